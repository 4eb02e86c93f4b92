import { GOODS, type Goods, noGoods } from "../goods.ts";
import { SPACE_IDS, type SpaceId } from "../spaces.ts";
import type { Farm, State } from "../state.ts";
import type { Card, Check, Expense, Moment, Moments, Question } from "./card.ts";
import type { CardId } from "./ids.ts";
import { cards } from "./index.ts";

/** What a list of cards has a say in, one bit each: most questions are answered by looking here. */
interface Marks {
  /** How many cards there were when these marks were made. */
  readonly count: number;
  /** What seats do and parts of a round that some card hears. */
  readonly deeds: number;
  readonly phases: number;
  /** Questions whose answer some card changes. */
  readonly asked: number;
  /** What some card allows or forbids. */
  readonly checks: number;
  /** Expenses that some card changes. */
  readonly costs: number;
  /** Everything else that some card has a say in. */
  readonly others: number;
  /** Food for one of each good, at any time, by the best means the cards have. */
  readonly rates: Goods;
  readonly occupations: number;
  /** Cards that offer exchanges at any time. */
  readonly exchangers: readonly CardId[];
  /** For each expense the cards that have a say in it, found when it is first asked. */
  changers: { [E in Expense]?: readonly CardId[] } | undefined;
  /** Where moments of spaces are heard, found when it is first asked. */
  spaces: { [M in SpaceMoment]?: ReadonlySet<SpaceId> } | undefined;
}

/** Moments that happen on a space. */
type SpaceMoment = "usesSpace" | "usedSpace" | "turnEnds";

const bits = <Key extends string>(keys: { readonly [K in Key]: true }) =>
  Object.fromEntries(Object.keys(keys).map((key, i) => [key, 1 << i])) as { readonly [K in Key]: number };

/** Whether a bit is set. Most often none is, and then it need not be looked up which one is meant. */
const isSet = <Key extends string>(set: number, bits: { readonly [K in Key]: number }, key: Key): boolean =>
  set !== 0 && (set & bits[key]) !== 0;

/** Moments of the round, which are everybody's; the others are somebody's doing. */
type Phase = { [M in Moment]: Moments[M] extends { readonly round: number } ? M : never }[Moment];

const PHASES = bits<Phase>({
  arrives: true,
  beforeRound: true,
  startOfRound: true,
  workStarts: true,
  beforeReturning: true,
  returning: true,
  returned: true,
  fieldPhaseStarts: true,
  fieldPhase: true,
  feedingPhase: true,
  harvestEnds: true,
  roundEnds: true,
  beforeScoring: true,
});

const DEEDS = bits<Exclude<Moment, Phase>>({
  plays: true,
  played: true,
  cardPlayed: true,
  usesSpace: true,
  usedSpace: true,
  turnStarts: true,
  turnEnds: true,
  onlyNewbornsAtHome: true,
  builtRooms: true,
  builtStables: true,
  fenced: true,
  renovated: true,
  plowed: true,
  sowed: true,
  baked: true,
  grew: true,
  gained: true,
  fed: true,
  bred: true,
});

export const MOMENT_IDS = [...Object.keys(PHASES), ...Object.keys(DEEDS)] as readonly Moment[];

const isPhase = (moment: Moment): moment is Phase => moment in PHASES;

const QUESTIONS = bits<Question>({
  renovatesTo: true,
  sownGrain: true,
  sownVegetable: true,
  animalsPerSpace: true,
  capacity: true,
  smallness: true,
  pets: true,
  pens: true,
  roomForPeople: true,
  foodPerAdult: true,
  foodPerNewborn: true,
  freeFences: true,
  shapeshifters: true,
});

const CHECKS = bits<Check>({
  sharesSpace: true,
  usesSpace: true,
  countsAsUsed: true,
  renovates: true,
  takesStartingPlayer: true,
  fencesByLine: true,
});

const EXPENSES = bits<Expense>({
  room: true,
  stable: true,
  fence: true,
  renovation: true,
  improvement: true,
  occupation: true,
  field: true,
  growth: true,
});

export const EXPENSE_IDS = Object.keys(EXPENSES) as readonly Expense[];

const OTHERS = bits<
  "atAnyTime" | "shiftsCrops" | "bakes" | "crafts" | "once" | "bonusFor" | "cooksHalf" | "roasts" | "scries"
>({
  atAnyTime: true,
  shiftsCrops: true,
  bakes: true,
  crafts: true,
  once: true,
  bonusFor: true,
  cooksHalf: true,
  roasts: true,
  scries: true,
});

const NONE: Marks = newMarks(0, { deeds: 0, phases: 0, asked: 0, checks: 0, costs: 0, others: 0 }, noGoods(), 0, []);

/** Where the marks of a list of cards are kept: on the list itself, unseen by copies, files and comparisons. */
const MARKS = Symbol("marks");
type Marked = readonly CardId[] & { [MARKS]?: Marks };

/** Made anew when the list is another one or has grown. */
function marksOf(own: readonly CardId[]): Marks {
  if (own.length === 0) return NONE;
  const known = (own as Marked)[MARKS];
  if (known !== undefined && known.count === own.length) return known;
  const made = joined(own);
  if (known !== undefined) (own as Marked)[MARKS] = made;
  else if (Object.isExtensible(own)) Object.defineProperty(own, MARKS, { value: made, writable: true });
  return made;
}

/** What cards have a say in, a bit each. */
type Bits = Pick<Marks, "deeds" | "phases" | "asked" | "checks" | "costs" | "others">;

function newMarks(
  count: number,
  { deeds, phases, asked, checks, costs, others }: Bits,
  rates: Goods,
  occupations: number,
  exchangers: readonly CardId[],
): Marks {
  return {
    count,
    deeds,
    phases,
    asked,
    checks,
    costs,
    others,
    rates,
    occupations,
    exchangers,
    changers: undefined,
    spaces: undefined,
  };
}

function joined(own: readonly CardId[]): Marks {
  let deeds = 0;
  let phases = 0;
  let asked = 0;
  let checks = 0;
  let costs = 0;
  let others = 0;
  let occupations = 0;
  const rates = noGoods();
  for (let i = 0; i < own.length; i++) {
    const card = cards[own[i]!];
    const marks = ofCard(card);
    deeds |= marks.deeds;
    phases |= marks.phases;
    asked |= marks.asked;
    checks |= marks.checks;
    costs |= marks.costs;
    others |= marks.others;
    if (card.kind === "occupation") occupations++;
    if (card.cooks !== undefined) for (const good of GOODS) rates[good] = Math.max(rates[good], card.cooks[good] ?? 0);
  }
  const exchangers = (others & OTHERS.atAnyTime) === 0 ? NONE.exchangers : own.filter((id) => cards[id].atAnyTime);
  return newMarks(own.length, { deeds, phases, asked, checks, costs, others }, rates, occupations, exchangers);
}

const single = new WeakMap<Card, Bits>();

function ofCard(card: Card): Bits {
  let marks = single.get(card);
  if (marks === undefined) {
    const {
      on = {},
      changes = {},
      allows = {},
      forbids = {},
      prices = {},
      lowers = {},
      raises = {},
      lowersAction = {},
    } = card;
    const moments = Object.keys(on);
    const expenses = Object.keys({ ...prices, ...lowers, ...raises, ...lowersAction });
    const kinds = Object.keys(OTHERS).filter((key) => card[key as keyof typeof OTHERS] !== undefined);
    marks = {
      deeds: union(moments, DEEDS),
      phases: union(moments, PHASES),
      asked: union(Object.keys(changes), QUESTIONS),
      checks: union(Object.keys({ ...allows, ...forbids }), CHECKS),
      costs: union([...expenses, ...(card.replaces?.for ?? [])], EXPENSES),
      others: union(kinds, OTHERS),
    };
    single.set(card, marks);
  }
  return marks;
}

const union = (keys: readonly string[], bits: { readonly [key: string]: number }): number =>
  keys.reduce((all, key) => all | (bits[key] ?? 0), 0);

/** The cards that lie beside the board have their say on every farm. */
type Table = Pick<State, "common" | "farms">;

export const hears = ({ common }: Table, { cards: own }: Farm, moment: Moment): boolean =>
  isIn(marksOf(own), moment) || isIn(marksOf(common), moment);

const isIn = ({ phases, deeds }: Marks, moment: Moment): boolean => {
  if ((phases | deeds) === 0) return false;
  return isPhase(moment) ? (phases & PHASES[moment]) !== 0 : (deeds & DEEDS[moment]) !== 0;
};

export const isAsked = ({ common }: Table, { cards: own }: Farm, question: Question): boolean =>
  isSet(marksOf(own).asked | marksOf(common).asked, QUESTIONS, question);
export const isChecked = ({ common }: Table, { cards: own }: Farm, check: Check): boolean =>
  isSet(marksOf(own).checks | marksOf(common).checks, CHECKS, check);
export const changesCost = ({ common }: Table, { cards: own }: Farm, expense: Expense): boolean =>
  isSet(marksOf(own).costs | marksOf(common).costs, EXPENSES, expense);
/** Whether a card before the seat itself has such a say. */
export const has = ({ cards: own }: Farm, key: keyof typeof OTHERS): boolean => isSet(marksOf(own).others, OTHERS, key);

/** Whether some card hears a moment if it happens on this space; whose doing it is, is not looked at. */
export const hearsAt = ({ common }: Table, { cards: own }: Farm, moment: SpaceMoment, space: SpaceId): boolean =>
  hearsThere(own, moment, space) || hearsThere(common, moment, space);

function hearsThere(own: readonly CardId[], moment: SpaceMoment, space: SpaceId): boolean {
  const marks = marksOf(own);
  if (!isSet(marks.deeds, DEEDS, moment)) return false;
  marks.spaces ??= {};
  let spaces = marks.spaces[moment];
  if (spaces === undefined) {
    spaces = new Set(own.flatMap((id) => spacesOf(cards[id], moment)));
    marks.spaces[moment] = spaces;
  }
  return spaces.has(space);
}

function spacesOf({ on }: Card, moment: SpaceMoment): readonly SpaceId[] {
  const said = on?.[moment];
  if (said === undefined) return [];
  return [said].flat().flatMap(({ at }) => at ?? SPACE_IDS);
}

/** Whether any card in play hears a moment if it happens on this space. */
export function isHeardAt({ farms, common }: Table, moment: SpaceMoment, space: SpaceId): boolean {
  for (let i = 0; i < farms.length; i++) if (hearsThere(farms[i]!.cards, moment, space)) return true;
  return hearsThere(common, moment, space);
}

/** How many occupations lie before a seat. */
export const occupationsOf = ({ cards: own }: Farm): number => marksOf(own).occupations;
export const exchangersOf = ({ cards: own }: Farm): readonly CardId[] => marksOf(own).exchangers;

/** The cards that have a say in an expense of a farm. */
export const changersOf = ({ common }: Table, { cards: own }: Farm, expense: Expense): readonly CardId[] =>
  common.length === 0
    ? changersAmong(own, expense)
    : [...changersAmong(own, expense), ...changersAmong(common, expense)];

/** Those of them that lie before the seat itself. */
export const changersBefore = ({ cards: own }: Farm, expense: Expense): readonly CardId[] =>
  changersAmong(own, expense);

function changersAmong(own: readonly CardId[], expense: Expense): readonly CardId[] {
  const marks = marksOf(own);
  marks.changers ??= {};
  let known = marks.changers[expense];
  if (known === undefined) {
    known = own.filter((id) => isSet(ofCard(cards[id]).costs, EXPENSES, expense));
    marks.changers[expense] = known;
  }
  return known;
}

/** Food for one of a good by the cards of a farm. */
export const ratesOf = ({ cards: own }: Farm): Goods => marksOf(own).rates;

/** Whether any card in play has something to say at a moment. */
export function isHeard({ farms, common }: Table, moment: Moment): boolean {
  if (isIn(marksOf(common), moment)) return true;
  for (let i = 0; i < farms.length; i++) if (isIn(marksOf(farms[i]!.cards), moment)) return true;
  return false;
}
