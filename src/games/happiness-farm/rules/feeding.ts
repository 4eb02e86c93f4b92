import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { giftNumber, variantOf } from "../offers.ts";
import type { AnswerTo, Move, RulesFor, State } from "../state.ts";
import { FOOD_BIT, type Tables, tables } from "../tables.ts";
import { isFirstOfGroup, isNew, startGrouping, waitingAnimal } from "./herd.ts";
import { goOnEating } from "./meal.ts";
import { PASS } from "./order.ts";

const OFFER_SCRAPS: MoveOf<Move, "offerScraps"> = { type: "offerScraps" };
const SPARE_OR_NOT = [OFFER_SCRAPS, PASS];

/** Around the table one animal at a time; the owner says which. (Animals Roam and Feed) */
export const feedingRules: RulesFor<"hungering" | "feeding" | "spareScraps" | "feed" | "gift"> = {
  hungering: {
    run(state) {
      const { numbers } = tables(state);
      state.herd.eaten.fill(0);
      state.herd.waits.fill(1);
      state.emptiedBy.fill(-1);
      state.scraps.fill(numbers.scraps);
    },
  },

  feeding: {
    run(state, { turn }) {
      for (let i = 0; i < state.seats; i++) {
        const seat = (turn + i) % state.seats;
        if (!hasWaiting(state, seat) && !maySpareScraps(state, seat)) continue;
        const kind = hasWaiting(state, seat) ? "feed" : "spareScraps";
        return next(state, { kind, seat }, { kind: "feeding", turn: (seat + 1) % state.seats });
      }
    },
  },

  /** A seat none of whose animals waits gives its scraps away, or lets them go for this round. */
  spareScraps: {
    can: (state, { seat }) => maySpareScraps(state, seat),
    moves: () => SPARE_OR_NOT,
    apply(state, task, move) {
      if (move.type === "offerScraps") next(state, { kind: "gift", seat: task.seat }, task);
      else state.scraps[task.seat] = 0;
    },
  },

  feed: {
    moves(state, { seat }) {
      const all = tables(state);
      const { herd } = state;
      const moves: AnswerTo<"feed">[] = [];
      startGrouping();
      for (let i = 0; i < herd.kind.length; i++) {
        if (herd.owner[i] !== seat || herd.waits[i] === 0) continue;
        const variant = variantOf(herd.eaten[i]!, isNew(state, all, i));
        if (isFirstOfGroup(state, i, variant)) moves.push(all.offers.feed[herd.square[i]!]![herd.kind[i]!]!(variant));
      }
      if (canGive(state, all, seat)) moves.push(OFFER_SCRAPS);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "offerScraps") return next(state, { kind: "gift", seat: task.seat }, task);
      goOnEating(state, task.seat, waitingAnimal(state, task.seat, move), false);
    },
  },

  // Our ruling: scraps may go to another's animal that is still to be fed, in the giver's own turn.
  gift: {
    moves(state, { seat }) {
      const all = tables(state);
      const { herd } = state;
      const moves: AnswerTo<"gift">[] = [];
      for (let other = 1; other < state.seats; other++) {
        const owner = (seat + other) % state.seats;
        startGrouping();
        for (let i = 0; i < herd.kind.length; i++) {
          if (herd.owner[i] !== owner || !wantsScraps(state, all, i)) continue;
          const variant = variantOf(herd.eaten[i]!, isNew(state, all, i));
          if (!isFirstOfGroup(state, i, variant)) continue;
          moves.push(all.offers.giveScraps[herd.square[i]!]![herd.kind[i]!]!(giftNumber(owner, variant)));
        }
      }
      return moves;
    },
    apply(state, { seat }, { owner, ...which }) {
      state.herd.eaten[waitingAnimal(state, owner, which)]!++;
      state.scraps[seat]!--;
    },
  },
};

function hasWaiting({ herd }: State, seat: Seat): boolean {
  for (let i = 0; i < herd.owner.length; i++) if (herd.owner[i] === seat && herd.waits[i] === 1) return true;
  return false;
}

/** Whether the animal is still to be fed, eats scraps and has room. */
const wantsScraps = ({ herd }: State, { eats, capacity }: Tables, animal: number): boolean =>
  herd.waits[animal] === 1 &&
  (eats[herd.kind[animal]!]! & FOOD_BIT.scraps) !== 0 &&
  herd.eaten[animal]! < capacity[herd.kind[animal]!]!;

// Our ruling: whoever has no animal waiting gives no scraps, unless that was agreed.
const maySpareScraps = (state: State, seat: Seat): boolean =>
  state.options.spareScraps && canGive(state, tables(state), seat);

function canGive(state: State, all: Tables, seat: Seat): boolean {
  if (state.scraps[seat] === 0 || state.options.scrapsFor === "own") return false;
  const { owner } = state.herd;
  for (let i = 0; i < owner.length; i++) if (owner[i] !== seat && wantsScraps(state, all, i)) return true;
  return false;
}
