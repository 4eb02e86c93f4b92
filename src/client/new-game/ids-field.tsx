import { type ReactElement, useId, useState } from "react";
import { Entry } from "../parts/fields.tsx";
import { type Typed, textOf } from "./typed.ts";

interface IdsProps {
  readonly label: string;
  readonly about: string | undefined;
  readonly ids: readonly string[];
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Ids out of a long list, typed one after the other. */
export function Ids({ label, about, ids, value, onChange }: IdsProps): ReactElement {
  const [typed, setTyped] = useState<Typed>();
  const list = useId();
  const read = (text: string) => {
    const now = text.split(/[\s,;]+/).filter((id) => id !== "");
    setTyped({ text, of: now });
    onChange(now);
  };
  return (
    <Entry label={label} about={about}>
      {(id, describedBy) => (
        <>
          <input
            id={id}
            type="text"
            list={list}
            spellCheck={false}
            value={textOf(typed, value, (shown) => (shown as readonly string[]).join(", "))}
            aria-describedby={describedBy}
            onChange={({ target }) => read(target.value)}
          />
          <datalist id={list}>
            {ids.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      )}
    </Entry>
  );
}
