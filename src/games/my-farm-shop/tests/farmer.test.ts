import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { fastRandom } from "../../../table/random.ts";
import { GOODS } from "../data/grammar.ts";
import { shopTiles } from "../farm.ts";
import { game } from "../index.ts";
import type { Move, State } from "../state.ts";
import { randomGame, table } from "../testing.ts";

const MARKET = ["field-01", "field-02", "farmer", "field-04", "field-05", "field-06"] as const;
const ALL_TILES = { sack: 1, tractor: 1, wheelbarrow: 1, barrel: 1 };
const tilesOf = (moves: readonly Move[]) => [
  ...new Set(moves.flatMap((move) => (move.type === "useSkill" ? [move.tile] : []))),
];
const typesOf = (moves: readonly Move[]) => [...new Set(moves.map(({ type }) => type))];

test("Four of the seven skills are in play, each with another Transport tile (FS-181, FS-182, FS-183)", () => {
  for (let i = 0; i < 20; i++)
    randomGame(3, { farmer: true }, fastRandom(`skills/${i}`), (state, _seat, { type }) => {
      if (type !== "roll" || state.turn !== 1) return;
      expect(new Set(state.skills).size).toBe(4);
      expect(state.supply).toEqual([10, 10, 10, 10]);
      for (const { transports } of state.farms) expect(transports).toEqual([0, 0, 0, 0]);
    });
});

test("A die says which card leaves for the Farmer (FS-184, FS-191)", () => {
  let opened: State["market"] = [];
  let replaced: string | null = null;
  const end = randomGame(2, { farmer: true }, fastRandom("farmer"), (state, _seat, move) => {
    if (move.type === "placeFarmer") {
      opened = [...state.market];
      replaced = opened[(move as Extract<Move, { type: "placeFarmer" }>).stall - 1]!;
    }
    if (state.turn >= 1) {
      expect(state.market).not.toContain(replaced);
      expect(state.market.filter((card) => card === "farmer").length + (state.hand === "farmer" ? 1 : 0)).toBe(1);
    }
  });
  expect([replaced === null, end.unseen.flat().includes("farmer" as never)]).toEqual([false, false]);
});

test("The Farmer is taken like a card on his stall (FS-185, FS-187)", () => {
  const { anna } = table({ anna: { bags: 2 }, bert: {} }, { market: MARKET, skills: [] });
  const before = [...anna.farm.cards];
  anna.rolls(1, 1, 1).takes(1, 3);
  expect([anna.bags, typesOf(anna.moves)]).toEqual([0, ["takeTransports"]]);
  anna.takesTiles(["sack", "barrel"]);
  expect([anna.may("placeCard"), anna.farm.cards]).toEqual([[], before]);
});

test("Nobody has to take him while another stall can be reached (FS-186)", () => {
  const stalls = (bags: number, ...dice: number[]) => {
    const { anna } = table({ anna: { bags }, bert: {} }, { market: MARKET, skills: [] });
    return anna
      .rolls(...dice)
      .may("takeCard")
      .map(({ stall }) => stall);
  };
  expect(stalls(0, 3, 3, 4)).toEqual([3, 4]);
  expect(stalls(1, 3, 3, 3)).toEqual([2, 3, 4]);
  expect(stalls(0, 3, 3, 3)).toEqual([3]);
});

test("He brings two Transport tiles of different kinds (FS-188)", () => {
  const { anna } = table({ anna: {}, bert: {} }, { market: MARKET, skills: [] });
  anna.rolls(3, 1, 1).takes(3);
  expect(anna.may("takeTransports")).toHaveLength(6);
  expect(() => anna.takesTiles(["sack", "sack"])).toThrow("not offered");
  anna.takesTiles(["sack", "barrel"]);
  expect(anna.transports).toEqual({ sack: 1, tractor: 0, wheelbarrow: 0, barrel: 1 });
  expect(anna.state.supply).toEqual([9, 10, 10, 9]);
});

test("What the supply lacks may be taken from another player, and only then (FS-189, FS-190)", () => {
  const farms = { anna: {}, bert: { transports: { sack: 2 } }, chris: { transports: { sack: 1 } }, dora: {} };
  const { anna, bert } = table(farms, { market: MARKET, skills: [], supply: [3, 9, 0, 9] });
  anna.rolls(3, 1, 1).takes(3);
  const offered = anna.may("takeTransports");
  expect(offered.filter(({ tiles }) => tiles.includes("sack")).map(({ from }) => from)).toEqual([
    [1, -1],
    [2, -1],
    [1, -1],
    [2, -1],
  ]);
  expect(offered.some(({ tiles }) => tiles.includes("wheelbarrow"))).toBe(false);
  anna.takesTiles(["sack", "barrel"], [1, -1]);
  expect([anna.transports.sack, bert.transports.sack]).toEqual([1, 1]);
  const one = table(farms, { market: MARKET, skills: [], supply: [4, 9, 9, 9] }).anna;
  expect(
    one
      .rolls(3, 1, 1)
      .takes(3)
      .may("takeTransports")
      .every(({ from }) => from === undefined),
  ).toBe(true);
});

test("A tile can be used before it is taken away (FS-189, FS-201)", () => {
  const { anna, bert } = table(
    { anna: {}, bert: { transports: { sack: 1 } } },
    { market: MARKET, skills: ["goods-for-goods"], supply: [1, 10, 10, 10] },
  );
  anna.rolls(3, 1, 1).takes(3);
  expect(anna.may("takeTransports").filter(({ from }) => from?.includes(1))).not.toEqual([]);
  expect(typesOf(bert.asides)).toEqual(["useSkill"]);
  bert.trades("sack", ["honey", "egg"], ["milk", "milk"]);
  expect([bert.goods, bert.transports.sack, bert.isAsked]).toEqual([{ honey: 0, egg: 0, wool: 1, milk: 3 }, 0, false]);
  expect(anna.may("takeTransports").every(({ from }) => from === undefined)).toBe(true);
});

test("After that everybody activates, and the Farmer goes to another stall (FS-192, FS-193, FS-194, FS-195)", () => {
  const { anna, bert } = table({ anna: { bags: 0 }, bert: { bags: 0 } }, { market: MARKET, skills: [] });
  anna.rolls(3, 2, 3).takes(3).takesTiles(["sack", "barrel"]);
  expect([anna.isAsked, bert.isAsked]).toEqual([true, true]);
  anna.activates(5);
  bert.activates(5);
  expect(anna.may("sendFarmer").map(({ stall }) => stall)).toEqual([1, 2, 4, 5, 6]);
  anna.sendsFarmer(5);
  expect(anna.state.market).toEqual(["field-01", "field-02", null, "field-04", "farmer", "field-06"]);
  anna.draws("field-07");
  expect(anna.state.market).toEqual(["field-01", "field-02", "field-07", "field-04", "farmer", "field-06"]);
});

test("With the Farmer the game has as many turns, and it ends with him as well (FS-196, FS-197, FS-260)", () => {
  for (const [seats, turns] of [
    [2, 28],
    [3, 33],
    [4, 40],
  ] as const)
    expect(randomGame(seats, { farmer: true }, fastRandom(`farmer/${seats}`)).turn).toBe(turns);
  const { anna, bert } = table(
    { anna: { bags: 0 }, bert: { bags: 0 } },
    { market: MARKET, skills: [], deck: [0, 0, 0, 0, 0, 0] },
  );
  anna.rolls(3, 2, 3).takes(3).takesTiles(["sack", "barrel"]).passes();
  bert.passes();
  expect(anna.state.final).toBe(true);
  anna.passes();
  bert.passes();
  expect(game.result(anna.state)?.places).toEqual([1, 2]);
});

test("Transport tiles take room in the shop; goods or tiles go back, old or new (FS-198, FS-199)", () => {
  const full = table(
    { anna: { goods: { egg: 14 }, transports: { sack: 2 } }, bert: {} },
    { dice: [2, 3], skills: [] },
  ).anna;
  expect(typesOf(full.activates(5).moves)).toEqual(["returnTile"]);
  expect(full.returns("sack").transports.sack).toBe(1);
  const { anna } = table({ anna: { goods: { egg: 16 } }, bert: {} }, { market: MARKET, skills: [] });
  anna.rolls(3, 1, 1).takes(3).takesTiles(["sack", "barrel"]);
  expect(anna.may("returnTile").map(({ tile }) => tile)).toEqual(["egg", "sack", "barrel"]);
  anna.returns("barrel", "egg");
  expect([shopTiles(anna.farm), anna.transports.sack, anna.state.supply]).toEqual([16, 1, [9, 10, 10, 10]]);
});

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

const TRADER = { bags: 6, goods: {}, cards: { 5: "field-01" }, transports: { sack: 1 } } as const;

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

test("Doubles give a good or two bags, to everybody (FS-203, FS-204, FS-207)", () => {
  const farms = { anna: { transports: { sack: 1, tractor: 1 } }, bert: { transports: { sack: 1 } } };
  const skills = ["doubles-good", "doubles-bags"] as const;
  const { anna, bert } = table(farms, { dice: [3, 3], skills });
  anna.usesSkill("sack").gains("wool").usesSkill("tractor");
  expect([anna.goods.wool, anna.bags]).toEqual([2, 4]);
  expect(bert.usesSkill("sack").gains("egg").goods.egg).toBe(2);
  const other = table(farms, { dice: [2, 4], skills });
  expect([other.anna.may("useSkill"), other.bert.may("useSkill")]).toEqual([[], []]);
});

test("Bags neither make nor break doubles, and the bags gained may move the number (FS-205, FS-206)", () => {
  const skills = ["doubles-bags"] as const;
  const { anna } = table({ anna: { bags: 0, transports: { sack: 1 } }, bert: {} }, { dice: [3, 3], skills });
  expect(anna.fields("activate")).toEqual([6]);
  anna.usesSkill("sack");
  expect(anna.fields("activate")).toEqual([4, 5, 6, 7, 8]);
  expect(anna.activates(4).bags).toBe(1);
  const shifted = table({ anna: { bags: 5, transports: { sack: 1 } }, bert: {} }, { dice: [2, 4], skills });
  expect(shifted.anna.may("useSkill")).toEqual([]);
});

test("Doubles skills have no dice in the final activation (FS-207)", () => {
  const { anna } = table({ anna: { transports: { sack: 1 } }, bert: {} }, { final: true, skills: ["doubles-good"] });
  expect(anna.may("useSkill")).toEqual([]);
});

test("Bags for goods or goods for bags, one of them for a tile (FS-209)", () => {
  const skills = ["bags-and-goods"] as const;
  const { anna } = table({ anna: { bags: 2, transports: { sack: 1 } }, bert: {} }, { dice: [2, 3], skills });
  anna.usesSkill("sack");
  expect(anna.may("chooseArea")).toHaveLength(2);
  anna.choosesArea(1).pays("wool", "milk");
  expect([anna.bags, anna.goods, anna.may("useSkill")]).toEqual([4, { honey: 1, egg: 1, wool: 0, milk: 0 }, []]);
  const poor = table(
    { anna: { bags: 0, goods: { egg: 1 }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  );
  expect(poor.anna.may("useSkill")).toEqual([]);
  const bags = table(
    { anna: { bags: 2, goods: {}, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  ).anna;
  expect(bags.usesSkill("sack").may("chooseArea")).toEqual([{ type: "chooseArea", area: 0 }]);
  expect(bags.choosesArea(0).gains("egg", "egg")).toMatchObject({ bags: 0, goods: { egg: 2 } });
});

test("A gained sunflower may go to field 7 for a tile, one for each tile and turn (FS-210, FS-211, FS-105)", () => {
  const skills = ["sunflower-on-7"] as const;
  const has = { cards: { 5: "field-19" }, transports: { sack: 2 } } as const;
  const { anna } = table({ anna: has, bert: {} }, { dice: [2, 3], skills });
  expect(anna.may("useSkill")).toEqual([]);
  anna.activates(5);
  expect(anna.fields("plant")).toContain(7);
  anna.plants(7);
  expect([anna.transports.sack, anna.sunflowersOn(7)]).toEqual([1, 1]);
  expect(anna.fields("plant")).not.toContain(7);
  const full = { ...has, sunflowers: { 7: 2 } };
  expect(
    table({ anna: full, bert: {} }, { dice: [2, 3], skills })
      .anna.activates(5)
      .fields("plant"),
  ).not.toContain(7);
  const sixteen = { 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 8: 1, 9: 2, 10: 2, 11: 2 };
  const last = table({ anna: { ...has, sunflowers: sixteen }, bert: {} }, { dice: [2, 3], skills }).anna;
  expect(last.activates(5).fields("plant")).toEqual([7]);
});

test("On a full Farm nobody has to pay the tile for a sunflower (FS-105, FS-210)", () => {
  const sixteen = { 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 8: 1, 9: 2, 10: 2, 11: 2 };
  const has = { cards: { 5: "field-17" }, sunflowers: sixteen, transports: { sack: 1 } } as const;
  const { anna } = table({ anna: has, bert: {} }, { dice: [2, 3], skills: ["sunflower-on-7"] });
  expect(anna.activates(5).moves).toEqual([{ type: "plant", field: 7 }, { type: "pass" }]);
  anna.passes();
  expect([anna.sunflowersOn(7), anna.transports.sack, anna.cardOn(5), anna.isAsked]).toEqual([0, 1, null, false]);
});

test("Sunflowers on 7 give their bonus, can be paid and count for the goal (FS-212, FS-256)", () => {
  const skills = ["sunflower-on-7"] as const;
  const bonus = table({ anna: { goods: { egg: 1 }, sunflowers: { 7: 1 } }, bert: {} }, { dice: [3, 4], skills }).anna;
  expect(bonus.activates(7).coins).toBe(3);
  const paid = table(
    { anna: { cards: { 5: "field-50" }, sunflowers: { 7: 1, 9: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  ).anna;
  expect(paid.activates(5).paysSunflower(7).coins).toBe(5);
  const goal = table(
    { anna: { cards: { 5: "field-17" }, sunflowers: { 2: 2, 3: 2 }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills, goals: ["five-sunflowers", "full-shop"] },
  ).anna;
  expect(goal.activates(5).plants(7)).toMatchObject({ coins: 6 });
});

test("Two cards change places; sunflowers and printed fields stay (FS-213, FS-216, FS-257)", () => {
  const skills = ["swap-cards"] as const;
  const has = { cards: { 5: "field-01", 8: "jump-10" }, sunflowers: { 5: 2 }, transports: { sack: 1 } } as const;
  const { anna } = table({ anna: has, bert: {} }, { dice: [2, 3], skills, jumpStart: true });
  expect(anna.may("swapCards")).toEqual([{ type: "swapCards", fields: [5, 8] }]);
  anna.swaps(5, 8);
  expect([anna.cardOn(5), anna.cardOn(8), anna.sunflowersOn(5), anna.transports.sack]).toEqual([
    "jump-10",
    "field-01",
    2,
    0,
  ]);
  anna.activates(5).plants(2).plants(2);
  expect(anna.cardOn(5)).toBeNull();
  const one = table(
    { anna: { cards: { 5: "field-01" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  );
  expect(one.anna.may("swapCards")).toEqual([]);
});

test("After a swap the printed egg shows when the card on 5 is used up (FS-257)", () => {
  const { anna, bert } = table(
    { anna: { cards: { 5: "jump-10", 8: "field-01" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills: ["swap-cards"], jumpStart: true },
  );
  anna.activates(5).plants(2).plants(2);
  bert.passes();
  anna.draws("field-07");
  bert.rolls(2, 2, 3).takes(2).places(2);
  expect(anna.activates(5).goods.egg).toBe(2);
});

test("No swap brings an arrow up to the top row (FS-215)", () => {
  const { anna } = table(
    { anna: { cards: { 4: "field-01", 9: "field-20", 10: "field-02" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills: ["swap-cards"] },
  );
  expect(anna.may("swapCards").map(({ fields }) => fields)).toEqual([
    [4, 10],
    [9, 10],
  ]);
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

test("The dice say 7, a bag makes it 6, a tile leads to 11 (rulebook example, FS-217, FS-218)", () => {
  const { bert } = table(
    { bert: { bags: 1, transports: { sack: 1 } }, anna: {} },
    { dice: [3, 4], skills: ["above-below"] },
  );
  expect(bert.may("activate").filter(({ over }) => over !== undefined)).toEqual([
    { type: "activate", field: 11, over: 6 },
    { type: "activate", field: 2, over: 7 },
    { type: "activate", field: 3, over: 8 },
  ]);
  bert.activates(11, 6);
  expect([bert.bags, bert.transports.sack, bert.isAsked]).toEqual([2, 0, false]);
});

test("Above and below is offered where it brings something, with the bags that are left (FS-064, FS-217)", () => {
  const { anna } = table(
    { anna: { bags: 1, cards: { 8: "field-14", 9: "field-14" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 2], skills: ["above-below"] },
  );
  const beside = anna.may("activate").filter(({ over }) => over !== undefined);
  expect(beside.map(({ field, over }) => [field, over])).toEqual([
    [9, 4],
    [10, 5],
  ]);
  const texts = beside.map((move) => game.describe(anna.state, 0, move).text.id);
  expect(texts).toEqual(["activateBeside", "activateBesideWithBags"]);
});

test("An arrow on the field above or below is followed, even back (FS-219)", () => {
  const { anna } = table(
    { anna: { cards: { 9: "field-20" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 2], skills: ["above-below"] },
  );
  anna.activates(9, 4);
  expect(anna.fields("follow")).toEqual([4]);
  expect(anna.follows(4)).toMatchObject({ coins: 1, bags: 3 });
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

test("A tile that is left is a coin, counted before ties are settled; it is no good (FS-224, FS-225)", () => {
  const { anna, bert } = table(
    {
      anna: { coins: 5, goods: {}, bags: 1, transports: { sack: 2, barrel: 1 } },
      bert: { coins: 8, goods: {}, bags: 2 },
    },
    { final: true, skills: [] },
  );
  anna.passes();
  bert.passes();
  const { places, scores } = game.result(anna.state)!;
  expect([scores.map(({ total }) => total), places]).toEqual([
    [8, 8],
    [2, 1],
  ]);
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
