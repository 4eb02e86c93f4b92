import { next } from "../../table/agenda.ts";
import { FIELDS } from "./data/farm.ts";
import { GOALS_IN_PLAY } from "./data/goals.ts";
import { GOODS, TRANSPORTS } from "./data/grammar.ts";
import { TILES_PER_TRANSPORT } from "./data/skills.ts";
import type { Options } from "./options.ts";
import { settle } from "./rules/index.ts";
import type { Farm, State, Task } from "./state.ts";
import { tablesOf } from "./tables.ts";

/** How many cards of stacks 1 to 6 form the deck, by number of players. */
export const DECKS: { readonly [seats: number]: readonly number[] } = {
  2: [5, 5, 5, 3, 7, 2],
  3: [7, 5, 6, 3, 8, 3],
  4: [8, 6, 8, 4, 9, 4],
};

const STARTING_BAGS = 2;

/** The table before the opening cards are dealt; the modules follow in the order of the rules. */
export function setup(seats: number, options: Options, version: number): State {
  const { jumpStart, farmer, goals, firstSeat } = options;
  const deck = DECKS[seats];
  if (deck === undefined) throw new Error(`My Farm Shop is for 2 to 4 players, not ${seats}`);
  const state: State = {
    options,
    version,
    seats,
    agenda: [],
    shown: 0,
    start: firstSeat === "first" ? 0 : -1,
    turn: 0,
    active: 0,
    dice: [],
    hand: null,
    stall: 0,
    market: [],
    deck: [...deck],
    unseen: tablesOf(options)
      .stacks.slice(1)
      .map((stack) => [...stack]),
    final: false,
    sets: [],
    skills: [],
    supply: TRANSPORTS.map(() => (farmer ? TILES_PER_TRANSPORT : 0)),
    goals: [],
    goalsBefore: goals ? new Array(GOALS_IN_PLAY).fill(0) : [],
    farms: Array.from({ length: seats }, () => newFarm(goals)),
  };
  const steps: Task["kind"][] = [
    ...(firstSeat === "random" ? (["startSeat"] as const) : []),
    "openMarket",
    ...(farmer ? (["dealSkill", "placeFarmer"] as const) : []),
    ...(goals ? (["dealGoal"] as const) : []),
    ...(jumpStart ? (["dealSet"] as const) : []),
    "turn",
  ];
  next(state, ...steps.map((kind) => ({ kind }) as Task));
  settle(state);
  return state;
}

const newFarm = (goals: boolean): Farm => ({
  goods: GOODS.map(() => 1),
  bags: STARTING_BAGS,
  coins: 0,
  cards: FIELDS.map(() => null),
  sunflowers: FIELDS.map(() => 0),
  transports: TRANSPORTS.map(() => 0),
  paid: 0,
  goals: goals ? new Array(GOALS_IN_PLAY).fill(0) : [],
});
