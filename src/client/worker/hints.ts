import type { Advice } from "../../bots/review/advice.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import { freshNumber } from "./fresh.ts";
import type { Hint } from "./scene.ts";
import { botAdvice } from "./thinking.ts";

/** How long a person waits for hints at most, in milliseconds. */
const PATIENCE = 1500;

/** Up to three moves worth a thought, best first, from what a seat may know. */
export async function hintsFor(
  module: GameModule,
  view: Table,
  seat: Seat,
  moves: readonly Move[],
): Promise<readonly Hint[]> {
  if (moves.length === 0) return [];
  const task = { game: module.game.id, view, seat, moves, luck: freshNumber(), milliseconds: PATIENCE };
  const advice = await botAdvice(task).catch((error: unknown) => {
    // Whoever asks for a hint and gets none can still play.
    console.error(error);
    return [];
  });
  const hints = advice.map((one) => hintOf(module, view, one));
  // What is told to end better stands first.
  return hints.toSorted((a, b) => (b.expected[seat] ?? 0) - (a.expected[seat] ?? 0));
}

/** An advice in messages. Points are told where points decide the game, else games that are won. */
export function hintOf({ evaluation }: GameModule, view: Table, { move, expected, error, reasons }: Advice): Hint {
  const worth = evaluation.winWorth?.(view);
  const isInPoints = worth === undefined;
  return {
    offer: move,
    expected: isInPoints ? expected.map((points) => (Number.isFinite(points) ? tenths(points) : undefined)) : [],
    wins: isInPoints || error === undefined ? [] : expected.map((lead) => winsBy(lead, worth)),
    error: error && (isInPoints ? tenths(error) : Math.round((50 * error) / worth)),
    reasons: reasons
      .filter(({ change }) => tenths(change) !== 0)
      .map(({ term, change }) => reasonOf(`term.${term}${change < 0 ? ".less" : ""}`, tenths(change), isInPoints)),
  };
}

/** How many of a hundred games a lead wins, where a win is worth so many points. */
const winsBy = (lead: number, worth: number): number => Math.round(50 * (1 + Math.max(-1, Math.min(1, lead / worth))));

function reasonOf(term: string, change: number, isInPoints: boolean): Message {
  if (!isInPoints) return { id: change < 0 ? "hint.worse" : "hint.better", term };
  return { id: change < 0 ? "hint.less" : "hint.more", term, n: Math.abs(change) };
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
