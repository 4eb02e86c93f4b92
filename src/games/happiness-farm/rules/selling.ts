import { next } from "../../../table/agenda.ts";
import type { MoveOf } from "../../../table/game.ts";
import { numbered } from "../../../table/moves.ts";
import type { TaskOf } from "../../../table/rules.ts";
import { GOODS } from "../data.ts";
import type { AnswerTo, Move, RulesFor, State, Task } from "../state.ts";
import { GOOD_INDEX, KIND_INDEX, type Tables, tables } from "../tables.ts";
import { isFed, isFirstOfGroup, removeAnimal, startGrouping } from "./herd.ts";
import { askAll, PASS } from "./order.ts";

const WOOL = GOOD_INDEX.wool;
const HANDFUL = 5;

/** Goods and animals for money, as many as one likes. (Selling) */
export const sellingRules: RulesFor<"selling" | "sell"> = {
  selling: {
    run(state) {
      for (let seat = 0; seat < state.seats; seat++) {
        state.money[seat]! += state.due[seat]!;
        state.due[seat] = 0;
      }
      askAll(state, (seat) => ({ kind: "sell", seat }));
    },
  },

  sell: {
    can: hasSomethingToSell,
    moves(state, { seat }) {
      const all = tables(state);
      const moves: AnswerTo<"sell">[] = [PASS];
      const goods = state.goods[seat]!;
      for (let good = 0; good < goods.length; good++) {
        const count = goods[good]!;
        if (count === 0 || all.price[good] === 0) continue;
        const sale = SALES[good]!;
        moves.push(sale(count));
        if (count > HANDFUL) moves.push(sale(HANDFUL));
        if (count > 1) moves.push(sale(1));
      }
      startGrouping();
      const { kind, square } = state.herd;
      for (let i = 0; i < kind.length; i++)
        if (canBeSold(state, all, seat, i) && isFirstOfGroup(state, i, 0))
          moves.push(all.offers.sellAnimal[square[i]!]![kind[i]!]!);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "pass") return;
      if (move.type === "sell") sellGoods(state, task.seat, move);
      else sellAnimal(state, task.seat, move);
      next(state, task);
    },
  },
};

/** By good, by count. */
const SALES = GOODS.map((good) => numbered((count): AnswerTo<"sell"> => ({ type: "sell", good, count })));

function hasSomethingToSell(state: State, { seat }: TaskOf<Task, "sell">): boolean {
  const all = tables(state);
  const goods = state.goods[seat]!;
  for (let good = 0; good < goods.length; good++) if (goods[good]! > 0 && all.price[good]! > 0) return true;
  for (let i = 0; i < state.herd.kind.length; i++) if (canBeSold(state, all, seat, i)) return true;
  return false;
}

/** Our ruling: only an animal fed to capacity in the last feeding can be sold, or money would grow by itself. */
function canBeSold(state: State, all: Tables, seat: number, animal: number): boolean {
  const { owner, kind } = state.herd;
  if (owner[animal] !== seat || all.sell[kind[animal]!] === 0) return false;
  return state.options.sellAnimals === "any" || isFed(state, all, animal);
}

function sellGoods(state: State, seat: number, { good, count }: MoveOf<Move, "sell">): void {
  const index = GOOD_INDEX[good];
  state.goods[seat]![index]! -= count;
  const money = count * tables(state).price[index]!;
  // Our ruling: wool is paid at the start of the next selling.
  if (index === WOOL && state.options.woolDelay) state.due[seat]! += money;
  else state.money[seat]! += money;
}

function sellAnimal(state: State, seat: number, move: MoveOf<Move, "sellAnimal">): void {
  const all = tables(state);
  const kind = KIND_INDEX[move.kind];
  const square = all.board.index[move.square];
  const { herd } = state;
  for (let i = 0; i < herd.kind.length; i++) {
    if (herd.kind[i] !== kind || herd.square[i] !== square || !canBeSold(state, all, seat, i)) continue;
    state.money[seat]! += all.sell[kind]!;
    return removeAnimal(state, i);
  }
}
