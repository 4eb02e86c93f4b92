import { clone } from "../../table/clone.ts";
import type { Move, Table } from "../../table/game.ts";
import type { Bot, Memory, Turn } from "../bot.ts";
import { offered } from "./offered.ts";
import { fingerprint } from "./position-hash.ts";

/** Chooses a whole turn at a time. */
export type TurnChooser = <S extends Table, M extends Move>(turn: Turn<S, M>) => readonly M[] | Promise<readonly M[]>;

/** What is left of a turn that was chosen, and the position it is meant for. */
interface Plan {
  readonly mark: number;
  readonly moves: readonly Move[];
}

/** A bot that keeps to the turn it has chosen, move by move; it thinks anew where its memory does not fit the table. */
export const turnPlayer = (choose: TurnChooser): Bot => ({
  choose(turn) {
    const { moves, view, memory } = turn;
    if (moves.length === 1) return moves[0]!;
    const plan = memory?.plan as Plan | undefined;
    const isMeant = plan !== undefined && plan.moves.length > 0 && plan.mark === fingerprint(view);
    const line = isMeant ? (plan.moves as readonly (typeof moves)[number][]) : choose(turn);
    return line instanceof Promise ? line.then((found) => begin(turn, found, memory)) : begin(turn, line, memory);
  },
});

/** The first move of a turn; the rest is kept, with moves that need no choice already left out. */
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
  memory.plan = { mark: fingerprint(after), moves: left } satisfies Plan;
  return move;
}
