import type { Seat } from "../../table/game.ts";
import {
  ALL,
  besides,
  CELLS,
  type Cells,
  countBits,
  type Fences,
  levelEdges,
  lowest,
  PAIRS,
  uprightEdges,
} from "./grid.ts";
import { type Farm, farmOf, MAX_FENCES, MAX_STABLES, type State } from "./state.ts";

/** All spaces inside pastures. */
export function enclosed({ pastures }: Farm): Cells {
  let cells = 0;
  for (let i = 0; i < pastures.length; i++) cells |= pastures[i]!;
  return cells;
}

/** Pastures that hold something else than covered spaces. */
export const pasturesOf = ({ pastures, covered }: Farm): readonly Cells[] =>
  covered === 0 ? pastures : pastures.filter((pasture) => (pasture & ~covered) !== 0);

/** Spaces that a room, field or first stable could take: no tile, no stable. */
const bare = (farm: Farm): Cells => ALL & ~(farm.rooms | farm.fields | farm.stables | farm.covered);

/** Where the next room may stand. (Appendix, "Farm Expansion") */
export const roomSites = (farm: Farm): Cells => bare(farm) & ~enclosed(farm) & besides(farm.rooms);

/** Rooms, fields, stables and pastures. */
const structures = (farm: Farm): Cells => farm.rooms | farm.fields | farm.stables | enclosed(farm);

/** Spaces on which nothing was built and that no fences enclose. */
export const unusedCells = (farm: Farm): Cells =>
  ALL & ~(farm.rooms | farm.fields | farm.stables | farm.covered | enclosed(farm));

/** How many fairies find a place: two on each unused space. */
export const fairyRoom = (farm: Farm): number => 2 * countBits(unusedCells(farm));

/** Fairies whose space is used for something else and who find no other are gone. */
export function keepFairies(farm: Farm): void {
  if (farm.fairies > 0) farm.fairies = Math.min(farm.fairies, fairyRoom(farm));
}

/** Where a family that has lost its house may build another: two free spaces side by side. */
export function houseSites(farm: Farm): Cells[] {
  const free = bare(farm) & ~enclosed(farm);
  return PAIRS.filter((pair) => (pair & ~free) === 0);
}

/** Where the next field tile may lie. (Appendix, "Plowing") */
export function fieldSites(state: State, seat: Seat): Cells {
  const farm = farmOf(state, seat);
  const sites = bare(farm) & ~enclosed(farm);
  if (farm.fields !== 0) return sites & besides(farm.fields);
  return state.options.strictAdjacency ? sites & besides(structures(farm)) : sites;
}

export function stableSites(state: State, seat: Seat): Cells {
  const farm = farmOf(state, seat);
  if (countBits(farm.stables) >= MAX_STABLES) return 0;
  return state.options.strictAdjacency ? bare(farm) & (enclosed(farm) | besides(structures(farm))) : bare(farm);
}

/** Spaces of which a new pasture must hold one: those beside the others, any for the first. */
export function pastureStarts({ options, farms }: State, seat: Seat): Cells {
  const { rooms, fields, pastures } = farms[seat]!;
  if (pastures.length > 0) return options.scatteredPastures ? ALL : besides(enclosed(farms[seat]!));
  return options.strictAdjacency ? besides(rooms | fields) : ALL;
}

/** Spaces that may still be enclosed: no rooms, no fields, no pasture yet. */
export const enclosable = (farm: Farm): Cells => ALL & ~(farm.rooms | farm.fields | farm.covered | enclosed(farm));

/** The fence spaces on which fences stand. */
export function fencesOf({ pastures, looseFences }: Pick<Farm, "pastures" | "looseFences">): Fences {
  let level = 0;
  let upright = 0;
  if (looseFences !== undefined) ({ level, upright } = looseFences);
  for (let i = 0; i < pastures.length; i++) {
    level |= levelEdges(pastures[i]!);
    upright |= uprightEdges(pastures[i]!);
  }
  return { level, upright };
}

export function fencesBuilt(farm: Farm): number {
  const { level, upright } = fencesOf(farm);
  return countBits(level) + countBits(upright);
}

export const fencesLeft = (farm: Farm): number => MAX_FENCES - fencesBuilt(farm);

/** All fields: tiles on the farmyard and field cards. */
export const fieldsOf = ({ fields, fieldCards }: Farm): Cells => fields | (((1 << fieldCards.length) - 1) << CELLS);

/** Fields in which nothing lies. */
export function emptyFields(farm: Farm): Cells {
  let empty = fieldsOf(farm);
  for (let rest = empty; rest !== 0; rest &= rest - 1) {
    const plot = lowest(rest);
    if (farm.grain[plot]! + farm.vegetable[plot]! > 0) empty &= ~(1 << plot);
  }
  return empty;
}
