import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { AnswerTo, RulesFor, State } from "../state.ts";
import { KIND_INDEX, type Tables, tables } from "../tables.ts";
import { addAnimal, crowd, hasFiniteSupply } from "./herd.ts";
import { PASS } from "./order.ts";

/** Animals for money, placed at once, one at a time around the table until all have passed. (Buying) */
export const buyingRules: RulesFor<"filling" | "draw" | "buying" | "buy" | "place"> = {
  filling: {
    run(state) {
      const { bag } = tables(state).numbers;
      // Our ruling: what was not bought goes back before the next draw.
      for (let kind = 0; kind < state.market.length; kind++) {
        state.supply[kind]! += state.market[kind]!;
        state.market[kind] = 0;
      }
      next(state, { kind: "draw", left: bag.base + bag.perSeat * state.seats });
    },
  },

  draw: {
    can: (state, { left }) => left > 0 && state.supply.some((count) => count > 0),
    moves: (state) => tables(state).offers.draw.filter((_, kind) => state.supply[kind]! > 0),
    weight: (state, _, { kind }) => state.supply[KIND_INDEX[kind]]!,
    use: () => "bag",
    apply(state, { left }, { kind: animal }) {
      const kind = KIND_INDEX[animal];
      state.supply[kind]!--;
      state.market[kind]!++;
      next(state, { kind: "draw", left: left - 1 });
    },
  },

  buying: {
    run(state, { turn, passed }) {
      for (let i = 0; i < state.seats; i++) {
        const seat = (turn + i) % state.seats;
        // Who cannot buy now cannot buy later in this step either.
        if ((passed & (1 << seat)) === 0 && canBuy(state, seat)) return next(state, { kind: "buy", seat, passed });
      }
    },
  },

  buy: {
    moves(state, { seat }) {
      const all = tables(state);
      const moves: AnswerTo<"buy">[] = [PASS];
      for (let kind = 0; kind < all.kinds; kind++)
        if (isForSale(state, all, seat, kind)) moves.push(all.offers.buy[kind]!);
      return moves;
    },
    apply(state, { seat, passed }, move) {
      const after = (seat + 1) % state.seats;
      if (move.type === "pass") return next(state, { kind: "buying", turn: after, passed: passed | (1 << seat) });
      const kind = KIND_INDEX[move.kind];
      state.money[seat]! -= tables(state).buy[kind]!;
      if (hasFiniteSupply(state)) stock(state)[kind]!--;
      const turn = state.options.buyingOrder === "all-at-once" ? seat : after;
      next(state, { kind: "place", seat, animal: kind }, { kind: "buying", turn, passed });
    },
  },

  place: {
    moves(state) {
      const { board, offers } = tables(state);
      const counts = crowd(state);
      const moves: AnswerTo<"place">[] = [];
      for (let square = 0; square < state.land.length; square++)
        if (counts[square]! < board.places) moves.push(offers.place[square]!);
      return moves;
    },
    apply(state, { seat, animal }, { square }) {
      addAnimal(state, seat, animal, tables(state).board.index[square]!);
    },
  },
};

const stock = (state: State): number[] => (state.options.meepleBag ? state.market : state.supply);

function canBuy(state: State, seat: Seat): boolean {
  const all = tables(state);
  if (state.herd.kind.length >= state.land.length * all.board.places) return false;
  for (let kind = 0; kind < all.kinds; kind++) if (isForSale(state, all, seat, kind)) return true;
  return false;
}

const isForSale = (state: State, all: Tables, seat: Seat, kind: number): boolean =>
  state.money[seat]! >= all.buy[kind]! && (!hasFiniteSupply(state) || stock(state)[kind]! > 0);
