import { expect, test } from "vitest";
import { createPlaces, mark } from "./places.ts";

const lit = (label: string) => ({ moves: 1, label, hint: undefined, isSuggested: false });

test("a place that stands as before keeps its state, so that it is not drawn again", () => {
  const places = createPlaces();
  mark(places, {
    lit: new Map([
      ["a1", lit("plow")],
      ["a2", lit("plow")],
    ]),
    recent: new Set(["a3"]),
  });
  const { states } = places.getState();
  mark(places, {
    lit: new Map([
      ["a1", lit("plow")],
      ["a2", lit("build")],
    ]),
  });
  const after = places.getState().states;
  expect(after.get("a1")).toBe(states.get("a1"));
  expect(after.get("a2")).toMatchObject({ moves: 1, label: "build" });
  expect(after.get("a3")).toBe(states.get("a3"));
});

test("a place can be lit, chosen, recent and named by the log at once, and stands idle when nothing marks it", () => {
  const places = createPlaces();
  const here = new Set(["a1"]);
  mark(places, { lit: new Map([["a1", { ...lit("sow"), hint: 2 }]]), chosen: here, recent: here, highlighted: here });
  expect(places.getState().states.get("a1")).toEqual({
    moves: 1,
    label: "sow",
    hint: 2,
    isSuggested: false,
    isChosen: true,
    isRecent: true,
    isHighlighted: true,
  });
  mark(places, { lit: new Map(), chosen: new Set(), recent: new Set(), highlighted: new Set() });
  expect(places.getState().states.size).toBe(0);
});
