import { patched } from "../../table/options.ts";
import {
  ANIMALS,
  type Animal,
  FOODS,
  type Food,
  GOODS,
  type Good,
  LAND_FACTS,
  LANDS,
  type Land,
  type Numbers,
  PRINTED,
} from "./data.ts";
import { type Offers, offersFor } from "./offers.ts";
import type { Options } from "./options.ts";
import type { Square, State } from "./state.ts";

/** The numbers one game is played with, laid out for quick reading: columns by index of animal, good, land or square. */
export interface Tables {
  readonly numbers: Numbers;
  /** How many kinds of animals and goods are in the game: sheep and wool come last. */
  readonly kinds: number;
  readonly goods: number;
  readonly buy: readonly number[];
  readonly sell: readonly number[];
  readonly capacity: readonly number[];
  /** By animal: one bit for each of FOODS. */
  readonly eats: readonly number[];
  readonly egg: readonly number[];
  readonly milk: readonly number[];
  readonly wool: readonly number[];
  readonly work: readonly number[];
  readonly bugs: readonly number[];
  readonly meat: readonly number[];
  readonly happiness: readonly (readonly number[])[];
  readonly supply: readonly number[];
  readonly price: readonly number[];
  /** By land: bit of its food, tokens a round and at most, effort to change it (0: a farmer does it at once). */
  readonly foodBit: readonly number[];
  readonly perRound: readonly number[];
  readonly most: readonly number[];
  readonly bugsPerRound: readonly number[];
  readonly effortNeeded: readonly number[];
  readonly board: Board;
  /** Moves on the board, made once each. */
  readonly offers: Offers;
}

/** A farm board: its squares row by row. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** How many animals a square holds. */
  readonly places: number;
  /** By square: index into LANDS at the start. */
  readonly land: readonly number[];
  readonly names: readonly Square[];
  readonly index: { readonly [name: Square]: number };
  /** By square: the squares adjacent to an animal there. */
  readonly near: readonly (readonly number[])[];
  /** By square: the squares that share a side with it. */
  readonly sides: readonly (readonly number[])[];
  /** By square: all squares, the nearest first. */
  readonly nearest: readonly (readonly number[])[];
  /** Steps over sides, by square * squares + square. */
  readonly steps: readonly number[];
}

export const KIND_INDEX = indexed(ANIMALS);
export const GOOD_INDEX = indexed(GOODS);
export const LAND_INDEX = indexed(LANDS);

/** The bit of a food in the columns `eats` and `foodBit`. */
export const FOOD_BIT = Object.fromEntries(FOODS.map((food, i) => [food, 1 << i])) as { readonly [F in Food]: number };

const remembered = new WeakMap<Options, (Tables | undefined)[]>();
let lastOptions: Options | undefined;
let lastSeats = 0;
let lastTables: Tables | undefined;

/** The tables of a game, built once for its options and seats. */
export function tables(state: Pick<State, "options" | "seats">): Tables {
  if (state.options === lastOptions && state.seats === lastSeats && lastTables !== undefined) return lastTables;
  const { options, seats } = state;
  let bySeats = remembered.get(options);
  if (bySeats === undefined) {
    bySeats = [];
    remembered.set(options, bySeats);
  }
  const found = bySeats[seats] ?? build(options, seats);
  bySeats[seats] = found;
  lastOptions = options;
  lastSeats = seats;
  lastTables = found;
  return found;
}

/** The printed numbers with the patch of the options laid over them. */
export const numbersOf = (options: Options): Numbers =>
  patched(PRINTED as never, options.tables as never) as unknown as Numbers;

function build(options: Options, seats: number): Tables {
  const numbers = numbersOf(options);
  const kinds = options.sheep ? ANIMALS.length : ANIMALS.length - 1;
  const animals = ANIMALS.slice(0, kinds).map((animal) => numbers.animals[animal]);
  const lands = LANDS.map((land) => numbers.lands[land]);
  const board = boardOf(numbers, options, seats);
  return {
    numbers,
    kinds,
    goods: options.sheep ? GOODS.length : GOODS.length - 1,
    buy: animals.map(({ buy }) => buy),
    sell: animals.map(({ sell }) => sell),
    capacity: animals.map(({ capacity }) => capacity),
    eats: animals.map(({ eats }, kind) => {
      const foods = options.meatFeed && eatsMeat(ANIMALS[kind] as Animal) ? [...eats, "meat"] : eats;
      return foods.reduce((bits, food) => bits | FOOD_BIT[food as Food], 0);
    }),
    egg: animals.map(({ egg }) => egg),
    milk: animals.map(({ milk }) => milk),
    wool: animals.map(({ wool }) => wool),
    work: animals.map(({ effort }) => effort),
    bugs: animals.map(({ bugs }) => bugs),
    meat: animals.map(({ meat }) => meat),
    happiness: animals.map(({ happiness }) => happiness),
    supply: ANIMALS.slice(0, kinds).map((animal) => supplyOf(numbers, animal, seats)),
    price: GOODS.map((good) => numbers.goods[good]),
    foodBit: LANDS.map((land) => FOOD_BIT[LAND_FACTS[land].food]),
    perRound: lands.map(({ perRound }) => perRound),
    most: lands.map(({ most }) => most),
    bugsPerRound: lands.map(({ bugsPerRound }) => bugsPerRound),
    effortNeeded: lands.map((land) => ("effort" in land ? land.effort : 0)),
    board,
    offers: offersFor(board, kinds),
  };
}

/** The option "meat as food" is for chickens and pigs alone. */
const eatsMeat = (animal: Animal): boolean => animal === "chicken" || animal === "pig";

function supplyOf(numbers: Numbers, animal: Animal, seats: number): number {
  const { perSeat, more } = numbers.supply[animal];
  return Math.max(perSeat * seats + more, ...numbers.animals[animal].happiness);
}

/** The printed board for so many seats. */
export const boardFor = (numbers: Numbers, seats: number) =>
  Object.values(numbers.boards).find((board) => board.seats.includes(seats));

const LETTERS = Object.fromEntries(LANDS.map((land, i) => [LAND_FACTS[land].letter, i])) as {
  readonly [letter: string]: number;
};

/** The index of the land a letter stands for, if any. */
export const landOfLetter = (letter: string): number | undefined => LETTERS[letter];

function boardOf(numbers: Numbers, options: Options, seats: number): Board {
  const printed = boardFor(numbers, seats);
  if (printed === undefined) throw new Error(`no board for ${seats} seats`);
  const height = printed.rows.length;
  const width = (printed.rows[0] as string).length;
  return {
    ...gridOf(width, height, options.adjacency),
    places: options.places === "of-the-board" ? printed.places : Number(options.places),
    land: [...printed.rows.join("")].map((letter) => landOfLetter(letter) as number),
  };
}

type Grid = Omit<Board, "places" | "land">;

const grids = new Map<string, Grid>();

/** The squares of a board of this size; drawn up once. */
function gridOf(width: number, height: number, adjacency: Options["adjacency"]): Grid {
  const id = `${width}/${height}/${adjacency}`;
  const known = grids.get(id);
  if (known !== undefined) return known;
  const squares = [...Array(width * height).keys()];
  const names = squares.map(
    (square) => `${String.fromCharCode(97 + (square % width))}${Math.floor(square / width) + 1}`,
  );
  const across = (a: number, b: number) => Math.abs((a % width) - (b % width));
  const down = (a: number, b: number) => Math.abs(Math.floor(a / width) - Math.floor(b / width));
  const steps = (a: number, b: number) => across(a, b) + down(a, b);
  const isNear = {
    "own-square": (a: number, b: number) => a === b,
    orthogonal: (a: number, b: number) => steps(a, b) <= 1,
    "with-corners": (a: number, b: number) => Math.max(across(a, b), down(a, b)) <= 1,
    "sides-only": (a: number, b: number) => steps(a, b) === 1,
  }[adjacency];
  const nearest = squares.map((square) => [...squares].sort((a, b) => steps(square, a) - steps(square, b) || a - b));
  const grid: Grid = {
    width,
    height,
    names,
    index: Object.fromEntries(names.map((name, square) => [name, square])),
    nearest,
    // The own square first.
    near: nearest.map((order, square) => order.filter((other) => isNear(square, other))),
    sides: nearest.map((order, square) => order.filter((other) => steps(square, other) === 1)),
    steps: squares.flatMap((square) => squares.map((other) => steps(square, other))),
  };
  grids.set(id, grid);
  return grid;
}

function indexed<Name extends string>(names: readonly Name[]): { readonly [N in Name]: number } {
  return Object.fromEntries(names.map((name, i) => [name, i])) as { readonly [N in Name]: number };
}

/** What a fed animal of a kind makes in a round, in money. */
export const productValue = ({ egg, milk, wool, price }: Tables, kind: number): number =>
  egg[kind]! * price[GOOD_INDEX.egg]! + milk[kind]! * price[GOOD_INDEX.milk]! + wool[kind]! * price[GOOD_INDEX.wool]!;

/** The names of lands and goods by index, for messages. */
export const landName = (index: number): Land => LANDS[index] as Land;
export const goodName = (index: number): Good => GOODS[index] as Good;
export const animalName = (index: number): Animal => ANIMALS[index] as Animal;
