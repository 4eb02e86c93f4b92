import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { fastRandom } from "../../../table/random.ts";
import { fieldCards } from "../data/field-cards.ts";
import { game } from "../index.ts";
import { randomGame, table } from "../testing.ts";

test("Turns go clockwise from the start player, in four steps (FS-029, FS-030, FS-031, FS-145)", () => {
  const { anna, bert, chris } = table({ anna: {}, bert: {}, chris: {} });
  expect(game.actors(anna.state)).toEqual([CHANCE]);
  anna.rolls(1, 2, 3);
  expect(anna.moves.every(({ type }) => type === "takeCard")).toBe(true);
  expect([bert.moves, chris.moves]).toEqual([[], []]);
  anna.takes(1);
  expect(anna.moves.every(({ type }) => type === "placeCard")).toBe(true);
  expect([bert.moves, chris.moves]).toEqual([[], []]);
  anna.places(2);
  expect([anna.isAsked, bert.isAsked, chris.isAsked]).toEqual([true, true, true]);
  anna.passes();
  bert.passes();
  expect(anna.state.active).toBe(0);
  chris.passes();
  expect(game.moves(anna.state, CHANCE)[0]?.type).toBe("draw");
  expect(anna.state.active).toBe(0);
  anna.draws("field-07");
  expect(anna.state.active).toBe(1);
  bert.rolls(1, 1, 1).takes(1).places(3);
  for (const player of [bert, chris, anna]) player.passes();
  bert.draws("field-08");
  expect(anna.state.active).toBe(2);
});

test("One after the other or all at once gives the same (FS-032)", () => {
  const ends = [
    ["anna", "bert", "chris"],
    ["chris", "anna", "bert"],
    ["bert", "chris", "anna"],
  ].map((order) => {
    const players = table({ anna: {}, bert: {}, chris: {} }, { dice: [4, 6] });
    for (const name of order) players[name as "anna"].activates(10);
    return players.anna.state;
  });
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
});

test("A card can be activated in the turn in which it was placed (FS-033)", () => {
  const { anna, bert } = table({ anna: {}, bert: {} });
  anna.rolls(1, 2, 3).takes(1).places(5).activates(5);
  expect(anna.goods.egg).toBe(3);
  expect(bert.activates(5).goods.egg).toBe(2);
});

test("Every turn takes one card and draws one, except the last (FS-034)", () => {
  let left = 27;
  let turn = 1;
  randomGame(2, {}, fastRandom("one each"), (state, _seat, { type }) => {
    if (type !== "roll" || state.turn === turn) return;
    turn = state.turn;
    left--;
    expect(state.deck.reduce((sum, n) => sum + n)).toBe(left);
    expect(state.market).not.toContain(null);
  });
  expect([turn, left]).toEqual([28, 0]);
});

test("All three dice are rolled at once, and there is no second roll (FS-035)", () => {
  const { anna } = table({ anna: {}, bert: {} });
  const rolls = game.moves(anna.state, CHANCE);
  expect(rolls).toHaveLength(56);
  expect(rolls.reduce((sum, roll) => sum + game.weight!(anna.state, roll), 0)).toBe(216);
  anna.rolls(6, 2, 2);
  expect(anna.moves.some(({ type }) => type === "roll")).toBe(false);
});

test("One die goes to the market, the other two stay as they were rolled (FS-036, FS-037, FS-044)", () => {
  const { anna } = table({ anna: { bags: 2 }, bert: {} });
  anna.rolls(2, 3, 4);
  expect(anna.may("pass")).toEqual([]);
  anna.takes(4, 6);
  expect(anna.state.dice).toEqual([2, 3]);
  expect([anna.state.market[5], anna.state.hand]).toEqual([null, "field-06"]);
});

test("Anna rolls 2, 3 and 4 and pays two bags to use the 4 as a 6 (rulebook example, FS-038, FS-042)", () => {
  const { anna } = table({ anna: { bags: 2 }, bert: {} });
  anna.rolls(2, 3, 4);
  const withThe4 = anna.may("takeCard").filter(({ die }) => die === 4);
  expect(withThe4.map(({ stall }) => stall)).toEqual([2, 3, 4, 5, 6]);
  anna.takes(4, 6).places(2);
  expect(anna.bags).toBe(0);
  expect(anna.fields("activate")).toEqual([5]);
});

test("A die stays between 1 and 6: from 1 to 6 it takes five bags (FS-039, FS-040)", () => {
  for (const [bags, reached] of [
    [1, [1, 2]],
    [4, [1, 2, 3, 4, 5]],
    [5, [1, 2, 3, 4, 5, 6]],
    [9, [1, 2, 3, 4, 5, 6]],
  ] as const) {
    const { anna } = table({ anna: { bags }, bert: {} });
    anna.rolls(1, 1, 1);
    expect(anna.may("takeCard").map(({ stall }) => stall)).toEqual(reached);
    if (bags >= 5) expect(anna.takes(1, 6).bags).toBe(bags - 5);
  }
});

test("Without bags only the numbers on the dice can be used (FS-041)", () => {
  const { anna } = table({ anna: { bags: 0 }, bert: {} });
  anna.rolls(2, 5, 5);
  expect(anna.may("takeCard")).toEqual([
    { type: "takeCard", die: 2, stall: 2 },
    { type: "takeCard", die: 5, stall: 5 },
  ]);
});

test("Equal dice are one choice (FS-043)", () => {
  const { anna } = table({ anna: { bags: 1 }, bert: {} });
  anna.rolls(3, 3, 5);
  const offered = anna.may("takeCard").map(({ die, stall }) => `${stall} leaves ${11 - die}`);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered).toHaveLength(6);
});

test("What remains depends on the die that was chosen (FS-045)", () => {
  const sums = ([2, 3, 4] as const).map((die) => {
    const { anna } = table({ anna: { bags: 1 }, bert: {} });
    const { dice } = anna.rolls(2, 3, 4).takes(die, 3).state;
    return dice[0]! + dice[1]!;
  });
  expect(sums).toEqual([7, 6, 5]);
});

test("The card must go to one of the ten fields (FS-046)", () => {
  const { anna } = table({ anna: {}, bert: {} });
  anna.rolls(1, 1, 1).takes(1);
  expect(anna.moves).toHaveLength(10);
  expect(anna.fields("placeCard")).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("A card hides what was there, and a card that lay there is gone for good (FS-047, FS-048, FS-049, FS-053)", () => {
  const { anna } = table(
    { anna: { cards: { 10: "field-04" } }, bert: {} },
    { market: ["field-01", "field-02", "field-03", "field-05", "field-06", "field-07"] },
  );
  anna.rolls(1, 4, 6).takes(1).places(10).activates(10);
  expect([anna.goods.egg, anna.goods.wool, anna.coins]).toEqual([3, 1, 0]);
  expect(anna.cardOn(10)).toBe("field-01");
  const { market, unseen, farms } = anna.state;
  expect([...market, ...unseen.flat(), ...farms.flatMap(({ cards }) => cards)]).not.toContain("field-04");
});

test("When a card goes, the printed field shows, not an earlier card (FS-049)", () => {
  const { anna, bert } = table(
    { anna: { cards: { 5: "field-04" } }, bert: {} },
    { market: ["field-12", "field-02", "field-03", "field-01", "field-05", "field-06"] },
  );
  anna.rolls(1, 2, 3).takes(1).places(5).activates(5);
  expect(anna.cardOn(5)).toBeNull();
  bert.passes();
  anna.draws("field-07");
  bert.rolls(1, 2, 3).takes(1).places(2);
  expect(anna.activates(5).goods).toEqual({ honey: 2, egg: 3, wool: 2, milk: 2 });
});

test("The arrow up fits only on the bottom row (FS-050)", () => {
  const { anna } = table(
    { anna: {}, bert: {} },
    { market: ["field-20", "field-02", "field-03", "field-04", "field-05", "field-06"] },
  );
  anna.rolls(1, 1, 1).takes(1);
  expect(anna.fields("placeCard")).toEqual([7, 8, 9, 10, 11]);
});

test("Sunflowers belong to the field and stay when cards come and go (FS-052)", () => {
  const { anna } = table(
    { anna: { sunflowers: { 5: 1 } }, bert: {} },
    { market: ["field-12", "field-02", "field-03", "field-04", "field-05", "field-06"] },
  );
  anna.rolls(1, 2, 3).takes(1).places(5);
  expect(anna.sunflowersOn(5)).toBe(1);
  anna.activates(5).gains("honey", "egg", "wool", "milk", "milk");
  expect([anna.cardOn(5), anna.sunflowersOn(5)]).toEqual([null, 1]);
});

test("The top of the deck fills the stall that was emptied; its back is known, its face is not (FS-144, FS-146, FS-147)", () => {
  const { anna, bert } = table({ anna: { bags: 0 }, bert: { bags: 0 } });
  anna.rolls(3, 1, 2).takes(3).places(2).passes();
  bert.passes();
  const { state } = anna;
  const offered = game.moves(state, CHANCE) as readonly { card: keyof typeof fieldCards }[];
  expect(offered.map(({ card }) => fieldCards[card].stack)).toEqual(new Array(11).fill(1));
  expect(game.use!(state)).toBe("stack/1");
  const before = [...state.market];
  anna.draws("field-17");
  expect(state.market).toEqual(before.with(2, "field-17"));
  const view = game.view(state, 1);
  expect(view.deck).toEqual([4, 5, 5, 3, 7, 2]);
});
