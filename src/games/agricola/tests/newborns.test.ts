import { expect, test } from "vitest";
import { newbornsAt, newbornsAtHome } from "../board/newborns.ts";
import { table } from "../testing.ts";

test("A newborn stands beside its parent on the wish for children until people return home", () => {
  const { anna, bert } = table({ anna: { atHome: 2 }, bert: { atHome: 2 } }, { round: 12 });
  anna.uses("urgent-wish-for-children");
  expect(newbornsAt(anna.state, "urgent-wish-for-children")).toEqual([0]);
  expect(newbornsAtHome(anna.state, 0)).toBe(0);
  bert.uses("day-laborer");
  expect(newbornsAt(anna.state, "day-laborer")).toEqual([]);
  anna.uses("forest");
  bert.uses("clay-pit");
  expect(newbornsAt(anna.state, "urgent-wish-for-children")).toEqual([]);
});

test("A newborn that a card has brought is at home: nobody stands on a wish for children", () => {
  const { anna } = table({ anna: { holds: ["C127"], goods: { food: 14 } }, bert: {} }, { round: 12 });
  anna.uses("lessons").lays("C127");
  expect(newbornsAt(anna.state, "lessons")).toEqual([]);
  expect(newbornsAtHome(anna.state, 0)).toBe(1);
});
