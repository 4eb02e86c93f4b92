import { describe, expect, test } from "vitest";
import { checkEven } from "../../../../test/table/even.ts";
import { clone } from "../../../table/clone.ts";
import { fastRandom } from "../../../table/random.ts";
import { game } from "../index.ts";
import type { CardNumber, Move, State } from "../state.ts";
import { type Player, table, testing } from "../testing.ts";

const rich = { wheat: 9, cucumber: 9, tomato: 9, sheep: 9, pig: 9 };

/** What bert, the second seat, sees of anna's cards. */
const berts = (state: State) => game.view(state, 1).farms[0]!;
/** What anna sees of them. */
const annas = (state: State) => game.view(state, 0).farms[0]!;

/** Cards of which a viewer knows that they are among those moved about in secret, but not where. */
const amongMixed = (state: State, viewer: number): CardNumber[] =>
  Object.values(game.view(state, viewer).sources.groups)
    .flatMap(({ cards }) => cards)
    .filter((card) => card !== null)
    .sort((a, b) => a - b);

/** Whatever a seat cannot know may be otherwise: its view stays the same. */
function expectNoLeak(state: State, viewer = 1): void {
  const random = fastRandom("leak");
  const view = game.view(state, viewer);
  for (let i = 0; i < 30; i++) {
    const other = clone(state);
    testing.scramble(other, viewer, random);
    expect(game.view(other, viewer)).toEqual(view);
  }
}

/** How the others read a move of anna's that was just possible. */
const seenByBert = (state: State, move: Move): Move => game.seen(state, 0, move, 1);

/** A seat with a market card in its hand that everybody knows, beside two cards nobody else has seen. */
function withKnownCard(hand: readonly CardNumber[], coins: readonly CardNumber[] = []): Player {
  const { anna } = table(
    { anna: { hand: [105, 5, ...hand], crops: rich, coins, stack: [10, 11, 12, 13, 14, 15] }, bert: {} },
    { market: [60, 61] },
  );
  return anna.fulfills(105).trades(5, 60);
}

describe("what everybody sees", () => {
  test("FF-180 others see no hand, stack or face-down card", () => {
    const { anna } = table({ anna: { hand: [5, 6], stack: [10, 11] }, bert: { hand: [7] } });
    expect(berts(anna.state).hand.cards).toEqual([null, null]);
    expect(annas(anna.state).hand.cards).toEqual([5, 6]);
    expect(game.view(anna.state, "spectator").farms[1]!.hand.cards).toEqual([null]);
    expectNoLeak(anna.state);
  });

  test("FF-183 a market card put below a stack stays known to all, also when it is drawn", () => {
    const { anna } = table({ anna: { hand: [115, 92], crops: rich, stack: 3 }, bert: {} }, { market: [60, 61] });
    anna.fulfills(115).takesFromMarket(61).passes();
    expect(berts(anna.state).stack.cards).toEqual([61, null, null, null]);
    anna.fulfills(92).uses();
    expect(berts(anna.state).hand.cards).toEqual([61]);
    expectNoLeak(anna.state);
  });

  test("FF-183 a market card traded into a hand stays known to all", () => {
    const anna = withKnownCard([6]);
    expect(berts(anna.state).hand.cards.toSorted()).toEqual([60, null]);
    expect(game.view(anna.state, 1).market.slice(0, 2)).toEqual([5, 61]);
    expectNoLeak(anna.state);
  });

  test("FF-183 cards drawn in order past a known place stay what they are", () => {
    const { anna } = table({ anna: { hand: [115, 35], crops: rich, stack: [10, 11] }, bert: {} }, { market: [60, 61] });
    anna.fulfills(115).takesFromMarket(60).passes().fulfills(35).uses();
    expect(anna.hand).toEqual([10, 11, 60]);
    expect(berts(anna.state).hand.cards.toSorted()).toEqual([60, null, null]);
    expectNoLeak(anna.state);
  });

  test("fulfilled cards were played openly and stay known", () => {
    const { anna } = table({ anna: { hand: [5, 6], crops: rich }, bert: {} });
    anna.fulfills(5).uses().gets("pig").ends();
    expect(berts(anna.state).fulfilled.cards).toEqual([5]);
  });
});

describe("what only the owner sees", () => {
  test("a card drawn", () => {
    const { anna } = table({ anna: { hand: [37], crops: rich, stack: [10, 11] }, bert: {} });
    anna.fulfills(37);
    game.play(anna.state, 0, { type: "use" });
    const deal: Move = { type: "deal", card: 10 };
    expect(game.seen(anna.state, -1, deal, 0)).toEqual(deal);
    expect(game.seen(anna.state, -1, deal, 1)).toEqual({ type: "deal", card: 0 });
    game.play(anna.state, -1, deal);
    expect(annas(anna.state).hand.cards).toEqual([10]);
    expect(berts(anna.state).hand.cards).toEqual([null]);
    expectNoLeak(anna.state);
  });

  test("FF-101 the cards looked at, and where they went", () => {
    const { anna } = table({ anna: { hand: [94], crops: rich, stack: [10, 11, 12, 13, 14, 15] }, bert: {} });
    anna.fulfills(94).uses();
    expect(game.view(anna.state, 0).looked.cards).toEqual([10, 11, 12, 13, 14]);
    expect(game.view(anna.state, 1).looked.cards).toEqual([null, null, null, null, null]);
    expect(seenByBert(anna.state, { type: "below", card: 12 })).toEqual({ type: "below", card: 0 });
    anna.putsBelow(12).passes();
    expect(seenByBert(anna.state, { type: "onTop", card: 10 })).toEqual({ type: "onTop", card: 0 });
    anna.putsOnTop(10, 11, 13);
    expect(annas(anna.state).stack.cards).toEqual([12, null, 10, 11, 13, 14]);
    expect(berts(anna.state).stack.cards).toEqual([null, null, null, null, null, null]);
    expectNoLeak(anna.state);
    anna.uses();
    expect(anna.hand).toEqual([14]);
    expect(annas(anna.state).stack.cards).toEqual([12, null, 10, 11, 13]);
  });

  test("FF-101 looking at a card that everybody knew makes the others forget its place", () => {
    const { anna } = table({ anna: { hand: [115, 93], crops: rich, stack: [10, 11] }, bert: {} }, { market: [60, 61] });
    anna.fulfills(115).takesFromMarket(60).passes().fulfills(93).uses();
    expect(game.view(anna.state, 1).looked.cards).toEqual([null, null, 60]);
    anna.putsBelow(11);
    expect(berts(anna.state).stack.cards).toEqual([null]);
    expect(amongMixed(anna.state, 1)).toEqual([60]);
    expectNoLeak(anna.state);
  });

  test("FF-113 a card fulfilled from the stack", () => {
    const { anna } = table({ anna: { hand: [95], crops: rich, stack: [10, 11], coins: [20] }, bert: {} });
    anna.fulfills(95).uses();
    expect(annas(anna.state).fulfilled.cards).toEqual([20, 10]);
    expect(berts(anna.state).fulfilled.cards).toEqual([20, null]);
    expectNoLeak(anna.state);
    anna.gets("wheat").ends();
    expect(berts(anna.state).fulfilled.cards).toEqual([20, null, 95]);
  });

  test("FF-113 also while it is set down until the end of the turn", () => {
    const { anna } = table(
      { anna: { hand: [95], crops: rich, stack: [10, 11] }, bert: {} },
      { options: { fulfilledFromStackPayableAtOnce: false } },
    );
    anna.fulfills(95).uses();
    expect(game.view(anna.state, 0).setDown.cards).toEqual([10]);
    expect(game.view(anna.state, 1).setDown.cards).toEqual([null]);
    expectNoLeak(anna.state);
  });
});

describe("what the others forget", () => {
  test("FF-183 a return from hand: which of the hand cards lies below", () => {
    const anna = withKnownCard([97]);
    anna.fulfills(97).uses();
    expect(seenByBert(anna.state, { type: "below", card: 60 })).toEqual({ type: "below", card: 0 });
    anna.putsBelow(60);
    expect(berts(anna.state).hand.cards).toEqual([null, null]);
    expect(berts(anna.state).stack.cards[0]).toBeNull();
    expect(amongMixed(anna.state, 1)).toEqual([60]);
    expect(annas(anna.state).stack.cards[0]).toBe(60);
    expectNoLeak(anna.state);
  });

  test("FF-183 an exchange of hand cards", () => {
    const anna = withKnownCard([91, 6]);
    anna.fulfills(91).putsBelow(6).passes();
    expect(annas(anna.state).stack.cards[0]).toBe(6);
    expect(berts(anna.state).stack.cards[0]).toBeNull();
    expect(berts(anna.state).hand.cards).toEqual([null, null]);
    expect(amongMixed(anna.state, 1)).toEqual([60]);
    expectNoLeak(anna.state);
  });

  test("a hand of one card holds no secret order", () => {
    const anna = withKnownCard([91]);
    anna.fulfills(91).putsBelow(60);
    expect(berts(anna.state).stack.cards[0]).toBe(60);
  });

  test("FF-183 a secret swap with a coin: which of the hand, and which of the coins", () => {
    const anna = withKnownCard([107, 6], [20, 21]);
    anna.fulfills(107);
    expect(seenByBert(anna.state, { type: "tradeFulfilled", hand: 60, coin: 20 })).toEqual({
      type: "tradeFulfilled",
      hand: 0,
      coin: 0,
    });
    anna.tradesCoin(60, 20);
    expect(berts(anna.state).hand.cards).toEqual([null, null]);
    expect(berts(anna.state).fulfilled.cards).toEqual([null, null]);
    expect(amongMixed(anna.state, 1)).toEqual([20, 21, 60]);
    expect(anna.hand).toEqual([6, 20]);
    expect(anna.fulfilled).toEqual([21, 60]);
    expectNoLeak(anna.state);
  });

  test("FF-183 a swap of the only card for the only coin hides nothing that was known", () => {
    const anna = withKnownCard([107], [20]);
    anna.fulfills(107).tradesCoin(60, 20);
    expect(berts(anna.state).hand.cards).toEqual([20]);
    expect(berts(anna.state).fulfilled.cards).toEqual([60]);
    expectNoLeak(anna.state);
  });

  test("FF-183 a coin put below the stack: which of the coins", () => {
    const { anna } = table({ anna: { hand: [113], coins: [20, 21, 22], stack: 2 }, bert: {} });
    anna.fulfills(113);
    expect(seenByBert(anna.state, { type: "moveCoin", card: 21 })).toEqual({ type: "moveCoin", card: 0 });
    anna.movesCoin(21);
    expect(annas(anna.state).stack.cards[0]).toBe(21);
    expect(berts(anna.state).stack.cards[0]).toBeNull();
    expect(amongMixed(anna.state, 1)).toEqual([20, 21, 22]);
    expectNoLeak(anna.state);
  });

  test("FF-183 a coin taken into the hand", () => {
    const { anna } = table({ anna: { hand: [114, 5], coins: [20, 21] }, bert: {} });
    anna.fulfills(114).movesCoin(20);
    expect(berts(anna.state).hand.cards).toEqual([null, null]);
    expect(amongMixed(anna.state, 1)).toEqual([20, 21]);
    expectNoLeak(anna.state);
  });

  test("a single coin cannot hide", () => {
    const { anna } = table({ anna: { hand: [113], coins: [20], stack: 2 }, bert: {} });
    anna.fulfills(113).passes();
    expect(berts(anna.state).stack.cards[0]).toBe(20);
  });

  test("a card played from a mixed hand is open, the others stay hidden", () => {
    const anna = withKnownCard([97]);
    anna.fulfills(97).uses().putsBelow(10).fulfills(60);
    while (anna.offered("pay").length > 0) anna.does(anna.moves[0]!);
    expect(game.view(anna.state, 1).played).toEqual([105, 97, 60]);
    expect(berts(anna.state).hand.cards).toEqual([null]);
    expectNoLeak(anna.state);
  });

  test("coins that were swapped in secret are open once they are paid", () => {
    const anna = withKnownCard([107], [20, 21, 22, 23]);
    anna.fulfills(107).tradesCoin(60, 20).buysCrop("pig").paysCoins(60, 22, 23);
    expect(game.view(anna.state, 1).discard).toEqual([60, 22, 23]);
    expect(berts(anna.state).fulfilled.cards).toEqual([null]);
    expect(amongMixed(anna.state, 1)).toEqual([20, 21]);
    expectNoLeak(anna.state);
  });
});

describe("pools", () => {
  test("a reshuffled discard pile is a pool of its own", () => {
    const { anna } = table(
      { anna: { hand: [5], crops: rich }, bert: { hand: [7] } },
      { market: [13, 14, 6, 8, 9], marketStack: 0, discard: [20, 21, 22, 23] },
    );
    anna.fulfills(13).passes().gets("pig").ends();
    const left = [20, 21, 22, 23].filter((card) => !anna.state.market.includes(card));
    expect(anna.state.sources.pools.discard).toEqual(left);
    const random = fastRandom("pool");
    for (let i = 0; i < 50; i++) {
      const imagined = game.imagine(game.view(anna.state, 0), random);
      expect(left).not.toContain(imagined.farms[1]!.hand.cards[0]);
      expect(imagined.marketStack.from.every((from) => from === "discard")).toBe(true);
    }
  });

  /** Counts, over many imaginations of anna's, what lies in bert's hand and at the bottom of his stack. */
  function imagined(state: State, times: number): Map<string, number> {
    const view = game.view(state, 1);
    const random = fastRandom("eight cards");
    const counts = new Map<string, number>();
    for (let i = 0; i < times; i++) {
      const { hand, stack } = game.imagine(view, random).farms[0]!;
      const outcome = `${hand.cards.toSorted().join(" ")} | ${stack.cards[0]}`;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    return counts;
  }

  test("with eight cards, imagining brings every deal that could be, equally often", () => {
    const { bert } = table(
      { bert: { hand: [2, 97, 105], crops: rich, stack: [4, 5] }, anna: { hand: [1], stack: 1 } },
      { market: [3], marketStack: 0, deck: [1, 2, 3, 4, 5, 6, 97, 105] },
    );
    bert.fulfills(105).trades(2, 3).fulfills(97).uses().putsBelow(4);
    // Anna knows that 3 is in bert's hand or below his stack, and that two of 4, 5 and 6 are there too.
    const nine = imagined(bert.state, 5400);
    const expected = [
      [3, 4, 5],
      [3, 4, 6],
      [3, 5, 6],
    ].flatMap((group) => group.map((bottom) => `${group.filter((card) => card !== bottom).join(" ")} | ${bottom}`));
    expect([...nine.keys()].sort()).toEqual(expected.sort());
    for (const count of nine.values()) expect(Math.abs(count - 600)).toBeLessThan(100);

    bert.fulfills(5).uses();
    // Now 5 is open: the rest is 3 and one of 4 and 6.
    const four = imagined(bert.state, 4000);
    expect([...four.keys()].sort()).toEqual(["3 | 4", "3 | 6", "4 | 3", "6 | 3"]);
    for (const count of four.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  /** Counts, over many imaginations of the second seat, what lies in the first seat's hand and among its coins. */
  const swapped = (state: State) => () => {
    const { hand, fulfilled } = game.imagine(game.view(state, 1), luck).farms[0]!;
    return `${hand.cards.toSorted().join(" ")} | ${fulfilled.cards.toSorted().join(" ")}`;
  };
  const luck = fastRandom("swapped");

  /** Every hand and coins after one of two hidden hand cards was swapped for one of two open coins, by hand. */
  function swaps(
    unseen: readonly CardNumber[],
    coins: readonly [CardNumber, CardNumber],
  ): readonly (readonly CardNumber[][])[] {
    const pairs = unseen.flatMap((one, i) => unseen.slice(i + 1).map((other) => [one, other] as const));
    return pairs.flatMap(([a, b]) =>
      [
        [a, b],
        [b, a],
      ].flatMap(([given, kept]) =>
        [coins, coins.toReversed()].map(([taken, stays]) => [
          [kept!, taken!].toSorted((x, y) => x - y),
          [stays!, given!].toSorted((x, y) => x - y),
        ]),
      ),
    );
  }

  const weights = (worlds: readonly (readonly CardNumber[][])[]) =>
    new Map(worlds.map(([hand, coins]) => [`${hand!.join(" ")} | ${coins!.join(" ")}`, 1]));

  test("with seven cards, a swap of hand and coin is imagined as every swap that could have been, equally often", () => {
    const { bert } = table(
      { bert: { hand: [7, 8, 107], coins: [4, 5], crops: rich, stack: 1 }, anna: { hand: [1], stack: 0 } },
      { marketStack: 0, deck: [1, 4, 5, 6, 7, 8, 107] },
    );
    bert.fulfills(107).tradesCoin(7, 4);
    const all = swaps([6, 7, 8], [4, 5]);
    expect(all).toHaveLength(12);
    checkEven(weights(all), swapped(bert.state), 3600);
    expectNoLeak(bert.state);

    bert.fulfills(8).passes();
    // The open 8 was in the hand and no coin: what was given is 6 or 7, and the hand holds 4 or 5.
    const after = all
      .filter(([hand]) => hand!.includes(8))
      .map(([hand, coins]) => [hand!.filter((card) => card !== 8), coins!]);
    expect(after).toHaveLength(4);
    checkEven(weights(after), swapped(bert.state), 2000);
    expectNoLeak(bert.state);

    bert.fulfills(4).passes();
    // Now the coin that was taken is open: the other one and 6 or 7 are left.
    checkEven(
      weights(after.filter(([hand]) => hand!.includes(4)).map(([, coins]) => [[], coins!])),
      swapped(bert.state),
      1000,
    );
    expectNoLeak(bert.state);
  });

  test("a coin paid after a swap tells which coins are left, and nothing else", () => {
    const { bert } = table(
      { bert: { hand: [7, 8, 107, 117], coins: [2, 3, 4, 5], crops: rich, stack: 0 }, anna: { hand: [1], stack: 1 } },
      { marketStack: 0, deck: [1, 2, 3, 4, 5, 6, 7, 8, 107, 117] },
    );
    bert.fulfills(107).tradesCoin(7, 4);
    bert.fulfills(117).paysCoins(2, 3, 7).passes();
    // 2, 3 and 7 were coins, so 7 was given; the hand has 8 or 6 and one of 4 and 5, the other is the coin left.
    const left = [6, 8].flatMap((kept) => [
      [[4, kept], [5]],
      [[5, kept], [4]],
    ]);
    checkEven(weights(left), swapped(bert.state), 2000);
    expectNoLeak(bert.state);
  });
});
