import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE } from "./farms.ts";

test("AG-318 Lover: 1 food for each complete round left, and a newborn without room joins at once", () => {
  const { anna } = table({ anna: { holds: ["C127"], goods: { food: 5 } }, bert: {}, carl: {} }, { round: 10 });
  anna.uses("lessons").lays("C127");
  expect(anna.goods.food).toBe(1);
  expect(anna.own).toMatchObject({ people: 3, newborns: 1, beggingMarkers: 0 });
});

test("AG-035 Lover's food is due besides the occupation cost, and whoever lacks some takes begging markers", () => {
  const { anna } = table(
    { anna: { plays: ["A116"], holds: ["C127"], goods: { food: 3 } }, bert: {}, carl: {} },
    { round: 10 },
  );
  anna.uses("lessons").lays("C127");
  expect(anna.goods.food).toBe(0);
  expect(anna.own).toMatchObject({ people: 3, beggingMarkers: 4 - 2 });
});

test("AG-035 Before begging for Lover's food one may cook, as much as one likes", () => {
  const { anna } = table(
    { anna: { plays: ["fireplace-2"], holds: ["C127"], goods: { grain: 1, vegetable: 1 } }, bert: {}, carl: {} },
    { round: 10 },
  );
  anna.uses("lessons").lays("C127");
  expect(anna.asked).toBe("raise");
  anna.cooks("vegetable").stops();
  expect(anna.goods).toMatchObject({ grain: 1, vegetable: 0, food: 0 });
  expect(anna.own).toMatchObject({ people: 3, beggingMarkers: 2 });
});

test("Lover cannot be played where the occupation cost is missing, and brings nobody to a family of five", () => {
  const poor = table({ anna: { plays: ["A116"], holds: ["C127"] }, bert: {}, carl: {} }, { round: 14 });
  expect(poor.anna.spaces).not.toContain("lessons");
  const { anna } = table({ anna: { people: 5, holds: ["C127"] }, bert: {}, carl: {} }, { round: 14 });
  expect(anna.uses("lessons").lays("C127").own).toMatchObject({ people: 5, newborns: 0 });
});

test("AG-320 Community Leader: once in the game a space is replenished a second time", () => {
  const { anna } = table(
    { anna: { plays: ["L32"], atHome: 1 }, bert: { people: 0 } },
    { round: 1, stock: { forest: 3 }, options: { decks: ["base", "jokes"] } },
  );
  anna.uses("fishing").heeds("L32");
  expect(anna.moves).toContainEqual({ type: "replenish", space: "forest" });
  anna.plays({ type: "replenish", space: "forest" });
  expect(anna.stock("forest")).toBe(3 + 3 + 3);
  anna.uses("reed-bank").uses("clay-pit");
  expect(anna.state.round).toBe(3);
  expect(anna.asked).toBe("place");
});

test("AG-320 Community Leader may wait, and replenishes only what accumulates", () => {
  const { anna } = table({ anna: { plays: ["L32"], atHome: 1 }, bert: { people: 0 } }, { round: 1 });
  anna.uses("fishing").stops().uses("reed-bank").uses("clay-pit").heeds("L32");
  expect(anna.moves).not.toContainEqual({ type: "replenish", space: "farmland" });
  expect(anna.asked).toBe("replenish");
});

test("Before the scoring Sheep Walker and Grocer may be used a last time, after the last breeding", () => {
  const farm = BARE.replace(".    .    .", "^    ^    ^");
  const { anna } = table(
    { anna: { plays: ["B104", "A102"], farm, goods: { sheep: 2, food: 5 }, atHome: 1 }, bert: { people: 0 } },
    { round: 14 },
  );
  anna.uses("forest").feeds();
  expect(anna.goods.sheep).toBe(3);
  expect(anna.asked).toBe("barter");
  anna.exchanges("B104", 0).exchanges("B104", 1).exchanges("A102").stops();
  expect(anna.goods).toMatchObject({ sheep: 1, boar: 1, vegetable: 1, food: 0 });
  expect(anna.state.agenda).toEqual([]);
});

test("Whoever has nothing to exchange is not asked before the scoring", () => {
  const { anna } = table(
    { anna: { plays: ["A102", "B104"], goods: { food: 4 }, atHome: 1 }, bert: { people: 0 } },
    { round: 14 },
  );
  anna.uses("forest");
  expect(anna.state.agenda).toEqual([]);
});

test("Sheep Walker may make wild boar before the animals breed, though nobody is hungry", () => {
  const farm = BARE.replace(".    .    .    .", "^    ^    ^    ^");
  const { anna } = table(
    { anna: { plays: ["B104"], farm, goods: { sheep: 2, food: 4 }, atHome: 1 }, bert: { people: 0 } },
    { round: 4 },
  );
  anna.uses("forest").exchanges("B104", 0).exchanges("B104", 0);
  expect(anna.goods.boar).toBe(3);
});
