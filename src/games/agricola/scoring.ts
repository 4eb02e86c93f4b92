import type { Breakdown, Result, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { RulesTable } from "../../table/module.ts";
import { placesOf, sidesOf } from "../../table/sides.ts";
import { since } from "../../table/versions.ts";
import { allows, owned } from "./cards/asking.ts";
import { has, isChecked } from "./cards/marks.ts";
import { cards } from "./cards/registry.ts";
import { enclosed, pasturesOf, unusedCells } from "./farm.ts";
import { BUILDING_RESOURCES } from "./goods.ts";
import { countBits, lowest } from "./grid.ts";
import { type Farm, farmOf, type State } from "./state.ts";
import { partnerOf, sides } from "./teams.ts";

/** The least number that scores 1, 2, 3 and 4 points; fewer than the first cost one. */
const TABLE = {
  fields: [2, 3, 4, 5],
  pastures: [1, 2, 3, 4],
  grain: [1, 4, 6, 8],
  vegetable: [1, 2, 3, 4],
  sheep: [1, 4, 6, 8],
  boar: [1, 3, 5, 7],
  cattle: [1, 2, 4, 6],
} as const;
export type Scored = keyof typeof TABLE;
const SCORED = Object.keys(TABLE) as readonly Scored[];

/** The score sheet as it is printed: how many of each category bring how many points, then what counts by the piece. */
export const scoreTables: readonly RulesTable[] = [
  {
    chapter: "scoring",
    title: { id: "rules.table.categories" },
    columns: [{ id: "rules.table.points" }, -1, 1, 2, 3, 4],
    rows: SCORED.map((category) => {
      const [one, two, three, four] = TABLE[category];
      const range = (from: number, next: number): Message | number =>
        next - from === 1 ? from : { id: "rules.table.range", from, to: next - 1 };
      const more = { id: "rules.table.more", n: four };
      const row = [range(0, one), range(one, two), range(two, three), range(three, four), more];
      return [{ id: `score.${category}` }, ...row];
    }),
  },
  {
    chapter: "scoring",
    title: { id: "rules.table.each" },
    columns: [{ id: "rules.table.what" }, { id: "rules.table.points" }],
    rows: [
      [{ id: "score.unused" }, -1],
      [{ id: "score.fenced-stables" }, 1],
      [{ id: "rules.table.clay-room" }, 1],
      [{ id: "rules.table.stone-room" }, 2],
      [{ id: "score.people" }, 3],
      [{ id: "score.begging" }, -3],
    ],
  },
];

export function pointsFor(category: Scored, count: number): number {
  const [one, two, three, four] = TABLE[category];
  return count >= four ? 4 : count >= three ? 3 : count >= two ? 2 : count >= one ? 1 : -1;
}

const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

export function countOf(farm: Farm, category: Scored): number {
  switch (category) {
    case "fields":
      return countBits(farm.fields);
    case "pastures":
      return pasturesOf(farm).length;
    case "grain":
      return farm.goods.grain + sum(farm.grain);
    case "vegetable":
      return farm.goods.vegetable + sum(farm.vegetable);
    default:
      return farm.goods[category];
  }
}

/** Rooms, fields, stables and fenced spaces are used, and what a card says is. */
export function unusedSpaces(state: State, seat: Seat): number {
  const farm = farmOf(state, seat);
  const unused = unusedCells(farm);
  const held = Math.min(countBits(unused), Math.ceil(farm.fairies / 2));
  if (!isChecked(state, farm, "countsAsUsed")) return countBits(unused) - held;
  let count = 0;
  for (let rest = unused; rest !== 0; rest &= rest - 1)
    if (!allows(state, seat, "countsAsUsed", { cell: lowest(rest) })) count++;
  return Math.max(0, count - held);
}

/** The printed points of a house: its rooms by material. */
const ROOM_POINTS = { wood: 0, clay: 1, stone: 2 } as const;

/** The score sheet of a seat, category by category. (Appendix, "The Scoring in Detail") */
function sheet(state: State, seat: Seat): readonly (readonly [id: string, points: number])[] {
  const farm = farmOf(state, seat);
  let printed = 0;
  for (const card of farm.cards) printed += cards[card].points;
  const bonus = bonusPoints(state, seat);
  const begging = 0 - 3 * farm.beggingMarkers;
  // Begging markers are deducted from the bonus points: in a team of which the lower values count, that is one value.
  const isOne = state.options.teams === "lower" && partnerOf(state, seat) !== undefined && since(state, 2);
  return [
    ...SCORED.map((category) => [category, pointsFor(category, countOf(farm, category))] as const),
    ["unused", 0 - unusedSpaces(state, seat)],
    ["fenced-stables", Math.min(4, countBits(farm.stables & enclosed(farm)))],
    ["rooms", ROOM_POINTS[farm.house] * countBits(farm.rooms)],
    ["people", 3 * farm.people],
    ["improvements", printed],
    ...(isOne
      ? [["bonus-and-begging", bonus + begging] as const]
      : [["bonus", bonus] as const, ["begging", begging] as const]),
  ];
}

/** The score of a seat, or of its team: then each part also says what the seat itself brought to it. */
export function score(state: State, seat: Seat): Breakdown {
  const partner = partnerOf(state, seat);
  const own = sheet(state, seat).map(([id, points]) => ({ text: textOf(id), points }));
  return partner === undefined ? summed(own) : teamScore(state, own, sheet(state, partner));
}

const texts = new Map<string, Message>();

function textOf(id: string): Message {
  let text = texts.get(id);
  if (text === undefined) {
    text = Object.freeze({ id: `score.${id}` });
    texts.set(id, text);
  }
  return text;
}

const summed = (parts: Breakdown["parts"]): Breakdown => ({
  total: parts.reduce((total, { points }) => total + points, 0),
  parts,
});

/** The lower value of each category counts, or the totals are multiplied. (Appendix, "Team Play") */
function teamScore({ options }: State, own: Breakdown["parts"], partners: ReturnType<typeof sheet>): Breakdown {
  if (options.teams === "lower")
    return summed(own.map(({ text, points }, i) => ({ text, points: Math.min(points, partners[i]![1]), own: points })));
  const total = summed(own).total;
  const product = multiplied(
    total,
    partners.reduce((sum, [, points]) => sum + points, 0),
  );
  return summed([
    ...own.map(({ text, points }) => ({ text, points: 0, own: points })),
    { text: { id: "score.product" }, points: product, own: total },
  ]);
}

// Our ruling: a total below nothing counts as nothing, so that two of them make no large number.
const multiplied = (a: number, b: number): number => Math.max(0, a) * Math.max(0, b);

/** The points alone. */
export function points(state: State, seat: Seat): number {
  const farm = farmOf(state, seat);
  let total = 3 * farm.people - 3 * farm.beggingMarkers - unusedSpaces(state, seat);
  for (let i = 0; i < SCORED.length; i++) total += pointsFor(SCORED[i]!, countOf(farm, SCORED[i]!));
  total += Math.min(4, countBits(farm.stables & enclosed(farm)));
  total += ROOM_POINTS[farm.house] * countBits(farm.rooms);
  for (const card of farm.cards) total += cards[card].points;
  return total + bonusPoints(state, seat);
}

/** What the texts of the seat's cards score, and those of others for it. */
function bonusPoints(state: State, seat: Seat): number {
  const farm = farmOf(state, seat);
  let points = farm.noted;
  for (const card of farm.cards) points += cards[card].bonus?.(owned(state, seat, farm, card)) ?? 0;
  for (const card of state.common) points += cards[card].bonus?.(owned(state, seat, farm, card)) ?? 0;
  for (let owner = 0; owner < state.seats; owner++) {
    const other = farmOf(state, owner);
    if (!has(other, "bonusFor")) continue;
    for (const card of other.cards)
      points += cards[card].bonusFor?.({ ...owned(state, owner, other, card), seat }) ?? 0;
  }
  return points;
}

/** What breaks a tie: building resources left in the supply. */
const resourcesLeft = ({ goods }: Farm): number => {
  let count = 0;
  for (const good of BUILDING_RESOURCES) count += goods[good];
  return count;
};

function partnersResources(state: State, seat: Seat): number {
  const partner = partnerOf(state, seat);
  return partner === undefined ? 0 : resourcesLeft(farmOf(state, partner));
}

/** Whether a card beside the board makes so many points win. */
function winsBy({ common }: State, points: number): boolean {
  for (const card of common) if (cards[card].wins?.(points)) return true;
  return false;
}

/** Most points win, then most building resources; still tied, they share the place. A solo game is won. */
export function result(state: State): Result | undefined {
  if (state.agenda.length > 0) return undefined;
  const scores = state.farms.map((_, seat) => score(state, seat));
  const left = state.farms.map((farm, seat) => resourcesLeft(farm) + partnersResources(state, seat));
  const isBetter = (a: Seat, b: Seat) =>
    winsBy(state, scores[a]!.total) !== winsBy(state, scores[b]!.total)
      ? winsBy(state, scores[a]!.total)
      : scores[a]!.total !== scores[b]!.total
        ? scores[a]!.total > scores[b]!.total
        : left[a]! > left[b]!;
  const places = placesOf(sidesOf<State["options"]>({ sides }, state.options, state.seats), isBetter);
  return { places, scores, tieBreak: { text: { id: "score.tie" }, counts: left } };
}
