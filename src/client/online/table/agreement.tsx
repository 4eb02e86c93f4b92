import type { ReactElement } from "react";
import type { Agreed, Pace } from "../../../protocol/table-info.ts";
import { type Json, same } from "../../../table/json.ts";
import type { Message } from "../../../table/messages.ts";
import { type Described, defaultOptions, effectiveOptions, fieldsOf } from "../../../table/options.ts";
import type { Speech } from "../../words/use-words.ts";

interface AgreementProps {
  readonly agreed: Agreed;
  readonly described: Described;
  readonly words: Speech;
}

/** What was agreed when the table was laid; of the options only those that are not as in the rules. */
export function Agreement({ agreed, described, words }: AgreementProps): ReactElement {
  const { name, say } = words;
  const defaults = defaultOptions(described);
  const options = effectiveOptions(described, agreed.options, agreed.seats);
  const changed = fieldsOf(described).filter(([option]) => !same(options[option], defaults[option]));
  return (
    <section className="seating-part" aria-label={name("online.agreed")}>
      <h2>{name("online.agreed")}</h2>
      <ul>
        {agreed.goesOnAfter !== undefined && <li>{say({ id: "online.goes-on", n: agreed.goesOnAfter })}</li>}
        <li>{say(paceText(agreed.pace))}</li>
        <li>{name(`online.spectators.${agreed.spectators}`)}</li>
        <li>{name(`online.gone.${agreed.gone}`)}</li>
        {changed.length === 0 && <li>{name("form.preset-default")}</li>}
        {changed.map(([option]) => (
          <li key={option}>
            {name(`option.${option}`)}
            {valueText(options[option] as Json, option, words)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function valueText(value: Json, option: string, { has, name }: Speech): string {
  const called = (one: unknown) => (has(`option.${option}.${one}`) ? name(`option.${option}.${one}`) : String(one));
  if (value === true) return "";
  if (value === false) return `: ${name("online.no")}`;
  if (typeof value === "string" || typeof value === "number") return `: ${called(value)}`;
  return Array.isArray(value) ? `: ${value.map(called).join(", ")}` : `: ${name("form.preset-own")}`;
}

function paceText(pace: Pace): Message {
  if (pace.kind === "live") return { id: "online.pace.live", minutes: Math.round(pace.bank / 60), seconds: pace.each };
  return pace.kind === "days" ? { id: "online.pace.days", n: pace.days } : { id: "online.pace.free" };
}
