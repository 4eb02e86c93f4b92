import type { ReactElement } from "react";
import type { Breakdown } from "../../table/game.ts";
import { bySide } from "../frame/seat-looks.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { figures } from "../words/figures.ts";
import { totalOf } from "./ranks.tsx";

/** Whether all seats are counted by the same parts, so that they fit on one sheet. */
export function areAlike(scores: readonly Breakdown[], say: ReturnType<typeof useTable>["say"]): boolean {
  const [first, ...others] = scores.map(({ parts }) => parts.map(({ text }) => say(text)).join("\n"));
  return others.length > 0 && others.every((parts) => parts === first);
}

/** What counts; where it is the side's, beside it what the seat itself has. */
const Cell = ({ part }: { readonly part: Breakdown["parts"][number] | undefined }): ReactElement => (
  <>
    {part?.own !== undefined && part.own !== part.points && <small className="own-part">{figures(part.own)} → </small>}
    {figures(part?.points ?? 0)}
  </>
);

/** Whether nobody has more for a part, and somebody less. */
function isBest(scores: readonly Breakdown[], row: number, seat: number): boolean {
  const all = scores.map(({ parts }) => parts[row]?.points ?? 0);
  return all[seat] === Math.max(...all) && all.some((points) => points < all[seat]!);
}

interface ScoreSheetProps {
  readonly scores: readonly Breakdown[];
  /** How many parts are counted so far; all of them if not given. */
  readonly counted?: number | undefined;
}

/** The points of all seats side by side, part by part; the most for each part stands out. */
export function ScoreSheet({ scores, counted }: ScoreSheetProps): ReactElement {
  const { say, name, seats: all } = useTable();
  const seats = bySide(all).flat();
  return (
    <table className="score-sheet">
      <thead>
        <tr>
          <th scope="col">{name("result.points-for")}</th>
          {seats.map(({ seat, name: who }) => (
            <th key={seat} scope="col" aria-label={who}>
              <SeatMark seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores[0]?.parts.map(({ text }, row) => (
          <tr key={say(text)} data-waits={(counted !== undefined && row >= counted) || undefined}>
            <th scope="row">{say(text)}</th>
            {seats.map(({ seat }) => (
              <td key={seat} data-best={isBest(scores, row, seat) || undefined}>
                <Cell part={scores[seat]?.parts[row]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{name("result.total")}</th>
          {seats.map(({ seat }) => (
            <td key={seat}>{figures(totalOf(scores[seat], counted))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
