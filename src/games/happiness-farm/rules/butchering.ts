import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import type { AnswerTo, Move, RulesFor, State } from "../state.ts";
import { GOOD_INDEX, KIND_INDEX, type Tables, tables } from "../tables.ts";
import { addAnimal, crowd, hasFiniteSupply, isFed, isFirstOfGroup, removeAnimal, startGrouping } from "./herd.ts";
import { askAll, PASS } from "./order.ts";

/** Animals for meat, and young ones where the option allows. (Butchering, Breeding) */
export const butcheringRules: RulesFor<"butchering" | "butcher" | "breeding" | "breed"> = {
  butchering: {
    run: (state) => askAll(state, (seat) => ({ kind: "butcher", seat })),
  },

  butcher: {
    can(state, { seat }) {
      const all = tables(state);
      for (let i = 0; i < state.herd.kind.length; i++) if (canBeButchered(state, all, seat, i)) return true;
      return false;
    },
    moves(state, { seat }) {
      const all = tables(state);
      const { kind, square } = state.herd;
      const moves: AnswerTo<"butcher">[] = [PASS];
      startGrouping();
      for (let i = 0; i < kind.length; i++) {
        if (!canBeButchered(state, all, seat, i)) continue;
        const fed = isFed(state, all, i);
        if (!isFirstOfGroup(state, i, fed ? 0 : 1)) continue;
        const { butcher, butcherHungry } = all.offers;
        moves.push((fed ? butcher : butcherHungry)[square[i]!]![kind[i]!]!);
      }
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "pass") return;
      butcher(state, task.seat, move);
      next(state, task);
    },
  },

  breeding: {
    run: (state) => askAll(state, (seat) => ({ kind: "breed", seat, bred: 0 })),
  },

  breed: {
    can: (state, { seat, bred }) => births(state, seat, bred).length > 0,
    moves: (state, { seat, bred }) => [PASS, ...births(state, seat, bred)],
    apply(state, task, move) {
      if (move.type === "pass") return;
      const { kind, square } = move;
      const animal = KIND_INDEX[kind];
      if (hasFiniteSupply(state)) state.supply[animal]!--;
      addAnimal(state, task.seat, animal, tables(state).board.index[square]!);
      next(state, { ...task, bred: task.bred | (1 << animal) });
    },
  },
};

/** Our ruling: fed this round and bought in an earlier one, or meat would pay three times the price of a pig at once. */
function canBeButchered(state: State, all: Tables, seat: Seat, animal: number): boolean {
  const { owner, kind, bought } = state.herd;
  if (owner[animal] !== seat || all.meat[kind[animal]!] === 0) return false;
  switch (state.options.butcherAnimals) {
    case "any":
      return true;
    case "fed":
      return isFed(state, all, animal);
    case "fed-and-settled":
      return bought[animal]! < state.round && isFed(state, all, animal);
  }
}

function butcher(state: State, seat: Seat, move: MoveOf<Move, "butcher">): void {
  const all = tables(state);
  const kind = KIND_INDEX[move.kind];
  const square = all.board.index[move.square];
  const { herd } = state;
  for (let i = 0; i < herd.kind.length; i++) {
    if (herd.kind[i] !== kind || herd.square[i] !== square || !canBeButchered(state, all, seat, i)) continue;
    if (isFed(state, all, i) === (move.hungry === true)) continue;
    state.goods[seat]![GOOD_INDEX.meat]! += all.meat[kind]!;
    return removeAnimal(state, i);
  }
}

/**
 * Designed: two fed animals of one kind on the same or neighbouring squares, one of them available, have a young one
 * there; one of each kind a round.
 */
function births(state: State, seat: Seat, bred: number): readonly MoveOf<Move, "breed">[] {
  const all = tables(state);
  const { board, offers } = all;
  const counts = crowd(state);
  const moves: MoveOf<Move, "breed">[] = [];
  for (let kind = 0; kind < all.kinds; kind++) {
    if ((bred & (1 << kind)) !== 0 || (hasFiniteSupply(state) && state.supply[kind] === 0)) continue;
    const fed = fedOn(state, all, seat, kind);
    for (let square = 0; square < fed.length; square++) {
      if (fed[square] === 0 || counts[square]! >= board.places) continue;
      if (fed[square]! > 1 || board.sides[square]!.some((side) => fed[side]! > 0))
        moves.push(offers.breed[square]![kind]!);
    }
  }
  return moves;
}

/** By square: how many fed animals of a kind and owner stand there. */
function fedOn(state: State, all: Tables, seat: Seat, kind: number): readonly number[] {
  const counts = new Array<number>(state.land.length).fill(0);
  const { herd } = state;
  for (let i = 0; i < herd.kind.length; i++)
    if (herd.kind[i] === kind && herd.owner[i] === seat && isFed(state, all, i)) counts[herd.square[i]!]!++;
  return counts;
}
