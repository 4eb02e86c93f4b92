import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { FieldCardId } from "../data/field-cards.ts";
import { GOAL_IDS, GOALS_IN_PLAY } from "../data/goals.ts";
import { type JumpStartCardId, jumpStartCards } from "../data/jump-start-cards.ts";
import { SKILL_IDS, SKILLS_IN_PLAY } from "../data/skills.ts";
import { at, farmOf } from "../farm.ts";
import type { Move, State } from "../state.ts";
import { tables } from "../tables.ts";
import type { Asks } from "./task.ts";

export const STALLS: readonly number[] = [1, 2, 3, 4, 5, 6];
const CARDS_IN_SET = 2;
const JUMP_START_IDS = Object.keys(jumpStartCards) as readonly JumpStartCardId[];

/** The most recent visitor of a farm begins; we let chance say who that is. */
export const startSeat: Asks<"startSeat", "startSeat"> = {
  moves: ({ seats }) => Array.from({ length: seats }, (_, seat) => ({ type: "startSeat", seat })),
  apply(state, _task, { seat }) {
    state.start = seat;
    state.active = seat;
  },
};

/** The opening cards come to the stalls in random order. */
export const openMarket: Asks<"openMarket", "openMarket"> = {
  moves: (state) => openingCards(state).map((card) => ({ type: "openMarket", card })),
  apply(state, task, { card }) {
    state.market.push(card);
    if (state.market.length < STALLS.length) next(state, task);
  },
};

const openingCards = (state: State): readonly FieldCardId[] =>
  (tables(state).stacks[0] as readonly FieldCardId[]).filter((card) => !state.market.includes(card));

/** Farmer module: four skills, each with another kind of Transport tile. */
export const dealSkill: Asks<"dealSkill", "dealSkill"> = {
  moves: ({ skills }) => SKILL_IDS.filter((id) => !skills.includes(id)).map((skill) => ({ type: "dealSkill", skill })),
  apply(state, task, { skill }) {
    state.skills.push(skill);
    if (state.skills.length < SKILLS_IN_PLAY) next(state, task);
  },
};

/** Farmer module: a die says which card leaves the market for the Farmer. */
export const placeFarmer: Asks<"placeFarmer", "placeFarmer"> = {
  moves: () => STALLS.map((stall) => ({ type: "placeFarmer", stall })),
  apply(state, _task, { stall }) {
    state.market[stall - 1] = "farmer";
  },
};

/** Goals module: two of the goals are in play. */
export const dealGoal: Asks<"dealGoal", "dealGoal"> = {
  moves: ({ goals }) => GOAL_IDS.filter((id) => !goals.includes(id)).map((goal) => ({ type: "dealGoal", goal })),
  apply(state, task, { goal }) {
    state.goals.push(goal);
    if (state.goals.length < GOALS_IN_PLAY) next(state, task);
  },
};

/** Jump-Start module: an open set of two cards for each player. */
export const dealSet: Asks<"dealSet", "dealSet"> = {
  moves: ({ sets }) => {
    const dealt = sets.flat();
    return JUMP_START_IDS.filter((id) => !dealt.includes(id)).map((card) => ({ type: "dealSet", card }));
  },
  apply(state, task, { card }) {
    const open = state.sets.at(-1);
    if (open !== undefined && open.length < CARDS_IN_SET) open.push(card);
    else state.sets.push([card]);
    if (state.sets.flat().length < CARDS_IN_SET * state.seats) next(state, task);
    else next(state, ...draftOrder(state).map((seat) => ({ kind: "takeSet", seat }) as const));
  },
};

/** Counterclockwise, from the right of the start player, who chooses last. */
const draftOrder = ({ seats, start }: State): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => (start - 1 - i + 2 * seats) % seats);

/** A whole set is taken; its cards go to fields 4 and 8. */
export const takeSet: Asks<"takeSet", "takeSet"> = {
  moves: ({ sets }) => sets.flatMap((cards, set) => cards.map((on4) => ({ type: "takeSet", set, on4 }) satisfies Move)),
  apply(state, { seat }, { set, on4 }) {
    const cards = state.sets[set] as JumpStartCardId[];
    const farm = farmOf(state, seat);
    farm.cards[at(4)] = on4;
    farm.cards[at(8)] = cards.find((card) => card !== on4) as JumpStartCardId;
    state.sets[set] = [];
  },
};
