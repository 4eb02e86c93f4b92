import { type ReactElement, useId } from "react";
import { useTable } from "./table-context.ts";

interface SearchProps {
  readonly value: string;
  onChange(value: string): void;
}

/** What is searched for among all that a page shows; its label is the game's text `browse.search`. */
export function Search({ value, onChange }: SearchProps): ReactElement {
  const { name } = useTable();
  const id = useId();
  return (
    <div className="field sieve-text">
      <label htmlFor={id}>{name("browse.search")}</label>
      <input id={id} type="search" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

interface FoundProps {
  /** What is looked for, as the game's texts `<what>.count`, `<what>.none` and `<what>.clear` call it. */
  readonly what: string;
  readonly n: number;
  readonly all: number;
  /** Said after the count. */
  readonly also?: string | undefined;
  onClear(): void;
}

/** How many were found, and where none was a way back to all. */
export function Found({ what, n, all, also, onClear }: FoundProps): ReactElement {
  const { name, say } = useTable();
  return (
    <>
      <p className="browse-count" role="status">
        {[say({ id: `${what}.count`, n, all }), also].filter((part) => part !== undefined).join(" · ")}
      </p>
      {n === 0 && (
        <p>
          {name(`${what}.none`)}{" "}
          <button className="button small" type="button" onClick={onClear}>
            {name(`${what}.clear`)}
          </button>
        </p>
      )}
    </>
  );
}
