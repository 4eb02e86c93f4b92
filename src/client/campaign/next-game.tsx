import type { ReactElement } from "react";
import type { GameTerms } from "../../table/campaign-rules.ts";
import type { Speech } from "../words/use-words.ts";

interface NextGameProps {
  readonly next: GameTerms;
  /** Whether its match waits to be played on. */
  readonly isBegun: boolean;
  readonly words: Speech;
  onPlay(): void;
}

/** The next game: its goal, and what is there from its start. */
export function NextGame({ next, isBegun, words, onPlay }: NextGameProps): ReactElement {
  const { say, name } = words;
  const { number, attempt, goal, kept, food, lost } = next;
  const way = isBegun ? "campaign.go-on" : attempt > 1 ? "campaign.retry" : "campaign.play";
  const isAlone = kept.length === 1;
  return (
    <section className="campaign-next" aria-labelledby="next-game">
      <h2 id="next-game">{say({ id: "campaign.game", n: number })}</h2>
      {goal !== undefined && <p className="campaign-goal">{say({ id: "campaign.goal", n: goal })}</p>}
      {attempt > 1 && <p>{say({ id: "campaign.try", n: attempt })}</p>}
      <ul className="campaign-start">
        {kept.map((cards, seat) => {
          const parts = [
            ...cards.map((card) => say({ id: "campaign.kept", card })),
            ...(food[seat]! > 0 ? [say({ id: "campaign.food", n: food[seat]! })] : []),
            ...lost[seat]!.map((card) => say({ id: "campaign.lost", card })),
          ];
          if (parts.length === 0 && !isAlone) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              {!isAlone && <strong>{say({ id: "seat.name", seat })}: </strong>}
              {parts.length === 0 ? name("campaign.bare") : parts.join(" ")}
            </li>
          );
        })}
      </ul>
      <button className="button primary" type="button" onClick={onPlay}>
        {say({ id: way, n: number })}
      </button>
    </section>
  );
}
