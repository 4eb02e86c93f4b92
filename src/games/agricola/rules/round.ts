import { next, together } from "../../../table/agenda.ts";
import { raise } from "../cards/index.ts";
import { add } from "../goods.ts";
import { boardOf, SPACE_IDS, SPACE_INDEX, stageOf } from "../spaces.ts";
import { type AnswerTo, farmOf, isHarvest, ROUNDS, type RulesFor, type State } from "../state.ts";
import { reckonHouse } from "./animals.ts";
import { exchangesAfterHarvest } from "./dealing.ts";
import { harvestFields } from "./fields.ts";

const REVEALS = new Map(SPACE_IDS.map((space): [string, AnswerTo<"reveal">] => [space, { type: "reveal", space }]));
const STARTS: readonly AnswerTo<"chooseStart">[] = [0, 1, 2, 3].map((seat) => ({ type: "start", seat }));

/** The course of the game: fourteen rounds of preparation, work, returning home and, when due, a harvest. */
export const roundRules: RulesFor<
  | "chooseStart"
  | "becomeStartingPlayer"
  | "round"
  | "reveal"
  | "prepare"
  | "returnHome"
  | "harvest"
  | "endHarvest"
  | "endRound"
> = {
  chooseStart: {
    moves: ({ seats }) => STARTS.slice(0, seats),
    apply(state, _, { seat }) {
      state.startingPlayer = seat;
      if (state.seats === 1) return;
      for (let other = 0; other < state.seats; other++) farmOf(state, other).goods.food = other === seat ? 2 : 3;
    },
  },

  /** The token moves at once. (Appendix, "Meeting Place") */
  becomeStartingPlayer: {
    run(state, { seat }) {
      state.startingPlayer = seat;
    },
  },

  round: {
    run(state) {
      state.round++;
      next(state, { kind: "reveal" }, { kind: "prepare" });
      raise(state, "beforeRound", { round: state.round });
    },
  },

  reveal: {
    moves: ({ round, revealed }) =>
      stageOf(round)
        .cards.filter((card) => !revealed.includes(card))
        .map((card) => REVEALS.get(card)!),
    apply: (state, _, { space }) => void state.revealed.push(space),
    use: ({ round }) => `stage/${stageOf(round).stage}`,
  },

  /** Goods come from the round space, and every accumulation space gets its share, once. (Appendix, "Preparation") */
  prepare: {
    run(state) {
      const { round, startingPlayer } = state;
      next(state, { kind: "work", turn: startingPlayer }, { kind: "returnHome" });
      raise(state, "startOfRound", { round });
      keepPromises(state);
      refill(state);
    },
  },

  returnHome: {
    run(state) {
      state.occupants.fill(0);
      state.closed.length = 0;
      for (const farm of state.farms) farm.placed = 0;
      if (isHarvest(state.round)) next(state, { kind: "harvest" });
      else next(state, { kind: "endRound" });
    },
  },

  /** Fields are harvested; then all feed and breed at the same time, each on its own farm. */
  harvest: {
    run(state) {
      const seats = Array.from({ length: state.seats }, (_, i) => (state.startingPlayer + i) % state.seats);
      const strands = seats.map((seat) => ({
        seat,
        tasks: [{ kind: "feed", seat } as const, { kind: "breed", seat } as const],
      }));
      next(state, together(strands), { kind: "endHarvest" });
      raise(state, "feedingPhase", { round: state.round });
      raise(state, "fieldPhase", { round: state.round });
      for (const farm of state.farms) harvestFields(farm);
    },
  },

  endHarvest: {
    run(state) {
      next(state, ...exchangesAfterHarvest(state), { kind: "endRound" });
      raise(state, "harvestEnds", { round: state.round });
    },
  },

  endRound: {
    run(state) {
      for (const farm of state.farms) farm.newborns = 0;
      if (state.round < ROUNDS) next(state, { kind: "round" });
      raise(state, "roundEnds", { round: state.round });
    },
  },
};

function keepPromises(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const farm = farmOf(state, seat);
    if (farm.promised.length === 0) continue;
    for (const { round, good, count } of farm.promised) if (round === state.round) add(farm.goods, { [good]: count });
    farm.promised = farm.promised.filter(({ round }) => round > state.round);
    reckonHouse(state, seat);
  }
}

function refill(state: State): void {
  const { start, all } = boardOf(state);
  for (const { index, perRound } of start) state.stock[index]! += perRound;
  for (const id of state.revealed) {
    const { index, perRound } = all[SPACE_INDEX[id]]!;
    state.stock[index]! += perRound;
  }
}
