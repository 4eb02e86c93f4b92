import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { SPACES } from "../supplies-board.ts";
import { newTable, table } from "../testing.ts";

const rich = { wheat: 9, cucumber: 9, tomato: 9, sheep: 9, pig: 9 };

describe("the solo game", () => {
  test("FF-163 30 cards, the countdown on the card space, two discs beside the board", () => {
    const { anna } = newTable(["anna"]);
    expect(anna.hand.length + anna.stack).toBe(30);
    expect(SPACES[anna.state.countdown]).toBe("card");
    expect(anna.state.markers).toBe(2);
  });

  test("FF-164 the countdown occupies its space", () => {
    const { anna } = newTable(["anna"]);
    expect(anna.spaces).toEqual(["wheat", "cucumber", "tomato", "sheep", "pig"]);
    const coin = table({ anna: { coins: 1, stack: [10] } }, { countdown: "card" }).anna;
    expect(coin.gets("card").hand).toEqual([10]);
    expect(coin.coins).toBe(0);
  });

  test("FF-165 any number of cards a turn", () => {
    const { anna } = table({ anna: { hand: [5, 6, 7, 13, 14, 15, 16], crops: rich } });
    for (const card of [5, 6, 7, 13, 14, 15]) anna.fulfills(card).uses();
    expect(anna.fulfillable).toEqual([16]);
  });

  test("FF-166 one market card in the first turn, two in the second", () => {
    const market = [13, 14, 5];
    const first = table({ anna: { hand: [6], crops: rich } }, { market, turn: 1 }).anna;
    expect(first.fulfills(13).uses().fulfillable).toEqual([6]);
    const second = table({ anna: { hand: [6], crops: rich } }, { market, turn: 2 }).anna;
    expect(second.fulfills(13).uses().fulfillable).toEqual([5, 6, 14]);
    const free = table(
      { anna: { hand: [6], crops: rich } },
      { market, turn: 1, options: { soloFirstTurnsMarketLimit: false } },
    ).anna;
    expect(free.fulfills(13).uses().fulfillable).toEqual([5, 6, 14]);
  });

  test("FF-167 FF-168 FF-171 the countdown moves on after each turn; back for the third time the game is lost", () => {
    const { anna } = newTable(["anna"]);
    const seen: string[] = [];
    for (let turn = 1; turn <= 18; turn++) {
      expect(anna.state.turn).toBe(turn);
      anna.getsSuppliesOnly();
      seen.push(`${SPACES[anna.state.countdown]} ${anna.state.markers}`);
    }
    expect(seen.slice(0, 7)).toEqual(["wheat 2", "cucumber 2", "tomato 2", "sheep 2", "pig 2", "card 1", "wheat 1"]);
    expect(seen[11]).toBe("card 0");
    expect(game.actors(anna.state)).toEqual([]);
    expect(game.result(anna.state)?.places).toEqual([2]);
  });

  test("FF-169 the countdown may land on one's disc; staying costs two, leaving nothing", () => {
    const { anna } = table({ anna: { disc: "wheat", coins: 1 } }, { countdown: "wheat" });
    expect(anna.spaces).toEqual(["card", "cucumber", "tomato", "sheep", "pig"]);
    const two = table({ anna: { disc: "wheat", coins: 2 } }, { countdown: "wheat" }).anna;
    expect(two.gets("wheat").coins).toBe(0);
    expect(two.crops).toEqual({ wheat: 3 });
  });

  test("FF-170 the last card wins at once", () => {
    const { anna } = table({ anna: { hand: [5], crops: { cucumber: 1 }, stack: 0 } });
    anna.fulfills(5).uses();
    expect(anna.moves).toEqual([]);
    expect(game.result(anna.state)?.places).toEqual([1]);
  });

  test("FF-172 in the eighteenth turn too", () => {
    const { anna } = table({ anna: { hand: [5], stack: 0 } }, { turn: 18, countdown: "pig", markers: 0 });
    anna.gets("cucumber").fulfills(5).passes();
    expect(game.result(anna.state)?.places).toEqual([1]);
  });

  test("FF-173 the countdown disc is the previous player's", () => {
    const before = { anna: { hand: [74], crops: rich, stack: [10] } };
    const { anna } = table(before, { countdown: "card" });
    expect(anna.fulfills(74).supplies("card").hand).toEqual([10]);
    const none = table(before, { countdown: "card", options: { soloPreviousDisc: "none" } }).anna;
    expect(none.fulfills(74).offered("supplies")).toEqual([]);
  });

  test("FF-174 another turn does not stop the countdown", () => {
    const before = { anna: { hand: [100, 5], crops: rich } };
    const { anna } = table(before, { countdown: "wheat" });
    anna.fulfills(100);
    expect(anna.offered("use")).toEqual([]);
    anna.gets("pig").ends();
    expect(SPACES[anna.state.countdown]).toBe("cucumber");
    const free = table(before, { countdown: "wheat", options: { soloAnotherTurnIsFree: true } }).anna;
    free.fulfills(100).uses().gets("pig").ends();
    expect(SPACES[free.state.countdown]).toBe("wheat");
    free.gets("sheep").ends();
    expect(SPACES[free.state.countdown]).toBe("cucumber");
  });

  test("FF-175 a fourth card means nothing, the other rewards stay", () => {
    const { anna } = table({ anna: { hand: [109, 5], crops: { tomato: 2 } } });
    expect(anna.fulfills(109).uses().crops).toEqual({ wheat: 2 });
    expect(anna.spaces.length).toBeGreaterThan(0);
  });

  test("FF-176 the third card of four brings its crop", () => {
    const { anna } = table({ anna: { hand: [5, 13, 111, 14, 16], crops: { cucumber: 1, sheep: 1, pig: 1 } } });
    anna.fulfills(5).uses().fulfills(13).uses().fulfills(111).takes("pig").fulfills(14).uses();
    expect(anna.crops).toEqual({ wheat: 7, pig: 1 });
    const fourth = table({ anna: { hand: [5, 13, 111, 14], crops: rich } }).anna;
    fourth.fulfills(5).uses().fulfills(13).uses().fulfills(14).uses().fulfills(111);
    expect(fourth.offered("take")).toEqual([]);
  });

  test("FF-177 market cards below the stack have to be fulfilled too", () => {
    const { anna } = table({ anna: { hand: [116], stack: 0 } }, { market: [60, 61, 62] });
    anna.fulfills(116).takesFromMarket(60, 61).uses();
    expect(anna.stack).toBe(3);
    expect(game.result(anna.state)).toBeUndefined();
  });
});
