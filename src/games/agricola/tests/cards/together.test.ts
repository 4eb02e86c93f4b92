import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE, THREE_ROOMS } from "./farms.ts";

/** Several cards at once, minor improvements among them. */

const THREE = ["A087", "A098", "B098"] as const;

test("B056 Brook, B068 Beanfield: the food of the space on round space 1 pays for the card played there", () => {
  const { anna } = table({ anna: { holds: ["B068"], plays: ["B056", "A087", "A098"] }, bert: {} }, { round: 4 });
  expect(anna.spaces).toContain("major-improvement");
  anna.uses("major-improvement").lays("B068");
  expect(anna.own.cards).toContain("B068");
  expect(anna.goods.food).toBe(0);
});

test("B077 Loam Pit, B087 Cottager: the clay comes first and pays for the room", () => {
  const { anna } = table(
    { anna: { plays: ["B077", "B087"], house: "clay", goods: { clay: 2, reed: 2 } }, bert: {} },
    { round: 4 },
  );
  anna.uses("day-laborer").heeds("B087").takes("build").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0, food: 2 });
});

test("B062 Pitchfork, B166 Cattle Feeder: the food of Grain Seeds buys the cattle", () => {
  const { anna } = table({ anna: { plays: ["B062", "B166"] }, bert: {} });
  anna.uses("farmland").plows("c2").uses("grain-seeds").heeds("B166");
  expect(anna.goods).toMatchObject({ grain: 1, food: 2, cattle: 1 });
});

for (const [first, second] of [
  ["A056", "A108"],
  ["A108", "A056"],
] as const)
  test(`A056 Basket, A108 Mushroom Collector: each once after the Forest, ${first} first; 3 wood wait there`, () => {
    const { anna } = table({ anna: { plays: ["A056", "A108"] }, bert: {} }, { stock: { forest: 4 } });
    anna.uses("forest").heeds(first).heeds(second);
    expect(anna.goods).toMatchObject({ wood: 1, food: 5 });
    expect(anna.stock("forest")).toBe(3);
    expect(anna.asked).toBe("place");
  });

test("A056 Basket, A108 Mushroom Collector: what one takes the other lacks", () => {
  const { anna } = table({ anna: { plays: ["A056", "A108"] }, bert: {} }, { stock: { forest: 2 } });
  anna.uses("forest").heeds("A108");
  expect(anna.asked).toBe("place");
  expect(anna.goods).toMatchObject({ wood: 1, food: 2 });
});

test("B013 Carpenter's Parlor, B126 Carpenter: of two prices for a wooden room one holds, never both", () => {
  const { anna } = table({ anna: { plays: ["B013", "B126"], goods: { wood: 3, reed: 2 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("b2");
  expect(anna.goods).toMatchObject({ wood: 1, reed: 0 });
  const clay = table({ anna: { plays: ["B013", "B126"], house: "clay", goods: { clay: 3, reed: 2 } }, bert: {} }).anna;
  expect(clay.uses("farm-expansion").buildsRoom("b2").goods).toMatchObject({ clay: 0, reed: 0 });
});

test("B013 Carpenter's Parlor, B145 Brushwood Collector: the reed of the lower price is replaced, too", () => {
  const { anna } = table({ anna: { plays: ["B013", "B145"], goods: { wood: 3 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("b2");
  expect(anna.goods.wood).toBe(0);
});

test("A075 Lumber Mill, A143 Stonecutter: both are taken off an improvement", () => {
  const { anna } = table({ anna: { plays: ["A075", "A143"], goods: { stone: 2 } }, bert: {} });
  anna.uses("major-improvement").builds("well");
  expect(anna.goods.stone).toBe(0);
});

test("A143 Stonecutter, B080 Hard Porcelain: the lowered price is paid with clay", () => {
  const { anna } = table({ anna: { plays: ["A143", "B080"], goods: { clay: 4 } }, bert: {} });
  anna.uses("major-improvement");
  // The Stone Oven for 1 clay and 2 stone, of which 3 clay become 2.
  expect(anna.moves).toContainEqual({ type: "improve", card: "stone-oven" });
  anna.builds("stone-oven");
  expect(anna.goods).toMatchObject({ clay: 0, stone: 0 });
});

test("A016 Rammed Clay, B080 Hard Porcelain: clay pays for fences as it is, and no stone does", () => {
  const goods = { clay: 3, stone: 9 };
  expect(table({ anna: { plays: ["A016", "B080"], goods }, bert: {} }).anna.spaces).not.toContain("fencing");
  const anna = table({ anna: { plays: ["A016", "B080"], goods: { clay: 4 } }, bert: {} }).anna;
  expect(anna.uses("fencing").fences("e1").goods.clay).toBe(0);
});

test("B002 Mini Pasture is no Build Fences action: A088 Hedge Keeper and A083 Shepherd's Crook are silent", () => {
  const { anna } = table({ anna: { holds: ["B002"], plays: ["A088", "A083"], goods: { food: 2 } }, bert: {} });
  anna.uses("meeting-place").lays("B002").fences("c2");
  expect(anna.goods.sheep).toBe(0);
  expect(anna.asked).toBe("place");
});

test("B033 Mantlepiece, B087 Cottager: only the room is offered", () => {
  const goods = { clay: 5, stone: 5, reed: 3 };
  const { anna } = table({ anna: { plays: ["B033", "B087"], house: "clay", goods }, bert: {} });
  anna.uses("day-laborer").heeds("B087");
  expect(anna.asked).toBe("build");
});

test("B033 Mantlepiece, A087 Conservator: what is forbidden stays forbidden", () => {
  const { anna } = table({ anna: { plays: ["B033", "A087"], house: "clay", goods: { stone: 2, reed: 1 } }, bert: {} });
  expect(anna.spaces).not.toContain("house-redevelopment");
});

test("AG-119 B010 Caravan, B118 Small-Scale Farmer: there is room for a child, and still only two rooms", () => {
  const { anna } = table({ anna: { plays: ["B010", "B118"], atHome: 1 }, bert: { people: 0 } }, { round: 5 });
  expect(anna.spaces).toContain("basic-wish-for-children");
  anna.uses("basic-wish-for-children");
  expect(anna.state.round).toBe(6);
  expect(anna.goods.wood).toBe(1);
  expect(anna.own.people).toBe(3);
});

test("B010 Caravan, A086 Animal Tamer: the wagon is no room for an animal", () => {
  const { anna } = table({ anna: { plays: ["B010", "A086"] }, bert: {} }, { stock: { "sheep-market": 3 } });
  expect(anna.uses("sheep-market").goods.sheep).toBe(2);
});

test("A053 Claypipe, B080 Hard Porcelain: stone that was clay came in the work phase as well", () => {
  const { anna } = table(
    { anna: { plays: ["A053", "B080"], goods: { clay: 4 } }, bert: {} },
    { round: 1, stock: { forest: 4 } },
  );
  anna.exchanges("B080", 2).uses("forest").uses("day-laborer");
  expect(anna.state.round).toBe(2);
  expect(anna.goods.food).toBe(2 + 2);
});

test("B061 Three-Field Rotation, A071 Clearing Spade: 3 food for the empty field, into which a crop moves then", () => {
  const farm = BARE.replace(".    .    .", "g3   v1   F");
  const { anna } = table(
    { anna: { plays: ["B061", "A071"], goods: { food: 4 }, farm, atHome: 1 }, bert: { people: 0 } },
    { round: 4 },
  );
  anna.uses("forest");
  expect(anna.goods.food).toBe(7);
  anna.plays({ type: "shift", from: 0, to: 2 });
  expect(anna.goods).toMatchObject({ grain: 2, vegetable: 1 });
});

test("B068 Beanfield, A071 Clearing Spade: vegetables may move onto the card, grain may not", () => {
  const shifts = (crop: string) =>
    table({ anna: { plays: ["B068", "A071"], farm: BARE.replace(".", crop) }, bert: {} }).anna.asides;
  expect(shifts("v2")).toEqual([{ type: "shift", from: 0, to: 15 }]);
  expect(shifts("g3")).toEqual([]);
});

test("B068 Beanfield beside a field tile: one vegetable goes onto the card, so that grain has the tile", () => {
  const { anna } = table(
    { anna: { plays: ["B068"], goods: { grain: 1, vegetable: 1 }, farm: BARE.replace(".", "F") }, bert: {} },
    { round: 5 },
  );
  anna.uses("grain-utilization").sows({ grain: 1, vegetable: 1 });
  expect(anna.own.grain[0]).toBe(3);
  expect(anna.own.vegetable[15]).toBe(2);
});

test("B068 Beanfield counts as a vegetable field for B045 Strawberry Patch", () => {
  const holder = (farm: string) =>
    table({ anna: { holds: ["B045"], plays: ["B068"], goods: { wood: 1, vegetable: 1 }, farm, people: 3 }, bert: {} });
  const { anna } = holder(BARE.replace(".", "v1"));
  anna.uses("grain-utilization");
  expect(anna.uses("meeting-place").may()).toContain("play");
});

test("A078 Canoe, B047 Herring Pot: both speak at Fishing", () => {
  const { anna } = table({ anna: { plays: ["A078", "B047"] }, bert: {} }, { round: 5, stock: { fishing: 1 } });
  anna.uses("fishing");
  expect(anna.goods).toMatchObject({ food: 2, reed: 1 });
  expect(anna.own.promised).toHaveLength(3);
});

test("AG-067 Food of several cards waits on one round space, and all of it comes", () => {
  const { anna } = table(
    { anna: { holds: ["A044"], plays: ["B047", "A087", "A098"], goods: { wood: 1 } }, bert: {} },
    { round: 1, stock: { fishing: 0 } },
  );
  anna.uses("fishing").uses("meeting-place").lays("A044");
  expect(anna.state.round).toBe(2);
  expect(anna.goods.food).toBe(2);
});

test("A024 Threshing Board, B019 Moldboard Plow: at Farmland bread and field come in the order you like", () => {
  const plays = ["A024", "B019", "fireplace-2"] as const;
  const farmer = () => table({ anna: { plays, goods: { grain: 1 } }, bert: {} }).anna.uses("farmland");
  const one = farmer().heeds("A024").plows("c2").heeds("B019").plows("c1");
  const other = farmer().acts().plows("c2").heeds("B019").plows("c1").heeds("A024");
  expect(one.drawing).toBe(other.drawing);
  expect([one.goods.food, other.goods.food]).toEqual([2, 2]);
});

test("A019 Handplow, A090 Plow Driver: at the start of a round both fields are plowed in the order you like", () => {
  const { anna } = table(
    { anna: { plays: ["A019", "A090"], house: "stone", goods: { food: 1 }, atHome: 1 }, bert: {} },
    { round: 1 },
  );
  anna.own.due.push({ round: 2, from: "A019" });
  anna.uses("forest");
  expect(anna.moves).toEqual(
    expect.arrayContaining([
      { type: "card", card: "A019" },
      { type: "card", card: "A090" },
    ]),
  );
  anna.heeds("A090").plows("c2").heeds("A019").plows("c1");
  expect(anna.goods.food).toBe(0);
});

test("AG-069 B057 Scullery, A090 Plow Driver: the food of the wooden house comes first, but he needs a stone one", () => {
  const start = (house: "wood" | "stone") => {
    const { anna } = table({ anna: { plays: ["A090", "B057"], house, atHome: 1 }, bert: {} }, { round: 1 });
    return anna.uses("forest");
  };
  expect(start("wood").goods.food).toBe(1);
  expect(start("wood").asked).toBe("place");
  expect(start("stone").goods.food).toBe(0);
  expect(start("stone").asked).toBe("place");
});

test("B016 Mining Hammer, A087 Conservator: wood to stone is one renovation, so one stable", () => {
  const { anna } = table({ anna: { plays: ["B016", "A087"], goods: { stone: 2, reed: 1 } }, bert: {} });
  anna.uses("house-redevelopment").heeds("B016").buildsStable("c2");
  expect(anna.own.house).toBe("stone");
  expect(anna.asked).toBe("place");
});

test("B024 Lasso, A119 Firewood Collector: the wood comes as the first turn ends, before the second person", () => {
  const { anna } = table({ anna: { plays: ["B024", "A119"] }, bert: { atHome: 1 } }, { stock: { "sheep-market": 1 } });
  anna.uses("grain-seeds");
  expect(anna.goods.wood).toBe(1);
  anna.heeds("B024").uses("sheep-market");
  expect(anna.goods).toMatchObject({ wood: 1, sheep: 1 });
});

test("B024 Lasso may be used in the very turn in which it is played", () => {
  const { anna, bert } = table({ anna: { holds: ["B024"], goods: { reed: 1 } }, bert: { atHome: 1 } });
  anna.uses("meeting-place").lays("B024").heeds("B024").uses("sheep-market");
  expect(bert.asked).toBe("place");
});

test("B024 Lasso, A050 Milk Jug: each of the two people uses a space", () => {
  const { anna, bert } = table({ anna: { plays: ["B024", "A050"] }, bert: {} }, { round: 12 });
  anna.uses("forest").heeds("B024").uses("cattle-market");
  expect([anna.goods.food, bert.goods.food]).toEqual([3, 1]);
});

test("B025 Bread Paddle, A063 Dutch Windmill: bread baked on playing an occupation counts", () => {
  const { anna } = table(
    { anna: { holds: ["A087"], plays: ["B025", "A063", "fireplace-2"], goods: { grain: 1 } }, bert: {} },
    { round: 8 },
  );
  anna.uses("lessons").lays("A087").heeds("B025");
  expect(anna.goods.food).toBe(5);
});

test("A055 Junk Room, B025 Bread Paddle: one hears improvements, the other occupations", () => {
  const { anna } = table({
    anna: { holds: ["A016", "A112"], plays: ["A055", "B025", "fireplace-2"] },
    bert: {},
  });
  expect(anna.uses("meeting-place").lays("A016").goods.food).toBe(1);
  expect(anna.uses("lessons").lays("A112").stops().goods).toMatchObject({ food: 1, grain: 1 });
});

test("A012 Drinking Trough, B002 Mini Pasture: a new pasture holds four at once", () => {
  const { anna } = table(
    { anna: { holds: ["B002"], plays: ["A012"], goods: { food: 2 } }, bert: {} },
    { round: 5, stock: { "sheep-market": 6 } },
  );
  anna.uses("meeting-place").lays("B002").fences("c2").uses("sheep-market");
  expect(anna.goods.sheep).toBe(4 + 1);
});

test("A038 Wool Blankets, B039 Loom: both score at the end, each its own", () => {
  const { anna } = table({ anna: { plays: ["A038", "B039", ...THREE], goods: { sheep: 3 } }, bert: {} });
  expect(anna.scores("bonus")).toBe(3 + 1);
});

test("AG-054 Travelling cards in a row: each goes on after its effect, and may be played again in the same round", () => {
  const { anna, bert, carl } = table({
    anna: { holds: ["A005", "B008"], goods: { food: 1, clay: 4, grain: 1 }, farm: THREE_ROOMS },
    bert: { holds: [], goods: { food: 1, clay: 2, grain: 1 }, atHome: 2, farm: THREE_ROOMS },
    carl: { holds: [], goods: { grain: 1 }, atHome: 1 },
  });
  anna.uses("meeting-place").lays("A005");
  expect(anna.goods.clay).toBe(6);
  bert.uses("major-improvement").lays("A005");
  expect(bert.goods.clay).toBe(3);
  carl.uses("forest");
  anna.uses("basic-wish-for-children").lays("B008");
  expect(anna.own.cards).toEqual([]);
  expect(bert.state.hands?.held).toEqual([[], ["B008"], ["A005"]]);
});

test("A travelling card that comes back is played again, and A055 Junk Room hears it each time", () => {
  const { anna, bert } = table(
    {
      anna: { holds: ["B008"], plays: ["A055"], goods: { grain: 2 }, farm: THREE_ROOMS },
      bert: { goods: { grain: 1 }, atHome: 1 },
    },
    { round: 12 },
  );
  anna.uses("meeting-place").lays("B008");
  bert.uses("major-improvement").lays("B008");
  expect(bert.state.hands?.held).toEqual([["B008"], []]);
  anna.uses("basic-wish-for-children").lays("B008");
  expect(anna.goods).toMatchObject({ grain: 0, vegetable: 2, food: 2 });
});

test("A088, A016 Three fences are free, the others are paid in wood and clay as one likes", () => {
  const { anna } = table({ anna: { plays: ["A016", "A088"], goods: { wood: 2, clay: 2 } }, bert: {} });
  anna.uses("fencing").fences("c2", "d2");
  expect(anna.moves.map((move) => (move.type === "pay" ? move.goods : {}))).toEqual([
    { wood: 2, clay: 1 },
    { wood: 1, clay: 2 },
  ]);
});

test("B098 Organic Farmer, A012 Drinking Trough: two one-space pastures and 2 sheep score 2, one sheep each", () => {
  const { anna } = table({ anna: { plays: ["A012", "B098"], goods: { sheep: 2 } }, bert: {} });
  anna.own.pastures = [1 << 13, 1 << 14];
  expect(anna.scores("bonus")).toBe(2);
});
