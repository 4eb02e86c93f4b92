import type { Advice } from "../../bots/advice.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
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
  return (await botAdvice(task)).map((advice) => hintOf(module, view, advice));
}

/** An advice in messages. Points are told where points decide the game. */
export function hintOf({ evaluation }: GameModule, view: Table, { move, expected, error, reasons }: Advice): Hint {
  const isInPoints = evaluation.winWorth?.(view) === undefined;
  return {
    offer: move,
    expected: isInPoints ? expected.map((points) => (Number.isFinite(points) ? tenths(points) : undefined)) : [],
    error: error === undefined ? undefined : tenths(error),
    reasons: reasons
      .map(({ term, change }) => ({
        id: change < 0 ? "hint.less" : "hint.more",
        term: `term.${term}`,
        n: tenths(change),
      }))
      .filter(({ n }) => n !== 0)
      .map((reason) => ({ ...reason, n: Math.abs(reason.n) })),
  };
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
