import { type FormEvent, type ReactElement, useState } from "react";
import { Entry } from "../parts/fields.tsx";
import { useWords } from "../words/use-words.ts";
import { Calls, reasonFor } from "./calls.ts";
import { type Me, pageAddress, setMe } from "./server.ts";

/** Sign in as a guest by a name, or come back with a recovery code. */
export function SignIn({ onDone }: { readonly onDone?: () => void }): ReactElement {
  const { say, name } = useWords();
  const [typed, setTyped] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();

  async function enter(event: FormEvent, path: string, body: object): Promise<void> {
    event.preventDefault();
    try {
      const me = await new Calls(pageAddress()).post<Omit<Me, "hasCode">>(path, body);
      // A browser that keeps no cookies forgets at once who signed in.
      if ((await new Calls(pageAddress()).get<Me | null>("api/me")) === null)
        return setProblem(name("online.no-cookies"));
      setMe({ ...me, hasCode: path === "api/sessions" });
      onDone?.();
    } catch (error) {
      setProblem(say(reasonFor(error)));
    }
  }

  return (
    <div className="sign-in">
      <form onSubmit={(event) => void enter(event, "api/people", { name: typed.trim() })}>
        <Entry label={name("online.name")} about={name("online.name-about")}>
          {(id, about) => (
            <input
              id={id}
              type="text"
              required
              maxLength={24}
              autoComplete="nickname"
              aria-describedby={about}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Entry>
        <button className="button primary" type="submit">
          {name("online.sign-in")}
        </button>
      </form>
      <details>
        <summary>{name("online.have-code")}</summary>
        <form onSubmit={(event) => void enter(event, "api/sessions", { code })}>
          <Entry label={name("online.recovery-code")}>
            {(id) => (
              <input
                id={id}
                type="text"
                required
                autoComplete="off"
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Entry>
          <button className="button" type="submit">
            {name("online.come-back")}
          </button>
        </form>
      </details>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
