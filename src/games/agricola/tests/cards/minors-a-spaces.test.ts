import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE, THREE_ROOMS } from "./farms.ts";

const TWO = ["A087", "A098"] as const;

test("AG-302 A024 Threshing Board: Farmland also lets you bake, before plowing or after it", () => {
  const bakers = () => table({ anna: { plays: ["A024", "fireplace-2"], goods: { grain: 1 } }, bert: {} }).anna;
  const before = bakers().uses("farmland").heeds("A024");
  expect(before.goods).toMatchObject({ grain: 0, food: 2 });
  before.plows("c2");
  const after = bakers().uses("farmland").acts().plows("c2").heeds("A024");
  expect(after.goods).toMatchObject({ grain: 0, food: 2 });
  expect(after.own.fields).toBe(before.own.fields);
});

test("A024 Threshing Board: with Cultivation bread is baked from the grain that sowing left", () => {
  const { anna } = table({ anna: { plays: ["A024", "fireplace-2"], goods: { grain: 2 } }, bert: {} });
  anna.uses("cultivation").acts().takes("plow").plows("c2").takes("sow").sows({ grain: 1 }).heeds("A024");
  expect(anna.goods).toMatchObject({ grain: 0, food: 2 });
});

test("A024 Threshing Board is silent without grain, and without an oven", () => {
  const offered = (plays: readonly ("A024" | "fireplace-2")[], grain: number) =>
    table({ anna: { plays, goods: { grain } }, bert: {} })
      .anna.uses("farmland")
      .may();
  expect(offered(["A024", "fireplace-2"], 0)).toEqual(["plow"]);
  expect(offered(["A024"], 1)).toEqual(["plow"]);
});

test("AG-104 A024 Threshing Board: where nothing can be plowed, Farmland cannot be used only to bake", () => {
  const farm = BARE.replaceAll(".", "^").replace("^", ".").replace(".", "F");
  const { anna } = table({ anna: { plays: ["A024", "fireplace-2"], goods: { grain: 1 }, farm }, bert: {} });
  expect(anna.spaces).not.toContain("farmland");
});

test("A024 Threshing Board needs two occupations", () => {
  const mayPlay = (plays: readonly ("A087" | "A098")[]) =>
    table({ anna: { holds: ["A024"], plays, goods: { wood: 1 } }, bert: {} })
      .anna.uses("meeting-place")
      .may();
  expect(mayPlay(TWO)).toContain("play");
  expect(mayPlay(["A087"])).not.toContain("play");
});

test("A026 Sleeping Corner: a Wish for Children space stays open while one other player is there", () => {
  const { anna, bert } = table(
    { anna: { farm: THREE_ROOMS }, bert: { farm: THREE_ROOMS, plays: ["A026"], atHome: 1 } },
    { round: 6 },
  );
  anna.uses("basic-wish-for-children");
  expect(bert.spaces).toContain("basic-wish-for-children");
  bert.uses("basic-wish-for-children");
  expect([anna.own.people, bert.own.people]).toEqual([3, 3]);
});

test("A026 Sleeping Corner: Urgent Wish for Children stays open too; all the other spaces do not", () => {
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: { plays: ["A026"], atHome: 1 } });
  anna.uses("urgent-wish-for-children");
  expect(bert.spaces).toContain("urgent-wish-for-children");
  const other = table({ anna: { atHome: 1 }, bert: { plays: ["A026"], atHome: 1 } });
  other.anna.uses("forest");
  expect(other.bert.spaces).not.toContain("forest");
});

test("A026 Sleeping Corner: the space keeps its conditions, your own person closes it, and so do two others", () => {
  const noRoom = table({ anna: { farm: THREE_ROOMS }, bert: { plays: ["A026"], atHome: 1 } }, { round: 6 });
  noRoom.anna.uses("basic-wish-for-children");
  expect(noRoom.bert.spaces).not.toContain("basic-wish-for-children");

  const own = table({ anna: { plays: ["A026"] }, bert: {} });
  own.anna.uses("urgent-wish-for-children");
  expect(own.anna.spaces).not.toContain("urgent-wish-for-children");

  const { anna, bert, carl } = table({
    anna: { atHome: 1 },
    bert: { plays: ["A026"], atHome: 1 },
    carl: { atHome: 1, plays: ["A026"] },
  });
  anna.uses("urgent-wish-for-children");
  bert.uses("urgent-wish-for-children");
  expect(carl.spaces).not.toContain("urgent-wish-for-children");
});

test("A026 Sleeping Corner does not open a tile on which somebody stands elsewhere", () => {
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: { farm: THREE_ROOMS, plays: ["A026"], atHome: 1 } });
  anna.uses("copse");
  expect(bert.spaces).not.toContain("modest-wish-for-children");
  const other = table({
    anna: { atHome: 1, farm: THREE_ROOMS },
    bert: { farm: THREE_ROOMS, plays: ["A026"], atHome: 1 },
  });
  other.anna.uses("modest-wish-for-children");
  expect(other.bert.spaces).toContain("modest-wish-for-children");
  expect(other.bert.spaces).not.toContain("copse");
});

test("AG-046 A026 Sleeping Corner needs two grain fields that hold grain now", () => {
  const fields = (first: string, second: string) =>
    table({
      anna: { holds: ["A026"], goods: { wood: 1 }, farm: BARE.replace(".    .", `${first}   ${second}`) },
      bert: {},
    })
      .anna.uses("meeting-place")
      .may();
  expect(fields("g1", "g3")).toContain("play");
  expect(fields("g1", "v2")).not.toContain("play");
  expect(fields("g1", "F ")).not.toContain("play");
});

test("A050 Milk Jug: when anybody uses the Cattle Market, you get 3 food and every other player 1", () => {
  const { anna, bert, carl } = table({
    anna: { atHome: 1 },
    bert: { plays: ["A050"], atHome: 1 },
    carl: { atHome: 1 },
  });
  anna.uses("cattle-market");
  expect([anna.goods.food, bert.goods.food, carl.goods.food]).toEqual([1, 3, 1]);
});

test("A050 Milk Jug: your own use counts as well", () => {
  const { anna, bert } = table({ anna: { plays: ["A050"] }, bert: {} });
  anna.uses("cattle-market");
  expect([anna.goods.food, bert.goods.food]).toEqual([3, 1]);
});

test("A050 Milk Jug is silent at the other markets", () => {
  const { anna, bert } = table({ anna: {}, bert: { plays: ["A050"] } });
  anna.uses("sheep-market").uses("animal-market").picks("boar");
  expect([anna.goods.food, bert.goods.food]).toEqual([0, 0]);
});

test("A056 Basket: right after a wood space 2 wood go back to it for 3 food", () => {
  const { anna } = table({ anna: { plays: ["A056"] }, bert: {} }, { stock: { forest: 3 } });
  anna.uses("forest").heeds("A056");
  expect(anna.goods).toMatchObject({ wood: 1, food: 3 });
  expect(anna.stock("forest")).toBe(2);
  expect(anna.asked).toBe("place");
});

test("A056 Basket takes the wood from the supply, even if the space gave none", () => {
  const { anna } = table({ anna: { plays: ["A056"], goods: { wood: 2 } }, bert: {} }, { stock: { copse: 0 } });
  anna.uses("copse").heeds("A056");
  expect(anna.goods).toMatchObject({ wood: 0, food: 3 });
  expect(anna.stock("copse")).toBe(2);
});

test("A056 Basket may be left alone, and is silent with one wood, elsewhere and for others", () => {
  const declined = table({ anna: { plays: ["A056"] }, bert: {} }, { stock: { forest: 3 } }).anna;
  expect(declined.uses("forest").stops().goods).toMatchObject({ wood: 3, food: 0 });
  const poor = table({ anna: { plays: ["A056"] }, bert: {} }, { stock: { forest: 1 } }).anna;
  expect(poor.uses("forest").asked).toBe("place");
  const elsewhere = table({ anna: { plays: ["A056"], goods: { wood: 9 } }, bert: {} }).anna;
  expect(elsewhere.uses("clay-pit").asked).toBe("place");
  const other = table({ anna: {}, bert: { plays: ["A056"], goods: { wood: 9 } } }, { stock: { forest: 3 } }).anna;
  expect(other.uses("forest").asked).toBe("place");
});

test("AG-306 A067 Corn Scoop: Grain Seeds yields 1 grain more", () => {
  const { anna } = table({ anna: { plays: ["A067"] }, bert: {} });
  expect(anna.uses("grain-seeds").goods.grain).toBe(2);
});

test("A067 Corn Scoop is silent when grain comes otherwise, and for others", () => {
  const { anna } = table({ anna: { holds: ["A112"], plays: ["A067"] }, bert: {} });
  anna.uses("lessons").lays("A112");
  expect(anna.goods.grain).toBe(1);
  const other = table({ anna: {}, bert: { plays: ["A067"] } });
  other.anna.uses("grain-seeds");
  expect([other.anna.goods.grain, other.bert.goods.grain]).toEqual([1, 0]);
});

test("AG-307 A078 Canoe: Fishing brings 1 food more and 1 reed, also when it is empty", () => {
  const fished = (food: number) =>
    table({ anna: { plays: ["A078"] }, bert: {} }, { stock: { fishing: food } }).anna.uses("fishing").goods;
  expect(fished(2)).toMatchObject({ food: 3, reed: 1 });
  expect(fished(0)).toMatchObject({ food: 1, reed: 1 });
});

test("A078 Canoe is silent when another player fishes, and needs an occupation", () => {
  const { anna, bert } = table({ anna: {}, bert: { plays: ["A078"] } }, { stock: { fishing: 2 } });
  anna.uses("fishing");
  expect(bert.goods.reed).toBe(0);
  const mayPlay = (plays: readonly "A087"[]) =>
    table({ anna: { holds: ["A078"], plays, goods: { wood: 2 } }, bert: {} })
      .anna.uses("meeting-place")
      .may();
  expect(mayPlay(["A087"])).toContain("play");
  expect(mayPlay([])).not.toContain("play");
});

test("A080 Stone Tongs: both quarries give 1 stone more", () => {
  const { anna } = table(
    { anna: { plays: ["A080"] }, bert: {} },
    { stock: { "western-quarry": 2, "eastern-quarry": 0 }, round: 13 },
  );
  expect(anna.uses("western-quarry").goods.stone).toBe(3);
  expect(anna.uses("eastern-quarry").goods.stone).toBe(4);
});

test("A080 Stone Tongs is silent on Resource Market, which accumulates nothing", () => {
  const { anna } = table({ anna: { plays: ["A080"] }, bert: {} });
  expect(anna.uses("resource-market").goods.stone).toBe(1);
});
