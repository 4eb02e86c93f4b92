import { expect, test } from "vitest";
import { HAND_CARD_IDS } from "../cards/decks/index.ts";
import { growWithoutRoom } from "../tasks.ts";
import { table, withCard } from "../testing.ts";
import { en } from "../text/en.ts";

test("AG-075 A player is somebody at the table, a person is a piece: no other word is used for either", () => {
  const isName = (id: string) => (HAND_CARD_IDS as readonly string[]).includes(id);
  const texts = Object.entries(en)
    .flatMap(([id, text]) => (isName(id) ? [] : [text]))
    .join(" ");
  expect(texts).not.toMatch(/\b(worker|meeple|family member|farmer)s?\b/i);
  expect(texts).toMatch(/\bperson\b/);
  expect(texts).toMatch(/\bplayers?\b/);
});

test("AG-078 Growth by a card in the work phase brings a newborn at once, on the space its parent uses", () => {
  withCard("well", { on: { usesSpace: { does: ({ owner }) => growWithoutRoom(owner) } } }, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: {} });
    anna.uses("fishing");
    expect(anna.own).toMatchObject({ people: 3, newborns: 1, placed: 1 });
    expect(anna.asked).toBe("place");
  });
});

test("AG-078 Lover's newborn stands on Lessons beside its parent and comes home with it", () => {
  const { anna } = table(
    { anna: { holds: ["C127"], goods: { food: 9 }, atHome: 1 }, bert: { holds: [] } },
    { round: 10, options: { decks: ["base", "corbarius"] } },
  );
  anna.uses("lessons").lays("C127");
  expect([anna.state.round, anna.own.people, anna.own.newborns]).toEqual([11, 3, 0]);
});

test("AG-095 Goods waiting on round spaces are not on the farm: they pay for nothing and score nothing", () => {
  const { anna } = table({ anna: {}, bert: {} }, { round: 5 });
  anna.own.promised.push({ round: 6, good: "vegetable", count: 1, from: "well" });
  anna.own.promised.push({ round: 6, good: "clay", count: 2, from: "well" });
  expect(anna.scores("vegetable")).toBe(-1);
  expect(anna.spaces).not.toContain("major-improvement");
  expect(anna.asides).toEqual([]);
});
