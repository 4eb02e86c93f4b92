import { next } from "../../../table/agenda.ts";
import type { Seat, Task as TableTask } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import type { Task } from "../agenda.ts";
import { type Good, isAnimal, type Some } from "../goods.ts";
import type { SpaceId } from "../space-ids.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { gain } from "../tasks.ts";
import { owned } from "./asking.ts";
import type { Card, Effect, Heard, Hearing } from "./card.ts";
import type { CardId } from "./ids.ts";
import { hearersAmong, isHeard } from "./marks.ts";
import type { Moment, Moments } from "./moments.ts";
import { cards } from "./registry.ts";

export type Can = (state: State, task: TableTask) => boolean;

/** Lets the cards of all seats speak, in turn order from the seat that acts (or the starting player). */
export function raise<M extends Moment>(state: State, moment: M, at: Moments[M], first = state.startingPlayer): void {
  if (isHeard(state, moment) || (moment === "startOfRound" && state.farms.some(({ due }) => due.length > 0)))
    hearIn(state, moment, at, turnOrder(state, first));
}

/** Lets the cards of some seats speak, one seat after the other. */
export const hearIn = <M extends Moment>(state: State, moment: M, at: Moments[M], owners: readonly Seat[]): void =>
  next(state, { kind: "hear", moment, at, owners, heard: [] });

/** Lets one card speak of something that only it hears. */
export function raiseFor<M extends Moment>(state: State, owner: Seat, only: CardId, moment: M, at: Moments[M]): void {
  if (cards[only].on?.[moment] !== undefined)
    next(state, { kind: "hear", moment, at, owners: [owner], heard: [], only });
}

export function turnOrder({ seats }: State, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}

/** One thing that a card says now. */
export interface Said {
  readonly key: string;
  readonly card: CardId;
  readonly nth: number;
  readonly tasks: readonly (Task | Phrase)[];
  readonly isOptional: boolean;
  /** Whether it comes by itself, first: goods that need no place, and notes. */
  readonly isPlain: boolean;
  readonly hearing: Hearing<Moment>;
}

/** What is asked at a moment: of whose cards, and what they have said already. */
interface Asking {
  readonly moment: Moment;
  readonly at: object;
  readonly heard: readonly string[];
  readonly only?: CardId | undefined;
  /** Only the first so many cards are asked. */
  readonly cards?: number | undefined;
}

/** All that the cards of a seat and those beside the board say now, in the order of the cards; what cannot be done is left out. */
export function sayings(state: State, owner: Seat, asking: Asking, can: Can): readonly Said[] {
  const farm = farmOf(state, owner);
  const { moment, only } = asking;
  const said: Said[] = [];
  if (only !== undefined) {
    listSayings(said, state, owner, farm, only, asking, can);
    return said;
  }
  // What was left on a round space has its say together with the cards that speak at the start of a round.
  if (moment === "startOfRound")
    for (const { round, from } of farm.due)
      if (round === state.round) listSayings(said, state, owner, farm, from, { ...asking, moment: "arrives" }, can);
  const hearers = hearersAmong(farm.cards, moment);
  const count = asking.cards ?? farm.cards.length;
  for (let i = 0; i < hearers.length; i++)
    if (hearers[i]!.at < count) listSayings(said, state, owner, farm, hearers[i]!.card, asking, can);
  // What lies beside the board speaks to whoever acts; of the round itself it speaks once.
  if (state.common.length > 0 && ("seat" in asking.at || owner === state.startingPlayer))
    for (const { card } of hearersAmong(state.common, moment)) listSayings(said, state, owner, farm, card, asking, can);
  return said;
}

function listSayings(
  said: Said[],
  state: State,
  owner: Seat,
  farm: Farm,
  card: CardId,
  { moment, at, heard }: Asking,
  can: Can,
): void {
  const hearings = hearingsOf(card, moment);
  let asked: Heard<Moment> | undefined;
  let nth = 0;
  for (let i = 0; i < hearings.length; i++) {
    const { hearing, keys } = hearings[i]!;
    if (!concerns(hearing, at, owner) || isSpent(farm, card, hearing)) continue;
    asked ??= { ...at, ...owned(state, owner, farm, card) } as Heard<Moment>;
    if (hearing.if !== undefined && !hearing.if(asked)) continue;
    if (hearing.get !== undefined && !heard.includes(keys.get)) {
      const goods = typeof hearing.get === "function" ? hearing.get(asked) : hearing.get;
      if (hasGoods(goods)) said.push(saying(keys.get, card, nth++, [gain(owner, goods)], false, hearing));
    }
    if (hearing.does !== undefined && !heard.includes(keys.does)) {
      const tasks = doable(state, hearing.does(asked), can);
      if (tasks.length > 0) said.push(saying(keys.does, card, nth++, tasks, false, hearing));
    }
    if (hearing.may !== undefined && !heard.includes(keys.may)) {
      const task = hearing.may(asked);
      if (can(state, task)) said.push(saying(keys.may, card, nth++, [task], true, hearing));
    }
  }
}

function saying(
  key: string,
  card: CardId,
  nth: number,
  tasks: readonly (Task | Phrase)[],
  isOptional: boolean,
  hearing: Hearing<Moment>,
): Said {
  const tagged = tasks.map((task) => tag(task, card));
  return { key, card, nth, tasks: tagged, isOptional, isPlain: tasks.every(isPlain), hearing };
}

const NOTHING: readonly (Task | Phrase)[] = [];

/** The tasks of an effect that can be done now. */
function doable(state: State, effect: Effect, can: Can): readonly (Task | Phrase)[] {
  if (Array.isArray(effect)) return (effect as readonly (Task | Phrase)[]).filter((task) => can(state, task));
  const task = effect as Task | Phrase;
  return can(state, task) ? [task] : NOTHING;
}

/** One thing that a card says at a moment, and what each part of it is called. */
interface Called {
  readonly hearing: Hearing<Moment>;
  readonly keys: { readonly get: string; readonly does: string; readonly may: string };
}

const calledOn = new WeakMap<Card, { [M in Moment]?: readonly Called[] }>();

/** All that a card says at a moment, always as a list; made once. */
function hearingsOf(id: CardId, moment: Moment): readonly Called[] {
  const card = cards[id];
  let all = calledOn.get(card);
  if (all === undefined) {
    all = {};
    calledOn.set(card, all);
  }
  all[moment] ??= listOf(card.on?.[moment] as Hearing<Moment> | readonly Hearing<Moment>[] | undefined).map(
    (hearing, i) => {
      const name = `${id}/${moment}/${i}`;
      return { hearing, keys: { get: `${name}/get`, does: `${name}/does`, may: `${name}/may` } };
    },
  );
  return all[moment];
}

const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as T];

/** Whether it happened by whom and where the card says. */
function concerns(
  { by = "you", at }: Hearing<Moment>,
  { seat, space }: { readonly seat?: Seat; readonly space?: SpaceId },
  owner: Seat,
): boolean {
  if (seat !== undefined && by !== "anybody" && (seat === owner) !== (by === "you")) return false;
  return at === undefined || (space !== undefined && at.includes(space));
}

const isSpent = (farm: Farm, card: CardId, { once }: Hearing<Moment>): boolean =>
  once !== undefined && farm.spent.some((spent) => spent.card === card && spent.once === once);

const hasGoods = (goods: Some): boolean => {
  for (const good in goods) if (goods[good as Good]! > 0) return true;
  return false;
};

const PLAIN: ReadonlySet<string> = new Set<Task["kind"]>(["promise", "await", "note", "notePoints", "unmark", "thaw"]);

/** Goods that need no place, goods on round spaces and notes: nothing to decide, and never in the way of anything. */
function isPlain(task: Task | Phrase): boolean {
  if (PLAIN.has(task.kind)) return true;
  if (task.kind !== "gain") return false;
  for (const good in task.goods) if (isAnimal(good as Good)) return false;
  return true;
}

/** The task as one that comes from a card, through all its parts: every choice in it names the card. */
export function tag<T extends Task | Phrase>(task: T, by: CardId): T {
  if ("parts" in task) return { ...task, by, parts: task.parts.map((part) => tag(part as Task, by)) };
  if ("brings" in task) return { ...task, by, brings: task.brings.map((part) => tag(part, by)) };
  return { ...task, by };
}

/** Puts on the agenda what was said, and uses it up if it may be said only so often. */
export function speak(state: State, owner: Seat, { card, tasks, hearing }: Said): void {
  if (hearing.once !== undefined) farmOf(state, owner).spent.push({ card, once: hearing.once });
  next(state, ...tasks);
}

/** What needs no question: goods and notes, and what must be done if it is all that is said. */
export const saidByItself = (said: readonly Said[]): Said | undefined =>
  said.find(({ isPlain }) => isPlain) ?? (said.length === 1 && !said[0]!.isOptional ? said[0] : undefined);
