import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { Entry } from "../parts/fields.tsx";
import { useWords } from "../words/use-words.ts";
import { Calls, reasonFor } from "./calls.ts";
import { pageAddress } from "./server.ts";

interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly address: string;
}

/** Turn notices to addresses of one's own: other programs are called there. */
export function Webhooks(): ReactElement {
  const { name, say } = useWords();
  const [own, setOwn] = useState<readonly Notice[]>([]);
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string>();
  const read = () => new Calls(pageAddress()).get<readonly Notice[]>("api/me/notices").then(setOwn);
  const call = (act: (calls: Calls) => Promise<unknown>) => {
    setProblem(undefined);
    act(new Calls(pageAddress()))
      .then(read)
      .catch((error: unknown) => setProblem(say(reasonFor(error))));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and after every change.
  useEffect(() => void read().catch(() => setOwn([])), []);

  function add(event: FormEvent): void {
    event.preventDefault();
    call(async (calls) => {
      await calls.post("api/me/notices", { kind: "webhook", address: address.trim() });
      setAddress("");
    });
  }

  return (
    <form className="fields" onSubmit={add}>
      <Entry label={name("online.webhook")} about={name("online.webhook-about")}>
        {(id, about) => (
          <input
            id={id}
            type="url"
            required
            maxLength={1000}
            placeholder="https://"
            aria-describedby={about}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Entry>
      <button className="button" type="submit">
        {name("online.webhook-add")}
      </button>
      <ul className="webhooks">
        {own
          .filter(({ kind }) => kind === "webhook")
          .map(({ id, address }) => (
            <li key={id}>
              <code>{address}</code>{" "}
              <button
                className="button small"
                type="button"
                onClick={() => call((calls) => calls.delete(`api/me/notices/${id}`))}
              >
                {name("online.webhook-remove")}
              </button>
            </li>
          ))}
      </ul>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
