import { expect, test } from "vitest";
import { fastRandom } from "../../../table/random.ts";
import { onTrack, shopTiles } from "../farm.ts";
import { randomGame, table } from "../testing.ts";

test("What is gained and paid is exactly what the field shows (FS-127)", () => {
  const { anna } = table(
    { anna: { goods: { egg: 2, wool: 3 }, cards: { 5: "field-24" } }, bert: {} },
    { dice: [2, 3] },
  );
  const before = structuredClone(anna.farm);
  expect(anna.activates(5).farm).toEqual({ ...before, goods: [0, 1, 2, 0], coins: 5 });
});

test("Goods, bags and sunflowers never run out (FS-128, FS-134)", () => {
  const has = {
    goods: { egg: 14 },
    bags: 50,
    sunflowers: { 2: 2, 3: 2, 4: 2, 9: 2, 10: 2, 11: 2 },
    cards: { 5: "field-19" },
  } as const;
  const { anna, bert, chris, dora } = table({ anna: has, bert: has, chris: has, dora: has }, { dice: [2, 3] });
  for (const player of [anna, bert, chris, dora]) player.activates(5).plants(5).plants(5);
  expect(dora.sunflowersOn(5)).toBe(2);
  const bags = table({ anna: has, bert: has, chris: has }, { dice: [6, 5] });
  expect(bags.anna.activates(11).bags).toBe(54);
});

test("The shop holds sixteen; what is too much goes back before anything else (FS-129, FS-130, FS-132)", () => {
  const { anna } = table({ anna: { goods: { honey: 15 }, cards: { 5: "field-22" } }, bert: {} }, { dice: [2, 3] });
  anna.activates(5);
  expect(anna.moves).toEqual([
    { type: "returnTile", tile: "honey" },
    { type: "returnTile", tile: "egg" },
  ]);
  anna.returns("honey");
  expect(anna.isAsked).toBe(true);
  anna.returns("egg");
  expect([anna.isAsked, anna.goods, shopTiles(anna.farm)]).toEqual([
    false,
    { honey: 14, egg: 2, wool: 0, milk: 0 },
    16,
  ]);
});

test("Old and new goods may go back alike (FS-131)", () => {
  for (const returned of [
    ["honey", "honey"],
    ["honey", "egg"],
    ["egg", "egg"],
  ] as const) {
    const { anna } = table({ anna: { goods: { honey: 15 }, cards: { 5: "field-22" } }, bert: {} }, { dice: [2, 3] });
    expect(shopTiles(anna.activates(5).returns(...returned).farm)).toBe(16);
  }
});

test("A cost is paid before the gain is stored (FS-133)", () => {
  const trade = { action: { do: "exchange", pay: [{ item: "honey", n: 2 }], gain: [{ item: "egg", n: 2 }] } };
  const { anna } = table(
    { anna: { goods: { honey: 16 }, cards: { 5: "field-01" } }, bert: {} },
    { dice: [2, 3], printed: { "field-01": trade } },
  );
  expect(anna.activates(5)).toMatchObject({ isAsked: false, goods: { honey: 14, egg: 2 } });
});

test("Coins, bags and sunflowers need no room (FS-135)", () => {
  const full = { honey: 16 };
  const coins = table({ anna: { goods: full, cards: { 5: "field-07" } }, bert: {} }, { dice: [2, 3] }).anna;
  expect(coins.activates(5)).toMatchObject({ isAsked: false, bags: 4, coins: 1 });
  const sunflower = table({ anna: { goods: full, cards: { 5: "field-17" } }, bert: {} }, { dice: [2, 3] }).anna;
  expect(sunflower.activates(5).plants(2).sunflowersOn(2)).toBe(1);
});

test("Who pays goods of choice chooses them (FS-136)", () => {
  const { anna } = table({ anna: { goods: { honey: 1, egg: 1, wool: 1 } }, bert: {} }, { dice: [1, 2] });
  const offered = anna.activates(3).may("payGoods");
  expect(offered.map(({ goods }) => goods.join(" "))).toEqual(["honey egg", "honey wool", "egg wool"]);
  expect(anna.pays("honey", "wool").goods).toEqual({ honey: 0, egg: 1, wool: 0, milk: 0 });
});

test("Goods, bags and cards leave a Farm only as a cost, as surplus or under a new card (FS-137)", () => {
  const types = new Set<string>();
  randomGame(3, {}, fastRandom("types"), (state, seat, { type }) => {
    types.add(type);
    if (type === "returnTile") expect(shopTiles(state.farms[seat]!)).toBeGreaterThan(16);
  });
  const giving = ["activate", "payGoods", "paySunflower", "discard", "takeCard", "placeCard", "returnTile"];
  const getting = [
    "pass",
    "follow",
    "chooseArea",
    "chooseProduction",
    "plant",
    "roll",
    "draw",
    "openMarket",
    "startSeat",
  ];
  for (const type of types) expect([...giving, ...getting]).toContain(type);
});

test("The track: 48 and 5 coins are the 50 tile and 3 (rulebook example, FS-139)", () => {
  const { anna } = table({ anna: { coins: 48, cards: { 5: "field-24" } }, bert: {} }, { dice: [2, 3] });
  expect(onTrack(anna.activates(5).coins)).toEqual({ tile: 50, counter: 3 });
});

test("At 100 the tile is turned; what is exactly reached counts (FS-140, FS-141, FS-142, FS-143)", () => {
  expect(onTrack(97 + 6)).toEqual({ tile: 100, counter: 3 });
  expect(onTrack(49 + 1)).toEqual({ tile: 50, counter: 0 });
  expect(onTrack(99 + 1)).toEqual({ tile: 100, counter: 0 });
  expect(onTrack(105)).toEqual({ tile: 100, counter: 5 });
  for (let coins = 0; coins < 200; coins++) {
    const { tile, counter } = onTrack(coins);
    expect(tile + counter).toBe(coins);
  }
});
