import { expect, test } from "vitest";
import { broughtBy } from "../../cards/brought.ts";
import type { CardId } from "../../cards/index.ts";
import { farmOf } from "../../state.ts";
import { type Player, table } from "../../testing.ts";

const brought = ({ state }: Player, card: CardId) => broughtBy(farmOf(state, 0), card);

test("Goods of a card's own effect count as brought by it, round after round", () => {
  const { anna } = table({ anna: { plays: ["A078"], people: 3 }, bert: { people: 1 } }, { round: 1 });
  expect(brought(anna, "A078")).toEqual({});
  anna.uses("fishing");
  expect(brought(anna, "A078")).toEqual({ food: 1, reed: 1 });
  anna.uses("forest").uses("clay-pit").uses("fishing");
  expect(brought(anna, "A078")).toEqual({ food: 2, reed: 2 });
});

test("Goods from the space itself are brought by no card", () => {
  const { anna } = table({ anna: { plays: ["A078"] }, bert: {} }, { stock: { "reed-bank": 3 } });
  anna.uses("reed-bank");
  expect(anna.goods.reed).toBe(3);
  expect(farmOf(anna.state, 0).brought).toEqual({});
});

test("What a card promised counts when its round comes", () => {
  const { anna } = table({ anna: { people: 2, goods: { wood: 1, stone: 3 } }, bert: { people: 1 } }, { round: 2 });
  anna.uses("major-improvement").builds("well");
  expect(brought(anna, "well")).toEqual({});
  anna.uses("forest");
  expect(brought(anna, "well")).toEqual({ food: 1 });
});

test("What is exchanged with a card is brought by it, what is paid for it not taken off", () => {
  const { anna } = table({ anna: { plays: ["B080"], goods: { clay: 4 } }, bert: {} });
  anna.exchanges("B080", 2);
  expect(brought(anna, "B080")).toEqual({ stone: 3 });
});

test("Bread is brought by the oven it was baked in, the best one first", () => {
  const { anna } = table({ anna: { plays: ["fireplace-2", "clay-oven"], goods: { grain: 3 } }, bert: {} });
  anna.uses("grain-utilization").takes("bake").bakes(3);
  expect(brought(anna, "clay-oven")).toEqual({ food: 5 });
  expect(brought(anna, "fireplace-2")).toEqual({ food: 4 });
});

test("A card that goes back to the frame takes its tally with it", () => {
  const { anna } = table({ anna: { plays: ["fireplace-2"], goods: { grain: 1 } }, bert: {} });
  anna.uses("grain-utilization").takes("bake").bakes(1);
  expect(brought(anna, "fireplace-2")).toEqual({ food: 2 });
  anna.uses("major-improvement").builds("cooking-hearth-4", "fireplace-2");
  expect(farmOf(anna.state, 0).brought).toEqual({});
});
