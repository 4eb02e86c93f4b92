import { STOP } from "../../table/phrases.ts";
import type { FenceTask } from "./agenda.ts";
import { enclosed, fencesLeft, fencesOf, pastureStarts } from "./farm.ts";
import {
  besides,
  CELLS,
  type Cells,
  COLUMNS,
  cellsOf,
  countBits,
  isConnected,
  levelEdges,
  lowest,
  ROWS,
  uprightEdges,
} from "./grid.ts";
import type { Move } from "./moves.ts";
import { canFence, fenceAround, isPlainFencing } from "./rules/fences.ts";
import { type Farm, farmOf, MAX_FENCES, type State } from "./state.ts";

/** Fences as they may stand in the end. */
interface Layout {
  readonly pastures: readonly Cells[];
  readonly cells: Cells;
  readonly level: number;
  readonly upright: number;
  /** The same for layouts with pastures of the same sizes. */
  readonly sizes: number;
}

type Line = readonly Move[];

/** How many lines are worth a thought, and how many of them with as many pastures, or for as much wood. */
const MOST = 12;
const ALIKE = { pastures: 2, wood: 3 };

/** What a layout is roughly worth, in points; the learned values decide between the best. */
const WORTH = { pasture: 1.2, space: 1.1, stable: 1.2, animal: 0.25, wood: -0.35 };
/** How many animals of one type are useful. */
const HERD = 8;

/**
 * Whole ways to build fences that are worth a thought, where nothing but wood pays for them; undefined elsewhere. To build none
 * comes first where one may, then the best.
 */
export function layoutLines(state: State, task: FenceTask): readonly Line[] | undefined {
  if (!isPlainFencing(state, task)) return undefined;
  const farm = farmOf(state, task.seat);
  const near = pastureStarts(state, task.seat);
  const { rooms, fields, covered, stables, goods, pastures } = farm;
  const { scatteredPastures, openPastures } = state.options;
  const allowed = Number(scatteredPastures) + 2 * Number(openPastures);
  const about = [goods.wood, rooms, fields, covered, stables, near, allowed, task.may, ...pastures].join();
  let lines = known.get(about);
  if (lines === undefined) {
    if (known.size >= REMEMBERED) known.clear();
    lines = linesOn(state, task, near);
    known.set(about, lines);
  }
  return lines.length > 0 ? lines : undefined;
}

const known = new Map<string, readonly Line[]>();
const REMEMBERED = 5000;

/** A layout on a farm: how much wood it takes, and what it is worth. */
interface Option {
  readonly layout: Layout;
  readonly wood: number;
  readonly worth: number;
}

function linesOn(state: State, task: FenceTask, near: Cells): readonly Line[] {
  const farm = farmOf(state, task.seat);
  const lines: Line[] = task.may ? [[STOP]] : [];
  const chosen: Option[] = [];
  for (const option of bestLayouts(farm)) {
    const { layout, wood } = option;
    const alike = chosen.filter((other) => other.layout.pastures.length === layout.pastures.length);
    if (alike.length >= ALIKE.pastures || chosen.filter((other) => other.wood === wood).length >= ALIKE.wood) continue;
    const steps = stepsTo(layout, farm, near);
    if (steps === undefined) continue;
    chosen.push(option);
    lines.push(goesOnAfter(state, task, layout, wood) ? [...steps, STOP] : steps);
    if (lines.length >= MOST) break;
  }
  return lines;
}

/** The best layout that a farm could have of each kind, the best kind first. */
function bestLayouts(farm: Farm): readonly Option[] {
  const { level, upright } = fencesOf(farm);
  const inside = enclosed(farm);
  const most = Math.min(farm.goods.wood, fencesLeft(farm));
  const blocked = (farm.rooms | farm.fields | farm.covered) & ~inside;
  const best = new Map<number, Option>();
  for (const layout of allLayouts()) {
    if ((layout.cells & blocked) !== 0 || (inside & ~layout.cells) !== 0) continue;
    if ((level & ~layout.level) !== 0 || (upright & ~layout.upright) !== 0) continue;
    const wood = countBits(layout.level & ~level) + countBits(layout.upright & ~upright);
    if (wood === 0 || wood > most) continue;
    const worth = worthOf(layout, farm, inside, wood);
    const kind = KINDS * layout.sizes + countBits(layout.cells & farm.stables);
    const other = best.get(kind);
    if (other === undefined || other.worth < worth) best.set(kind, { layout, wood, worth });
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth);
}

/** More than there are stables. */
const KINDS = 8;

/** Whether more fences could be built after a layout. */
function goesOnAfter(state: State, { seat }: FenceTask, { pastures }: Layout, wood: number): boolean {
  const farm = farmOf(state, seat);
  const fenced = { ...farm, pastures: [...pastures], goods: { ...farm.goods, wood: farm.goods.wood - wood } };
  const farms = state.farms.map((other) => (other === farm ? fenced : other));
  return canFence({ ...state, farms }, { kind: "fence", seat, may: true, begun: true });
}

function worthOf({ pastures, cells }: Layout, farm: Farm, inside: Cells, wood: number): number {
  const added = cells & ~inside;
  let animals = 0;
  for (const pasture of pastures)
    animals += Math.min(HERD, (2 * countBits(pasture)) << countBits(pasture & farm.stables));
  // Spaces at the right and above are left by rooms and fields.
  let place = 0;
  for (const cell of cellsOf(added)) place += (cell % COLUMNS) - 0.5 * Math.floor(cell / COLUMNS);
  return (
    WORTH.pasture * Math.min(4, pastures.length) +
    WORTH.space * countBits(added & ~farm.stables) +
    WORTH.stable * countBits(added & farm.stables) +
    WORTH.animal * animals +
    WORTH.wood * wood +
    0.01 * place
  );
}

/** The pastures to make, in an order in which each is offered; undefined if there is none. */
function stepsTo({ pastures }: Layout, farm: Farm, near: Cells): Line | undefined {
  const steps: Move[] = [];
  const make = (pasture: Cells) => steps.push(fenceAround(pasture));
  const inside = enclosed(farm);
  for (const pasture of farm.pastures) {
    let rest = pasture;
    for (const part of pastures) {
      if ((part & pasture) === 0 || (part & (1 << lowest(rest))) !== 0 || part === rest) continue;
      if (!isConnected(rest & ~part)) return undefined;
      rest &= ~part;
      make(part);
    }
    if (!pastures.includes(rest)) return undefined;
  }
  let added = pastures.filter((pasture) => (pasture & inside) === 0);
  let starts = near;
  let reached = inside;
  while (added.length > 0) {
    const next = added.find((pasture) => (pasture & starts) !== 0);
    if (next === undefined) return undefined;
    make(next);
    reached |= next;
    starts = besides(reached);
    added = added.filter((pasture) => pasture !== next);
  }
  return steps;
}

let layouts: readonly Layout[] | undefined;

/** Every layout of up to five rectangles that hang together. */
function allLayouts(): readonly Layout[] {
  layouts ??= laidOut();
  return layouts;
}

const MOST_PASTURES = 5;

function laidOut(): readonly Layout[] {
  const list: Layout[] = [];
  const kinds = new Map<string, number>();
  const rectangles = allRectangles();
  const grow = (from: number, pastures: readonly Cells[], cells: Cells, level: number, upright: number) => {
    if (pastures.length > 0 && isConnected(cells)) {
      const kind = pastures.map(countBits).sort().join();
      if (!kinds.has(kind)) kinds.set(kind, kinds.size);
      list.push({ pastures, cells, level, upright, sizes: kinds.get(kind)! });
    }
    if (pastures.length === MOST_PASTURES) return;
    for (let i = from; i < rectangles.length; i++) {
      const next = rectangles[i]!;
      if ((next & cells) !== 0) continue;
      const [allLevel, allUpright] = [level | levelEdges(next), upright | uprightEdges(next)];
      if (countBits(allLevel) + countBits(allUpright) > MAX_FENCES) continue;
      grow(i + 1, [...pastures, next], cells | next, allLevel, allUpright);
    }
  };
  grow(0, [], 0, 0, 0);
  return list;
}

function allRectangles(): readonly Cells[] {
  const list: Cells[] = [];
  for (let first = 0; first < CELLS; first++)
    for (let height = 1; height <= ROWS - Math.floor(first / COLUMNS); height++)
      for (let width = 1; width <= COLUMNS - (first % COLUMNS); width++) {
        let cells = 0;
        for (let row = 0; row < height; row++) cells |= ((1 << width) - 1) << (first + COLUMNS * row);
        list.push(cells);
      }
  return list;
}
