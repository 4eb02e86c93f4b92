import "./seat-fields.css";
import type { ReactElement } from "react";
import type { Player } from "../../table/match-file.ts";
import { Entry, Pick } from "../parts/fields.tsx";
import type { Speech } from "../words/use-words.ts";
import { LevelSign, PersonSign, SeatSign } from "./seat-sign.tsx";

const PERSON = "person";

/** The level whose description fits all that play without what they learned elsewhere. */
const UNLEARNED = "club";

interface SeatFieldsProps {
  readonly seat: number;
  readonly player: Player;
  /** What the seat is called if nobody gives it a name. */
  readonly called: string;
  readonly bots: readonly string[];
  /** Those of them that play alike with the options chosen. */
  readonly alike?: readonly string[];
  readonly words: Speech;
  onChange(player: Player): void;
}

/** Who sits at a place: a person with a name, or a bot by its level. */
export function SeatFields(props: SeatFieldsProps): ReactElement {
  const { seat, player, called, bots, alike = [], words, onChange } = props;
  const { say, name, has } = words;
  const botName = (id: string) => (has(`level.${id}`) ? name(`level.${id}`) : say({ id: "bot.other", bot: `"${id}"` }));
  const { bot } = player;
  const about = bot === undefined ? "" : `bot.${alike.includes(bot) ? UNLEARNED : bot}.about`;
  return (
    <fieldset className="seat-fields">
      <legend>
        <SeatSign seat={seat} /> {say({ id: "form.seat", n: seat + 1 })}
      </legend>
      <Pick
        label={name("form.who")}
        value={bot ?? PERSON}
        values={[
          { value: PERSON, text: name("form.person"), sign: <PersonSign /> },
          ...bots.map((id, level) => ({
            value: id,
            text: botName(id),
            sign: <LevelSign level={level} of={bots.length} />,
          })),
        ]}
        onChange={(who) => onChange(who === PERSON ? nameOf(player) : { ...nameOf(player), bot: who })}
      />
      {bot !== undefined && (
        <p className="field-about" aria-live="polite">
          <strong>{player.name ?? called}:</strong> {has(about) && name(about)}
        </p>
      )}
      {bot === undefined && (
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
