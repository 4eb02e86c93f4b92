import type { Match } from "../table/match.ts";
import type { GameModule } from "../table/module.ts";
import { readable } from "./text-table.ts";
import { sayIn, seatNames } from "./words.ts";

/** How a match ended, a line for each seat, the best first; or whom it waits for. */
export function resultText(module: GameModule, match: Match): readonly string[] {
  const names = seatNames(match.players);
  const result = match.result();
  if (match.isAborted) return ["Aborted: the match was ended before its end."];
  if (result === undefined) return [`Not over yet: it waits for ${match.actors().map(names).join(", ")}.`];
  const seats = result.places.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!);
  return seats.map((seat) => {
    const { total, parts } = result.scores[seat]!;
    const points = parts.map((part) => `${sayIn(module, part.text, names)} ${readable(part.points)}`).join(", ");
    return `${result.places[seat]}. ${names(seat)}: ${readable(total)}${points === "" ? "" : ` (${points})`}`;
  });
}
