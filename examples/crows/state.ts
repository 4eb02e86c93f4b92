import type { MoveOf, Seat, Table } from "furrow/engine";

/** What may be agreed before the game. */
export type CrowsOptions = { readonly turns: number };

/** Something still to be done: a turn of a seat, or the next thing it finds in the tree. */
export type Task = { readonly kind: "turn"; readonly seat: Seat } | { readonly kind: "find"; readonly of: Seat };

export type Thing = "apple" | "pear" | "plum" | "crow";

export type Move =
  | { readonly type: "pick" }
  | { readonly type: "bring-home" }
  | { readonly type: "find"; readonly thing: Thing };

export interface State extends Table<Task> {
  readonly options: CrowsOptions;
  /** By seat, the points it has brought home. */
  home: number[];
  /** The points in the basket of the seat whose turn it is. */
  basket: number;
}

/** Which moves answer which task. */
export interface Answers {
  turn: "pick" | "bring-home";
  find: "find";
}

export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** Whose turn it is; nobody's when the game is over. */
export function pickerOf({ agenda }: State): Seat | undefined {
  const task = agenda.at(-1) as Task | undefined;
  return task?.kind === "find" ? task.of : task?.seat;
}
