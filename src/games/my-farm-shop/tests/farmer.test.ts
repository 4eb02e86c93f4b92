import { expect, test } from "vitest";
import { fastRandom } from "../../../table/random.ts";
import { shopTiles } from "../farm.ts";
import { game } from "../index.ts";
import type { Move, State } from "../state.ts";
import { randomGame, table } from "../testing.ts";

const MARKET = ["field-01", "field-02", "farmer", "field-04", "field-05", "field-06"] as const;
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
