import { expectTypeOf, test } from "vitest";
import { agenda } from "../../src/table/agenda.ts";
import type { MoveOf, Seat, Table } from "../../src/table/game.ts";
import type { AsideRule, AskRule, Rules, RunRule, TaskOf } from "../../src/table/rules.ts";

// What must not compile is marked; the compiler complains of a mark where nothing is wrong.

type Task = { readonly kind: "plow"; readonly seat: Seat } | { readonly kind: "round" };
type Move = { readonly type: "plow"; readonly cell: number } | { readonly type: "bake"; readonly grain: number };
type State = Table<Task>;
interface Answers {
  plow: "plow";
}
type All = Rules<State, Task, Move, Answers>;

const PLOW: MoveOf<Move, "plow"> = { type: "plow", cell: 1 };
const BAKE: MoveOf<Move, "bake"> = { type: "bake", grain: 1 };
const plow: All["plow"] = { moves: () => [PLOW], apply: (_, { seat }, { cell }) => void (seat + cell) };
const round: All["round"] = { run() {} };

const plowing = (_: All["plow"]) => {};

test("a task in the answers asks with its own moves, any other runs by itself", () => {
  expectTypeOf<All["plow"]>().toEqualTypeOf<AskRule<State, TaskOf<Task, "plow">, MoveOf<Move, "plow">>>();
  expectTypeOf<All["round"]>().toEqualTypeOf<RunRule<State, TaskOf<Task, "round">>>();
  agenda<State, Task, Move, Answers>({ plow, round });
});

test("a rule that takes another move than its task is answered with does not compile", () => {
  // @ts-expect-error
  plowing({ ...plow, apply(_state, _task, _move: MoveOf<Move, "bake">) {} });
  // @ts-expect-error
  plowing({ ...plow, apply: (_, __, { grain }) => void grain });
  // @ts-expect-error
  plowing({ ...plow, weight: (_, __, { grain }: MoveOf<Move, "bake">) => grain });
});

test("a rule that lists another move than its task is answered with does not compile", () => {
  // @ts-expect-error
  plowing({ ...plow, moves: () => [BAKE] });
  // @ts-expect-error
  plowing({ ...plow, moves: () => [{ type: "dig", cell: 1 }] });
  // @ts-expect-error
  plowing({ ...plow, moves: (): readonly Move[] => [PLOW] });
});

test("a task that asks cannot run, one that runs cannot ask, and no kind may be missing", () => {
  // @ts-expect-error
  plowing({ run() {} });
  // @ts-expect-error
  agenda<State, Task, Move, Answers>({ plow, round: plow });
  // @ts-expect-error
  agenda<State, Task, Move, Answers>({ plow });
});

test("an aside is tied to its type of move", () => {
  const bake: AsideRule<State, MoveOf<Move, "bake">> = { moves: () => [BAKE], apply() {} };
  agenda<State, Task, Move, Answers>({ plow, round }, { bake });
  // @ts-expect-error
  agenda<State, Task, Move, Answers>({ plow, round }, { plow: bake });
});
