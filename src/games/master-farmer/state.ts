import type { MoveOf, Seat, Table } from "../../table/game.ts";
import type { Rules } from "../../table/rules.ts";
import type { Cube } from "./cubes.ts";
import type { Cell } from "./grid.ts";
import type { MasterFarmerOptions } from "./options.ts";
import type { Kind, Vegetable } from "./vegetables.ts";

export interface State extends Table<Task> {
  readonly options: MasterFarmerOptions;
  /** The vegetable facing up in each cell, NONE where no cube lies. */
  grid: Kind[];
  /** The cubes in the bag, sorted: everybody knows them, nobody their order. */
  bag: Cube[];
  /** The cubes that fitted nowhere. */
  aside: Cube[];
  /** The cube in hand, NONE between the turns. */
  drawn: Cube;
  /** Solo: the face the drawn cube shows, NONE where any may be chosen. */
  face: Kind;
  /** By seat, the vegetable it collects; NONE as long as it has named none. */
  collects: Kind[];
  /** Solo: how often a cube may still be turned. */
  turns: number;
  /** How many cubes in a row went back into the bag. */
  putBack: number;
}

export type Task =
  /** Chance says who begins. */
  | { readonly kind: "lot" }
  | { readonly kind: "name"; readonly seat: Seat }
  | { readonly kind: "turn"; readonly seat: Seat }
  /** Chance draws a cube. */
  | { readonly kind: "draw" }
  /** Solo: chance says which face of the drawn cube shows. */
  | { readonly kind: "show" }
  | { readonly kind: "place"; readonly seat: Seat; readonly turned: boolean }
  | { readonly kind: "pass"; readonly seat: Seat };

export type Move =
  | { readonly type: "begin"; readonly seat: Seat }
  | { readonly type: "name"; readonly vegetable: Vegetable }
  | { readonly type: "draw"; readonly cube: Cube }
  | { readonly type: "show"; readonly vegetable: Vegetable }
  | { readonly type: "place"; readonly vegetable: Vegetable; readonly cell: Cell }
  /** Solo: turns the drawn cube so that another face shows. */
  | { readonly type: "turn"; readonly vegetable: Vegetable };

/** By which moves each task is answered; the others run by themselves. */
export interface Answers {
  lot: "begin";
  name: "name";
  draw: "draw";
  show: "show";
  place: "place" | "turn";
}

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"]> = Rules<State, Task, Move, Answers, Kind>;

export const isSolo = (state: State): boolean => state.seats === 1;

/** How many rows and columns the grid may have. */
export const gridSize = (state: State): number => (isSolo(state) ? 4 : 5);
