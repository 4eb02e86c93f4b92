import { next, type Rules } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { Move, MoveOf, State, Task } from "../state.ts";
import { FOOD_BIT, type Tables, tables } from "../tables.ts";
import { isFirstOfGroup, isNew, startGrouping, waitingAnimal, whichAnimal } from "./herd.ts";
import { goOnEating, mealRule } from "./meal.ts";

const OFFER_SCRAPS: Move = { type: "offerScraps" };
const SPARE_OR_NOT: readonly Move[] = [OFFER_SCRAPS, { type: "pass" }];

/** Around the table one animal at a time; the owner says which. (Animals Roam and Feed) */
export const feedingRules = {
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
      const moves: Move[] = [];
      startGrouping();
      for (let i = 0; i < herd.kind.length; i++) {
        if (herd.owner[i] !== seat || herd.waits[i] === 0) continue;
        const eaten = herd.eaten[i]!;
        const fresh = isNew(state, all, i);
        if (!isFirstOfGroup(state, i, variant(eaten, fresh))) continue;
        if (eaten === 0 && !fresh) moves.push(all.offers.feed[herd.square[i]!]![herd.kind[i]!]!);
        else moves.push({ type: "feed", ...whichAnimal(state, all, i) });
      }
      if (canGive(state, all, seat)) moves.push(OFFER_SCRAPS);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "offerScraps") return next(state, { kind: "gift", seat: task.seat }, task);
      goOnEating(state, task.seat, waitingAnimal(state, task.seat, move as MoveOf<"feed">), false);
    },
  },

  // Our ruling: scraps may go to another's animal that is still to be fed, in the giver's own turn.
  gift: {
    moves(state, { seat }) {
      const all = tables(state);
      const { herd } = state;
      const moves: Move[] = [];
      for (let other = 1; other < state.seats; other++) {
        const owner = (seat + other) % state.seats;
        startGrouping();
        for (let i = 0; i < herd.kind.length; i++)
          if (
            herd.owner[i] === owner &&
            wantsScraps(state, all, i) &&
            isFirstOfGroup(state, i, variant(herd.eaten[i]!, isNew(state, all, i)))
          )
            moves.push({ type: "giveScraps", owner, ...whichAnimal(state, all, i) });
      }
      return moves;
    },
    apply(state, { seat }, move) {
      const { owner, ...which } = move as MoveOf<"giveScraps">;
      state.herd.eaten[waitingAnimal(state, owner, which)]!++;
      state.scraps[seat]!--;
    },
  },

  meal: mealRule,
} satisfies Partial<Rules<State, Task, Move>>;

const variant = (eaten: number, fresh: boolean): number => eaten * 2 + (fresh ? 1 : 0);

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
