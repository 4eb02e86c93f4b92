import { next, together } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { type FieldCardId, fieldCards } from "../data/field-cards.ts";
import { sum } from "../farm.ts";
import type { AnswerTo, RulesFor, State, Task } from "../state.ts";
import { STALLS } from "./deal.ts";
import { forSeats } from "./for-seats.ts";
import { timesFulfilled } from "./goals.ts";

const TURN: Task = { kind: "turn" };
const ROLL: Task = { kind: "roll" };
const ACTIVATION: Task = { kind: "activation" };
const REFILL: Task = { kind: "refill" };
const DRAW: Task = { kind: "draw" };
const FINAL_ACTIVATION: Task = { kind: "finalActivation" };
const TAKE_CARD = forSeats<Task>((seat) => ({ kind: "takeCard", seat }));
const ACTIVATE = forSeats<Task>((seat) => ({ kind: "activate", seat }));
const SEND_FARMER = forSeats<Task>((seat) => ({ kind: "sendFarmer", seat }));

export const turnRules: RulesFor<
  "turn" | "roll" | "activation" | "refill" | "sendFarmer" | "draw" | "finalActivation"
> = {
  /** A turn: roll and take a card, improve the Farm, activate, refill. */
  turn: {
    run(state) {
      state.active = state.turn === 0 ? state.start : (state.active + 1) % state.seats;
      state.turn++;
      state.stall = 0;
      beginTurn(state);
      next(state, ROLL, TAKE_CARD[state.active]!, ACTIVATION, REFILL);
    },
  },

  /** All three dice are rolled at once. */
  roll: {
    moves: () => ROLLS,
    weight: (_, __, outcome) => waysOf(outcome),
    apply(state, _, { dice }) {
      state.dice = dice.slice();
    },
  },

  /** Everybody activates a field at the same time; the order of the seats is that of turns. */
  activation: {
    run(state) {
      const strands: { seat: Seat; tasks: readonly Task[] }[] = [];
      for (let i = 0; i < state.seats; i++) {
        const seat = (state.active + i) % state.seats;
        strands.push({ seat, tasks: [ACTIVATE[seat] as Task] });
      }
      next(state, together(strands));
    },
  },

  /** The empty stall gets a card from the deck; if there is none the game ends with a last activation. */
  refill: {
    run(state) {
      if (sum(state.deck) === 0) return next(state, FINAL_ACTIVATION);
      next(state, DRAW, TURN);
      if (state.hand === "farmer") next(state, SEND_FARMER[state.active]!);
    },
  },

  /** The Farmer replaces one of the five cards; he does not go back to where he came from. */
  sendFarmer: {
    moves: ({ stall }) => FARMER_GOES.filter(({ stall: to }) => to !== stall),
    apply(state, _, { stall }) {
      state.market[stall - 1] = "farmer";
      state.hand = null;
    },
  },

  /** The top card of the deck; which of its stack that is shows only now. */
  draw: {
    moves: (state) => topStack(state).map((card) => DRAWS[card]),
    use: (state) => `stack/${topOf(state) + 1}`,
    apply(state, _, { card }) {
      const stack = topStack(state);
      stack.splice(stack.indexOf(card), 1);
      state.deck[topOf(state)]!--;
      state.market[state.stall - 1] = card;
    },
  },

  /** At the end each player may activate one field of free choice. */
  finalActivation: {
    run(state) {
      state.final = true;
      beginTurn(state);
      next(state, ACTIVATION);
    },
  },
};

function beginTurn(state: State): void {
  state.dice = [];
  if (state.options.farmer) for (const farm of state.farms) farm.paid = 0;
  if (state.options.goals) state.goalsBefore = state.goals.map((_, i) => timesFulfilled(state, i));
}

const FARMER_GOES = STALLS.map((stall): AnswerTo<"sendFarmer"> => ({ type: "sendFarmer", stall }));
const DRAWS = Object.fromEntries(Object.keys(fieldCards).map((card) => [card, { type: "draw", card }])) as {
  readonly [Id in FieldCardId]: AnswerTo<"draw">;
};

/** Every roll of three dice, sorted; and how many of the 216 ways give it. */
const ROLLS: readonly AnswerTo<"roll">[] = STALLS.flatMap((a) =>
  STALLS.flatMap((b) => STALLS.flatMap((c) => (a <= b && b <= c ? [{ type: "roll", dice: [a, b, c] } as const] : []))),
);
const waysOf = ({ dice: [a, b, c] }: AnswerTo<"roll">): number => (a === c ? 1 : a === b || b === c ? 3 : 6);

/** The stack that the top card of the deck belongs to, counted from 0. */
const topOf = ({ deck }: State): number => deck.findIndex((left) => left > 0);
const topStack = (state: State): FieldCardId[] => state.unseen[topOf(state)] as FieldCardId[];
