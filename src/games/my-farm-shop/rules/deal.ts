import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { shared } from "../../../table/moves.ts";
import type { FieldCardId } from "../data/field-cards.ts";
import { GOAL_IDS, GOALS_IN_PLAY } from "../data/goals.ts";
import { type JumpStartCardId, jumpStartCards } from "../data/jump-start-cards.ts";
import { SKILL_IDS, SKILLS_IN_PLAY } from "../data/skills.ts";
import { at, farmOf } from "../farm.ts";
import type { AnswerTo, RulesFor, State } from "../state.ts";
import { tables } from "../tables.ts";
import { forSeats } from "./for-seats.ts";

export const STALLS: readonly number[] = [1, 2, 3, 4, 5, 6];
const CARDS_IN_SET = 2;
const JUMP_START_IDS = Object.keys(jumpStartCards) as readonly JumpStartCardId[];

const START_SEATS = forSeats((seat): AnswerTo<"startSeat"> => ({ type: "startSeat", seat }));
const SKILL_DEALS = SKILL_IDS.map((skill): AnswerTo<"dealSkill"> => ({ type: "dealSkill", skill }));
const FARMER_PLACES = STALLS.map((stall): AnswerTo<"placeFarmer"> => ({ type: "placeFarmer", stall }));
const GOAL_DEALS = GOAL_IDS.map((goal): AnswerTo<"dealGoal"> => ({ type: "dealGoal", goal }));
const SET_DEALS = JUMP_START_IDS.map((card): AnswerTo<"dealSet"> => ({ type: "dealSet", card }));
const opening = shared<AnswerTo<"openMarket">>();
const setTaking = shared<AnswerTo<"takeSet">>();

export const dealRules: RulesFor<
  "startSeat" | "openMarket" | "dealSkill" | "placeFarmer" | "dealGoal" | "dealSet" | "takeSet"
> = {
  /** The most recent visitor of a farm begins; we let chance say who that is. */
  startSeat: {
    moves: ({ seats }) => START_SEATS.slice(0, seats),
    apply(state, _, { seat }) {
      state.start = seat;
      state.active = seat;
    },
  },

  /** The opening cards come to the stalls in random order. */
  openMarket: {
    moves: (state) => openingCards(state).map((card) => opening({ type: "openMarket", card })),
    apply(state, task, { card }) {
      state.market.push(card);
      if (state.market.length < STALLS.length) next(state, task);
    },
  },

  /** Farmer module: four skills, each with another kind of Transport tile. */
  dealSkill: {
    moves: ({ skills }) => SKILL_DEALS.filter(({ skill }) => !skills.includes(skill)),
    apply(state, task, { skill }) {
      state.skills.push(skill);
      if (state.skills.length < SKILLS_IN_PLAY) next(state, task);
    },
  },

  /** Farmer module: a die says which card leaves the market for the Farmer. */
  placeFarmer: {
    moves: () => FARMER_PLACES,
    apply(state, _, { stall }) {
      state.market[stall - 1] = "farmer";
    },
  },

  /** Goals module: two of the goals are in play. */
  dealGoal: {
    moves: ({ goals }) => GOAL_DEALS.filter(({ goal }) => !goals.includes(goal)),
    apply(state, task, { goal }) {
      state.goals.push(goal);
      if (state.goals.length < GOALS_IN_PLAY) next(state, task);
    },
  },

  /** Jump-Start module: an open set of two cards for each player. */
  dealSet: {
    moves: ({ sets }) => {
      const dealt = sets.flat();
      return SET_DEALS.filter(({ card }) => !dealt.includes(card));
    },
    apply(state, task, { card }) {
      const open = state.sets.at(-1);
      if (open !== undefined && open.length < CARDS_IN_SET) open.push(card);
      else state.sets.push([card]);
      if (state.sets.flat().length < CARDS_IN_SET * state.seats) next(state, task);
      else next(state, ...draftOrder(state).map((seat) => ({ kind: "takeSet", seat }) as const));
    },
  },

  /** A whole set is taken; its cards go to fields 4 and 8. */
  takeSet: {
    moves: ({ sets }) => sets.flatMap((cards, set) => cards.map((on4) => setTaking({ type: "takeSet", set, on4 }))),
    apply(state, { seat }, { set, on4 }) {
      const cards = state.sets[set] as JumpStartCardId[];
      const farm = farmOf(state, seat);
      farm.cards[at(4)] = on4;
      farm.cards[at(8)] = cards.find((card) => card !== on4) as JumpStartCardId;
      state.sets[set] = [];
    },
  },
};

const openingCards = (state: State): readonly FieldCardId[] =>
  (tables(state).stacks[0] as readonly FieldCardId[]).filter((card) => !state.market.includes(card));

/** Counterclockwise, from the right of the start player, who chooses last. */
const draftOrder = ({ seats, start }: State): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => (start - 1 - i + 2 * seats) % seats);
