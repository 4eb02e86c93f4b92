import { expect, test } from "vitest";
import { CHANCE } from "../../table/game.ts";
import { rowsOf } from "./log-rows.ts";
import { captionOf, turnsOf, turnsSince } from "./turns.ts";

const line = (ply: number, seat: number, id = "plow") => ({ ply, seat, text: { id }, at: [] });
const words = ({ id, ...values }: { id: string }): string => [id, ...Object.values(values).map(wordOf)].join(" ");
const wordOf = (value: unknown): string => (typeof value === "object" ? (value as { id: string }).id : String(value));

test("moves of a seat in a row are one turn, with what chance brings among them", () => {
  const turns = turnsOf([line(0, 0), line(1, CHANCE), line(2, 0), line(3, 1), line(4, 1)]);
  expect(turns.map(({ seat, from, lines }) => [seat, from, lines.length])).toEqual([
    [0, 0, 3],
    [1, 3, 2],
  ]);
});

test("what the others did since one's own last move is told turn by turn", () => {
  const log = [line(0, 0), line(1, 1), line(2, 0), line(3, 1), line(4, 2), line(5, 1)];
  expect(turnsSince(log, 0).map(({ seat }) => seat)).toEqual([1, 2, 1]);
  expect(turnsSince(log, 1)).toEqual([]);
});

test("a caption counts moves that are alike, and those before the last few", () => {
  const [turn] = turnsOf([line(0, 1, "eat"), line(1, 1, "eat"), line(2, 1, "sow")]);
  expect(captionOf(turn!, words)).toBe("frame.caption 1 frame.times eat 2 · sow");
  const [long] = turnsOf(["a", "b", "c", "d", "e", "f"].map((id, i) => line(i, 0, id)));
  expect(captionOf(long!, words)).toBe("frame.caption 0 frame.moves-before 2 · c · d · e · f");
});

test("the log folds the deal away and begins a group when the round changes", () => {
  const deal = [0, 1, 2].map((ply) => line(ply, CHANCE, "deal"));
  const log = [...deal, { ...line(3, 0), when: { id: "round", n: 1 } }, { ...line(4, 1), when: { id: "round", n: 2 } }];
  expect(rowsOf(log, false).map(({ kind }) => kind)).toEqual(["deal", "when", "line", "when", "line"]);
  expect(rowsOf(log, true).map(({ kind }) => kind)).toEqual(["line", "line", "line", "when", "line", "when", "line"]);
});
