import { expect, test } from "vitest";
import { telling } from "../telling.ts";
import { newTable, table } from "../testing.ts";

const two = { anna: "carrot", bert: "tomato" } as const;

test("a vegetable that somebody collects says who does", () => {
  const { anna, bert } = newTable(["anna", "bert"]);
  anna.names("carrot");
  expect(telling.whyNot!(bert.state, 1, "vegetable/carrot")).toEqual({ id: "why.collected", seat: 0 });
  expect(telling.whyNot!(bert.state, 1, "vegetable/corn")).toBeUndefined();
});

test("a cell says what it takes, or that it takes nothing", () => {
  const { anna } = table(two, { grid: "CC.TT" });
  anna.draws(["corn"]);
  expect(telling.whyNot!(anna.state, 0, "grid/e5")).toEqual({ id: "why.nothing-fits" });
  expect(telling.whyNot!(anna.state, 0, "grid/c4")).toEqual({ id: "why.face-first", vegetables: ["carrot"] });
});

test("Alone every cube is a round, though nobody names a vegetable", () => {
  const { anna } = newTable(["anna"]);
  expect(telling.when?.(anna.state)).toMatchObject({ id: "when.round", n: 1, all: 16 });
  anna.draws(["carrot"]).sees("carrot").places("carrot", "e5");
  expect(telling.when?.(anna.state)).toMatchObject({ id: "when.round", n: 2 });
});
