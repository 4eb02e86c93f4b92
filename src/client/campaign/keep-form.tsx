import { type FormEvent, type ReactElement, useState } from "react";
import type { Choice } from "../../table/campaign-rules.ts";
import type { Player } from "../../table/match-file.ts";
import type { Speech } from "../words/use-words.ts";

interface KeepFormProps {
  readonly choice: readonly Choice[];
  readonly players: readonly Player[];
  readonly words: Speech;
  onKeep(chosen: readonly (string | null)[]): void;
}

/** What each person keeps of the last game; bots say it for themselves. */
export function KeepForm({ choice, players, words, onKeep }: KeepFormProps): ReactElement {
  const { name } = words;
  const [chosen, setChosen] = useState<readonly (string | null | undefined)[]>(() => choice.map(() => undefined));
  const asked = choice.flatMap(({ from }, seat) => (from.length > 0 && players[seat]?.bot === undefined ? [seat] : []));
  const isComplete = asked.every((seat) => chosen[seat] !== undefined);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onKeep(chosen.map((one) => one ?? null));
  };
  return (
    <form className="campaign-keep" onSubmit={keep}>
      <h2>{name("campaign.choose")}</h2>
      <p>{name("campaign.choose-about")}</p>
      {asked.map((seat) => (
        <SeatChoice
          key={seat}
          seat={seat}
          choice={choice[seat]!}
          chosen={chosen[seat]}
          words={words}
          onChoose={(one) => setChosen(chosen.with(seat, one))}
        />
      ))}
      <button className="button primary" type="submit" disabled={!isComplete}>
        {name("campaign.keep")}
      </button>
    </form>
  );
}

interface SeatChoiceProps {
  readonly seat: number;
  readonly choice: Choice;
  readonly chosen: string | null | undefined;
  readonly words: Speech;
  onChoose(one: string | null): void;
}

function SeatChoice({ seat, choice, chosen, words, onChoose }: SeatChoiceProps): ReactElement {
  const { say, name, has } = words;
  const option = (one: string | null, title: string, about?: string) => (
    <label key={one} className="campaign-card">
      <input type="radio" name={`keep-${seat}`} checked={chosen === one} onChange={() => onChoose(one)} />
      <span>
        <strong>{title}</strong>
        {about !== undefined && <small>{about}</small>}
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend>{say({ id: "seat.name", seat })}</legend>
      {choice.from.map((card) => option(card, name(card), has(`${card}.about`) ? name(`${card}.about`) : undefined))}
      {!choice.isDue && option(null, name("campaign.nothing"))}
    </fieldset>
  );
}
