import { expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import type { Moment } from "../cards/moments.ts";
import { mayBakeBread } from "../tasks.ts";
import { table, withCard } from "../testing.ts";

const BARE = `
  +    +    +    +    +    +
     .    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;
const THREE_ROOMS = BARE.replace(".", "R");

/** A card that notes with 1 reed each time it hears a moment. */
const hears = (moment: Moment) => ({ on: { [moment]: { get: { reed: 1 } } } });

const spoken: readonly (readonly [Moment, (play: typeof table) => number])[] = [
  ["usesSpace", (play) => play({ anna: { plays: ["well"] }, bert: {} }).anna.uses("forest").goods.reed],
  ["usedSpace", (play) => play({ anna: { plays: ["well"] }, bert: {} }).anna.uses("forest").goods.reed],
  [
    "plowed",
    (play) =>
      play({ anna: { plays: ["well"] }, bert: {} })
        .anna.uses("farmland")
        .plows("c2").goods.reed,
  ],
  [
    "cardPlayed",
    (play) =>
      play({ anna: { plays: ["well"], goods: { clay: 2 } }, bert: {} })
        .anna.uses("major-improvement")
        .builds("fireplace-2").goods.reed,
  ],
  [
    "builtStables",
    (play) =>
      play({ anna: { plays: ["well"], goods: { wood: 2 } }, bert: {} })
        .anna.uses("farm-expansion")
        .buildsStable("c2").goods.reed,
  ],
  [
    "builtRooms",
    (play) =>
      play({ anna: { plays: ["well"], goods: { wood: 5, reed: 2 } }, bert: {} })
        .anna.uses("farm-expansion")
        .buildsRoom("a1").goods.reed,
  ],
  [
    "renovated",
    (play) =>
      play({ anna: { plays: ["well"], goods: { clay: 2, reed: 1 } }, bert: {} }).anna.uses("house-redevelopment").goods
        .reed,
  ],
  [
    "fenced",
    (play) =>
      play({ anna: { plays: ["well"], goods: { wood: 4 } }, bert: {} })
        .anna.uses("fencing")
        .fences("c2").goods.reed,
  ],
  [
    "sowed",
    (play) =>
      play({ anna: { plays: ["well"], goods: { grain: 1 }, farm: BARE.replace(".", "F") }, bert: {} }).anna.uses(
        "grain-utilization",
      ).goods.reed,
  ],
  [
    "baked",
    (play) =>
      play({ anna: { plays: ["well", "fireplace-2"], goods: { grain: 1 } }, bert: {} }).anna.uses("grain-utilization")
        .goods.reed,
  ],
  [
    "grew",
    (play) =>
      play({ anna: { plays: ["well"], farm: THREE_ROOMS }, bert: {} }).anna.uses("basic-wish-for-children").goods.reed,
  ],
];

for (const [moment, speak] of spoken)
  test(`A card hears the moment "${moment}", once`, () => {
    withCard("well", hears(moment), () => expect(speak(table)).toBe(1));
  });

for (const moment of ["beforeRound", "startOfRound", "roundEnds", "fieldPhase", "feedingPhase", "harvestEnds"] as const)
  test(`A card hears the moment "${moment}" as the round of a harvest passes`, () => {
    withCard("well", hears(moment), () => {
      const { anna } = table({ anna: { plays: ["well"], goods: { food: 4 }, atHome: 1 }, bert: {} }, { round: 4 });
      anna.uses("fishing");
      expect(anna.state.round).toBe(5);
      expect(anna.goods.reed).toBe(1);
    });
  });

test('A card hears the moment "bred" with the newborns', () => {
  withCard("well", { on: { bred: { get: ({ animals }) => ({ reed: animals.length }) } } }, () => {
    const farm = BARE.replace(".    .    .    .    .", "^    ^    ^    ^    .");
    const goods = { sheep: 2, boar: 2, food: 4 };
    const { anna } = table({ anna: { plays: ["well"], goods, farm, atHome: 1 }, bert: {} }, { round: 4 });
    anna.uses("fishing").breeds("sheep");
    expect(anna.goods.sheep + anna.goods.boar).toBe(5);
    expect(anna.goods.reed).toBe(1);
  });
});

test('Another seat\'s card hears "bred" too, when all have bred', () => {
  withCard("well", { on: { bred: { by: "another", does: ({ owner }) => mayBakeBread(owner) } } }, () => {
    const farm = BARE.replace(".    .", "^    ^");
    const { anna, bert } = table(
      {
        anna: { goods: { sheep: 2, food: 4 }, farm, atHome: 1 },
        bert: { plays: ["well", "fireplace-2"], goods: { grain: 1, food: 3 } },
      },
      { round: 4 },
    );
    anna.uses("forest");
    expect(anna.goods.sheep).toBe(3);
    expect(bert.asked).toBe("feed");
    bert.feeds();
    expect(bert.asked).toBe("bake");
    bert.bakes(1);
    expect(bert.goods.food).toBe(2);
  });
});

test("What a card remembers outlasts the harvest; a craft is used once in each", () => {
  const { anna } = table(
    { anna: { plays: ["well", "joinery"], goods: { wood: 3 }, atHome: 1 }, bert: { people: 0 } },
    { round: 4 },
  );
  anna.own.onCard.well = 3;
  anna.uses("day-laborer").crafts("joinery");
  expect(anna.state.round).toBe(5);
  expect(anna.goods).toMatchObject({ wood: 2, food: 0 });
  expect(anna.own.onCard).toEqual({ well: 3 });
});

test("AG-059, AG-080, AG-081 Using a space is placing a person on it; the same action elsewhere is no use of it", () => {
  const card = { on: { usesSpace: { at: ["farmland"], get: { reed: 1 } } } } satisfies Partial<Card>;
  withCard("well", card, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: {} });
    anna.uses("cultivation").plows("c2");
    expect(anna.goods.reed).toBe(0);
    anna.uses("farmland").plows("c1");
    expect(anna.goods.reed).toBe(1);
  });
});

test("AG-064, AG-069 What comes before the round cannot use the food of the Well, the start of the round can", () => {
  const foodAt: number[] = [];
  const note = ({ farm }: { farm: { goods: { food: number } } }) => {
    foodAt.push(farm.goods.food);
    return {};
  };
  withCard("joinery", { on: { beforeRound: { get: note } } }, () =>
    withCard("pottery", { on: { startOfRound: { get: { food: 10 } } } }, () => {
      const { anna } = table({ anna: { plays: ["joinery", "pottery"], atHome: 1 }, bert: {} }, { round: 1 });
      anna.own.promised.push({ round: 2, good: "food", count: 1, from: "well" });
      anna.uses("forest");
      expect(foodAt).toEqual([0]);
      expect(anna.goods.food).toBe(11);
    }),
  );
});

test("AG-079 A card that speaks of another player keeps silent at its owner's doing", () => {
  const card = { on: { usesSpace: { by: "another", get: { reed: 1 } } } } satisfies Partial<Card>;
  withCard("well", card, () => {
    const { anna, bert } = table({ anna: { plays: ["well"] }, bert: { atHome: 1 } });
    anna.uses("forest");
    expect(anna.goods.reed).toBe(0);
    bert.uses("fishing");
    expect(anna.goods.reed).toBe(1);
  });
});

test("AG-070 Several people stand on one space only where a card allows it", () => {
  withCard("well", { allows: { sharesSpace: ({ space }) => space === "forest" } }, () => {
    const { anna, bert } = table({ anna: {}, bert: { atHome: 1, plays: ["well"] } }, { stock: { forest: 3 } });
    anna.uses("forest");
    expect(bert.spaces).toContain("forest");
    bert.uses("forest");
    expect(anna.spaces).not.toContain("forest");
  });
});

test("AG-070 Meeting Place takes one person, whatever a card allows", () => {
  withCard("well", { allows: { sharesSpace: () => true } }, () => {
    const { anna, bert } = table({ anna: {}, bert: { atHome: 1, plays: ["well"] } });
    anna.uses("meeting-place");
    expect(bert.spaces).not.toContain("meeting-place");
  });
});

test("AG-070, AG-071 Meeting Place takes nobody else for the whole round, though its person leaves", () => {
  const { anna } = table({ anna: { atHome: 1, people: 3 }, bert: { people: 0 } }, { round: 1 });
  anna.own.placed = 1;
  anna.uses("meeting-place");
  anna.state.occupants.fill(0);
  expect(anna.spaces).not.toContain("meeting-place");
  expect(anna.uses("forest").spaces).toContain("meeting-place");
});

test("AG-071 A space whose last person leaves may be used again", () => {
  const { anna } = table({ anna: {}, bert: {} }, { stock: { forest: 3 } });
  anna.uses("forest");
  expect(anna.spaces).not.toContain("forest");
  anna.state.occupants.fill(0);
  expect(anna.spaces).toContain("forest");
});

test("AG-099 Costs are questions: a card lowers the cost of rooms, stables, renovations and improvements", () => {
  const free = () => ({});
  withCard("well", { prices: { room: free, stable: free, renovation: free, improvement: free } }, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: {} });
    expect(anna.spaces).toEqual(
      expect.arrayContaining(["farm-expansion", "house-redevelopment", "major-improvement", "side-job"]),
    );
  });
});

test("AG-099 A card changes what a fence costs, to any good or to nothing", () => {
  withCard("well", { prices: { fence: () => ({ clay: 1, food: 1 }) } }, () => {
    const { anna } = table({ anna: { plays: ["well"], goods: { clay: 9, food: 6 } }, bert: {} });
    anna.uses("fencing");
    expect(anna.moves).not.toContainEqual({ type: "fence", cells: [1, 2, 3] });
    anna.fences("d1", "e1");
    expect(anna.goods).toMatchObject({ clay: 3, food: 0 });
    expect(anna.asked).toBe("place");
  });
  withCard("well", { prices: { fence: () => ({}) } }, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: {} });
    anna.uses("fencing");
    expect(anna.moves).toHaveLength(762);
  });
});

test("An oven that gives more than any printed one bakes first", () => {
  withCard("clay-oven", { bakes: { grain: 1, food: 6 } }, () => {
    const { anna } = table({ anna: { plays: ["clay-oven", "stone-oven"], goods: { grain: 2 } }, bert: {} });
    anna.uses("grain-utilization").bakes(2);
    expect(anna.goods.food).toBe(6 + 4);
  });
});

test("Where a card takes the place in the house, a single animal goes too", () => {
  withCard("well", { changes: { pets: () => 0 } }, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: {} }, { stock: { "sheep-market": 1 } });
    anna.uses("sheep-market");
    expect(anna.goods.sheep).toBe(0);
  });
});

test("Cards change how much is sown, eaten and housed, who has room and what a house becomes", () => {
  withCard(
    "well",
    {
      changes: {
        sownGrain: (n) => n + 1,
        sownVegetable: (n) => n + 1,
        pets: (n) => n + 1,
        animalsPerSpace: (n) => n + 1,
        roomForPeople: (n) => n + 1,
        foodPerAdult: (n) => n - 1,
        foodPerNewborn: (n) => n - 1,
        renovatesTo: (houses, { farm }) => (farm.house === "wood" ? [...houses, "stone"] : houses),
      },
    },
    () => {
      const { anna } = table(
        {
          anna: {
            plays: ["well"],
            goods: { grain: 1, clay: 2, stone: 2, reed: 1, food: 2 },
            farm: BARE.replace(".", "F"),
            people: 2,
          },
          bert: {},
        },
        { round: 7, stock: { "sheep-market": 2 } },
      );
      expect(anna.spaces).toContain("basic-wish-for-children");
      anna.uses("grain-utilization");
      expect(anna.own.grain[0]).toBe(4);
      anna.uses("house-redevelopment").plays({ type: "renovate", to: "stone" });
      expect(anna.own.house).toBe("stone");
      expect(anna.own.beggingMarkers).toBe(0);
    },
  );
});
