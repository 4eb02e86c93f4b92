import type { MoveOf, Seat } from "../../table/game.ts";
import type { Evaluation } from "../../table/module.ts";
import { type Cube, facesWith } from "./cubes.ts";
import { cubesInFields } from "./fields.ts";
import { boxOf, CELLS, type Cell, columnOf, NEIGHBOURS, rowOf } from "./grid.ts";
import { openings } from "./places.ts";
import { result, score } from "./scoring.ts";
import { isSolo, type Move, type State } from "./state.ts";
import { has, isOne, type Kind, type Kinds, kindOf, NONE, only, VEGETABLES } from "./vegetables.ts";

/** How good a position looks: points and room against those of the others; alone, whether what comes will fit. */
export const evaluation: Evaluation<State, Move> = {
  value: (view, seat) => (isSolo(view) ? soloValue(view) : lead(view, seat)),
  worthwhile: withoutGifts,
  isNearEnd: (view) => !isSolo(view) && view.bag.length <= FEW,
  values(view) {
    if (isSolo(view)) return [soloValue(view)];
    const all = prospectsOfAll(view);
    return all.map((_, seat) => leadOf(all, seat));
  },
  terms(view, seat) {
    if (isSolo(view)) return { fits: soloValue(view) };
    const all = prospectsOfAll(view);
    const points = score(view, seat).total;
    return { points, room: all[seat]! - points, others: leadOf(all, seat) - all[seat]! };
  },
  turn: ({ bag }) => bag.length,
  winWorth: (view) => (isSolo(view) ? FILLED : undefined),
  levels: () => ({
    novice: { algorithm: "one-ply", temperature: 1.1 },
    casual: { algorithm: "one-ply", temperature: 0.5 },
    club: { algorithm: "greedy" },
    strong: { algorithm: "flat-monte-carlo", simulations: 32, width: 8, length: 100 },
    expert: { algorithm: "flat-monte-carlo", simulations: 256, width: 8, length: 100 },
  }),
  first: { value: (view, seat) => (isSolo(view) ? soloValue(view) : lead(view, seat)) },
};

/** Leaves out moves that give others points where another brings as many of one's own and gives less. */
function withoutGifts(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (isSolo(view) || moves[0]!.type !== "place") return moves;
  const gains = moves.map((move) => gainsOf(view, seat, move as PlaceMove));
  return moves.filter((_, i) => !gains.some(({ own, gift }) => own >= gains[i]!.own && gift < gains[i]!.gift));
}

type PlaceMove = MoveOf<Move, "place">;

/** The points that a cube brings its placer and all others together. */
function gainsOf({ grid, collects }: State, seat: Seat, { cell, vegetable }: PlaceMove) {
  const kind = kindOf(vegetable);
  if (!collects.includes(kind)) return { own: 0, gift: 0 };
  const after = grid.slice();
  after[cell] = kind;
  const gain = cubesInFields(after, kind) - cubesInFields(grid, kind);
  return collects[seat] === kind ? { own: gain, gift: 0 } : { own: 0, gift: gain };
}

/** How many cubes may be left in the bag where the rest of a game is looked through. */
const FEW = 5;

/** The own prospects less those of the others: half by the best of them, half by all. */
const lead = (state: State, seat: Seat): number => leadOf(prospectsOfAll(state), seat);

function leadOf(all: readonly number[], seat: Seat): number {
  let best = 0;
  let sum = 0;
  for (let other = 0; other < all.length; other++) {
    if (other === seat) continue;
    if (all[other]! > best) best = all[other]!;
    sum += all[other]!;
  }
  return all[seat]! - best / 2 - sum / (all.length - 1) / 2;
}

function prospectsOfAll(state: State): readonly number[] {
  const open = openings(state);
  return state.collects.map((kind) => prospects(state, kind, open));
}

/** What an empty cell is worth: kept for one's own vegetable, beside it but open to others, or anywhere else. */
const RESERVED = 0.7;
const JOINING = 0.35;
const ELSEWHERE = 0.05;

/** The points of a vegetable and the room it has left; only points once the game is over. */
function prospects({ grid, agenda }: State, kind: Kind, open: Readonly<Uint8Array>): number {
  if (kind === NONE) return 0;
  let value = cubesInFields(grid, kind);
  if (agenda.length === 0) return value;
  for (let cell = 0; cell < CELLS; cell++) {
    const kinds = open[cell]!;
    if (!has(kinds, kind)) continue;
    if (kinds === only(kind)) value += RESERVED;
    else value += touches(grid, cell, kind) ? JOINING : ELSEWHERE;
  }
  return value;
}

function touches(grid: readonly Kind[], cell: Cell, kind: Kind): boolean {
  const around = NEIGHBOURS[cell]!;
  for (let i = 0; i < around.length; i++) if (grid[around[i]!] === kind) return true;
  return false;
}

const FILLED = 100;
const LIKELY = 10;
const TURN = 2;
const DEAD = 5;

/** Alone: how likely the next face fits, the turns left, and how many cells have become hard or impossible to fill. */
function soloValue(state: State): number {
  const ending = result(state);
  if (ending !== undefined) return ending.places[0] === 1 ? FILLED + score(state, 0).total : -FILLED;
  const { grid, bag, turns } = state;
  const open = openings(state);
  const { top, bottom, left, right } = boxOf(grid);
  let fitting = 0;
  let hard = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (grid[cell] !== NONE) continue;
    const kinds = open[cell]!;
    fitting |= kinds;
    const row = rowOf(cell);
    const column = columnOf(cell);
    const isInBox = row >= top && row <= bottom && column >= left && column <= right;
    if (kinds === 0) hard += isInBox && !isFree(grid, cell) ? DEAD : 0;
    else if (isOne(kinds)) hard += isInBox ? 1 : 0.5;
  }
  return LIKELY * shareOfFaces(bag, fitting) + TURN * turns - hard;
}

function isFree(grid: readonly Kind[], cell: Cell): boolean {
  const around = NEIGHBOURS[cell]!;
  for (let i = 0; i < around.length; i++) if (grid[around[i]!] !== NONE) return false;
  return true;
}

/** The share of all faces in the bag that show one of these vegetables. */
function shareOfFaces(bag: readonly Cube[], kinds: Kinds): number {
  let faces = 0;
  for (let i = 0; i < bag.length; i++)
    for (let kind = 0; kind < VEGETABLES.length; kind++) if (has(kinds, kind)) faces += facesWith(bag[i]!, kind);
  return faces / (6 * bag.length);
}
