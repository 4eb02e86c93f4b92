import { expect, test } from "vitest";
import type { SpaceId } from "../../space-ids.ts";
import { table } from "../../testing.ts";
import { BARE } from "./farms.ts";

test("AG-313 B019 Moldboard Plow: Farmland lets you plow one field more, twice in the game", () => {
  const { anna } = table({ anna: { plays: ["B019"], people: 1, atHome: 1 }, bert: { people: 0 } }, { round: 1 });
  expect(anna.own.onCard.B019).toBe(2);
  anna.uses("farmland").plows("c2").heeds("B019").plows("c1");
  expect(anna.own.onCard.B019).toBe(1);
  anna.uses("farmland").plows("d1").heeds("B019").plows("e1");
  expect(anna.own.onCard.B019).toBe(0);
  anna.uses("farmland").plows("e2");
  expect(anna.state.round).toBe(4);
});

test("B019 Moldboard Plow: the tile may be kept for another time", () => {
  const { anna } = table({ anna: { plays: ["B019"] }, bert: {} });
  anna.uses("farmland").plows("c2").stops();
  expect(anna.own.onCard.B019).toBe(2);
  expect(anna.asked).toBe("place");
});

test("B019 Moldboard Plow is silent on Cultivation", () => {
  const { anna } = table({ anna: { plays: ["B019"] }, bert: {} });
  anna.uses("cultivation").plows("c2");
  expect(anna.asked).toBe("place");
});

test("AG-316 B024 Lasso: two people in a row, if the second goes to an animal market", () => {
  const { anna, bert } = table({ anna: { plays: ["B024"] }, bert: { atHome: 2 } });
  anna.uses("forest");
  expect(anna.asked).toBe("heed");
  anna.heeds("B024");
  expect(anna.spaces).toEqual(["sheep-market", "pig-market", "cattle-market"]);
  anna.uses("pig-market");
  expect(bert.asked).toBe("place");
});

test("B024 Lasso: after an animal market the second person may go anywhere", () => {
  const { anna, bert } = table({ anna: { plays: ["B024"] }, bert: { atHome: 2 } });
  anna.uses("sheep-market").heeds("B024");
  expect(anna.spaces).toContain("fishing");
  anna.uses("fishing");
  expect(bert.asked).toBe("place");
});

test("AG-082 B024 Lasso: of three people two are placed at once, then one, and never three in a row", () => {
  const { anna, bert } = table({ anna: { plays: ["B024"], people: 3 }, bert: { atHome: 2 } });
  anna.uses("sheep-market").heeds("B024").uses("pig-market");
  expect(bert.asked).toBe("place");
  bert.uses("forest");
  anna.uses("cattle-market");
  expect(bert.asked).toBe("place");
});

test("B024 Lasso is silent for the last person, and while no animal market has come", () => {
  const last = table({ anna: { plays: ["B024"], atHome: 1 }, bert: { atHome: 1 } });
  last.anna.uses("sheep-market");
  expect(last.bert.asked).toBe("place");
  const early = table({ anna: { plays: ["B024"] }, bert: { atHome: 1 } }, { round: 3 });
  early.anna.uses("forest");
  expect(early.bert.asked).toBe("place");
});

test("B024 Lasso may be left alone", () => {
  const { anna, bert } = table({ anna: { plays: ["B024"] }, bert: { atHome: 1 } });
  anna.uses("sheep-market").stops();
  expect(bert.asked).toBe("place");
});

test("B025 Bread Paddle: 1 food on playing", () => {
  const { anna } = table({ anna: { holds: ["B025"], goods: { wood: 1 } }, bert: {} });
  expect(anna.uses("meeting-place").lays("B025").goods.food).toBe(1);
});

test("B025 Bread Paddle: each occupation you play lets you bake", () => {
  const { anna } = table({ anna: { holds: ["A112"], plays: ["B025", "fireplace-2"] }, bert: {} });
  anna.uses("lessons").lays("A112").heeds("B025");
  expect(anna.goods).toMatchObject({ grain: 0, food: 2 });
});

test("B025 Bread Paddle is silent for improvements, without grain and when another plays an occupation", () => {
  const goods = { grain: 1, wood: 1, clay: 1 };
  const minor = table({ anna: { holds: ["A055"], plays: ["B025", "fireplace-2"], goods }, bert: {} }).anna;
  expect(minor.uses("meeting-place").lays("A055").asked).toBe("place");
  const bare = table({ anna: { holds: ["A087"], plays: ["B025", "fireplace-2"] }, bert: {} }).anna;
  expect(bare.uses("lessons").lays("A087").asked).toBe("place");
  const { anna } = table({
    anna: { holds: ["A087"] },
    bert: { plays: ["B025", "fireplace-2"], goods: { grain: 1 } },
  });
  expect(anna.uses("lessons").lays("A087").asked).toBe("place");
});

test("B047 Herring Pot: each use of Fishing puts 1 food on the next three round spaces, also when it is empty", () => {
  const { anna } = table(
    { anna: { plays: ["B047"], people: 1, atHome: 1 }, bert: { people: 0 } },
    { round: 1, stock: { fishing: 0 } },
  );
  const waiting = () => anna.own.promised.map(({ round }) => round).sort((a, b) => a - b);
  anna.uses("fishing");
  expect(anna.goods.food).toBe(1);
  expect(waiting()).toEqual([3, 4]);
  anna.uses("fishing");
  expect(anna.goods.food).toBe(1 + 1 + 2);
  expect(waiting()).toEqual([4, 4, 5]);
});

test("B047 Herring Pot is silent when another fishes, and after round 14 nothing comes", () => {
  const { anna, bert } = table({ anna: {}, bert: { plays: ["B047"] } }, { round: 2 });
  anna.uses("fishing");
  expect(bert.own.promised).toEqual([]);
  const late = table({ anna: { plays: ["B047"] }, bert: {} }, { round: 13 }).anna.uses("fishing");
  expect(late.own.promised.map(({ round }) => round)).toEqual([14]);
});

test("B056 Brook: Reed Bank, Clay Pit, Forest and the card on round space 1 give 1 food more", () => {
  const food = (space: SpaceId) =>
    table({ anna: { plays: ["B056"], goods: { clay: 2 } }, bert: {} }).anna.uses(space).goods.food;
  expect((["reed-bank", "clay-pit", "forest", "major-improvement"] as const).map(food)).toEqual([1, 1, 1, 1]);
});

test("B056 Brook is silent on Fishing itself and on later cards, even if they bring wood or stone", () => {
  const food = (space: SpaceId) =>
    table({ anna: { plays: ["B056"] }, bert: {} }, { stock: { fishing: 0 } }).anna.uses(space).goods.food;
  expect((["fishing", "western-quarry", "copse", "sheep-market"] as const).map(food)).toEqual([0, 0, 0, 0]);
});

test("B056 Brook: whatever lies on round space 1 is the fourth space", () => {
  const { anna } = table({ anna: { plays: ["B056"] }, bert: {} }, { stock: { "sheep-market": 1 } });
  anna.state.revealed = ["sheep-market", "fencing", "grain-utilization", "major-improvement"];
  expect(anna.uses("sheep-market").goods).toMatchObject({ sheep: 1, food: 1 });
});

test("B056 Brook needs one of your people on Fishing", () => {
  const there = table({ anna: { holds: ["B056"] }, bert: {} }).anna;
  expect(there.uses("fishing").uses("meeting-place").may()).toContain("play");
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: { holds: ["B056"], atHome: 2 } });
  anna.uses("fishing");
  expect(bert.uses("meeting-place").may()).not.toContain("play");
});

test("B062 Pitchfork: Grain Seeds brings 3 food while somebody is on Farmland, you or another", () => {
  const own = table({ anna: { plays: ["B062"] }, bert: {} }).anna;
  expect(own.uses("farmland").plows("c2").uses("grain-seeds").goods).toMatchObject({ grain: 1, food: 3 });
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: { plays: ["B062"], atHome: 1 } });
  anna.uses("farmland").plows("c2");
  expect(bert.uses("grain-seeds").goods.food).toBe(3);
});

test("B062 Pitchfork is silent while Farmland is free, and when another takes the grain", () => {
  const free = table({ anna: { plays: ["B062"] }, bert: {} }).anna;
  expect(free.uses("grain-seeds").goods.food).toBe(0);
  const { anna, bert } = table({ anna: {}, bert: { plays: ["B062"] } });
  anna.uses("farmland").plows("c2").uses("grain-seeds");
  expect(bert.goods.food).toBe(0);
});

test("B077 Loam Pit: Day Laborer brings 3 clay", () => {
  const { anna } = table({ anna: { plays: ["B077"] }, bert: {} });
  expect(anna.uses("day-laborer").goods).toMatchObject({ food: 2, clay: 3 });
});

test("B077 Loam Pit is silent when another works as Day Laborer, and on the Clay Pit", () => {
  const { anna, bert } = table({ anna: {}, bert: { plays: ["B077"] } });
  anna.uses("day-laborer");
  expect(bert.goods.clay).toBe(0);
  const pit = table({ anna: { plays: ["B077"], farm: BARE }, bert: {} }, { stock: { "clay-pit": 1 } }).anna;
  expect(pit.uses("clay-pit").goods.clay).toBe(1);
});
