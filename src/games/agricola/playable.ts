import { taskOf } from "../../table/agenda.ts";
import type { Seat, Task as TableTask } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { PlayTask } from "./agenda.ts";
import { cardPrices } from "./cards/costs.ts";
import { type HandCardId, type HandKind, printed } from "./cards/decks/index.ts";
import type { Count, Needs } from "./cards/decks/printed.ts";
import { hears } from "./cards/marks.ts";
import { meets } from "./cards/needs.ts";
import { isPayable } from "./cards/payable.ts";
import { costText } from "./describe.ts";
import { add, GOODS, type Good, type Some } from "./goods.ts";
import { canAfter } from "./rules/acting.ts";
import { rules } from "./rules/index.ts";
import { boardOf, type LaidOut } from "./spaces.ts";
import { farmOf, type State } from "./state.ts";

const BEFORE_PLAY: readonly string[] = ["draft", "putBack", "mulligan", "exchange"];

/** Why a seat cannot play a card of its hand now: its prerequisite, its price, or where it could; nothing if it can. */
export function whyNotPlayable(view: State, seat: Seat, card: HandCardId): Message | undefined {
  const { kind, needs } = printed[card];
  const task = taskOf(view, seat);
  if (view.round === 0 || (task !== undefined && BEFORE_PLAY.includes(task.kind))) return undefined;
  const unmet = needs === undefined ? undefined : unmetOf(view, seat, needs);
  if (unmet !== undefined) return { id: "why.needs", need: unmet };
  const lacking = missingFor(view, seat, card);
  if (lacking !== undefined) return { id: "why.missing", goods: costText(lacking) };
  if (asksFor(task, kind)) return undefined;
  return { id: "why.card-later", spaces: whereToPlay(view, seat, kind) };
}

/** The action spaces where cards of a kind are played; two of one name count as one. */
export const whereToPlay = (view: State, seat: Seat, kind: HandKind): readonly string[] =>
  spacesFor(view, seat, kind).flatMap(({ id }) => (id === "lessons-2" ? [] : [id]));

/** What a card of its hand would cost a seat, where it is played now or else where that is cheapest: one of these prices. */
export function pricesInHand(view: State, seat: Seat, card: HandCardId): readonly Some[] {
  const task = taskOf(view, seat);
  const { kind } = printed[card];
  if (asksFor(task, kind)) return cardPrices(view, seat, card, task.costs ?? []);
  const prices = spacesFor(view, seat, kind).map(({ costs }) => cardPrices(view, seat, card, costs));
  return prices.sort((a, b) => sum(a[0]) - sum(b[0]))[0] ?? cardPrices(view, seat, card, []);
}

const asksFor = (task: TableTask | undefined, kind: HandKind): task is PlayTask =>
  task?.kind === "improve" && (task as PlayTask).kinds.includes(kind);

/** The goods that are missing for the cheapest price; nothing if one can be paid, if need be with what comes before. */
function missingFor(view: State, seat: Seat, card: HandCardId): Some | undefined {
  const prices = pricesInHand(view, seat, card);
  const farm = farmOf(view, seat);
  if (isPayable(view, seat, prices)) return undefined;
  const isPaidBefore = (now: State) => isPayable(now, seat, prices);
  const { kind } = printed[card];
  if (hears(view, farm, "plays") && canAfter(view, seat, "plays", { seat, kind }, rules.can, isPaidBefore))
    return undefined;
  return lackingFor(view, seat, prices);
}

/** What a seat lacks for the price of which it lacks least, with all that it can cook and exchange. */
export function lackingFor(view: State, seat: Seat, prices: readonly Some[]): Some | undefined {
  const { goods } = farmOf(view, seat);
  const atHand = prices.map(
    (price): Some => Object.fromEntries(GOODS.map((good) => [good, Math.max(0, (price[good] ?? 0) - goods[good])])),
  );
  const least = atHand.sort((a, b) => sum(a) - sum(b))[0];
  if (least === undefined) return undefined;
  const lacking: { [G in Good]?: number } = { ...least };
  const isEnough = (some: Some) => isPayable(withMore(view, seat, some), seat, prices);
  for (const good of GOODS)
    while (lacking[good]! > 0 && isEnough({ ...lacking, [good]: lacking[good]! - 1 })) lacking[good]!--;
  return lacking;
}

/** The view with more goods before a seat, to see what it could do with them. */
export function withMore(view: State, seat: Seat, more: Some): State {
  const goods = { ...farmOf(view, seat).goods };
  add(goods, more);
  return { ...view, farms: view.farms.map((farm, i) => (i === seat ? { ...farm, goods } : farm)) };
}

const sum = (goods: Some | undefined): number => Object.values(goods ?? {}).reduce((total, n) => total + n, 0);

interface Playing {
  readonly id: LaidOut["id"];
  readonly costs: readonly number[];
}

/** The spaces where a seat plays cards of a kind, those still to come among them. */
function spacesFor(view: State, seat: Seat, kind: HandKind): readonly Playing[] {
  return boardOf(view).all.flatMap((space): readonly Playing[] => {
    const task = space?.tasks[seat];
    const play = task === undefined ? undefined : playIn(task, kind);
    return space === undefined || play === undefined ? [] : [{ id: space.id, costs: play.costs ?? [] }];
  });
}

function playIn(task: TableTask, kind: HandKind): PlayTask | undefined {
  if (asksFor(task, kind)) return task;
  const { parts = [], then } = task as { parts?: readonly TableTask[]; then?: TableTask };
  for (const part of then === undefined ? parts : [...parts, then]) {
    const found = playIn(part, kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first part of a prerequisite that does not hold. */
function unmetOf(view: State, seat: Seat, needs: Needs): Message | undefined {
  const key = keysOf(needs).find((one) => !meets(view, seat, { [one]: needs[one] }));
  return key === undefined ? undefined : needText(needs, key);
}

export const keysOf = (needs: Needs): readonly (keyof Needs)[] => Object.keys(needs) as (keyof Needs)[];

/** One part of a prerequisite: "2 occupations", "no unused space", "a clay or stone house". */
export function needText(needs: Needs, key: keyof Needs): Message {
  if (key === "house") return { id: `need.house.${needs.house!.join("-")}` };
  if (key === "personOn") return { id: "need.personOn", space: needs.personOn! };
  const count = needs[key] as Count;
  const what = key.endsWith("s") ? `need.${key}` : key;
  if (typeof count === "number") return { id: "need.at-least", n: count, what };
  if ("exactly" in count) return { id: "need.exactly", n: count.exactly, what };
  return count.atMost === 0 ? { id: "need.none", what } : { id: "need.at-most", n: count.atMost, what };
}
