import { clone } from "../../table/clone.ts";
import type { Move, Table } from "../../table/game.ts";
import type { Bot, Memory, Turn } from "../bot.ts";
import { offered } from "./offered.ts";
import { positionHash } from "./position-hash.ts";

/** Chooses a whole turn at a time. */
export type TurnChooser = <S extends Table, M extends Move>(turn: Turn<S, M>) => readonly M[] | Promise<readonly M[]>;

/** The rest of a chosen turn, and the hash of the position it continues from. */
interface Plan {
  readonly hash: number;
  readonly moves: readonly Move[];
}

/** A bot that plays a chosen turn move by move, and searches again if the position is not the expected one. */
export const turnPlayer = (choose: TurnChooser): Bot => ({
  choose(turn) {
    const { moves, view, memory } = turn;
    if (moves.length === 1) return moves[0]!;
    const plan = memory?.plan as Plan | undefined;
    const isMeant = plan !== undefined && plan.moves.length > 0 && plan.hash === positionHash(view);
    const line = isMeant ? (plan.moves as readonly (typeof moves)[number][]) : choose(turn);
    return line instanceof Promise ? line.then((found) => begin(turn, found, memory)) : begin(turn, line, memory);
  },
});

/** Returns the first move of a turn and remembers the rest, without forced moves. */
function begin<S extends Table, M extends Move>(turn: Turn<S, M>, line: readonly M[], memory: Memory | undefined): M {
  const { module, seat, view, moves } = turn;
  const move = offered(moves, line[0]!);
  if (memory === undefined) return move;
  const after = clone(view);
  let left = line;
  do {
    module.game.play(after, seat, left[0]!);
    left = left.slice(1);
  } while (left.length > 0 && module.game.actors(after).includes(seat) && module.game.moves(after, seat).length === 1);
  memory.plan = { hash: positionHash(after), moves: left } satisfies Plan;
  return move;
}
