import { next, together } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { FieldCardId } from "../data/field-cards.ts";
import { sum } from "../farm.ts";
import type { Move, State, Task } from "../state.ts";
import { STALLS } from "./deal.ts";
import { timesFulfilled } from "./goals.ts";
import { type Asks, forSeats, type Runs } from "./task.ts";

const TURN: Task = { kind: "turn" };
const ROLL: Task = { kind: "roll" };
const ACTIVATION: Task = { kind: "activation" };
const REFILL: Task = { kind: "refill" };
const DRAW: Task = { kind: "draw" };
const FINAL_ACTIVATION: Task = { kind: "finalActivation" };
const TAKE_CARD = forSeats<Task>((seat) => ({ kind: "takeCard", seat }));
const ACTIVATE = forSeats<Task>((seat) => ({ kind: "activate", seat }));
const SEND_FARMER = forSeats<Task>((seat) => ({ kind: "sendFarmer", seat }));

/** A turn: roll and take a card, improve the Farm, activate, refill. */
export const turn: Runs<"turn"> = {
  run(state) {
    state.active = state.turn === 0 ? state.start : (state.active + 1) % state.seats;
    state.turn++;
    state.stall = 0;
    beginTurn(state);
    state.agenda.push(REFILL, ACTIVATION, TAKE_CARD[state.active] as Task, ROLL);
  },
};

function beginTurn(state: State): void {
  state.dice = [];
  if (state.options.farmer) for (const farm of state.farms) farm.paid = 0;
  if (state.options.goals) state.goalsBefore = state.goals.map((_, i) => timesFulfilled(state, i));
}

type Roll = Extract<Move, { type: "roll" }>;

/** Every roll of three dice, sorted; and how many of the 216 ways give it. */
const ROLLS: readonly Roll[] = STALLS.flatMap((a) =>
  STALLS.flatMap((b) => STALLS.flatMap((c) => (a <= b && b <= c ? [{ type: "roll", dice: [a, b, c] } as const] : []))),
);
const waysOf = ({ dice: [a, b, c] }: Roll): number => (a === c ? 1 : a === b || b === c ? 3 : 6);

/** All three dice are rolled at once. */
export const roll: Asks<"roll", "roll"> = {
  moves: () => ROLLS,
  weight: (_state, _task, outcome) => waysOf(outcome),
  apply(state, _task, { dice }) {
    state.dice = dice.slice();
  },
};

/** Everybody activates a field at the same time; the order of the seats is that of turns. */
export const activation: Runs<"activation"> = {
  run(state) {
    const strands: { seat: Seat; tasks: readonly Task[] }[] = [];
    for (let i = 0; i < state.seats; i++) {
      const seat = (state.active + i) % state.seats;
      strands.push({ seat, tasks: [ACTIVATE[seat] as Task] });
    }
    state.agenda.push(together(strands));
  },
};

/** The empty stall gets a card from the deck; if there is none the game ends with a last activation. */
export const refill: Runs<"refill"> = {
  run(state) {
    if (sum(state.deck) === 0) return next(state, FINAL_ACTIVATION);
    state.agenda.push(TURN, DRAW);
    if (state.hand === "farmer") state.agenda.push(SEND_FARMER[state.active] as Task);
  },
};

/** The Farmer replaces one of the five cards; he does not go back to where he came from. */
export const sendFarmer: Asks<"sendFarmer", "sendFarmer"> = {
  moves: ({ stall }) => STALLS.filter((other) => other !== stall).map((to) => ({ type: "sendFarmer", stall: to })),
  apply(state, _task, { stall }) {
    state.market[stall - 1] = "farmer";
    state.hand = null;
  },
};

/** The top card of the deck; which of its stack that is shows only now. */
export const draw: Asks<"draw", "draw"> = {
  moves: (state) => topStack(state).map((card) => ({ type: "draw", card })),
  use: (state) => `stack/${topOf(state) + 1}`,
  apply(state, _task, { card }) {
    const stack = topStack(state);
    stack.splice(stack.indexOf(card), 1);
    state.deck[topOf(state)]!--;
    state.market[state.stall - 1] = card;
  },
};

/** The stack that the top card of the deck belongs to, counted from 0. */
const topOf = ({ deck }: State): number => deck.findIndex((left) => left > 0);
const topStack = (state: State): FieldCardId[] => state.unseen[topOf(state)] as FieldCardId[];

/** At the end each player may activate one field of free choice. */
export const finalActivation: Runs<"finalActivation"> = {
  run(state) {
    state.final = true;
    beginTurn(state);
    state.agenda.push(ACTIVATION);
  },
};
