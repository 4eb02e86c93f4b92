import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import type { TaskOf } from "../../../table/rules.ts";
import { FIELDS, type Field, fieldOfSum, partnerOf, sumsOf } from "../data/farm.ts";
import { at, canUse, componentOf, farmOf, payTile, tileFor } from "../farm.ts";
import { type AnswerTo, type Move, PASS, type RulesFor, type State, type Task } from "../state.ts";
import { begin } from "./area.ts";
import { forSeats } from "./for-seats.ts";
import { settledTask } from "./goals.ts";
import { skillMoves } from "./skills.ts";

type Activate = MoveOf<Move, "activate">;

const ACTIVATE: readonly Activate[] = FIELDS.map((field) => ({ type: "activate", field }));
/** By the field that was reached. */
const ABOVE_BELOW: readonly Activate[] = FIELDS.map((over) => ({ type: "activate", field: partnerOf(over), over }));
const FOLLOW: readonly AnswerTo<"follow">[] = FIELDS.map((field) => ({ type: "follow", field }));
const ANY_FIELD: readonly AnswerTo<"activate">[] = [...ACTIVATE, PASS];
const MOST_BAGS = 10;
const CLOSE_STEP = forSeats<Task>((seat) => ({ kind: "closeStep", seat }));

/** The bags it takes to get from a sum of the dice to a field; field 2 is reached as 2 or as 12, whichever is nearer. */
export function bagsTo(field: Field, sum: number): number {
  const direct = Math.abs(field - sum);
  return field === 2 ? Math.min(direct, 12 - sum) : direct;
}

/** What can be reached from a sum with so many bags, and the same without the field of the sum itself. */
const reachable = (keepsOwn: boolean): readonly (readonly (readonly AnswerTo<"activate">[])[])[] =>
  Array.from({ length: 13 }, (_, sum) =>
    Array.from({ length: MOST_BAGS + 1 }, (_, bags) => [
      ...ACTIVATE.filter(({ field }) => bagsTo(field, sum) <= bags && (keepsOwn || !sumsOf(field).includes(sum))),
      PASS,
    ]),
  );
const REACHABLE = reachable(true);
const REACHABLE_BY_BAGS = reachable(false);

/** The sum of the two dice that were not laid on the market; none in the final activation. */
export const sumOf = ({ dice }: State): number => dice[0]! + dice[1]!;

export const activationRules: RulesFor<"activate" | "closeStep" | "follow"> = {
  /**
   * The sum of the dice names a field; each bag moves it by one, for oneself alone, and a skill leads above or below it.
   * At the end of the game every field is free.
   */
  activate: {
    can: (state, { seat }) =>
      state.final ||
      farmOf(state, seat).bags > 0 ||
      canUse(state, seat, fieldOfSum(sumOf(state))) ||
      hasSkill(state, seat),
    moves(state, { seat }) {
      if (state.final) return state.options.farmer ? [...skillMoves(state, seat, true), ...ANY_FIELD] : ANY_FIELD;
      const sum = sumOf(state);
      const bags = Math.min(farmOf(state, seat).bags, MOST_BAGS);
      // What brings nothing and costs nothing is the same as passing.
      const lists = canUse(state, seat, fieldOfSum(sum)) ? REACHABLE : REACHABLE_BY_BAGS;
      const moves = lists[sum]![bags]!;
      if (!state.options.farmer) return moves;
      return [...skillMoves(state, seat, true), ...aboveBelow(state, seat, sum, bags), ...moves];
    },
    apply(state, { seat }, move) {
      if (move.type === "pass") return;
      const { field, over } = move;
      if (!state.final) farmOf(state, seat).bags -= bagsTo(over ?? field, sumOf(state));
      if (over !== undefined) payTile(state, seat, tileFor(state, seat, "above-below"));
      if (state.options.farmer) next(state, CLOSE_STEP[seat]!);
      if (state.options.goals) next(state, settledTask(seat));
      enter(state, seat, field, []);
    },
  },

  /** After the activation there is time for skills until the seat is done with the step; who passed is done already. */
  closeStep: {
    can: (state, { seat }) => skillMoves(state, seat, false).length > 0,
    moves: (state, { seat }) => [...skillMoves(state, seat, false), PASS],
    apply() {},
  },

  /** A green arrow leads on to a field that was not entered yet; nobody has to follow it. */
  follow: {
    can: (state, task) => targetsOf(state, task).length > 0,
    moves: (state, task) => [...targetsOf(state, task).map((field) => FOLLOW[at(field)]!), PASS],
    apply(state, { seat, entered }, move) {
      if (move.type === "follow") enter(state, seat, move.field, entered);
    },
  },
};

const hasSkill = (state: State, seat: Seat): boolean =>
  state.options.farmer &&
  (skillMoves(state, seat, true).length > 0 || aboveBelow(state, seat, sumOf(state), 0).length > 0);

/** Bags first, then the skill: the field above or below the one that was reached. */
function aboveBelow(state: State, seat: Seat, sum: number, bags: number): readonly Activate[] {
  if (tileFor(state, seat, "above-below") < 0) return [];
  return FIELDS.filter((over) => {
    const spent = bagsTo(over, sum);
    return spent <= bags && canUse(state, seat, partnerOf(over), spent);
  }).map((over) => ABOVE_BELOW[at(over)]!);
}

/** Goes on with what lies on a field. */
function enter(state: State, seat: Seat, field: Field, entered: readonly Field[]): void {
  const { targets } = componentOf(state, seat, field);
  if (targets === undefined) return begin(state, seat, field);
  next(state, { kind: "follow", seat, field, entered: [...entered, field] });
}

const targetsOf = (state: State, { seat, field, entered }: TaskOf<Task, "follow">): readonly Field[] =>
  (componentOf(state, seat, field).targets?.[field] ?? []).filter((to) => !entered.includes(to));
