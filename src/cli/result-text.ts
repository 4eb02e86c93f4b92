import type { Match } from "../table/match.ts";
import type { GameModule } from "../table/module.ts";
import { sidesOf, tiesOf } from "../table/sides.ts";
import { readable } from "./text-table.ts";
import { sayIn, seatNames } from "./words.ts";

/** How a match ended, a line for each seat or team, the best first; or whom it waits for. */
export function resultText(module: GameModule, match: Match): readonly string[] {
  const names = seatNames(match.players);
  const result = match.result();
  if (match.isAborted) return ["Aborted: the match was ended before its end."];
  if (result === undefined) return [`Not over yet: it waits for ${match.actors().map(names).join(", ")}.`];
  const sides = sidesOf(module.game, match.options, result.places.length);
  const first = [...new Set(sides)].map((side) => sides.indexOf(side));
  const ranks = first
    .sort((a, b) => result.places[a]! - result.places[b]!)
    .map((seat) => {
      const { total, parts } = result.scores[seat]!;
      const points = parts.map((part) => `${sayIn(module, part.text, names)} ${readable(part.points)}`).join(", ");
      const who = sides.flatMap((side, other) => (side === sides[seat] ? [names(other)] : [])).join(" and ");
      return `${result.places[seat]}. ${who}: ${readable(total)}${points === "" ? "" : ` (${points})`}`;
    });
  const ties = tiesOf(result, sides).map(({ points, seats }) => {
    const counts = seats.map((seat) => `${names(seat)} ${readable(result.tieBreak!.counts[seat]!)}`).join(", ");
    return `${readable(points)} points each; ${sayIn(module, result.tieBreak!.text, names)}: ${counts}`;
  });
  return [...ranks, ...ties];
}
