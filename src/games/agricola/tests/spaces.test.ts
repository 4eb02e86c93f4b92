import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { fastRandom } from "../../../table/random.ts";
import { game } from "../index.ts";
import type { Move } from "../moves.ts";
import { STAGES, stageOf } from "../spaces.ts";
import { optionsWith, table } from "../testing.ts";

test("AG-104 A permanent space of which no action can be carried out is not offered", () => {
  const { anna } = table({ anna: {}, bert: {} });
  for (const space of [
    "farm-expansion",
    "major-improvement",
    "fencing",
    "grain-utilization",
    "basic-wish-for-children",
    "house-redevelopment",
    "farm-redevelopment",
    "lessons",
    "side-job",
  ] as const)
    expect(anna.spaces).not.toContain(space);
  expect(anna.spaces).toEqual(
    expect.arrayContaining(["meeting-place", "grain-seeds", "farmland", "day-laborer", "forest", "cultivation"]),
  );
});

test("AG-104 A space takes one person a round", () => {
  const { anna, bert } = table({ anna: {}, bert: { atHome: 1 } });
  anna.uses("day-laborer");
  expect(bert.spaces).not.toContain("day-laborer");
});

test("AG-105 Farm Expansion builds rooms for 5 of the house's material and 2 reed, and stables for 2 wood, any number of both", () => {
  const { anna } = table({ anna: { goods: { clay: 10, reed: 4, wood: 2 }, house: "clay" }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1").buildsRoom("b1").buildsStable("e3");
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0, wood: 0 });
  expect(anna.drawing).toContain("^");
  expect(anna.asked).toBe("place");
});

test("AG-105 A room touches a room, one built in the same action too; a stable stands on any space without tile or stable", () => {
  const { anna } = table({ anna: { goods: { wood: 12, reed: 4 } }, bert: {} });
  anna.uses("farm-expansion");
  expect(anna.cellsFor("room")).toEqual(["a1", "b2", "b3"]);
  expect(anna.cellsFor("stable")).toHaveLength(13);
  anna.buildsRoom("b2");
  expect(anna.cellsFor("room")).toEqual(["a1", "b1", "c2", "b3"]);
  anna.buildsRoom("c2").buildsStable("e1");
  expect(anna.cellsFor("stable")).toEqual([]);
});

test("AG-105 Only stables may be built, and at most four", () => {
  const { anna } = table({ anna: { goods: { wood: 10 } }, bert: {} });
  anna.uses("farm-expansion").buildsStable("b1").buildsStable("c1").buildsStable("d1").buildsStable("e1");
  expect(anna.asked).toBe("place");
  expect(anna.goods.wood).toBe(2);
});

test("AG-105 A house of wood takes rooms of wood only", () => {
  const { anna } = table({ anna: { goods: { clay: 10, stone: 10, reed: 4 } }, bert: {} });
  expect(anna.spaces).not.toContain("farm-expansion");
});

test("AG-106 Meeting Place gives the starting player token at once, without a card", () => {
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: { atHome: 1 } }, { startingPlayer: 1 });
  anna.uses("meeting-place");
  expect(anna.state.startingPlayer).toBe(0);
  expect(bert.asked).toBe("place");
});

test("AG-106 Whoever has the token keeps it", () => {
  const { anna } = table({ anna: {}, bert: {} });
  anna.uses("meeting-place");
  expect(anna.state.startingPlayer).toBe(0);
});

test("AG-107 Grain Seeds gives 1 grain, which is not sown by this action", () => {
  const { anna } = table({ anna: {}, bert: {} });
  anna.uses("grain-seeds");
  expect(anna.goods.grain).toBe(1);
  expect(anna.asked).toBe("place");
});

test("AG-108 Farmland plows one field on an unused space beside other fields; a tile stays", () => {
  const { anna } = table({
    anna: {
      farm: `
        +    +    +    +    +----+
           .    .    .    . |  . |
        +    +    +    +    +----+
           R    .    F    ^    .
        +    +    +    +    +    +
           R    .    .    .    .
        +    +    +    +    +    +`,
    },
    bert: {},
  });
  anna.uses("farmland");
  expect(anna.cellsFor("plow")).toEqual(["c1", "b2", "c3"]);
  anna.plows("b2");
  expect(anna.own.fields).toBe((1 << 6) | (1 << 7));
});

test("AG-003, AG-109 Without hand cards Lessons cannot be used", () => {
  const { anna } = table({ anna: { goods: { food: 5 } }, bert: {}, carl: {}, dora: {} });
  expect(anna.spaces).not.toContain("lessons");
  expect(anna.spaces).not.toContain("lessons-2");
});

test("AG-109 With Lessons the first occupation is free; a second one is refused without food and costs 1", () => {
  const lessons = (plays: readonly "A116"[], food: number) =>
    table({ anna: { plays, holds: ["A088"], goods: { food } }, bert: { holds: [] } }).anna;
  expect(lessons(["A116"], 0).spaces).not.toContain("lessons");
  expect(lessons(["A116"], 1).uses("lessons").lays("A088").goods.food).toBe(0);
  expect(lessons([], 0).uses("lessons").lays("A088").own.cards).toEqual(["A088"]);
});

test("AG-110 Day Laborer gives 2 food", () => {
  const { anna } = table({ anna: {}, bert: {} });
  expect(anna.uses("day-laborer").goods.food).toBe(2);
});

test("AG-111, AG-112, AG-113, AG-114 Forest, Clay Pit, Reed Bank and Fishing get 3 wood, 1 clay, 1 reed and 1 food a round", () => {
  const { anna } = table({ anna: { atHome: 1 }, bert: {} }, { round: 1, stock: { "clay-pit": 1, "reed-bank": 1 } });
  anna.uses("day-laborer");
  expect((["forest", "clay-pit", "reed-bank", "fishing"] as const).map(anna.stock)).toEqual([3, 2, 2, 1]);
});

test("AG-111 Alone, the Forest gets 2 wood a round", () => {
  const { anna } = table({ anna: { atHome: 1 } }, { round: 1 });
  anna.uses("day-laborer");
  expect(anna.stock("forest")).toBe(2);
});

test("AG-115 Major Improvement builds one improvement", () => {
  const { anna } = table({ anna: { goods: { clay: 10 } }, bert: {} });
  anna.uses("major-improvement").builds("fireplace-2");
  expect(anna.asked).toBe("place");
});

test("AG-116 Fencing: dividing a pasture of two spaces with one fence costs 1 wood and makes two pastures", () => {
  const { anna } = table({
    anna: {
      goods: { wood: 1 },
      farm: `
        +    +    +    +----+----+
           .    .    . |  .    ^ |
        +    +    +    +----+----+
           R    .    .    .    .
        +    +    +    +    +    +
           R    .    .    .    .
        +    +    +    +    +    +`,
    },
    bert: {},
  });
  anna.uses("fencing");
  expect(anna.goods.wood).toBe(0);
  expect(anna.drawing).toBe(`+    +    +    +----+----+
   .    .    . |  . |  ^ |
+    +    +    +----+----+
   R    .    .    .    .
+    +    +    +    +    +
   R    .    .    .    .
+    +    +    +    +    +`);
});

test("AG-116 Building no fence at all is no use of the space", () => {
  const { anna } = table({ anna: { goods: { wood: 4 } }, bert: {} });
  anna.uses("fencing");
  expect(anna.may()).toEqual(["fence"]);
  const { carl } = table({ carl: { goods: { wood: 3 } }, dora: {} });
  expect(carl.spaces).not.toContain("fencing");
});

test("AG-117 Grain Utilization sows, bakes or both; grain just sown is not baked", () => {
  const field = `
    +    +    +    +    +    +
       .    .    .    .    .
    +    +    +    +    +    +
       R    F    .    .    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +`;
  const { anna } = table({ anna: { goods: { grain: 2 }, plays: ["fireplace-2"], farm: field }, bert: {} });
  anna.uses("grain-utilization").takes("sow");
  expect(anna.goods.grain).toBe(1);
  anna.takes("bake");
  expect(anna.goods).toMatchObject({ grain: 0, food: 2 });
  const { carl } = table({ carl: { goods: { grain: 1 }, plays: ["fireplace-2"], farm: field }, dora: {} });
  carl.uses("grain-utilization").takes("sow");
  expect(carl.asked).toBe("place");
});

test("AG-118 Sheep without a place go back to the general supply, and none stays on the space", () => {
  const { anna } = table(
    {
      anna: {
        farm: `
          +    +    +    +    +    +
             .    .    .    .    ^
          +    +    +    +    +    +
             R    .    .    .    .
          +    +    +    +    +    +
             R    .    .    .    .
          +    +    +    +    +    +`,
      },
      bert: {},
    },
    { stock: { "sheep-market": 4 } },
  );
  anna.uses("sheep-market");
  expect(anna.goods.sheep).toBe(2);
  expect(anna.stock("sheep-market")).toBe(0);
});

test("AG-123, AG-124 Surplus boar and cattle go back too", () => {
  const { anna } = table({ anna: {}, bert: {} }, { stock: { "pig-market": 3, "cattle-market": 2 } });
  anna.uses("pig-market");
  expect(anna.goods.boar).toBe(1);
  anna.uses("cattle-market");
  expect(anna.asked).toBe("house");
  expect(anna.moves).toEqual([
    { type: "discard", good: "boar" },
    { type: "discard", good: "cattle" },
  ]);
  anna.discards("boar");
  expect(anna.goods).toMatchObject({ boar: 0, cattle: 1 });
});

const THREE_ROOMS = `
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-119 Basic Wish for Children needs more rooms than people", () => {
  const { anna } = table({ anna: { farm: THREE_ROOMS, people: 3 }, bert: {} });
  expect(anna.spaces).not.toContain("basic-wish-for-children");
  const { carl } = table({ carl: { farm: THREE_ROOMS }, dora: {} });
  carl.uses("basic-wish-for-children");
  expect(carl.own).toMatchObject({ people: 3, newborns: 1 });
});

test("AG-119 Without growth no minor improvement is played with Basic Wish for Children", () => {
  const given = { farm: THREE_ROOMS, holds: ["B008"], goods: { grain: 1 } } as const;
  const { anna } = table({ anna: { ...given, people: 3 }, bert: { holds: [] } });
  expect(anna.spaces).not.toContain("basic-wish-for-children");
  const { carl } = table({ carl: given, dora: { holds: [] } });
  expect(carl.uses("basic-wish-for-children").lays("B008").goods.vegetable).toBe(1);
});

test("AG-120 House Redevelopment renovates once, then may build an improvement", () => {
  const { anna } = table({ anna: { goods: { clay: 5, reed: 2, stone: 4 } }, bert: {} });
  anna.uses("house-redevelopment");
  expect(anna.own.house).toBe("clay");
  expect(anna.goods).toMatchObject({ clay: 3, reed: 1, stone: 4 });
  expect(anna.may()).toEqual(["improve", "stop"]);
  anna.builds("fireplace-2");
  expect(anna.asked).toBe("place");
  expect(anna.own.house).toBe("clay");
});

test("AG-120 No improvement without renovation", () => {
  const { anna } = table({ anna: { goods: { clay: 5 } }, bert: {} });
  expect(anna.spaces).not.toContain("house-redevelopment");
});

test("AG-121, AG-125 The quarries get 1 stone each round they are there", () => {
  const { anna } = table({ anna: { atHome: 1 }, bert: {} }, { round: 12, stock: { "western-quarry": 1 } });
  anna.uses("day-laborer");
  expect([anna.stock("western-quarry"), anna.stock("eastern-quarry")]).toEqual([2, 1]);
});

test("AG-122 Vegetable Seeds gives 1 vegetable, not sown by this action", () => {
  const { anna } = table({ anna: { farm: THREE_ROOMS.replace(".", "F") }, bert: {} });
  anna.uses("vegetable-seeds");
  expect(anna.goods.vegetable).toBe(1);
  expect(anna.asked).toBe("place");
});

test("AG-126 Urgent Wish for Children asks for no room, up to five people; whoever is without a room takes the next", () => {
  const { anna } = table({ anna: { people: 4 }, bert: {} });
  anna.uses("urgent-wish-for-children");
  expect(anna.own.people).toBe(5);
  const { carl } = table({ carl: { people: 5 }, dora: {} });
  expect(carl.spaces).not.toContain("urgent-wish-for-children");
  const { emil } = table({ emil: { people: 3, goods: { wood: 5, reed: 2 } }, frida: {} });
  emil.uses("farm-expansion").buildsRoom("a1");
  expect(emil.spaces).not.toContain("basic-wish-for-children");
});

test("AG-127 Cultivation plows one field and sows it in the same action", () => {
  const { anna } = table({ anna: { goods: { grain: 1 } }, bert: {} });
  anna.uses("cultivation").plows("b1");
  anna.takes("sow");
  expect(anna.drawing).toContain("g3");
  expect(anna.asked).toBe("place");
});

test("AG-128 Farm Redevelopment renovates once, then may build fences", () => {
  const { anna } = table({ anna: { goods: { clay: 2, reed: 1, wood: 4 } }, bert: {} });
  anna.uses("farm-redevelopment");
  expect(anna.own.house).toBe("clay");
  anna.fences("e1");
  expect(anna.goods.wood).toBe(0);
  const { carl } = table({ carl: { goods: { stone: 9, reed: 9, wood: 9 }, house: "stone" }, dora: {} });
  expect(carl.spaces).not.toContain("farm-redevelopment");
});

test("AG-129 Every action space card comes in a round of its stage, in any order", () => {
  const random = fastRandom("AG-129");
  const orders = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const state = game.setup(1, optionsWith({ sideJob: false }), 1);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const moves = game.moves(state, seat);
      const move: Move = seat === CHANCE ? moves[random.below(moves.length)]! : moves[0]!;
      game.play(state, seat, move);
    }
    for (const [i, id] of state.revealed.entries()) expect(stageOf(i + 1).cards).toContain(id);
    expect(new Set(state.revealed).size).toBe(14);
    orders.add(state.revealed.join());
  }
  expect(orders.size).toBeGreaterThan(20);
  expect(STAGES.map(({ cards }) => cards.length)).toEqual([4, 3, 2, 2, 2, 1]);
});

test("AG-324 An accumulation space without goods may be used", () => {
  const { anna } = table({ anna: {}, bert: {} });
  anna.uses("fishing");
  expect(anna.goods.food).toBe(0);
});
