import type { CSSProperties, ReactElement } from "react";
import type { Breakdown, Result, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { SeatLook } from "../board.ts";
import { Parts } from "../frame/scores.tsx";
import { bySide } from "../frame/seat-looks.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { figures } from "../words/figures.ts";

/** The number that decides, where it is not the points. */
export type Headline = (seat: Seat) => { readonly n: number; readonly label: Message } | undefined;

interface RanksProps {
  readonly result: Result;
  readonly headline?: Headline | undefined;
  /** How many parts of the points are counted so far; all of them if not given. */
  readonly counted?: number | undefined;
  /** Whether the parts stand below each seat. */
  readonly hasParts: boolean;
}

/** Who is where. While points are being counted, everybody stands where they are so far. */
export function Ranks({ result, headline, counted, hasParts }: RanksProps): ReactElement {
  const { say, name, seats } = useTable();
  const placeOf = ([first]: readonly SeatLook[]) => result.places[first?.seat ?? 0] ?? 0;
  const ranked = [...bySide(seats)].sort((a, b) => placeOf(a) - placeOf(b));
  const totals = ranked.map((side) => totalOf(result.scores[side[0]!.seat], counted));
  const isSolo = seats.length === 1;
  return (
    <ol className="ranks">
      {ranked.map((side, row) => {
        const { seat, ink } = side[0]!;
        const decides = headline?.(seat);
        const before = counted === undefined ? row : placeAmong(totals, row);
        const place = counted === undefined ? result.places[seat] : 1 + totals.filter((n) => n > totals[row]!).length;
        return (
          <li key={seat} style={{ "--away": before - row } as CSSProperties}>
            <div className="rank-line">
              {!isSolo && (
                <span className="rank" role="img" aria-label={`${name("result.place")} ${place}`}>
                  {place}
                </span>
              )}
              {side.map((look) => (
                <SeatMark key={look.seat} seat={look.seat} />
              ))}
              <strong style={{ color: ink }}>{side.map((look) => look.name).join(" + ")}</strong>
              <span className="score-total">{decides === undefined ? figures(totals[row]!) : say(decides.label)}</span>
            </div>
            {hasParts && (decides === undefined || isLevel(decides.n, seats, headline)) && (
              <Parts
                score={decides === undefined ? result.scores[seat] : counting(result.scores[seat])}
                none="result.nothing"
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The points of a seat, or of the first so many parts of them. */
export const totalOf = (score: Breakdown | undefined, counted: number | undefined): number =>
  counted === undefined
    ? (score?.total ?? 0)
    : (score?.parts ?? []).slice(0, counted).reduce((all, { points }) => all + points, 0);

/** Where a row stands by the numbers so far; equals keep their order. */
const placeAmong = (totals: readonly number[], row: number): number =>
  totals.filter((n, other) => n > totals[row]! || (n === totals[row] && other < row)).length;

/** Whether somebody else has the number that decides too: then points settle it. */
const isLevel = (n: number, seats: readonly SeatLook[], headline: Headline | undefined): boolean =>
  seats.filter(({ seat }) => headline?.(seat)?.n === n).length > 1;

/** Only what brings points: the number that decides is told apart. */
const counting = (score: Breakdown | undefined): Breakdown | undefined =>
  score && { ...score, parts: score.parts.filter(({ points }) => points !== 0) };
