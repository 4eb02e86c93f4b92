import type { ReactElement } from "react";
import type { Result } from "../../table/game.ts";
import type { Player } from "../../table/match-file.ts";
import { useTable } from "../kit/table-context.ts";
import { figures } from "../words/figures.ts";
import { areAlike } from "./score-sheet.tsx";

/** How many parts are named. */
const MOST = 3;

interface DifferenceProps {
  readonly result: Result;
  readonly players: readonly Player[];
}

/** What set the only person apart from the winner, or from the second: the parts with the greatest difference. */
export function Difference({ result, players }: DifferenceProps): ReactElement | null {
  const { say, seats } = useTable();
  const { scores, places } = result;
  const [me, ...others] = seats.filter(({ seat }) => players[seat]?.bot === undefined);
  if (me === undefined || others.length > 0 || !areAlike(scores, say)) return null;
  const other = seats
    .filter(({ side }) => side !== me.side)
    .toSorted((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0))[0];
  if (other === undefined) return null;
  const theirs = scores[other.seat]?.parts;
  const parts = (scores[me.seat]?.parts ?? [])
    .map(({ text, points }, i) => ({ text, by: points - (theirs?.[i]?.points ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST);
  if (parts.length === 0) return null;
  return (
    <section className="difference">
      <h3>{say({ id: "result.difference", seat: other.seat })}</h3>
      <ul>
        {parts.map(({ text, by }) => (
          <li key={say(text)} data-less={by < 0 || undefined}>
            <strong>{`${by > 0 ? "+" : ""}${figures(by)}`}</strong> {say(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
