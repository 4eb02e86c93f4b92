import { expect, test } from "vitest";
import { capacity, fits, housing } from "../cards/housing.ts";
import { ANIMALS, type Animal, BUILDING_RESOURCES, CROPS, DAIRY_ANIMALS, GOODS } from "../goods.ts";
import { ALL, besides, countBits, levelEdges, uprightEdges } from "../grid.ts";
import { newFarm } from "../new-state.ts";
import { unusedSpaces } from "../scoring.ts";
import { table } from "../testing.ts";

const BARE = `
  +    +    +    +    +    +
     .    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-085, AG-094 A space inside fences is used, also one that touches no fence; a bare space is not", () => {
  const { anna } = table({
    anna: {
      farm: `
        +    +    +----+----+----+
           .    . |  .    .    . |
        +    +    +    +    +    +
           R    . |  .    .    . |
        +    +    +    +    +    +
           R    . |  .    .    . |
        +    +    +----+----+----+`,
    },
    bert: {},
  });
  expect(anna.own.pastures.map(countBits)).toEqual([9]);
  expect(unusedSpaces(anna.state, 0)).toBe(4);
  expect(unusedSpaces(anna.state, 1)).toBe(13);
});

test("AG-086 There are 38 fence spaces", () => {
  let [level, upright] = [0, 0];
  for (let cell = 0; cell < 15; cell++) {
    level |= levelEdges(1 << cell);
    upright |= uprightEdges(1 << cell);
  }
  expect(countBits(level) + countBits(upright)).toBe(38);
});

test("AG-087 A pasture holds two animals a space, doubled by each stable", () => {
  const { anna } = table({ anna: {}, bert: {} });
  const [c1, d1] = [1 << 2, 1 << 3];
  expect(capacity(anna.state, 0, c1 | d1)).toBe(4);
  anna.own.stables = c1;
  expect(capacity(anna.state, 0, c1 | d1)).toBe(8);
  anna.own.stables = c1 | d1;
  expect(capacity(anna.state, 0, c1 | d1)).toBe(16);
});

test("AG-088, AG-323 Each type with two animals brings exactly one newborn", () => {
  const { anna } = table(
    {
      anna: {
        goods: { sheep: 6, boar: 2, cattle: 1, food: 4 },
        atHome: 1,
        farm: `
          +    +----+----+----+----+
             .|  .    . |  .    . |
          +    +----+----+----+----+
             R    .    .    . |  . |
          +    +    +    +    +----+
             R    ^    .    .    .
          +    +    +    +    +    +`.replace(".|", ". |"),
      },
      bert: {},
    },
    { round: 4 },
  );
  anna.uses("forest");
  expect(anna.goods).toMatchObject({ sheep: 7, boar: 3, cattle: 1 });
});

test("Breeding asks only where not all newborns find a place", () => {
  const { anna } = table(
    {
      anna: {
        goods: { sheep: 2, boar: 2, food: 4 },
        atHome: 1,
        farm: `
          +    +    +    +    +----+
             .    .    .    ^ |  . |
          +    +    +    +    +----+
             R    .    .    .    ^
          +    +    +    +    +    +
             R    .    .    ^    ^
          +    +    +    +    +    +`,
      },
      bert: {},
    },
    { round: 4 },
  );
  anna.own.stables &= ~(1 << 14);
  anna.own.stables &= ~(1 << 13);
  anna.uses("forest");
  expect(anna.moves).toEqual([
    { type: "breed", animals: ["boar"] },
    { type: "breed", animals: ["sheep"] },
  ]);
  anna.breeds("boar");
  expect(anna.goods).toMatchObject({ sheep: 2, boar: 3 });
});

test("AG-089, AG-090 Fields lie beside fields", () => {
  const { anna } = table({ anna: { farm: BARE.replace(".    .", ".    F") }, bert: {} });
  anna.uses("farmland");
  expect(anna.cellsFor("plow")).toEqual(["a1", "c1", "b2"]);
});

test("AG-090 The first field lies anywhere", () => {
  const { anna } = table({ anna: {}, bert: {} });
  expect(anna.uses("farmland").cellsFor("plow")).toHaveLength(13);
});

test("AG-091, AG-092 Sowing takes any number of empty fields, 3 grain or 2 vegetables in each; a planted field is not sown", () => {
  const farm = `
    +    +    +    +    +    +
       .   g1    F    F    F
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +`;
  const { anna } = table({ anna: { farm, goods: { grain: 2, vegetable: 2 } }, bert: {} });
  anna.uses("grain-utilization");
  expect(anna.moves).toHaveLength(7);
  anna.sows({ grain: 2, vegetable: 1 });
  expect(anna.goods).toMatchObject({ grain: 0, vegetable: 1 });
  expect(anna.drawing.split("\n")[1]).toBe("   .   g1   g3   g3   v2");
});

test("AG-093 The farmyard has 15 spaces, two of them wooden rooms", () => {
  expect(countBits(ALL)).toBe(15);
  expect(newFarm()).toMatchObject({ house: "wood", rooms: (1 << 5) | (1 << 10) });
});

test("AG-096 Diagonal spaces are not adjacent", () => {
  expect(besides(1 << 7)).toBe((1 << 2) | (1 << 6) | (1 << 8) | (1 << 12));
  expect(besides(1 << 4)).toBe((1 << 3) | (1 << 9));
  expect(besides(1 << 5)).toBe((1 << 0) | (1 << 6) | (1 << 10));
});

test("AG-097 Goods are building resources, crops, animals and food; sheep and cattle give milk", () => {
  expect(GOODS).toEqual([...BUILDING_RESOURCES, ...CROPS, ...ANIMALS, "food"]);
  expect(DAIRY_ANIMALS).toEqual(["sheep", "cattle"]);
});

test("AG-098 Crops in fields pay for nothing and are neither baked nor eaten", () => {
  const farm = BARE.replace(".", "g3").replace("g3    ", "g3   ");
  const { anna } = table({ anna: { farm: farm.replace("     g3", "    g3"), plays: ["fireplace-2"] }, bert: {} });
  expect(anna.own.grain[0]).toBe(3);
  expect(anna.spaces).not.toContain("grain-utilization");
  expect(anna.asides).toEqual([]);
});

test("AG-101 Goods may be given back at any time, pieces may not", () => {
  const { anna, bert } = table({
    anna: { goods: { stone: 1 } },
    bert: { goods: { sheep: 1 }, plays: ["fireplace-2"] },
  });
  expect(anna.asides).toEqual([{ type: "discard", good: "stone" }]);
  expect(bert.asides).toEqual([
    { type: "cook", good: "sheep" },
    { type: "discard", good: "sheep" },
  ]);
  bert.cooks("sheep");
  expect(bert.goods.food).toBe(2);
  expect(anna.asked).toBe("place");
});

test("AG-102 Any number includes none: a bake on building an oven may be left out", () => {
  const { anna } = table({ anna: { goods: { clay: 3, stone: 1, grain: 2 } }, bert: {} });
  anna.uses("major-improvement").builds("clay-oven").stops();
  expect(anna.goods.food).toBe(0);
});

test("AG-322 A stable outside pastures holds one animal, the house one", () => {
  const { anna } = table({ anna: { farm: BARE.replace(".", "^") }, bert: {} });
  expect(fits(anna.state, 0, 1, 1, 0)).toBe(true);
  expect(fits(anna.state, 0, 1, 1, 1)).toBe(false);
});

test("Animals fit exactly if some assignment of types to pastures holds them", () => {
  const { anna } = table({
    anna: {
      farm: `
        +    +    +----+----+----+
           .    ^ |  ^ |  .    . |
        +    +    +----+----+----+
           R    .    . |  . |  . |
        +    +    +    +    +    +
           R    .    . |  . |  . |
        +    +    +    +----+----+`,
    },
    bert: {},
  });
  const sizes = anna.own.pastures.map((pasture) => capacity(anna.state, 0, pasture));
  expect(sizes).toEqual([4, 4, 4, 4]);
  const singles = 2;
  for (let sheep = 0; sheep < 14; sheep++)
    for (let boar = 0; boar < 14; boar++)
      for (let cattle = 0; cattle < 14; cattle++) {
        let hasPlace = false;
        for (let way = 0; way < 3 ** 4; way++) {
          const room = [0, 0, 0];
          for (let i = 0, rest = way; i < 4; i++, rest = Math.floor(rest / 3)) room[rest % 3]! += 4;
          const without = [sheep, boar, cattle].reduce((sum, n, i) => sum + Math.max(0, n - room[i]!), 0);
          if (without <= singles) hasPlace = true;
        }
        expect(fits(anna.state, 0, sheep, boar, cattle)).toBe(hasPlace);
      }
});

test("The drawing finds a place for all animals that fit", () => {
  const { anna } = table({ anna: { goods: { sheep: 4, boar: 1 }, farm: BARE.replace(".", "^") }, bert: {} });
  anna.own.pastures = [(1 << 3) | (1 << 4)];
  const { pastures, singles } = housing(anna.state, 0);
  expect(pastures).toEqual([{ animal: "sheep", count: 4 }]);
  expect(singles).toEqual(["boar"] satisfies Animal[]);
});
