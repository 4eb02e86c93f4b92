import { expect, test } from "vitest";
import { setOf } from "../../grid.ts";
import { type Given, table } from "../../testing.ts";

const SIX_FENCED = `
  +    +    +----+----+----+
    .    .  |.    .    .   |
  +    +    +    +    +    +
    R    .  |.    .    .   |
  +    +    +----+----+----+
    R    .    .    .    .
  +    +    +    +    +    +
`;

/** A family without a room. */
function homeless(given: Given) {
  const { anna } = table({ anna: given, bert: {} }, { options: { sideDecks: ["x"] } });
  anna.own.rooms = 0;
  return anna;
}

test("AG-226 A038 Wool Blankets: whoever has lost the house gets nothing for it", () => {
  expect(homeless({ plays: ["A038"] }).scores("bonus")).toBe(0);
});

test("AG-226 B057 Scullery brings nothing to whoever has no house, and a lost stone house lets nobody plow", () => {
  const { anna, bert } = table(
    { anna: { plays: ["B057", "A090"], atHome: 1, goods: { food: 3 } }, bert: { plays: ["B057"] } },
    { round: 2, options: { sideDecks: ["x"] } },
  );
  Object.assign(anna.own, { rooms: 0, house: "stone" });
  anna.uses("clay-pit");
  expect([anna.state.round, anna.goods.food, anna.asked, bert.goods.food]).toEqual([3, 3, "place", 1]);
  const { clara } = table(
    { clara: { plays: ["B057"], atHome: 1 }, dora: {} },
    { round: 2, options: { sideDecks: ["x"] } },
  );
  clara.own.rooms = 0;
  expect(clara.uses("clay-pit").goods.food).toBe(0);
});

test("AG-228 A032 Manger: a covered space is no space of a pasture", () => {
  const { anna } = table({ anna: { plays: ["A032"], farm: SIX_FENCED }, bert: {} }, { options: { sideDecks: ["x"] } });
  expect(anna.scores("bonus")).toBe(1);
  anna.own.covered = setOf([2, 3]);
  expect(anna.scores("bonus")).toBe(0);
});

test("AG-256 A053 Claypipe: what The Road Not Taken brings comes after the work phase", () => {
  const road = (clay: number) => {
    const { anna } = table(
      { anna: { plays: ["A053"], atHome: 2 }, bert: {} },
      { beside: ["LD21"], round: 10, stock: { forest: clay, "clay-pit": 7 } },
    );
    anna.uses("forest").uses("LD21").plays({ type: "takeRoad", side: 1 });
    return anna.goods;
  };
  expect(road(1)).toMatchObject({ clay: 7, food: 0 });
  expect(road(7)).toMatchObject({ clay: 7, food: 2 });
});
