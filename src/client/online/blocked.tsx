import { type ReactElement, useEffect, useState } from "react";
import { useWords } from "../words/use-words.ts";
import { Calls } from "./calls.ts";
import { pageAddress } from "./server.ts";

interface Blocked {
  readonly id: string;
  readonly name: string;
}

/** Whom one has blocked, and the way back. */
export function BlockedPeople(): ReactElement | null {
  const { name } = useWords();
  const [people, setPeople] = useState<readonly Blocked[]>([]);
  const read = () =>
    void new Calls(pageAddress()).get<readonly Blocked[]>("api/me/blocks").then(setPeople, () => undefined);
  useEffect(read, []);
  if (people.length === 0) return null;
  const unblock = (id: string) => new Calls(pageAddress()).delete(`api/me/blocks/${id}`).then(read, () => undefined);
  return (
    <section className="fields" aria-label={name("online.blocked")}>
      <p>{name("online.blocked")}</p>
      <ul className="webhooks">
        {people.map((person) => (
          <li key={person.id}>
            <strong>{person.name}</strong>{" "}
            <button className="button small" type="button" onClick={() => void unblock(person.id)}>
              {name("online.unblock")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
