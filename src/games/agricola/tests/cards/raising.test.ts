import fc from "fast-check";
import { expect, test } from "vitest";
import { exchanges } from "../../cards/exchanges.ts";
import type { CardId } from "../../cards/index.ts";
import { inReach } from "../../cards/payable.ts";
import { GOODS, has, type Some } from "../../goods.ts";
import { cookable, cookedFarm, exchangedFarm } from "../../rules/conversions.ts";
import { type Farm, farmOf, type State } from "../../state.ts";
import { table, withCard } from "../../testing.ts";

/** Whether a price can be raised, one cooking and one exchange at a time; written apart from the rules' search. */
function canRaise(state: State, price: Some): boolean {
  const seen = new Set<string>();
  const open: Farm[] = [farmOf(state, 0)];
  for (let farm = open.pop(); farm !== undefined; farm = open.pop()) {
    const key = JSON.stringify([farm.goods, farm.onCard, farm.spent]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (has(farm.goods, price)) return true;
    const now = farm;
    open.push(
      ...cookable(now).map(({ good }) => cookedFarm(now, { type: "cook", good })),
      ...exchanges({ ...state, farms: [now, ...state.farms.slice(1)] }, 0).map((offered) =>
        exchangedFarm(now, offered),
      ),
    );
  }
  return false;
}

const some = (most: number) => fc.record(Object.fromEntries(GOODS.map((good) => [good, fc.nat(most)])));
const few = fc.array(fc.tuple(fc.constantFrom(...GOODS), fc.integer({ min: 1, max: 3 })), { maxLength: 3 });

const sameAsSearch = (cards: readonly CardId[]) =>
  fc.assert(
    fc.property(fc.subarray([...cards]), some(2), few, fc.nat(8), (plays, goods, price, sold) => {
      const { anna } = table({ anna: { plays, goods }, bert: {} });
      if (plays.includes("A102")) farmOf(anna.state, 0).onCard.A102 = sold;
      const wanted = Object.fromEntries(price);
      expect(inReach(anna.state, 0, wanted)).toBe(canRaise(anna.state, wanted));
    }),
    { numRuns: 400 },
  );

test("AG-304 Grocer with others that exchange: whatever can be raised by cooking and exchanging counts as payable, and nothing else", () => {
  sameAsSearch(["A102", "B080", "B104", "fireplace-2", "cooking-hearth-5"]);
});

test("What can be raised is found with limited exchanges and with some that go in a circle, too", () => {
  withCard("well", { atAnyTime: [{ pay: { wood: 1 }, get: { food: 3 }, once: "game" }] }, () =>
    withCard("joinery", { atAnyTime: [{ pay: { clay: 1 }, get: { reed: 1 } }] }, () =>
      withCard("pottery", { atAnyTime: [{ pay: { reed: 1 }, get: { clay: 1 } }] }, () =>
        sameAsSearch(["well", "joinery", "pottery", "A102", "B104"]),
      ),
    ),
  );
});

test("A102 Grocer: his goods count as payable, down to what lies below others", () => {
  // A Clay Oven asks for 3 clay and 1 stone; the stone is the fourth of the pile.
  const goods = { clay: 3, food: 4 };
  const { anna } = table({ anna: { plays: ["A102"], goods }, bert: {} });
  expect(anna.spaces).toContain("major-improvement");
  anna.uses("major-improvement").builds("clay-oven");
  while (anna.asked === "raise") anna.exchanges("A102");
  expect(anna.own.cards).toContain("clay-oven");
  expect(anna.goods).toMatchObject({ clay: 0, stone: 0, wood: 1, grain: 1, reed: 1, food: 0 });
});

test("A102 Grocer: what he sells cannot pay for itself, and an empty card offers nothing", () => {
  const { anna } = table({ anna: { plays: ["A102"], goods: { clay: 3, food: 1 } }, bert: {} });
  expect(anna.spaces).toContain("major-improvement");
  anna.uses("major-improvement");
  expect(anna.moves).not.toContainEqual({ type: "improve", card: "clay-oven" });
  anna.own.onCard.A102 = 8;
  expect(anna.asides.filter(({ type }) => type === "exchange")).toEqual([]);
});

test("B104 Sheep Walker: who raises a price gives no sheep away without which it could not be paid", () => {
  const farm = `
  +    +    +    +----+----+
     .    .    . |  .    . |
  +    +    +    +----+----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;
  const { anna } = table({ anna: { plays: ["B104"], farm, goods: { clay: 1, sheep: 5 } }, bert: {} });
  anna.uses("major-improvement").builds("stone-oven");
  expect(anna.asked).toBe("raise");
  expect(anna.asides).toContainEqual({ type: "discard", good: "sheep" });
  // The second boar finds no place; of the sheep all three are needed, so that it goes, and the sheep pay.
  anna.exchanges("B104", 0).exchanges("B104", 0);
  expect(anna.own.cards).toContain("stone-oven");
  expect(anna.goods).toMatchObject({ sheep: 0, stone: 0, boar: 1 });
});
