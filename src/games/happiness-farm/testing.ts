import { taskOf } from "../../table/agenda.ts";
import { CHANCE, type Seat } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Testing } from "../../table/module.ts";
import { checkOptions, defaultOptions } from "../../table/options.ts";
import type { Animal, Food, Good, Land } from "./data.ts";
import { GOODS } from "./data.ts";
import { game } from "./index.ts";
import type { Options } from "./options.ts";
import { type Order, orders } from "./orders.ts";
import { addAnimal, isFed } from "./rules/herd.ts";
import { agendaRules } from "./rules/index.ts";
import { roundTasks } from "./rules/rounds.ts";
import type { Move, State, Task } from "./state.ts";
import { animalName, GOOD_INDEX, KIND_INDEX, landName, tables } from "./tables.ts";

/** Nothing is secret: what the bag brings is not there before it is drawn. */
export const testing: Testing<State> = {
  hasSecrets: false,
  scramble() {},
};

/** What a player has, where it is not as at the start. */
export interface Holding {
  readonly money?: number;
  readonly goods?: { readonly [G in Good]?: number };
  /** "cow a1", "3 goose b2 fed", "pig a1 fed new": how many, of what kind, where, and how they are. */
  readonly animals?: readonly string[];
}

/** How the farm is set for a test. */
export interface Setting {
  /** Rows of letters with a stroke between them: "PP/RG". */
  readonly farm?: string;
  readonly places?: number;
  readonly food?: { readonly [square: string]: number };
  readonly bugs?: { readonly [square: string]: number };
  readonly effort?: { readonly [square: string]: number };
  readonly round?: number;
  /** The step that begins; selling if not given. */
  readonly step?: Task["kind"];
  readonly options?: Partial<Options>;
}

/** Options as they differ from the defaults. */
export function optionsWith(given: Partial<Options> = {}): Options {
  const checked = checkOptions(game.options, given);
  if ("problem" in checked) throw new Error(JSON.stringify(checked.problem));
  return checked.options;
}

/** A game before its first move. */
export const newFarm = <Name extends string>(names: readonly Name[], options: Partial<Options> = {}): Farm<Name> =>
  seated(names, game.setup(names.length, optionsWith(options), game.rulesVersion));

/** A game in the middle: what everybody has, how the farm lies, which step begins. */
export function farm<Name extends string>(
  holdings: { readonly [N in Name]: Holding },
  setting: Setting = {},
): Farm<Name> {
  const names = Object.keys(holdings) as Name[];
  const state = game.setup(names.length, farmOptions(setting), game.rulesVersion);
  const { board } = tables(state);
  state.round = setting.round ?? 1;
  for (const row of ["food", "bugs", "effort"] as const)
    for (const [square, count] of Object.entries(setting[row] ?? {})) state[row][board.index[square]!] = count;
  for (const [seat, name] of names.entries()) hold(state, seat, holdings[name]);
  const steps = roundTasks(state);
  const first = steps.findIndex(({ kind }) => kind === (setting.step ?? "selling"));
  state.agenda = steps.slice(first).reverse();
  agendaRules.settle(state);
  return seated(names, state);
}

/** The drawn farm takes the place of every printed board. */
function farmOptions({ farm, places, options = {} }: Setting): Options {
  if (farm === undefined) return optionsWith(options);
  const drawn = { places: places ?? 4, rows: farm.split("/") };
  const boards = { small: drawn, middle: drawn, large: drawn, huge: drawn };
  return optionsWith({ ...options, tables: { ...options.tables, boards } });
}

function hold(state: State, seat: Seat, { money, goods = {}, animals = [] }: Holding): void {
  const { board, capacity } = tables(state);
  if (money !== undefined) state.money[seat] = money;
  for (const [good, count] of Object.entries(goods)) state.goods[seat]![GOOD_INDEX[good as Good]] = count;
  for (const text of animals) {
    const words = text.split(" ");
    const count = Number.isNaN(Number(words[0])) ? 1 : Number(words.shift());
    const kind = KIND_INDEX[words[0] as Animal];
    for (let i = 0; i < count; i++) {
      addAnimal(state, seat, kind, board.index[words[1]!]!);
      const animal = state.herd.kind.length - 1;
      if (words.includes("fed")) state.herd.eaten[animal] = capacity[kind]!;
      if (!words.includes("new")) state.herd.bought[animal] = state.round - 1;
      if (state.supply[kind]! > 0) state.supply[kind]!--;
    }
  }
}

type Farm<Name extends string> = { readonly [N in Name]: Player } & { readonly table: Around };

function seated<Name extends string>(names: readonly Name[], state: State): Farm<Name> {
  const players = Object.fromEntries(names.map((name, seat) => [name, player(state, seat)]));
  return { ...players, table: around(state) } as unknown as Farm<Name>;
}

/** What lies on the farm, and the table going on by itself. */
export interface Around {
  readonly state: State;
  /** What is asked now, and who. */
  readonly asked: string | undefined;
  readonly actor: Seat | undefined;
  readonly isOver: boolean;
  on(square: string): { land: Land; food: number; bugs: number; effort: number; animals: readonly string[] };
  /** Everybody passes and feeds by the default order until such a task is asked, a step begins or the game is over. */
  goesOnTo(kind: Task["kind"]): Around;
  /** Everybody passes and feeds by the default order until the next round has begun. */
  goesOnToNextRound(): Around;
}

function around(state: State): Around {
  const self: Around = {
    state,
    get asked() {
      return state.agenda.at(-1)?.kind;
    },
    get actor() {
      return game.actors(state)[0];
    },
    get isOver() {
      return state.agenda.length === 0;
    },
    on(name) {
      const square = tables(state).board.index[name]!;
      return {
        land: landName(state.land[square]!),
        food: state.food[square]!,
        bugs: state.bugs[square]!,
        effort: state.effort[square]!,
        animals: animalsWhere(state, (animal) => state.herd.square[animal] === square),
      };
    },
    goesOnTo(kind) {
      while (!self.isOver && self.asked !== kind) goOn(state);
      return self;
    },
    goesOnToNextRound() {
      const { round } = state;
      while (!self.isOver && state.round === round) goOn(state);
      return self;
    },
  };
  return self;
}

const ORDER: Order = { ...defaultOptions(orders.described), passes: ["sell", "buy", "farmer", "butcher", "breed"] };

/** One move of whoever is asked: what the default order says, or the first one. */
function goOn(state: State): void {
  const seat = game.actors(state)[0]!;
  const move = seat === CHANCE ? undefined : orders.answer(state, seat, ORDER);
  game.play(state, seat, move ?? game.moves(state, seat)[0]!);
}

function animalsWhere(state: State, isMeant: (animal: number) => boolean): readonly string[] {
  const all = tables(state);
  return state.herd.kind.flatMap((kind, animal) => {
    if (!isMeant(animal)) return [];
    const square = all.board.names[state.herd.square[animal]!]!;
    return [`${animalName(kind)} ${square}${isFed(state, all, animal) ? " fed" : ""}`];
  });
}

/** Somebody at the table, who acts through legal moves only. */
export interface Player {
  readonly seat: Seat;
  readonly money: number;
  readonly goods: { readonly [good: string]: number };
  readonly animals: readonly string[];
  readonly happiness: number;
  /** Whether this player is asked now. */
  readonly isAsked: boolean;
  readonly moves: readonly Move[];
  /** The types of the moves on offer, each once. */
  readonly choices: readonly Move["type"][];
  may(move: Move): boolean;
  does(move: Move): Player;
  passes(): Player;
  sells(good: Good, count?: number): Player;
  sellsAnimal(kind: Animal, square: string): Player;
  buys(kind: Animal, square: string): Player;
  converts(square: string, to: Land): Player;
  works(square: string): Player;
  collects(square: string): Player;
  feeds(kind: Animal, square: string): Player;
  eats(food: Food, square: string, count?: number): Player;
  eatsStored(good: Good, count?: number): Player;
  roams(square: string): Player;
  butchers(kind: Animal, square: string): Player;
}

function player(state: State, seat: Seat): Player {
  const isAsked = () => game.actors(state).includes(seat);
  const moves = () => (isAsked() ? game.moves(state, seat) : []);
  const does = (move: Move): Player => {
    if (!moves().some((listed) => same(listed, move)))
      throw new Error(`${taskOf(state, seat)?.kind ?? "nothing"} does not offer ${JSON.stringify(move)}`);
    game.play(state, seat, move);
    return self;
  };
  const self: Player = {
    seat,
    get money() {
      return state.money[seat]!;
    },
    get goods() {
      return Object.fromEntries(state.goods[seat]!.map((count, good) => [GOODS[good]!, count]));
    },
    get animals() {
      return animalsWhere(state, (animal) => state.herd.owner[animal] === seat);
    },
    get happiness() {
      return game.score(state, seat).total;
    },
    get isAsked() {
      return isAsked();
    },
    get moves() {
      return moves();
    },
    get choices() {
      return [...new Set(moves().map(({ type }) => type))];
    },
    may: (move) => moves().some((listed) => same(listed, move)),
    does,
    passes: () => does({ type: "pass" }),
    sells: (good, count = 1) => does({ type: "sell", good, count }),
    sellsAnimal: (kind, square) => does({ type: "sellAnimal", kind, square }),
    buys: (kind, square) => does({ type: "buy", kind }).does({ type: "place", square }),
    converts: (square, to) => does({ type: "convert", square, to }),
    works: (square) => does({ type: "work", square }),
    collects: (square) => does({ type: "collect", square }),
    feeds: (kind, square) => does({ type: "feed", kind, square }),
    eats: (food, square, count = 1) => does({ type: "eat", food, square, count }),
    eatsStored: (good, count = 1) => does({ type: "eatStored", good, count }),
    roams: (square) => does({ type: "roam", square }),
    butchers: (kind, square) => does({ type: "butcher", kind, square }),
  };
  return self;
}
