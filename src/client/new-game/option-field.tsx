import { type ReactElement, Suspense } from "react";
import type { Json } from "../../table/json.ts";
import type { Field } from "../../table/options.ts";
import { hasPage } from "../games/pages.ts";
import { Choice, Entry, Flag } from "../parts/fields.tsx";
import { lazily } from "../parts/lazily.tsx";
import type { Speech } from "../words/use-words.ts";
import { Ids } from "./ids-field.tsx";
import { PickCards } from "./pick-cards.tsx";

const Patch = lazily(() => import("./patch-field.tsx"));

interface OptionFieldProps {
  /** What the ids of its texts begin with: "option.begins", "order.feed". */
  readonly prefix?: "option" | "order";
  /** The game whose option it is. */
  readonly game?: string;
  readonly name: string;
  readonly field: Field;
  readonly value: Json;
  readonly words: Speech;
  onChange(value: Json): void;
}

/** An option as a field of a form, from its description. */
export function OptionField(props: OptionFieldProps): ReactElement | null {
  const { prefix = "option", game, name, field, value, words, onChange } = props;
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
    case "ids":
      return (
        <>
          <Ids label={label} about={about} ids={field.ids} value={value as readonly string[]} onChange={onChange} />
          {game !== undefined && hasPage(game, "cards") && (
            <PickCards game={game} title={label} picked={value as readonly string[]} onPick={onChange} words={words} />
          )}
        </>
      );
    case "by-seat":
      return null;
    case "patch":
      return (
        <Suspense>
          <Patch
            id={`${prefix}.${name}`}
            label={label}
            about={about}
            field={field}
            value={value}
            words={words}
            onChange={onChange}
          />
        </Suspense>
      );
  }
}
