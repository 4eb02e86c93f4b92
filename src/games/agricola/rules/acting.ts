import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import type { ActTask, Task } from "../agenda.ts";
import { grainToBake } from "../cards/baking.ts";
import { fieldPrices } from "../cards/building-prices.ts";
import { priceOf } from "../cards/costs.ts";
import { type Can, type Said, saidByItself, sayings, speak } from "../cards/hearing.ts";
import { cards } from "../cards/index.ts";
import { sayersAmong } from "../cards/marks.ts";
import type { Moment } from "../cards/moments.ts";
import { fieldSites } from "../farm.ts";
import { add, has, remove } from "../goods.ts";
import { cellsOf } from "../grid.ts";
import type { RulesFor } from "../moves.ts";
import { SPACE_INDEX } from "../space-ids.ts";
import { boardOf, type LaidOut } from "../spaces.ts";
import { farmOf, type State } from "../state.ts";
import { partnerOf } from "../teams.ts";

/** A space is used: its owner's cards have their say, and its own action is done before, between or after. */
export const actingRules = (can: Can): RulesFor<"act"> => ({
  act: {
    run(state, task) {
      const said = saidInAct(state, task, can);
      const plain = said.find(({ isPlain }) => isPlain);
      if (plain !== undefined) return heed(state, task, plain);
      // Goods are taken first: they may serve what cards offer, and nothing is lost by it.
      if (!task.isDone && isGoods(actionOf(state, task))) return pushAction(state, task);
      const offers = offersInAct(state, task, said, can);
      if (offers.length === 0) return task.isDone ? undefined : pushAction(state, task);
      const first = saidByItself(said);
      if (first !== undefined && offers.includes(first)) return heed(state, task, first);
      next(state, { kind: "heed", seat: task.seat, of: task }, task);
    },
  },
});

function heed(state: State, task: ActTask, said: Said): void {
  next(state, { ...task, heard: [...task.heard, said.key] });
  speak(state, task.seat, said);
}

/** The space's own action, then the act goes on. */
export function pushAction(state: State, task: ActTask): void {
  const space = spaceIn(state, task);
  next(state, { ...task, isDone: true });
  pushUse(state, task.seat, space);
}

/** What a space gives and lets its user do; its goods come last. A card may give the effect alone, without a person. */
export function pushUse(state: State, seat: Seat, space: LaidOut, isEffect = false): void {
  const { id, good } = space;
  if (good !== undefined || state.laid.length > 0)
    next(state, isEffect ? { kind: "collect", seat, space: id, isEffect } : { kind: "collect", seat, space: id });
  const task = actionHere(state, seat, space);
  if (task !== undefined) next(state, task);
}

/** What a seat does on a space: its own action, or the one that a card beside the board gives it. */
export function actionHere(state: State, seat: Seat, { id, tasks }: LaidOut): Task | Phrase | undefined {
  if (state.common.length === 0) return tasks[seat];
  const givers = sayersAmong(state.common, "gives");
  for (let i = 0; i < givers.length; i++) {
    const { gives } = cards[givers[i]!];
    const action = gives?.at === id ? gives.use(seat, state) : undefined;
    if (action !== undefined) return action;
  }
  return tasks[seat];
}

const spaceIn = (state: State, { space }: ActTask): LaidOut => boardOf(state).all[SPACE_INDEX[space]]!;

const actionOf = (state: State, task: ActTask): Task | Phrase | undefined =>
  actionHere(state, task.seat, spaceIn(state, task));

export const canAct = (state: State, task: ActTask, can: Can): boolean => {
  const action = actionOf(state, task);
  return action === undefined || can(state, action);
};

/** Whether an action is goods for nothing. */
const isGoods = (action: Task | Phrase | undefined): boolean => action === undefined || action.kind === "gain";

export const saidInAct = (state: State, { seat, space, nth, cards, heard }: ActTask, can: Can): readonly Said[] =>
  sayings(state, seat, { moment: "usesSpace", at: { seat, space, nth }, heard, cards }, can);

/** What may be heeded now: before the space's action only what surely leaves it possible. */
export function offersInAct(state: State, task: ActTask, said: readonly Said[], can: Can): readonly Said[] {
  if (task.isDone) return said;
  const action = actionOf(state, task);
  if (action === undefined) return said;
  const { seat, space, nth, heard } = task;
  return leadingTo(state, seat, said, { moment: "usesSpace", at: { seat, space, nth }, heard }, can, action);
}

/** Of what is said at a moment all that surely leaves possible what comes after it, alone or with more that is said. */
export function leadingTo(
  state: State,
  seat: Seat,
  said: readonly Said[],
  { moment, at, heard }: { readonly moment: Moment; readonly at: object; readonly heard: readonly string[] },
  can: Can,
  action: Task | Phrase,
): readonly Said[] {
  const isPossible = (after: State) => can(after, action);
  return said.filter(
    ({ tasks, hearing, key }) =>
      hearing.instead ||
      leads(state, seat, tasks, (after) => canAfter(after, seat, moment, at, can, isPossible, [...heard, key])),
  );
}

/** Whether the action of a space that is being used surely stays possible, whatever is chosen in the tasks before it. */
export const staysPossible = (state: State, act: ActTask, before: readonly (Task | Phrase)[], can: Can): boolean => {
  const { seat, space, nth, heard } = act;
  const isPossible = (now: State) => canAct(now, act, can);
  return leads(state, seat, before, (after) =>
    canAfter(after, seat, "usesSpace", { seat, space, nth }, can, isPossible, heard),
  );
};

/** Whether something can be done after these tasks, whatever is chosen in them. */
function leads(state: State, seat: Seat, tasks: readonly (Task | Phrase)[], holds: (after: State) => boolean): boolean {
  const [task, ...rest] = tasks;
  if (task === undefined) return holds(state);
  switch (task.kind) {
    case "gain": {
      const after = withOwn(state, task.seat);
      add(farmOf(after, task.seat).goods, task.goods);
      return leads(after, seat, rest, holds);
    }
    case "buy": {
      const after = withOwn(state, seat);
      const { goods } = farmOf(after, seat);
      if (!has(goods, priceOf(state, task))) return false;
      remove(goods, priceOf(state, task));
      return leads(after, seat, [...task.brings, ...rest], holds);
    }
    case "bake": {
      const after = withOwn(state, seat);
      const farm = farmOf(after, seat);
      // The most that may be baked.
      farm.goods.grain -= grainToBake(farm);
      return leads(after, seat, rest, holds);
    }
    case "plow": {
      // What is plowed for the partner changes nothing here.
      if (partnerOf(state, seat) !== undefined && !leads(state, seat, rest, holds)) return false;
      const [price] = fieldPrices(state, seat);
      if (!has(farmOf(state, seat).goods, price!)) return false;
      return cellsOf(fieldSites(state, seat)).every((cell) => {
        const plowed = withOwn(state, seat);
        const farm = farmOf(plowed, seat);
        remove(farm.goods, price!);
        farm.fields |= 1 << cell;
        return leads(plowed, seat, rest, holds);
      });
    }
    case "pick":
    case "promise":
    case "await":
    case "note":
    case "lay":
      return leads(state, seat, rest, holds);
    default:
      return false;
  }
}

/** The state with a farm and a supply of its own for a seat, to look ahead by; all else is shared. */
const withOwn = (state: State, seat: Seat): State => ({
  ...state,
  farms: state.farms.map((farm, i) => (i === seat ? { ...farm, goods: { ...farm.goods } } : farm)),
});

/**
 * Whether something can be done now, or after what the seat's cards give and sell at a moment that comes before it.
 */
export function canAfter(
  state: State,
  seat: Seat,
  moment: Moment,
  at: object,
  can: Can,
  holds: (after: State) => boolean,
  begun: readonly string[] = [],
): boolean {
  const look = (now: State, heard: readonly string[]): boolean => {
    if (holds(now)) return true;
    const said = sayings(now, seat, { moment, at, heard }, can);
    const plain = said.find(({ isPlain }) => isPlain);
    const tries = plain === undefined ? said : [plain];
    return tries.some(
      ({ key, tasks, hearing, isOptional }) =>
        (hearing.instead && isOptional) || leads(now, seat, tasks, (after) => look(after, [...heard, key])),
    );
  };
  return look(state, begun);
}
