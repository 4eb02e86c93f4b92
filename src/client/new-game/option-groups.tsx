import type { ReactElement } from "react";
import type { Json } from "../../table/json.ts";
import type { Options } from "../../table/options.ts";
import type { Speech } from "../words/use-words.ts";
import type { GameFacts } from "../worker/scene.ts";
import { changedAmong, type OptionGroup } from "./draft.ts";
import { OptionField } from "./option-field.tsx";

interface OptionFieldsProps {
  readonly facts: GameFacts;
  readonly fields: OptionGroup["fields"];
  readonly options: Options;
  readonly words: Speech;
  onChange(name: string, value: Json): void;
}

/** Options one after the other. */
export const OptionFields = ({ facts, fields, options, words, onChange }: OptionFieldsProps): ReactElement => (
  <>
    {fields.map(([name, field]) => (
      <OptionField
        key={name}
        game={facts.id}
        name={name}
        field={field}
        value={options[name] ?? field.default}
        words={words}
        onChange={(value) => onChange(name, value)}
      />
    ))}
  </>
);

interface OptionGroupsProps extends Omit<OptionFieldsProps, "fields"> {
  readonly groups: readonly OptionGroup[];
}

/** Options under headings, each closed until somebody wants it; a heading says how many of its options are not as usual. */
export const OptionGroups = ({ groups, ...rest }: OptionGroupsProps): ReactElement => (
  <>
    {groups.map(({ id, fields }) => {
      const changed = changedAmong(rest.facts, rest.options, fields).length;
      return (
        <details key={id} className="option-group">
          <summary>
            {rest.words.name(`options.${id}`)}
            {changed > 0 && (
              <span className="patch-count">{rest.words.say({ id: "form.patch-changed", n: changed })}</span>
            )}
          </summary>
          <div className="fields">
            <OptionFields {...rest} fields={fields} />
          </div>
        </details>
      );
    })}
  </>
);
