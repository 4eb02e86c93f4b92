import type { Campaign } from "../../table/campaign.ts";
import type { GameStanding, GameTerms } from "../../table/campaign-rules.ts";
import type { SeatName } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import { textTable } from "../text-table.ts";
import { sayIn, seatNames } from "../words.ts";

/** The way so far, what is kept and what comes next, as text. */
export function campaignText(module: GameModule, campaign: Campaign): string {
  const { games, points, places, choice, next, isDone } = campaign.standing;
  const names = seatNames(campaign.players);
  const name = (card: string) => `${sayIn(module, { id: card })} (${card})`;
  const cards = (ids: readonly string[]) => (ids.length === 0 ? "nothing" : ids.map(name).join(", "));
  const lines = [
    `Campaign of ${sayIn(module, { id: "title" })}, ${campaign.players.map((_, seat) => names(seat)).join(", ")}`,
  ];
  if (games.length > 0)
    lines.push("", textTable([["game", ...campaign.players.map((_, seat) => names(seat)), ""], ...games.map(gameRow)]));
  if (points !== undefined && places !== undefined && games.length > 0)
    lines.push("", ...pointsText(points, places, names));
  if (isDone) lines.push("", "The campaign is complete.");
  for (const [seat, { from, isDue }] of (choice ?? []).entries())
    if (from.length > 0) lines.push("", `${names(seat)} ${isDue ? "has to" : "may"} keep one of: ${cards(from)}`);
  if (next !== undefined) {
    lines.push("", nextText(next));
    for (const [seat, kept] of next.kept.entries())
      lines.push(`  ${names(seat)}: keeps ${cards(kept)}, ${next.food[seat]} food besides the usual`);
    for (const [seat, lost] of next.lost.entries())
      if (lost.length > 0) lines.push(`  ${names(seat)} cannot pay for ${cards(lost)}, which goes back into the deck`);
  }
  return lines.join("\n");
}

/** Campaign points, the best first. */
const pointsText = (points: readonly number[], places: readonly number[], names: SeatName): readonly string[] =>
  [...points.keys()]
    .sort((a, b) => places[a]! - places[b]!)
    .map(
      (seat) => `${places[seat]}. ${names(seat)}: ${points[seat]} campaign ${points[seat] === 1 ? "point" : "points"}`,
    );

const nextText = ({ number, attempt, goal }: GameTerms): string =>
  `Next: game ${number}${goal === undefined ? "" : `, goal ${goal}`}${attempt === 1 ? "" : `, try ${attempt}`}`;

function gameRow({ number, attempt, goal, scores, awarded, isReached }: GameStanding): readonly string[] {
  const points = (scores ?? []).map((n, seat) => (awarded === undefined ? String(n) : `${n} (+${awarded[seat]})`));
  const verdict = goal === undefined ? "" : `goal ${goal} ${isReached ? "reached" : "missed"}`;
  return [
    attempt === 1 ? String(number) : `${number}, try ${attempt}`,
    ...(scores === undefined ? ["given up"] : points),
    verdict,
  ];
}
