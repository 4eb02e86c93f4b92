import "./seat-fields.css";
import type { ReactElement } from "react";
import type { Player } from "../../table/match-file.ts";
import { Choice, Entry } from "../parts/fields.tsx";
import type { Speech } from "../words/use-words.ts";

const PERSON = "person";

interface SeatFieldsProps {
  readonly seat: number;
  readonly player: Player;
  /** What the seat is called if nobody gives it a name. */
  readonly called: string;
  readonly bots: readonly string[];
  readonly words: Speech;
  onChange(player: Player): void;
}

/** Who sits at a place: a person with a name, or a bot by its level. */
export function SeatFields({ seat, player, called, bots, words, onChange }: SeatFieldsProps): ReactElement {
  const { say, name, has } = words;
  const botName = (id: string) => (has(`bot.${id}`) ? name(`bot.${id}`) : say({ id: "bot.other", bot: `"${id}"` }));
  const values = [
    { value: PERSON, text: name("form.person") },
    ...bots.map((id) => ({ value: id, text: botName(id) })),
  ];
  return (
    <fieldset className="seat-fields">
      <legend>{say({ id: "form.seat", n: seat + 1 })}</legend>
      <Choice
        label={name("form.who")}
        value={player.bot ?? PERSON}
        values={values}
        onChange={(who) => onChange(who === PERSON ? nameOf(player) : { ...nameOf(player), bot: who })}
      />
      {player.bot !== undefined && has(`bot.${player.bot}.about`) && (
        <p className="field-about">{name(`bot.${player.bot}.about`)}</p>
      )}
      {player.bot === undefined && (
        <Entry label={name("form.name")}>
          {(id) => (
            <input
              id={id}
              type="text"
              maxLength={24}
              autoComplete="off"
              placeholder={called}
              value={player.name ?? ""}
              onChange={({ target }) => onChange({ ...player, name: target.value })}
            />
          )}
        </Entry>
      )}
    </fieldset>
  );
}

const nameOf = ({ name }: Player): Player => (name === undefined ? {} : { name });
