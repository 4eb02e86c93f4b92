import { next, together } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { since } from "../../../table/versions.ts";
import type { Task } from "../agenda.ts";
import { forbiddingCard } from "../cards/asking.ts";
import type { Other } from "../cards/bits.ts";
import { credit } from "../cards/brought.ts";
import { spacesInPlay } from "../cards/common.ts";
import { raise, turnOrder } from "../cards/hearing.ts";
import { type CardId, cards } from "../cards/index.ts";
import { has, hears } from "../cards/marks.ts";
import { type Good, isAnimal } from "../goods.ts";
import { foodAtStart } from "../kept.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { BEGINS } from "../options.ts";
import { refillers, spacesRefilledBy } from "../refilling.ts";
import { SPACE_IDS, SPACE_INDEX } from "../space-ids.ts";
import { boardOf, type LaidOut, stageOf } from "../spaces.ts";
import { type Farm, farmOf, isHarvest, LENT_NEXT, ROUNDS, type State } from "../state.ts";
import { exchangesAfterHarvest } from "./dealing.ts";
import { harvestFields, isPlanted } from "./fields.ts";
import { receive, take } from "./goods.ts";
import { renew } from "./hearing.ts";

const REVEALS = new Map(SPACE_IDS.map((space): [string, AnswerTo<"reveal">] => [space, { type: "reveal", space }]));
const STARTS: readonly AnswerTo<"chooseStart">[] = [0, 1, 2, 3].map((seat) => ({ type: "start", seat }));

const REFILL: readonly AnswerTo<"refill">[] = [{ type: "refill" }];

/** The course of the game: fourteen rounds of preparation, work, returning home and, when due, a harvest. */
export const roundRules: RulesFor<
  | "chooseStart"
  | "becomeStartingPlayer"
  | "round"
  | "reveal"
  | "prepare"
  | "refill"
  | "restock"
  | "replenish"
  | "startWork"
  | "returnHome"
  | "returning"
  | "goHome"
  | "turnCards"
  | "harvest"
  | "harvestFields"
  | "fed"
  | "endHarvest"
  | "endRound"
> = {
  chooseStart: {
    moves: ({ seats, options: { begins } }) =>
      seats === 1 || begins === "by-lot" ? STARTS.slice(0, seats) : [STARTS[BEGINS.indexOf(begins) - 1]!],
    apply(state, _, { seat }) {
      state.startingPlayer = seat;
      for (let other = 0; other < state.seats; other++)
        farmOf(state, other).goods.food = foodAtStart(state, other, other === seat);
    },
  },

  /** The token moves at once. (Appendix, "Meeting Place") */
  becomeStartingPlayer: {
    run(state, { seat, by }) {
      const holder = forbiddingCard(state, seat, "takesStartingPlayer", {});
      if (holder === undefined || holder === by) state.startingPlayer = seat;
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
    moves({ round, revealed }) {
      const moves: AnswerTo<"reveal">[] = [];
      for (const card of stageOf(round).cards) if (!revealed.includes(card)) moves.push(REVEALS.get(card)!);
      return moves;
    },
    apply: (state, _, { space }) => void state.revealed.push(space),
    use: ({ round }) => `stage/${stageOf(round).stage}`,
  },

  /** Goods come from the round space, and every accumulation space gets its share, once. (Appendix, "Preparation") */
  prepare: {
    run(state) {
      next(state, { kind: "startWork" });
      // Animals from the round space look for a place when cards have spoken, which may build one.
      if (since(state, 2)) next(state, ...housesOfThoseExpecting(state));
      raise(state, "startOfRound", { round: state.round });
      keepPromises(state);
      refill(state);
    },
  },

  /** A seat brings the goods of the round to its own spaces. (Appendix, "Efficient Replenishing") */
  refill: {
    moves: () => REFILL,
    apply(state, { seat }) {
      for (const { index, perRound } of spacesRefilledBy(state, seat)) state.stock[index]! += perRound;
    },
  },

  /** When all spaces are refilled, cards beside the board speak. */
  restock: { run: restockAll },

  /** A space gets its goods of the round once more. */
  replenish: {
    moves: (state) => replenished(state).map(({ id }) => made({ type: "replenish", space: id })),
    apply(state, _, { space }) {
      const { index, perRound } = boardOf(state).all[SPACE_INDEX[space]]!;
      state.stock[index]! += perRound;
    },
  },

  startWork: {
    run(state) {
      for (const farm of state.farms) {
        farm.obtained = 0;
        if (farm.due.length > 0) farm.due = farm.due.filter(({ round }) => round > state.round);
      }
      next(state, firstTurns(state), { kind: "returnHome" });
      raise(state, "workStarts", { round: state.round });
    },
  },

  returnHome: {
    run(state) {
      const { round } = state;
      next(state, { kind: "returning" }, { kind: "goHome" });
      raise(state, "beforeReturning", { round });
    },
  },

  /** A card that came just before is heard, too. */
  returning: {
    run(state) {
      if (!since(state, 2)) next(state, ...owedLeaves(state));
      raise(state, "returning", { round: state.round });
    },
  },

  goHome: {
    run(state) {
      // Whoever is owed leaves first, also for what was done while people were returning.
      const leaves = since(state, 2) ? owedLeaves(state) : [];
      if (leaves.length > 0) return next(state, ...leaves, { kind: "goHome" });
      state.occupants.fill(0);
      state.closed.length = 0;
      for (const farm of state.farms) farm.placed = 0;
      if (state.lent !== 0) lend(state);
      next(state, isHarvest(state.round) ? { kind: "harvest" } : { kind: "endRound" });
      if (state.common.length > 0) next(state, { kind: "turnCards" });
      raise(state, "returned", { round: state.round });
    },
  },

  /** Cards beside the board make way for others. */
  turnCards: {
    run(state) {
      state.common = state.common.map((card) => cards[card].becomes ?? card);
    },
  },

  /** Fields are harvested; then all feed and breed at the same time, each on its own farm. */
  harvest: {
    run(state) {
      const { round } = state;
      const seats = turnOrder(state, state.startingPlayer);
      const strands = seats.map((seat) => ({ seat, tasks: harvestTasks(state, seat) }));
      next(state, together(strands), { kind: "endHarvest" });
      raise(state, "feedingPhase", { round });
      raise(state, "fieldPhase", { round });
      next(state, ...lastChances(state, "shiftCrops", "shiftsCrops"), { kind: "harvestFields" });
      raise(state, "fieldPhaseStarts", { round });
    },
  },

  harvestFields: {
    can: (state, { seat }) => seat === undefined || isPlanted(farmOf(state, seat)),
    run(state, { seat: only }) {
      if (only !== undefined) return harvestFields(state, only);
      for (let seat = 0; seat < state.seats; seat++) harvestFields(state, seat);
    },
  },

  fed: {
    run: (state, { seat }) =>
      next(state, { kind: "hear", seat, moment: "fed", at: { seat }, owners: [seat], heard: [] }),
  },

  endHarvest: {
    run(state) {
      renew(state, "harvest");
      next(state, ...exchangesAfterHarvest(state), { kind: "endRound" });
      raise(state, "harvestEnds", { round: state.round });
    },
  },

  endRound: {
    run(state) {
      const { round } = state;
      for (const farm of state.farms) farm.newborns = 0;
      renew(state, "round");
      if (round < ROUNDS) next(state, { kind: "round" });
      else {
        next(state, ...lastChances(state, "barter", ...(since(state, 2) ? BARTERERS : OLD_BARTERERS)));
        raise(state, "beforeScoring", { round });
      }
      raise(state, "roundEnds", { round });
    },
  },
};

/** People who go to the supply now, as far as they are owed. */
function owedLeaves(state: State): Task[] {
  const leaves: Task[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const farm = farmOf(state, seat);
    for (; farm.owed > 0; farm.owed--) leaves.push({ kind: "leave", seat, to: "supply" });
  }
  return leaves;
}

/** The work phase; by a house rule, second people of the first round are placed in reverse order. */
function firstTurns(state: State): Task {
  const { startingPlayer: turn, round, seats, options } = state;
  if (!options.equalStart || round > 1 || seats === 1) return { kind: "work", turn };
  const order = turnOrder(state, turn);
  return { kind: "work", turn, order: [...order, ...order.toReversed()] };
}

/** People who were lent are home again; those to be lent next go to the left neighbours. (AG-245) */
function lend(state: State): void {
  const isNext = state.lent >= LENT_NEXT && state.seats > 1 && state.round < ROUNDS;
  state.lent = isNext ? state.farms.reduce((bits, farm, seat) => (canLend(farm) ? bits | (1 << seat) : bits), 0) : 0;
}

const canLend = ({ people, idle }: Farm): boolean => people - idle > 0;

/** Seats whose cards have such a say are asked, in turn order. */
function lastChances(state: State, kind: "barter" | "shiftCrops", ...says: readonly Other[]): Task[] {
  const tasks: Task[] = [];
  for (const seat of turnOrder(state, state.startingPlayer))
    if (hasOne(farmOf(state, seat), says)) tasks.push({ kind, seat });
  return tasks;
}

function hasOne(farm: Farm, says: readonly Other[]): boolean {
  for (const say of says) if (has(farm, say)) return true;
  return false;
}

/** Says of cards on whose account a seat is asked before the scoring; by the rules of version 1 only exchanges were. */
const BARTERERS = ["atAnyTime", "wantsRoom"] as const;
const OLD_BARTERERS = ["atAnyTime"] as const;

function harvestTasks(state: State, seat: Seat): Task[] {
  return hears(state, farmOf(state, seat), "fed")
    ? [
        { kind: "feed", seat },
        { kind: "fed", seat },
        { kind: "breed", seat },
      ]
    : [
        { kind: "feed", seat },
        { kind: "breed", seat },
      ];
}

function keepPromises(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (farmOf(state, seat).promised.length > 0) keepPromisesTo(state, seat);
  }
}

function keepPromisesTo(state: State, seat: Seat): void {
  const farm = farmOf(state, seat);
  const goods: { [G in Good]?: number } = {};
  for (const { round, good, count, from } of farm.promised)
    if (round === state.round) {
      goods[good] = (goods[good] ?? 0) + count;
      credit(farm, from, { [good]: count });
    }
  farm.promised = farm.promised.filter(({ round }) => round > state.round);
  (since(state, 2) ? take : receive)(state, seat, goods, { part: "round-space" });
}

/** Seats to which animals come from the round space find a place for them. */
function housesOfThoseExpecting({ farms, round }: State): Task[] {
  const tasks: Task[] = [];
  for (let seat = 0; seat < farms.length; seat++) if (expects(farms[seat]!, round)) tasks.push({ kind: "house", seat });
  return tasks;
}

const expects = ({ promised }: Farm, round: number): boolean =>
  promised.length > 0 && promised.some((waiting) => waiting.round === round && isAnimal(waiting.good));

function refill(state: State): void {
  if (refillers(state) > 0) return next(state, ...refills(state), { kind: "restock" });
  const spaces = spacesInPlay(state);
  for (let i = 0; i < spaces.length; i++) state.stock[spaces[i]!.index]! += spaces[i]!.perRound;
  restockAll(state);
}

/** Seats that have spaces to refill, in turn order. */
const refills = (state: State): Task[] =>
  turnOrder(state, state.startingPlayer)
    .filter((seat) => spacesRefilledBy(state, seat).length > 0)
    .map((seat) => ({ kind: "refill", seat }));

function restockAll(state: State): void {
  for (let i = 0; i < state.common.length; i++) restock(state, state.common[i]!);
}

/** What a card beside the board adds to the refilled spaces and takes from them; nothing gets below zero. (AG-179) */
function restock(state: State, card: CardId): void {
  const { restocks } = cards[card];
  if (restocks === undefined) return;
  for (const space of replenished(state))
    state.stock[space.index] = Math.max(0, state.stock[space.index]! + restocks(space));
}

/** The accumulation spaces that are in play. */
const replenished = (state: State): readonly LaidOut[] => spacesInPlay(state).filter(({ perRound }) => perRound > 0);
