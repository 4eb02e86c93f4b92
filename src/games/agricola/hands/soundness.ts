import type { Seat, Viewer } from "../../../table/game.ts";
import { firstFlaw, list, named, oneOf, orNull, record, type Shape, someOf, whole } from "../../../table/shape.ts";
import type { Together } from "../../../table/table.ts";
import type { DealTask, Task } from "../agenda.ts";
import { type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import { keptBy } from "../kept.ts";
import { type Farm, ROUNDS, type State } from "../state.ts";
import { dealOf } from "./deals.ts";
import { handSize } from "./hands.ts";
import { type Hands, type Held, hiddenFrom, kindOf } from "./held.ts";
import { cardsLeft, keeperOf, type Pack, packOf, packsOf } from "./packs.ts";
import { poolsOf, sizeOf } from "./pools.ts";

/** Cards thrown away that were shuffled again. */
const isShuffled = (pool: string): boolean => /^(minor|occupation)\/\d{1,2}$/.test(pool);

/** The name of a pool. */
export const poolShape: Shape = (pool) =>
  POOLS.includes(pool) || (typeof pool === "string" && isShuffled(pool)) ? undefined : "";

const POOLS: readonly unknown[] = ["occupation", "minor", "traveling", "1+", "3+", "4+"];

/** What is known of hand cards; a view may hold cards by the name of their pool. */
export function handsShape(state: State, viewer?: Viewer): Shape {
  const { options, seats } = state;
  if (options.deal === "none") return oneOf([null]);
  const { size, keeps } = dealOf(state);
  const cards = Object.values(poolsOf(state)).flat();
  const known = oneOf(cards);
  const isHidden = (card: unknown) =>
    typeof card === "string" && card[0] === "?" && poolShape(card.slice(1)) === undefined;
  const held: Shape = (card) => (viewer !== undefined && isHidden(card) ? undefined : known(card));
  const row = list(held, { max: cards.length });
  const places = seats * (size.occupation + size.minor);
  const isPassed = keeps !== undefined && Array.isArray(state.hands?.packs) && state.hands.packs.length > 0;
  return record<Hands>({
    viewer: oneOf([viewer ?? null]),
    held: list(row, seats),
    open: someOf(cards),
    shown: list(someOf(cards), seats),
    discards: someOf(cards),
    aside: list(row, { max: seats }),
    shuffled: named(isShuffled, someOf(cards), 99),
    packs: list(orNull(held), isPassed ? places : 0),
    taken: list(whole(0, Math.max(size.occupation, size.minor)), isPassed ? 2 * seats : 0),
    market: someOf(cards),
    marketUsed: whole(0, ROUNDS),
  });
}

/** Every card is in one hand or place; packs were taken by those who hold what was in them; what is dealt is there. */
export function looseHand(state: State, viewer?: Viewer): string | undefined {
  const { hands, agenda } = state;
  if (hands === null || viewer !== undefined) return undefined;
  const lying = [...hands.held.flat(), ...hands.aside.flat(), ...hands.market];
  const shown = hands.shown.flat();
  /** What lies before a seat was played from a hand, or kept from another game. */
  const isShown = ({ cards: own }: Farm, seat: Seat) =>
    own.every((card) => !(card in printed) || [...shown, ...keptBy(state.options, seat)].includes(card as HandCardId));
  const packed = hands.packs.filter((card) => card !== null);
  const isSorted = (cards: readonly string[]) => cards.every((card, i) => i === 0 || cards[i - 1]! < card);
  const tasks = tasksOf(state);
  const wrong = (agenda as readonly Task[]).findIndex((task) => !isDealable(state, task));
  return firstFlaw(
    [new Set(lying).size === lying.length, "hands.held"],
    [!state.farms.some((farm) => farm.cards.some((card) => (lying as readonly string[]).includes(card))), "hands.held"],
    [[...hands.held, ...hands.aside, hands.market, hands.open].every(isSorted), "hands.held"],
    [hands.open.every((card) => hands.held.some((hand) => hand.includes(card))), "hands.open"],
    [hands.discards.every((card) => shown.includes(card) && !lying.includes(card)), "hands.discards"],
    [new Set(shown).size === shown.length && state.farms.every(isShown), "hands.shown"],
    [new Set(packed).size === packed.length, "hands.packs"],
    [hands.aside.length === 0 || hands.aside.length === state.seats, "hands.aside"],
    [!tasks.some(({ kind }) => kind === "putBack") || hands.aside.length > 0, "hands.aside"],
    [hands.packs.length === 0 || packsOf(state).every((pack) => isPackSound(state, pack, tasks)), "hands.packs"],
    [tasks.some(({ kind }) => kind === "deal") || tasks.every((task) => isChoosable(state, task)), "agenda"],
    [wrong < 0, `agenda.${wrong}`],
    [hands.held.every((_, seat) => KINDS.every((kind) => isHandDealt(state, seat, kind, tasks))), "hands.held"],
  );
}

/** All tasks of the agenda, those of seats that act together included. */
function tasksOf({ agenda }: State): readonly Task[] {
  return agenda.flatMap((task) =>
    task.kind === "together"
      ? (task as Together).strands.flatMap(({ tasks }) => tasks as readonly Task[])
      : [task as Task],
  );
}

/** The places of a pack fill from the first; who took a card holds it or has shown it; a draft is as far as it says. */
function isPackSound(state: State, pack: Pack, tasks: readonly Task[]): boolean {
  const { packs, taken, held, shown } = state.hands!;
  const { begin, end, index, kind } = pack;
  const cards = packs.slice(begin, end);
  const dealing = tasks
    .filter((task) => task.kind === "deal")
    .filter(({ into, to, pool }) => into === "pack" && to === pack.first && pool === kind);
  const due = dealing.reduce((sum, { count }) => sum + count, 0);
  if (cards.filter((card) => card === null).length !== due || cards.slice(0, end - begin - due).includes(null))
    return false;
  if (cards.some((card) => card !== null && kindOf(card) !== kind)) return false;
  for (let place = begin; place < begin + taken[index]!; place++) {
    const keeper = keeperOf(state, pack, place);
    const card = packs[place] as Held;
    const isKept = keeper !== undefined && [held[keeper]!, shown[keeper]! as Held[]].some((row) => row.includes(card));
    if (!isKept) return false;
  }
  return taken[index] === takenBy(state, pack, tasks);
}

/** How many cards of a pack were taken, by what is still to be drafted. */
function takenBy(state: State, { kind, first, begin, steps }: Pack, tasks: readonly Task[]): number {
  const passing = tasks.filter((task) => task.kind === "passPacks").find(({ cards }) => cards.includes(kind));
  if (passing === undefined) return steps.at(-1)! - begin;
  if (passing.step === 0) return 0;
  const keeper = (first + passing.step - 1) % state.seats;
  const drafts = tasks
    .filter((task) => task.kind === "draft")
    .filter(({ seat, cards }) => seat === keeper && cards === kind);
  const left = drafts.reduce((sum, { count }) => sum + count, 0);
  return steps[passing.step]! - begin - left;
}

/**
 * Before the first round a seat holds what it was dealt, what is still to be dealt and what it has put back, as many cards
 * as the deal says; fewer only where cards may be thrown away.
 */
function isHandDealt(state: State, seat: Seat, kind: HandKind, tasks: readonly Task[]): boolean {
  const { size, putsBack = 0, mulligan, exchangesBefore } = dealOf(state);
  const hands = state.hands!;
  if (state.round > 0 || hands.packs.length > 0) return true;
  const isBegun = !tasks.some((task) => task.kind === "dealHands");
  const back = (hands.aside[seat] ?? []).filter((card) => kindOf(card) === kind).length;
  const backDue = sum(tasks, (task) =>
    task.kind === "putBack" && task.seat === seat && task.cards === kind ? task.count : 0,
  );
  const due = sum(tasks, (task) =>
    task.kind === "deal" && task.to === seat && kindOf(hiddenFrom(task.pool)) === kind ? task.count : 0,
  );
  const dealt = handSize(state, seat, kind) + back + due;
  const isThrown = mulligan || exchangesBefore !== undefined;
  return (
    back + backDue === (isBegun ? putsBack : 0) &&
    (isThrown ? dealt <= size[kind] : dealt === (isBegun ? size[kind] : 0))
  );
}

const sum = (tasks: readonly Task[], count: (task: Task) => number): number =>
  tasks.reduce((total, task) => total + count(task), 0);

/** Whether a seat has something to choose from when its turn comes. */
function isChoosable(state: State, task: Task): boolean {
  const { held } = state.hands!;
  switch (task.kind) {
    case "draft": {
      const passing = tasksOf(state).find((other) => other.kind === "passPacks" && other.cards.includes(task.cards));
      if (passing?.kind !== "passPacks" || passing.step === 0) return false;
      const first = (task.seat + (passing.step - 1) * (state.seats - 1)) % state.seats;
      return cardsLeft(state, packOf(state, task.cards, first)).length > task.count;
    }
    case "putBack":
      return handSize(state, task.seat, task.cards) >= task.count;
    case "mulligan":
    case "drawCard":
    case "exchange":
      return held[task.seat] !== undefined;
    default:
      return true;
  }
}

/** Whether there is a card to deal, and a place for it. */
function isDealable(state: State, task: Task): boolean {
  if (task.kind === "passPacks")
    return state.hands!.packs.length > 0 && task.cards.length === (dealOf(state).bothAtOnce ? KINDS.length : 1);
  if (task.kind !== "deal") return true;
  if (!isThere(state, task)) return false;
  return task.into === "pack"
    ? task.to !== undefined && KINDS.includes(task.pool as HandKind) && state.hands!.packs.length > 0
    : (task.into === "market") === (task.to === undefined);
}

/** Hands are dealt from cards that suffice; a single deal, to a seat that draws, may go on with cards shuffled again. */
function isThere(state: State, { pool }: DealTask): boolean {
  const dealing = (state.agenda as readonly Task[]).filter((task) => task.kind === "deal");
  const due = dealing.reduce((sum, task) => (task.pool === pool ? sum + task.count : sum), 0);
  return sizeOf(state, pool) >= (dealing.length === 1 ? Math.min(due, 1) : due);
}

const KINDS: readonly HandKind[] = ["occupation", "minor"];
