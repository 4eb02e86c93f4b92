import { type ReactElement, useState } from "react";
import type { Json } from "../../table/json.ts";
import type { PatchField } from "../../table/options.ts";
import { Entry } from "../parts/fields.tsx";
import type { Speech } from "../words/use-words.ts";
import { groupsOf } from "./patch.ts";
import { PatchGroup } from "./patch-group.tsx";
import { type Typed, textOf, unfold } from "./typed.ts";

export interface PatchProps {
  /** What the ids of its words begin with: "option.tables". */
  readonly id: string;
  readonly label: string;
  readonly about: string | undefined;
  readonly field: PatchField;
  readonly value: Json;
  readonly words: Speech;
  onChange(value: Json): void;
}

/** Changes to what is printed: its numbers in groups, and all of it as JSON. */
export default function Patch(props: PatchProps): ReactElement {
  const { label, about, field, words } = props;
  const groups = groupsOf(field.table);
  if (groups.length === 0) return <AsJson {...props} about={about ?? words.name("form.patch")} />;
  return (
    <fieldset className="field patch">
      <legend>{label}</legend>
      {about !== undefined && <p className="field-about">{about}</p>}
      {groups.map((group) => (
        <PatchGroup key={group.path.join(".")} {...props} group={group} />
      ))}
      <details>
        <summary>{words.name("form.patch-json")}</summary>
        <AsJson {...props} label={words.name("form.patch")} about={undefined} />
      </details>
    </fieldset>
  );
}

function AsJson({ label, about, value, words, onChange }: PatchProps): ReactElement {
  const [typed, setTyped] = useState<Typed>();
  const text = textOf(typed, value, JSON.stringify);
  const problem = readJson(text) === undefined ? words.name("form.patch-broken") : undefined;
  const read = (now: string) => {
    const json = readJson(now);
    setTyped({ text: now, of: json ?? value });
    if (json !== undefined) onChange(json);
  };
  return (
    <Entry label={label} about={problem ?? about}>
      {(id, describedBy) => (
        <textarea
          id={id}
          ref={(area) => area?.setCustomValidity(problem ?? "")}
          rows={2}
          spellCheck={false}
          value={text}
          aria-describedby={describedBy}
          aria-invalid={problem !== undefined}
          onInvalid={unfold}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </Entry>
  );
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
