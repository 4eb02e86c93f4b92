import { GOODS, type Goods, noGoods } from "../goods.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import type { Farm, State } from "../state.ts";
import {
  type Bits,
  bitsOf,
  isCheck,
  isExpense,
  isMoment,
  isOther,
  isPlace,
  isQuestion,
  joinedPlaces,
  type Other,
  type SpaceMoment,
} from "./bits.ts";
import type { Card, Owned } from "./card.ts";
import type { Expense } from "./expenses.ts";
import type { CardId } from "./ids.ts";
import type { Moment } from "./moments.ts";
import type { Check, Checks, Question, Questions } from "./questions.ts";
import { cards } from "./registry.ts";

/** What a list of cards has a say in: most questions are answered by looking here. */
interface Marks extends Bits {
  /** How many cards there were when these marks were made. */
  readonly count: number;
  /** Food for one of each good, at any time, by the best means the cards have. */
  readonly rates: Goods;
  readonly occupations: number;
  /** Cards that offer exchanges at any time. */
  readonly exchangers: readonly CardId[];
  /** The cards that have a say in something, found when it is first asked. */
  readonly sayers: Sayers;
}

interface Sayers {
  hearers: { [M in Moment]?: readonly Hearer[] } | undefined;
  changers: { [Q in Question]?: readonly Changer<Q>[] } | undefined;
  allows: { [C in Check]?: readonly Checker<C>[] } | undefined;
  forbids: { [C in Check]?: readonly Checker<C>[] } | undefined;
  payers: { [E in Expense]?: readonly CardId[] } | undefined;
  others: { [O in Other]?: readonly CardId[] } | undefined;
}

/** A card that hears a moment, and its number in the list. */
export interface Hearer {
  readonly card: CardId;
  readonly at: number;
}

/** A card that changes the answer to a question. */
interface Changer<Q extends Question> {
  readonly card: CardId;
  readonly change: (answer: Questions[Q], asked: Owned) => Questions[Q];
}

/** A card that allows or forbids something. */
interface Checker<C extends Check> {
  readonly card: CardId;
  readonly says: (asked: Checks[C] & Owned) => boolean;
}

const newSayers = (): Sayers => ({
  hearers: undefined,
  changers: undefined,
  allows: undefined,
  forbids: undefined,
  payers: undefined,
  others: undefined,
});

const NONE: Marks = {
  heard: 0,
  asked: 0,
  checks: 0,
  costs: 0,
  others: 0,
  places: [],
  count: 0,
  rates: noGoods(),
  occupations: 0,
  exchangers: [],
  sayers: newSayers(),
};

/** Where the marks of a list of cards are kept: on the list itself, unseen by copies, files and comparisons. */
const MARKS = Symbol("marks");
type Marked = readonly CardId[] & { [MARKS]?: Marks };

/** Found on the list itself wherever cards are asked: short, for the compiler copies it to all these places. */
function marksOf(own: readonly CardId[]): Marks {
  if (own.length === 0) return NONE;
  const known = (own as Marked)[MARKS];
  return known !== undefined && known.count === own.length ? known : newMarks(own, known);
}

/** The same of the cards beside the board, of which there are most often none. */
const marksBeside = (common: readonly CardId[]): Marks => (common.length === 0 ? NONE : marksOf(common));

/** Made anew when the list is another one, and added to when it has grown. */
function newMarks(own: readonly CardId[], known: Marks | undefined): Marks {
  let marks = known !== undefined && known.count < own.length ? known : NONE;
  for (let i = marks.count; i < own.length; i++) marks = withCard(marks, own[i]!);
  if (known !== undefined) (own as Marked)[MARKS] = marks;
  else if (Object.isExtensible(own)) Object.defineProperty(own, MARKS, { value: marks, writable: true });
  return marks;
}

function withCard(marks: Marks, id: CardId): Marks {
  const card = cards[id];
  const bits = bitsOf(card);
  return {
    heard: marks.heard | bits.heard,
    asked: marks.asked | bits.asked,
    checks: marks.checks | bits.checks,
    costs: marks.costs | bits.costs,
    others: marks.others | bits.others,
    places: joinedPlaces(marks.places, bits.places),
    count: marks.count + 1,
    rates: card.cooks === undefined ? marks.rates : betterRates(marks.rates, card),
    occupations: marks.occupations + (card.kind === "occupation" ? 1 : 0),
    exchangers: card.atAnyTime === undefined ? marks.exchangers : [...marks.exchangers, id],
    sayers: newSayers(),
  };
}

function betterRates(rates: Goods, { cooks }: Card): Goods {
  const better = { ...rates };
  for (const good of GOODS) better[good] = Math.max(rates[good], cooks?.[good] ?? 0);
  return better;
}

/** The cards that lie beside the board have their say on every farm. */
type Table = Pick<State, "common" | "farms">;

export const hears = ({ common }: Table, { cards: own }: Farm, moment: Moment): boolean =>
  isMoment(marksOf(own).heard | marksBeside(common).heard, moment);
export const isAsked = ({ common }: Table, { cards: own }: Farm, question: Question): boolean =>
  isQuestion(marksOf(own).asked | marksBeside(common).asked, question);
export const isChecked = ({ common }: Table, { cards: own }: Farm, check: Check): boolean =>
  isCheck(marksOf(own).checks | marksBeside(common).checks, check);
/** Whether any card has a say in what anything costs a farm. */
export const changesCosts = ({ common }: Table, { cards: own }: Farm): boolean =>
  (marksOf(own).costs | marksBeside(common).costs) !== 0;
export const changesCost = ({ common }: Table, { cards: own }: Farm, expense: Expense): boolean =>
  isExpense(marksOf(own).costs | marksBeside(common).costs, expense);
/** Whether a card before the seat itself has such a say. */
export const has = ({ cards: own }: Farm, other: Other): boolean => isOther(marksOf(own).others, other);

/** Whether some card hears a moment if it happens on this space; whose doing it is, is not looked at. */
export const hearsAt = ({ common }: Table, { cards: own }: Farm, moment: SpaceMoment, space: SpaceId): boolean =>
  hearsThere(own, moment, space) || (common.length > 0 && hearsThere(common, moment, space));

const hearsThere = (own: readonly CardId[], moment: SpaceMoment, space: SpaceId): boolean => {
  const { places } = marksOf(own);
  return places.length > 0 && isPlace(places, moment, SPACE_INDEX[space]);
};

/** Whether any card in play hears a moment if it happens on this space. */
export function isHeardAt({ farms, common }: Table, moment: SpaceMoment, space: SpaceId): boolean {
  for (let i = 0; i < farms.length; i++) if (hearsThere(farms[i]!.cards, moment, space)) return true;
  return common.length > 0 && hearsThere(common, moment, space);
}

/** Whether any card in play has something to say at a moment. */
export function isHeard({ farms, common }: Table, moment: Moment): boolean {
  let { heard } = marksBeside(common);
  for (let i = 0; i < farms.length; i++) heard |= marksOf(farms[i]!.cards).heard;
  return isMoment(heard, moment);
}

/** How many occupations lie before a seat. */
export const occupationsOf = ({ cards: own }: Farm): number => marksOf(own).occupations;
export const exchangersOf = ({ cards: own }: Farm): readonly CardId[] => marksOf(own).exchangers;
/** Food for one of a good by the cards of a farm. */
export const ratesOf = ({ cards: own }: Farm): Goods => marksOf(own).rates;

const NOBODY: readonly never[] = [];

/** Those of some cards that hear a moment. */
export function hearersAmong(own: readonly CardId[], moment: Moment): readonly Hearer[] {
  const marks = marksOf(own);
  if (!isMoment(marks.heard, moment)) return NOBODY;
  marks.sayers.hearers ??= {};
  marks.sayers.hearers[moment] ??= own.flatMap((card, at) =>
    cards[card].on?.[moment] === undefined ? [] : [{ card, at }],
  );
  return marks.sayers.hearers[moment];
}

/** Those of some cards that change the answer to a question. */
export function changersAmong<Q extends Question>(own: readonly CardId[], question: Q): readonly Changer<Q>[] {
  const marks = marksOf(own);
  if (!isQuestion(marks.asked, question)) return NOBODY;
  marks.sayers.changers ??= {};
  const changers = marks.sayers.changers as { [key in Q]?: readonly Changer<Q>[] };
  changers[question] ??= own.flatMap((card) => {
    const change = cards[card].changes?.[question] as Changer<Q>["change"] | undefined;
    return change === undefined ? [] : [{ card, change }];
  });
  return changers[question];
}

/** Those of some cards that allow or forbid something. */
export function checkersAmong<C extends Check>(
  own: readonly CardId[],
  how: "allows" | "forbids",
  check: C,
): readonly Checker<C>[] {
  const marks = marksOf(own);
  if (!isCheck(marks.checks, check)) return NOBODY;
  const { sayers } = marks;
  sayers[how] ??= {};
  const checkers = sayers[how] as { [key in C]?: readonly Checker<C>[] };
  checkers[check] ??= own.flatMap((card) => {
    const says = cards[card][how]?.[check] as Checker<C>["says"] | undefined;
    return says === undefined ? [] : [{ card, says }];
  });
  return checkers[check];
}

/** Those of some cards that have such a say. */
export function sayersAmong(own: readonly CardId[], other: Other): readonly CardId[] {
  const marks = marksOf(own);
  if (!isOther(marks.others, other)) return NOBODY;
  marks.sayers.others ??= {};
  marks.sayers.others[other] ??= own.filter((card) => cards[card][other] !== undefined);
  return marks.sayers.others[other];
}

/** The cards that have a say in an expense of a farm. */
export const payersOf = ({ common }: Table, { cards: own }: Farm, expense: Expense): readonly CardId[] => {
  const payers = payersAmong(own, expense);
  const beside = payersAmong(common, expense);
  return beside.length === 0 ? payers : payers.length === 0 ? beside : shared([...payers, ...beside]);
};

/** Those of them that lie before the seat itself. */
export const payersBefore = ({ cards: own }: Farm, expense: Expense): readonly CardId[] => payersAmong(own, expense);

function payersAmong(own: readonly CardId[], expense: Expense): readonly CardId[] {
  const marks = marksOf(own);
  if (!isExpense(marks.costs, expense)) return NOBODY;
  marks.sayers.payers ??= {};
  marks.sayers.payers[expense] ??= shared(own.filter((id) => isExpense(bitsOf(cards[id]).costs, expense)));
  return marks.sayers.payers[expense];
}

const lists = new Map<string, readonly CardId[]>();

/** Of all equal lists the first, so that what hangs on one can be remembered beside it. */
function shared(list: readonly CardId[]): readonly CardId[] {
  const name = list.join();
  const known = lists.get(name);
  if (known !== undefined) return known;
  if (lists.size > 10_000) lists.clear();
  lists.set(name, list);
  return list;
}
