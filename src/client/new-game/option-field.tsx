import { type ReactElement, useState } from "react";
import type { Json } from "../../table/json.ts";
import type { Field, PatchField } from "../../table/options.ts";
import { Choice, Entry, Flag } from "../parts/fields.tsx";
import type { Speech } from "../words/use-words.ts";

interface OptionFieldProps {
  /** What the ids of its texts begin with: "option.begins", "order.feed". */
  readonly prefix?: "option" | "order";
  readonly name: string;
  readonly field: Field;
  readonly value: Json;
  readonly words: Speech;
  onChange(value: Json): void;
}

/** An option as a field of a form, from its description. */
export function OptionField(props: OptionFieldProps): ReactElement {
  const { prefix = "option", name, field, value, words, onChange } = props;
  const text = (id: string) => (words.has(id) ? words.name(id) : undefined);
  const label = words.name(`${prefix}.${name}`);
  const about = text(`${prefix}.${name}.about`);
  const valueName = (one: string | number) => text(`${prefix}.${name}.${one}`) ?? String(one);
  switch (field.kind) {
    case "flag":
      return <Flag label={label} about={about} value={value === true} onChange={onChange} />;
    case "choice":
      return (
        <Choice
          label={label}
          about={about}
          value={value as string | number}
          values={field.values.map((one) => ({ value: one, text: valueName(one) }))}
          onChange={onChange}
        />
      );
    case "number":
      return (
        <Entry label={label} about={about}>
          {(id, describedBy) => (
            <input
              id={id}
              type="number"
              min={field.min}
              max={field.max}
              value={value as number}
              aria-describedby={describedBy}
              onChange={({ target }) => onChange(target.valueAsNumber)}
            />
          )}
        </Entry>
      );
    case "several": {
      const chosen = value as readonly string[];
      const toggle = (one: string, isIn: boolean) =>
        onChange(field.values.filter((other) => (other === one ? isIn : chosen.includes(other))));
      return (
        <fieldset className="field several">
          <legend>{label}</legend>
          {about !== undefined && <p className="field-about">{about}</p>}
          {field.values.map((one) => (
            <Flag
              key={one}
              label={valueName(one)}
              value={chosen.includes(one)}
              onChange={(isIn) => toggle(one, isIn)}
            />
          ))}
        </fieldset>
      );
    }
    case "patch":
      return <Patch label={label} about={about} field={field} value={value} words={words} onChange={onChange} />;
  }
}

interface PatchProps extends Omit<OptionFieldProps, "name" | "prefix"> {
  readonly label: string;
  readonly about: string | undefined;
  readonly field: PatchField;
}

/** Changes to printed numbers, written as JSON. */
function Patch({ label, about, value, words, onChange }: PatchProps): ReactElement {
  const [text, setText] = useState(() => JSON.stringify(value));
  const [isBroken, setBroken] = useState(false);
  const read = (typed: string) => {
    setText(typed);
    try {
      onChange(JSON.parse(typed) as Json);
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <Entry label={label} about={isBroken ? words.name("form.patch-broken") : (about ?? words.name("form.patch"))}>
      {(id, describedBy) => (
        <textarea
          id={id}
          rows={2}
          spellCheck={false}
          value={text}
          aria-describedby={describedBy}
          aria-invalid={isBroken}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </Entry>
  );
}
