import { CHANCE, type Seat } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Testing } from "../../table/module.ts";
import { defaultOptions } from "../../table/options.ts";
import { CUBES, type Cube, KINDS_ON } from "./cubes.ts";
import { CELLS, type Cell, cellAt, nameOf } from "./grid.ts";
import { game } from "./index.ts";
import type { MasterFarmerOptions } from "./options.ts";
import { settle } from "./rules/index.ts";
import { LETTERS } from "./sketch.ts";
import type { Move, State } from "./state.ts";
import { has, type Kind, kindOf, NONE, VEGETABLES, type Vegetable } from "./vegetables.ts";

/** Nothing is secret: the order of the cubes in the bag is not there before they are drawn. */
export const testing: Testing<State> = {
  hasSecrets: false,
  scramble() {},
};

/** How a table is set for a test, where it is not as at the start. */
export interface Setting {
  /** Rows of cells, the letters of `sketch` for cubes, anything else for empty cells; drawn around the middle. */
  readonly grid?: string;
  /** The cubes in the bag; all of them if not given. */
  readonly bag?: readonly Cube[];
  /** Solo: the turns left. */
  readonly turns?: number;
  readonly options?: Partial<MasterFarmerOptions>;
}

/** A table before the first move, for players of these names. */
export function newTable<Name extends string>(
  names: readonly Name[],
  options: Partial<MasterFarmerOptions> = {},
): Players<Name> {
  return seated(names, game.setup(names.length, { ...defaultOptions(game.options), ...options }, game.rulesVersion));
}

/** A table in the middle of a game, before the first player draws: who collects what, and what lies there. */
export function table<Name extends string>(
  collects: { readonly [N in Name]: Vegetable | "nothing" },
  setting: Setting = {},
): Players<Name> {
  const names = Object.keys(collects) as Name[];
  const options = { ...defaultOptions(game.options), ...setting.options };
  const state = game.setup(names.length, options, game.rulesVersion);
  state.collects = names.map((name) => kindNamed(collects[name]));
  state.agenda = [{ kind: "turn", seat: 0 }];
  if (setting.grid !== undefined) state.grid = drawnGrid(setting.grid);
  if (setting.bag !== undefined) state.bag = [...setting.bag];
  if (setting.turns !== undefined) state.turns = setting.turns;
  settle(state);
  return seated(names, state);
}

const kindNamed = (vegetable: Vegetable | "nothing"): Kind => (vegetable === "nothing" ? NONE : kindOf(vegetable));

type Players<Name extends string> = { readonly [N in Name]: Player };

function seated<Name extends string>(names: readonly Name[], state: State): Players<Name> {
  return Object.fromEntries(names.map((name, seat) => [name, player(state, seat)])) as Players<Name>;
}

/** Somebody at the table, who acts through legal moves only. */
export interface Player {
  readonly state: State;
  readonly points: number;
  readonly collects: Vegetable | undefined;
  /** The moves this player has now, none if somebody else is asked. */
  readonly moves: readonly Move[];
  names(vegetable: Vegetable): Player;
  /** Chance gives the player this cube, or the first in the bag that has all these vegetables and none of the others. */
  draws(cube: Cube | readonly Vegetable[], without?: readonly Vegetable[]): Player;
  /** Solo: chance brings the drawn cube out with this face. */
  sees(vegetable: Vegetable): Player;
  places(vegetable: Vegetable, cell: string): Player;
  turnsTo(vegetable: Vegetable): Player;
  /** The cells where the drawn cube may be placed with this face up, by name. */
  cellsFor(vegetable: Vegetable): readonly string[];
  /** The vegetables the drawn cube may be placed with, or turned to. */
  choices(type?: "place" | "turn" | "name"): readonly Vegetable[];
}

function player(state: State, seat: Seat): Player {
  const moves = () => (game.actors(state).includes(seat) ? game.moves(state, seat) : []);
  const plays = (by: Seat, move: Move): Player => {
    const isListed = game.actors(state).includes(by) && game.moves(state, by).some((listed) => same(listed, move));
    if (!isListed) throw new Error(`not offered: ${JSON.stringify(move)}`);
    game.play(state, by, move);
    return self;
  };
  const self: Player = {
    state,
    get points() {
      return game.score(state, seat).total;
    },
    get collects() {
      return VEGETABLES[state.collects[seat]!];
    },
    get moves() {
      return moves();
    },
    names: (vegetable) => plays(seat, { type: "name", vegetable }),
    draws: (wanted, without = []) =>
      plays(CHANCE, {
        type: "draw",
        cube: typeof wanted === "number" ? wanted : cubeWith(wanted, without, state.bag),
      }),
    sees: (vegetable) => plays(CHANCE, { type: "show", vegetable }),
    places: (vegetable, cell) => plays(seat, { type: "place", vegetable, cell: cellNamed(cell) }),
    turnsTo: (vegetable) => plays(seat, { type: "turn", vegetable }),
    cellsFor: (vegetable) =>
      moves().flatMap((move) => (move.type === "place" && move.vegetable === vegetable ? [nameOf(move.cell)] : [])),
    choices: (type = "place") =>
      VEGETABLES.filter((vegetable) => moves().some((move) => move.type === type && move.vegetable === vegetable)),
  };
  return self;
}

export const cellNamed = (name: string): Cell =>
  Array.from({ length: CELLS }, (_, cell) => cell).find((cell) => nameOf(cell) === name) ?? -1;

/** The first cube that has all these vegetables and none of the others. */
export function cubeWith(
  vegetables: readonly Vegetable[],
  without: readonly Vegetable[] = [],
  from: readonly Cube[] = CUBES.map((_, cube) => cube),
): Cube {
  const isOn = (cube: Cube, vegetable: Vegetable) => has(KINDS_ON[cube]!, kindOf(vegetable));
  const wanted = from.find(
    (cube) => vegetables.every((name) => isOn(cube, name)) && !without.some((name) => isOn(cube, name)),
  );
  if (wanted === undefined) throw new Error(`no cube with ${vegetables} and without ${without}`);
  return wanted;
}

/** The cells of a drawing that show a sign, row by row. */
export const cellsMarked = (drawing: string, sign: string): readonly Cell[] =>
  signsOf(drawing).flatMap(([cell, other]) => (other === sign ? [cell] : []));

/** The grid of a drawing. */
export function drawnGrid(drawing: string): Kind[] {
  const grid = new Array<Kind>(CELLS).fill(NONE);
  for (const [cell, sign] of signsOf(drawing)) grid[cell] = LETTERS.indexOf(sign);
  return grid;
}

function signsOf(drawing: string): readonly (readonly [Cell, string])[] {
  const rows = drawing
    .trim()
    .split("\n")
    .map((row) => row.trim());
  const top = Math.floor((9 - rows.length) / 2);
  const left = Math.floor((9 - Math.max(...rows.map((row) => row.length))) / 2);
  return rows.flatMap((row, i) => [...row].map((sign, j) => [cellAt(top + i, left + j), sign] as const));
}

/** The vegetables, as letters, that the cell marked `?` takes from somebody who has drawn a cube with them. */
export function takes(
  drawing: string,
  collects: readonly Vegetable[],
  options: Partial<MasterFarmerOptions> = {},
): string {
  const [asked] = cellsMarked(drawing, "?");
  const collectors = Object.fromEntries(collects.map((vegetable, seat) => [`seat${seat}`, vegetable]));
  const isOffered = (vegetable: Vegetable) => {
    const { seat0 } = table<string>(collectors, { grid: drawing, options });
    return seat0!
      .draws(cubeWith([vegetable]))
      .cellsFor(vegetable)
      .includes(nameOf(asked!));
  };
  return [...LETTERS].filter((_, kind) => isOffered(VEGETABLES[kind]!)).join("");
}
