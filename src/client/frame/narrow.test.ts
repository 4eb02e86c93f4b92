import { expect, test } from "vitest";
import type { Offered } from "../worker/scene.ts";
import { click, narrow } from "./narrow.ts";

const offer = (index: number, ...at: string[]): Offered => ({ index, text: { id: "move" }, at, isAside: false });

/** Two faces; the first goes to two cells, the second to one; a pass; two crops in one field. */
const offers = [
  offer(0, "face/a", "grid/1"),
  offer(1, "face/a", "grid/2"),
  offer(2, "face/b", "grid/1"),
  offer(3),
  offer(4, "field"),
  offer(5, "field"),
];

test("places are lit where a move goes on, moves without a place are at hand", () => {
  const { lit, here } = narrow(offers, []);
  expect([...lit.keys()]).toEqual(["face/a", "face/b", "field"]);
  expect(here.map(({ index }) => index)).toEqual([3]);
});

test("a click on the first of several places lights the next ones", () => {
  expect(click(offers, [], "face/a")).toEqual({ kind: "on", clicked: ["face/a"] });
  expect([...narrow(offers, ["face/a"]).lit.keys()]).toEqual(["grid/1", "grid/2"]);
});

test("a click that leaves one move is that move", () => {
  expect(click(offers, ["face/a"], "grid/2")).toMatchObject({ kind: "move", offer: { index: 1 } });
  expect(click(offers, [], "face/b")).toMatchObject({ kind: "move", offer: { index: 2 } });
});

test("several moves in one place are a menu", () => {
  const meant = click(offers, [], "field");
  expect(meant).toMatchObject({ kind: "menu", offers: [{ index: 4 }, { index: 5 }] });
});

test("a second click on a place takes it back, with all clicks after it", () => {
  expect(click(offers, ["face/a"], "face/a")).toEqual({ kind: "on", clicked: [] });
});

test("a click elsewhere means nothing", () => {
  expect(click(offers, ["face/a"], "field")).toEqual({ kind: "nothing" });
});

test("a move that may end where another goes on is at hand, and the way on is lit", () => {
  const fences = [offer(0, "c1"), offer(1, "c1", "c2")];
  expect(click(fences, [], "c1")).toEqual({ kind: "on", clicked: ["c1"] });
  const { lit, here } = narrow(fences, ["c1"]);
  expect([...lit.keys()]).toEqual(["c2"]);
  expect(here.map(({ index }) => index)).toEqual([0]);
});

test("what may be done at any time lights nothing", () => {
  const aside = { ...offer(0, "pond"), isAside: true };
  expect(narrow([aside], []).lit.size).toBe(0);
});
