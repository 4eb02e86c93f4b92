import fc from "fast-check";
import { expect, test } from "vitest";
import { exchanges } from "../../cards/exchanges.ts";
import type { CardId } from "../../cards/index.ts";
import { inReach } from "../../cards/payable.ts";
import { GOODS, has, type Some } from "../../goods.ts";
import { cookable, cookedFarm, exchangedFarm } from "../../rules/any-time.ts";
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
