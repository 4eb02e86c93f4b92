import { lookup } from "../../../table/lookup.ts";
import { SPACE_IDS, SPACE_INDEX } from "../space-ids.ts";
import type { Card } from "./card.ts";
import type { Expense } from "./expenses.ts";
import type { Moment } from "./moments.ts";
import type { Check, Question } from "./questions.ts";

/** What a card has a say in, one bit each. */
export interface Bits {
  /** Moments that the card hears. */
  readonly heard: number;
  /** Questions whose answer it changes. */
  readonly asked: number;
  /** What it allows or forbids. */
  readonly checks: number;
  /** Expenses that it changes. */
  readonly costs: number;
  /** Everything else that it has a say in. */
  readonly others: number;
  /** Where it hears moments of spaces, two numbers for each of them. */
  readonly places: readonly number[];
}

/** The number of each key; there is a bit for each of them. */
function numbered<Key extends string>(keys: { readonly [K in Key]: true }) {
  if (Object.keys(keys).length > 32) throw new Error("more keys than a number has bits");
  return lookup(Object.fromEntries(Object.keys(keys).map((key, i) => [key, i]))) as { readonly [K in Key]: number };
}

const MOMENTS = numbered<Moment>({
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

export const MOMENT_IDS = Object.keys(MOMENTS) as readonly Moment[];

/** Moments that happen on a space. */
export type SpaceMoment = "usesSpace" | "usedSpace" | "turnEnds";
const SPACE_MOMENTS = numbered<SpaceMoment>({ usesSpace: true, usedSpace: true, turnEnds: true });

const QUESTIONS = numbered<Question>({
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

const CHECKS = numbered<Check>({
  sharesSpace: true,
  usesSpace: true,
  countsAsUsed: true,
  renovates: true,
  takesStartingPlayer: true,
  fencesByLine: true,
});

const EXPENSES = numbered<Expense>({
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

const OTHERS = numbered<
  | "atAnyTime"
  | "wantsRoom"
  | "shiftsCrops"
  | "bakes"
  | "crafts"
  | "once"
  | "bonusFor"
  | "cooksHalf"
  | "roasts"
  | "scries"
  | "gives"
  | "needNotRefill"
>({
  atAnyTime: true,
  wantsRoom: true,
  shiftsCrops: true,
  bakes: true,
  crafts: true,
  once: true,
  bonusFor: true,
  cooksHalf: true,
  roasts: true,
  scries: true,
  gives: true,
  needNotRefill: true,
});
export type Other = keyof typeof OTHERS;

/** Whether a bit is set. Most often none is, and then it need not be looked up which one is meant. */
const isSet = <Key extends string>(bits: number, numbers: { readonly [K in Key]: number }, key: Key): boolean =>
  bits !== 0 && ((bits >>> numbers[key]) & 1) !== 0;

export const isMoment = (bits: number, moment: Moment): boolean => isSet(bits, MOMENTS, moment);
export const isQuestion = (bits: number, question: Question): boolean => isSet(bits, QUESTIONS, question);
export const isCheck = (bits: number, check: Check): boolean => isSet(bits, CHECKS, check);
export const isExpense = (bits: number, expense: Expense): boolean => isSet(bits, EXPENSES, expense);
export const isOther = (bits: number, other: Other): boolean => isSet(bits, OTHERS, other);
/** Whether a moment is heard on a space, by its number. */
export const isPlace = (places: readonly number[], moment: SpaceMoment, space: number): boolean =>
  places.length > 0 && ((places[2 * SPACE_MOMENTS[moment] + (space >>> 5)]! >>> (space & 31)) & 1) !== 0;

const remembered = new WeakMap<Card, Bits>();

export function bitsOf(card: Card): Bits {
  let bits = remembered.get(card);
  if (bits === undefined) {
    bits = found(card);
    remembered.set(card, bits);
  }
  return bits;
}

function found(card: Card): Bits {
  const { on = {}, changes = {}, allows = {}, forbids = {} } = card;
  const { prices = {}, lowers = {}, raises = {}, lowersAction = {}, replaces } = card;
  const expenses = [...Object.keys({ ...prices, ...lowers, ...raises, ...lowersAction }), ...(replaces?.for ?? [])];
  return {
    heard: union(Object.keys(on), MOMENTS),
    asked: union(Object.keys(changes), QUESTIONS),
    checks: union(Object.keys({ ...allows, ...forbids }), CHECKS),
    costs: union(expenses, EXPENSES),
    others: union(
      Object.keys(OTHERS).filter((key) => card[key as Other] !== undefined),
      OTHERS,
    ),
    places: placesOf(card),
  };
}

const union = (keys: readonly string[], numbers: { readonly [key: string]: number }): number =>
  keys.reduce((bits, key) => bits | (1 << numbers[key]!), 0);

const NOWHERE: readonly number[] = [];

function placesOf({ on }: Card): readonly number[] {
  const places = Object.keys(SPACE_MOMENTS).flatMap((moment) => {
    const said = on?.[moment as SpaceMoment];
    const bits = [0, 0];
    for (const { at = SPACE_IDS } of said === undefined ? [] : [said].flat())
      for (const id of at) bits[SPACE_INDEX[id] >>> 5]! |= 1 << (SPACE_INDEX[id] & 31);
    return bits;
  });
  return places.some((bits) => bits !== 0) ? places : NOWHERE;
}

/** The places of two together. */
export function joinedPlaces(a: readonly number[], b: readonly number[]): readonly number[] {
  if (a.length === 0) return b;
  return b.length === 0 ? a : a.map((bits, i) => bits | b[i]!);
}
