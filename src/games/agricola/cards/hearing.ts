import { next } from "../../../table/agenda.ts";
import type { Seat, Task as TableTask } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import type { Task } from "../agenda.ts";
import { type Good, isAnimal, type Some } from "../goods.ts";
import type { SpaceId } from "../spaces.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { gain } from "../tasks.ts";
import { owned } from "./asking.ts";
import type { Effect, Heard, Hearing, Moment, Moments } from "./card.ts";
import type { CardId } from "./ids.ts";
import { cards } from "./index.ts";
import { hears, isHeard } from "./marks.ts";

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
export function sayings(state: State, owner: Seat, asking: Asking, can: Can): Said[] {
  const farm = farmOf(state, owner);
  if (asking.only !== undefined) return sayingsOf(state, owner, farm, asking.only, asking, can);
  const said: Said[] = [];
  // What was left on a round space has its say together with the cards that speak at the start of a round.
  if (asking.moment === "startOfRound")
    for (const { round, from } of farm.due)
      if (round === state.round)
        said.push(...sayingsOf(state, owner, farm, from, { ...asking, moment: "arrives" }, can));
  if (!hears(state, farm, asking.moment)) return said;
  const count = Math.min(farm.cards.length, asking.cards ?? farm.cards.length);
  for (let i = 0; i < count; i++)
    if (cards[farm.cards[i]!].on?.[asking.moment] !== undefined)
      said.push(...sayingsOf(state, owner, farm, farm.cards[i]!, asking, can));
  // What lies beside the board speaks to whoever acts; of the round itself it speaks once.
  if ("seat" in asking.at || owner === state.startingPlayer)
    for (const card of state.common) said.push(...sayingsOf(state, owner, farm, card, asking, can));
  return said;
}

function sayingsOf(
  state: State,
  owner: Seat,
  farm: Farm,
  card: CardId,
  { moment, at, heard }: Asking,
  can: Can,
): Said[] {
  const said: Said[] = [];
  const hearings = hearingsOf(card, moment);
  let asked: Heard<Moment> | undefined;
  let nth = 0;
  for (let i = 0; i < hearings.length; i++) {
    const hearing = hearings[i]!;
    if (!concerns(hearing, at, owner) || isSpent(farm, card, hearing)) continue;
    asked ??= { ...at, ...owned(state, owner, farm, card) } as Heard<Moment>;
    if (hearing.if !== undefined && !hearing.if(asked)) continue;
    const say = (part: string, tasks: readonly (Task | Phrase)[], isOptional: boolean) => {
      if (tasks.length === 0) return;
      const key = `${card}/${moment}/${i}/${part}`;
      if (heard.includes(key)) return;
      const tagged = tasks.map((task) => tag(task, card));
      said.push({ key, card, nth: nth++, tasks: tagged, isOptional, isPlain: tasks.every(isPlain), hearing });
    };
    if (hearing.get !== undefined) {
      const goods = typeof hearing.get === "function" ? hearing.get(asked) : hearing.get;
      say("get", hasGoods(goods) ? [gain(owner, goods)] : [], false);
    }
    if (hearing.does !== undefined)
      say(
        "does",
        listOf(hearing.does(asked)).filter((task) => can(state, task)),
        false,
      );
    if (hearing.may !== undefined) {
      const task = hearing.may(asked);
      say("may", can(state, task) ? [task] : [], true);
    }
  }
  return said;
}

const listOf = (effect: Effect): readonly (Task | Phrase)[] =>
  Array.isArray(effect) ? effect : [effect as Task | Phrase];

/** Always a list. */
function hearingsOf(card: CardId, moment: Moment): readonly Hearing<Moment>[] {
  const on = cards[card].on?.[moment] as Hearing<Moment> | readonly Hearing<Moment>[] | undefined;
  if (on === undefined) return [];
  return Array.isArray(on) ? on : [on as Hearing<Moment>];
}

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
  return task.kind === "gain" && !Object.keys(task.goods).some((good) => isAnimal(good as Good));
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
