import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { GOODS } from "../data/grammar.ts";
import { game } from "../index.ts";
import type { Move } from "../state.ts";
import { table } from "../testing.ts";

const ALL_TILES = { sack: 1, tractor: 1, wheelbarrow: 1, barrel: 1 };
const TRADER = { bags: 6, goods: {}, cards: { 5: "field-01" }, transports: { sack: 1 } } as const;
const tilesOf = (moves: readonly Move[]) => [
  ...new Set(moves.flatMap((move) => (move.type === "useSkill" ? [move.tile] : []))),
];
const typesOf = (moves: readonly Move[]) => [...new Set(moves.map(({ type }) => type))];

test("A skill costs one tile of its kind, which goes back to the supply (FS-200, FS-208)", () => {
  const { anna } = table({ anna: { transports: { sack: 2 } }, bert: {} }, { skills: ["goods-for-goods"] });
  anna.rolls(1, 1, 1);
  expect(typesOf(anna.moves)).toEqual(["useSkill", "takeCard"]);
  anna.usesSkill("sack").pays("honey", "egg").gains("wool", "wool");
  expect([anna.transports.sack, anna.state.supply[0], anna.goods]).toEqual([
    1,
    9,
    { honey: 0, egg: 0, wool: 3, milk: 1 },
  ]);
  expect(typesOf(anna.moves)).toEqual(["takeCard"]);
});

test("Each kind once a turn, different kinds in one turn, and again in the next (FS-202)", () => {
  const { anna, bert } = table(
    { anna: { bags: 6, transports: { sack: 3, tractor: 2 } }, bert: {} },
    { dice: [2, 3], skills: ["goods-for-goods", "bags-and-goods"] },
  );
  anna.usesSkill("sack").pays("honey", "egg").gains("wool", "wool");
  expect(() => anna.usesSkill("sack")).toThrow("not offered");
  anna.usesSkill("tractor").choosesArea(0).gains("egg", "egg");
  expect(anna.may("useSkill")).toEqual([]);
  anna.passes();
  bert.passes();
  anna.draws("field-07");
  expect(tilesOf(anna.asides)).toEqual(["sack", "tractor"]);
});

test("The active player has the skills for any time in all steps, others besides (FS-201, FS-208, FS-214, FS-270)", () => {
  const { anna, bert } = table(
    { anna: { bags: 0, transports: ALL_TILES }, bert: { bags: 0, transports: ALL_TILES } },
    { skills: ["goods-for-goods"] },
  );
  const trade = { type: "useSkill", tile: "sack" };
  expect([tilesOf(anna.asides), tilesOf(bert.asides)]).toEqual([["sack"], ["sack"]]);
  anna.rolls(1, 2, 3);
  expect([anna.moves[0], tilesOf(bert.asides), bert.isAsked]).toEqual([trade, ["sack"], false]);
  anna.takes(1);
  expect([anna.moves[0], tilesOf(bert.asides)]).toEqual([trade, ["sack"]]);
  anna.places(2);
  expect([anna.moves[0], bert.moves[0]]).toEqual([trade, trade]);
  anna.passes();
  bert.passes();
  expect(game.actors(anna.state)).toEqual([CHANCE]);
  expect([tilesOf(anna.asides), tilesOf(bert.asides)]).toEqual([["sack"], ["sack"]]);
});

test("A turn never waits for what somebody does besides (FS-270)", () => {
  const has = { goods: { egg: 2, milk: 1 }, bags: 2, transports: { sack: 1, tractor: 1 } };
  const { anna, bert } = table({ anna: {}, bert: has }, { skills: ["goods-for-goods", "bags-and-goods"] });
  anna.rolls(1, 2, 3);
  const before = anna.moves;
  bert.trades("sack", ["egg", "milk"], ["honey", "wool"]).trades("tractor", [], ["egg", "egg"]);
  expect(bert).toMatchObject({ isAsked: false, bags: 0, goods: { honey: 1, egg: 3, wool: 1, milk: 0 } });
  expect([anna.isAsked, anna.moves]).toEqual([true, before]);
  const full = { goods: { egg: 15 }, bags: 2, transports: { sack: 1 } };
  const other = table({ anna: {}, bert: full }, { skills: ["bags-and-goods"] }).bert;
  expect(other.asides).toEqual([{ type: "useSkill", tile: "sack", trade: { area: 1, pay: ["egg", "egg"], gain: [] } }]);
  expect(other.trades("sack", ["egg", "egg"], [], 1).bags).toBe(4);
});

test("Trades with the same effect are one (FS-270)", () => {
  const { bert } = table({ anna: {}, bert: { transports: { sack: 1 } } }, { skills: ["goods-for-goods"] });
  const effects = bert.asides.map((move) => {
    const { pay, gain } = (move as Extract<Move, { type: "useSkill" }>).trade!;
    return GOODS.map(
      (good) => gain.filter((other) => other === good).length - pay.filter((other) => other === good).length,
    ).join();
  });
  expect(new Set(effects).size).toBe(effects.length);
  expect(effects).toContain("-1,-1,0,2");
});

test("After the activation everybody has time for skills, whoever is first (FS-267, FS-269, FS-239)", () => {
  for (const isFirst of [true, false]) {
    const { anna, bert } = table(
      { anna: TRADER, bert: {} },
      { dice: [2, 3], skills: ["bags-and-goods"], goals: ["eight-bags", "full-shop"] },
    );
    if (!isFirst) bert.passes();
    anna.activates(5);
    expect([typesOf(anna.moves), anna.asides]).toEqual([["useSkill", "pass"], []]);
    anna.usesSkill("sack").choosesArea(1);
    expect(anna).toMatchObject({ bags: 8, coins: 6, isAsked: false });
    if (isFirst) bert.passes();
    expect(game.actors(anna.state)).toEqual([CHANCE]);
  }
});

test("The same after the final activation (FS-222, FS-269)", () => {
  for (const isFirst of [true, false]) {
    const { anna, bert } = table(
      { anna: TRADER, bert: {} },
      { final: true, skills: ["bags-and-goods"], goals: ["eight-bags", "full-shop"] },
    );
    if (!isFirst) bert.passes();
    anna.activates(5).usesSkill("sack").choosesArea(1);
    if (isFirst) bert.passes();
    expect([anna.coins, game.result(anna.state)?.places]).toEqual([6, [1, 2]]);
  }
});

test("Who cannot activate anything is still asked for skills (FS-269, FS-270)", () => {
  const { anna } = table(
    { anna: { bags: 0, goods: { egg: 2 }, cards: { 5: "field-04" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills: ["bags-and-goods"] },
  );
  expect(typesOf(anna.moves)).toEqual(["useSkill", "pass"]);
  anna.usesSkill("sack").choosesArea(1);
  expect([anna.bags, anna.fields("activate")]).toEqual([2, [3, 4, 6, 7]]);
});

test("Who has no skill to use is not asked after the activation (FS-226)", () => {
  const { anna } = table(
    { anna: { ...TRADER, transports: {} }, bert: {} },
    { dice: [2, 3], skills: ["bags-and-goods"] },
  );
  expect(anna.activates(5).isAsked).toBe(false);
  const idle = table({ anna: TRADER, bert: {} }, { dice: [2, 3], skills: ["bags-and-goods"] }).anna;
  idle.activates(5).passes();
  expect([idle.isAsked, idle.asides, idle.bags]).toEqual([false, [], 6]);
});

test("Within an activation no skill is used; goods traded before are good for the cost (FS-214, FS-269)", () => {
  const { anna, bert } = table(
    { anna: { goods: { egg: 3 }, cards: { 5: "field-25", 9: "field-01" }, transports: ALL_TILES }, bert: {} },
    { dice: [2, 3], skills: ["goods-for-goods", "swap-cards"] },
  );
  anna.usesSkill("sack");
  expect([anna.asides, typesOf(anna.moves)]).toEqual([[], ["chooseProduction"]]);
  anna.gains("honey", "milk");
  expect(anna.activates(5).coins).toBe(5);
  bert.passes();
  const within = table(
    { anna: { cards: { 5: "field-02", 9: "field-01" }, transports: ALL_TILES }, bert: {} },
    { dice: [2, 3], skills: ["goods-for-goods", "swap-cards"] },
  ).anna;
  within.activates(5);
  expect([within.asides, typesOf(within.moves)]).toEqual([[], ["chooseProduction"]]);
});

test("In the final activation each kind may be used once more; above and below has no use there (FS-221, FS-222, FS-223)", () => {
  const { anna, bert } = table(
    { anna: { bags: 0, transports: { sack: 3, tractor: 1 } }, bert: { bags: 0 } },
    { deck: [0, 0, 0, 0, 0, 0], skills: ["goods-for-goods", "above-below"] },
  );
  anna.rolls(1, 2, 3).usesSkill("sack").pays("honey", "egg").gains("wool", "wool");
  anna.takes(1).places(2).passes();
  bert.passes();
  expect(anna.state.final).toBe(true);
  expect(anna.may("activate").every(({ over }) => over === undefined)).toBe(true);
  anna.usesSkill("sack").pays("wool", "wool").gains("milk", "milk");
  expect(anna.may("useSkill")).toEqual([]);
  anna.activates(7).pays("milk");
  expect([anna.coins, anna.transports.sack]).toEqual([2, 1]);
});

test("Who has passed has no more skills of that step (FS-226)", () => {
  const { anna } = table(
    { anna: { transports: ALL_TILES }, bert: {} },
    { dice: [3, 3], skills: ["doubles-good", "doubles-bags", "above-below", "goods-for-goods"] },
  );
  expect(anna.may("useSkill").map(({ tile }) => tile)).toEqual(["sack", "tractor", "barrel"]);
  anna.passes();
  expect([anna.isAsked, anna.asides]).toEqual([false, []]);
});
