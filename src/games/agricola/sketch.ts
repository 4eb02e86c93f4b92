import type { Words } from "../../table/messages.ts";
import { spacesInPlay } from "./cards/common.ts";
import { housing } from "./cards/housing.ts";
import { fencesOf } from "./farm.ts";
import { GOODS } from "./goods.ts";
import { CELLS, COLUMNS, ROWS } from "./grid.ts";
import { refillerOf } from "./refilling.ts";
import { farmOf, isHarvest, type State } from "./state.ts";
import { en } from "./text/en.ts";

/** The table as text: action spaces with goods and people, then every farm with its fences. */
export function sketch(view: State): string {
  return [
    `Round ${view.round}${isHarvest(view.round) ? " (harvest)" : ""}, seat ${view.startingPlayer + 1} starts`,
    spacesText(view),
    `Major improvements: ${named(view.majors)}`,
    ...(view.common.length > 0 ? [`Beside the board: ${named(view.common)}`] : []),
    ...handsText(view),
    ...view.farms.map((_, seat) => `Seat ${seat + 1}: ${suppliesText(view, seat)}\n${farmText(view, seat)}`),
  ].join("\n");
}

const words: Words = en;

/** The name of a thing; a card that one may not know is called by its pool. */
const name = (id: string): string => (Object.hasOwn(words, id) ? (words[id] as string) : id);

const named = (ids: readonly string[]): string => ids.map(name).join(", ");

/** What is known of hands, packs and open cards; "?" and the pool stand for a card that one may not know. */
function handsText({ hands, seats }: State): string[] {
  if (hands === null) return [];
  const lines = hands.held.map((cards, seat) => `Hand of seat ${seat + 1}: ${named(cards)}`);
  const size = hands.packs.length / (2 * seats);
  for (let i = 0; i < hands.packs.length; i += size) {
    const left = hands.packs.slice(i + hands.taken[i / size]!, i + size).filter((card) => card !== null);
    if (left.length > 0) lines.push(`Pack ${i / size + 1}: ${named(left)}`);
  }
  if (hands.market.length > 0) lines.push(`Market: ${named(hands.market)}`);
  if (hands.discards.length > 0) lines.push(`Thrown away: ${named(hands.discards)}`);
  return lines;
}

function spacesText(view: State): string {
  return spacesInPlay(view)
    .map((space) => {
      const { id, index, good } = space;
      const refiller = refillerOf(view, space);
      const duty = refiller === undefined ? "" : `, refilled by ${refiller + 1}`;
      const goods = good === undefined ? "" : ` ${view.stock[index]} ${good}`;
      const people = view.farms.flatMap((_, seat) => (view.occupants[index]! & (1 << seat) ? [` (${seat + 1})`] : []));
      return `  ${name(id)}${goods}${people.join("")}${duty}`;
    })
    .join("\n");
}

function suppliesText(view: State, seat: number): string {
  const farm = farmOf(view, seat);
  const goods = GOODS.filter((good) => farm.goods[good] > 0).map((good) => `${farm.goods[good]} ${good}`);
  const people = `${farm.people} people${farm.newborns > 0 ? ` (${farm.newborns} newborn)` : ""}`;
  const begging = farm.beggingMarkers > 0 ? [`${farm.beggingMarkers} begging`] : [];
  return [people, name(`house.${farm.house}`), ...goods, ...begging, ...farm.cards.map(name)].join(", ");
}

/**
 * One farm: `R` room, `g3` or `v2` crops, `F` empty field, `^` stable, letters for the animals of a pasture in its first
 * space, fences as lines.
 */
export function farmText(view: State, seat: number): string {
  const farm = farmOf(view, seat);
  const { pastures } = housing(view, seat);
  const { level, upright } = fencesOf(farm);
  const inside: string[] = Array.from({ length: CELLS }, (_, cell) => {
    const bit = 1 << cell;
    if (farm.rooms & bit) return "R";
    if (farm.fields & bit) {
      if (farm.grain[cell]! > 0) return `g${farm.grain[cell]}`;
      return farm.vegetable[cell]! > 0 ? `v${farm.vegetable[cell]}` : "F";
    }
    const pasture = farm.pastures.findIndex((cells) => (cells & -cells) === bit);
    const housed = pasture >= 0 ? pastures[pasture]! : undefined;
    const animals = housed !== undefined && housed.count > 0 ? `${housed.animal[0]}${housed.count}` : "";
    return `${farm.stables & bit ? "^" : ""}${animals}` || ".";
  });
  const line = (row: number) =>
    `+${Array.from({ length: COLUMNS }, (_, column) => (level & (1 << (row * COLUMNS + column)) ? "----" : "    ")).join("+")}+`;
  const cells = (row: number) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) => {
      const fence = upright & (1 << (row * (COLUMNS + 1) + column)) ? "|" : " ";
      return column < COLUMNS ? fence + inside[row * COLUMNS + column]!.padStart(3).padEnd(4) : fence;
    }).join("");
  const rows = Array.from({ length: ROWS }, (_, row) => `${line(row)}\n${cells(row)}`);
  return [...rows, line(ROWS)].map((text) => text.replace(/ +$/gm, "")).join("\n");
}
