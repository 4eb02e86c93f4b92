import type { Goods } from "../goods.ts";
import { type CardId, cards, MAJOR_IDS } from "./index.ts";

const RESOURCES = ["wood", "clay", "reed", "stone"] as const;

/** For each number of a building resource the major improvements for which it suffices, one bit each. */
type Sufficing = { readonly [R in (typeof RESOURCES)[number]]: readonly number[] };

const MOST = Math.max(...MAJOR_IDS.flatMap((card) => RESOURCES.map((good) => cards[card].cost[good] ?? 0)));

const SUFFICING = Object.fromEntries(
  RESOURCES.map((good) => [
    good,
    Array.from({ length: MOST + 1 }, (_, n) => setOf((card) => (cards[card].cost[good] ?? 0) <= n)),
  ]),
) as unknown as Sufficing;

function setOf(isIn: (card: (typeof MAJOR_IDS)[number]) => boolean): number {
  return MAJOR_IDS.reduce((bits, card, i) => (isIn(card) ? bits | (1 << i) : bits), 0);
}

const NUMBERS = new Map<CardId, number>(MAJOR_IDS.map((card, i) => [card, i]));

/** The major improvements for whose printed cost there are enough building resources, one bit each. */
export const majorsFor = ({ wood, clay, reed, stone }: Goods): number =>
  SUFFICING.wood[Math.min(wood, MOST)]! &
  SUFFICING.clay[Math.min(clay, MOST)]! &
  SUFFICING.reed[Math.min(reed, MOST)]! &
  SUFFICING.stone[Math.min(stone, MOST)]!;

export const isAmong = (bits: number, card: CardId): boolean => ((bits >> NUMBERS.get(card)!) & 1) !== 0;
