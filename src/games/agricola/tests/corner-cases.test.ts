import { expect, test } from "vitest";
import { afterChoice, type Described, defaultOptions } from "../../../table/options.ts";
import { game } from "../index.ts";
import { shownGoods } from "../learning.ts";
import { options } from "../options.ts";
import { ownAtHome } from "../state.ts";
import { type Given, type Setting, table } from "../testing.ts";

const FULL = `
  +    +    +    +    +    +
    F    ^    ^    ^    ^
  +    +    +    +    +    +
    R    R    R    R    R
  +    +    +    +    +    +
    R    R    R    R    R
  +    +    +    +    +    +`;

const PEN = `
  +    +    +    +    +----+
    .    .    .    .  | ^  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +`;

/** Anna and Carl against Bert and Dora. */
const teams = (anna: Given, carl: Given, how: "lower" | "product" = "lower") =>
  table({ anna, bert: {}, carl, dora: {} }, { options: { teams: how, extraTile: false } });

const winter: Setting["options"] = { seasons: true, firstSeason: "winter" };

test("AG-164 AG-216 The X File takes 1 wood off a wooden room of the partner, whatever house its owner lives in", () => {
  const { anna } = teams({ plays: ["X11"], house: "clay", goods: { wood: 5, reed: 3 } }, {});
  anna.uses("farm-expansion").plays({ type: "room", cell: 0, for: 2 });
  expect(anna.goods).toMatchObject({ wood: 0, reed: 0 });
});

test("AG-164 AG-216 The X File takes nothing off a clay room of the partner", () => {
  const { anna } = teams({ plays: ["X11"], goods: { clay: 6, reed: 3 } }, { house: "clay" });
  anna.uses("farm-expansion").plays({ type: "room", cell: 0, for: 2 });
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0 });
  const poor = teams({ plays: ["X11"], goods: { clay: 5, reed: 3 } }, { house: "clay" });
  expect(poor.anna.spaces).not.toContain("farm-expansion");
});

test("AG-164 AG-257 Fences of Unusual Size: four lines on the partner's farm cost 4 wood and 1 for each three fences", () => {
  const { anna, carl } = teams({ plays: ["LD22"], goods: { wood: 8 } }, {});
  anna.uses("fencing").plays({ type: "fence", cells: [2, 3, 4, 7, 8, 9, 12, 13, 14], for: 2 });
  expect(carl.own.pastures).toHaveLength(1);
  expect(anna.goods.wood).toBe(0);
});

test("AG-164 Fences of Unusual Size serve the partner of their owner, on either farm", () => {
  const pasture = [2, 3, 4, 7, 8, 9, 12, 13, 14];
  const { anna, carl } = teams({ goods: { wood: 4 } }, { plays: ["LD22"] });
  anna.uses("fencing").plays({ type: "fence", cells: pasture });
  expect([anna.own.pastures.length, anna.goods.wood]).toEqual([1, 0]);
  expect(carl.own.pastures).toHaveLength(0);
  const other = teams({ goods: { wood: 7 } }, { plays: ["LD22"] }).anna.uses("fencing");
  expect(other.moves).not.toContainEqual({ type: "fence", cells: pasture, for: 2 });
});

test("AG-221 AG-246 Where a turn is skipped nobody says where its person goes: Beam Me Down waits for the next one", () => {
  const { anna, bert } = table({ anna: { plays: ["X16"] }, bert: { plays: ["LD11"], atHome: 2 } });
  anna.own.onCard.X16 = 0b10;
  anna.uses("day-laborer");
  // Bert's turn is skipped: Anna, who is the only one left to act, is asked for a place of her own.
  expect(anna.asked).toBe("place");
  expect(anna.own.onCard.X16).toBe(0b10);
  anna.uses("grain-seeds");
  expect(anna.asked).toBe("direct");
  anna.plays({ type: "direct", space: "fishing" });
  expect(bert.spaces).toEqual(["fishing"]);
});

test("AG-183 AG-220 While Tripods walk, the winter space costs 1 food more, and whoever lacks it cannot use it", () => {
  const at = (food: number) =>
    table(
      { anna: { goods: { wood: 2, food } }, bert: {} },
      { round: 13, beside: ["X15"], options: { ...winter, sideDecks: ["x"] } },
    ).anna;
  // The harvests of rounds 13 and 14 are to come.
  expect(at(2).spaces).not.toContain("winter-space");
  const { own, goods } = at(3).uses("winter-space");
  expect(own).toMatchObject({ people: 3, newborns: 1 });
  expect(goods).toMatchObject({ wood: 0, food: 0 });
});

test("AG-185 A card that sells the plowing of a field asks in winter for the food of that field as well", () => {
  const inWinter = (food: number) => {
    const options = { seasons: true, firstSeason: "autumn" } as const;
    const plowDriver = { plays: ["A090"], house: "stone", goods: { food }, atHome: 1 } as const;
    return table({ anna: plowDriver, bert: { atHome: 0 } }, { round: 5, options }).anna.uses("reed-bank");
  };
  expect(inWinter(1).asked).toBe("place");
  const anna = inWinter(2).heeds("A090").plows("c2");
  expect(anna.goods.food).toBe(0);
});

test("AG-184 AG-214 Alien Farmhand takes no food from Fishing in winter, and does in spring", () => {
  const end = (season: "winter" | "spring") => {
    const { anna } = table(
      { anna: { plays: ["X09"], atHome: 1 }, bert: { atHome: 0 } },
      { round: 10, stock: { fishing: 3 }, options: { seasons: true, firstSeason: season } },
    );
    anna.own.marked.push({ card: "X09", space: "fishing" });
    return anna.uses("day-laborer");
  };
  expect(end("spring").asked).toBe("heed");
  expect(end("winter").asked).not.toBe("heed");
});

test.each(["LD13", "X24"] as const)(
  "AG-254 When the dragon takes %s away, the person who stood on it is at home again",
  (card) => {
    const { anna, bert } = table({ anna: {}, bert: { plays: [card], people: 3, atHome: 2 } }, { beside: ["LD19"] });
    bert.own.idle = 1;
    bert.own.placed = 0;
    bert.own.onCard[card] = 1;
    expect(ownAtHome(bert.state, 1)).toBe(2);
    anna.uses("LD19").plays({ type: "dismiss", of: 1, card });
    expect(bert.own).toMatchObject({ idle: 0, people: 3, cards: [] });
    expect(ownAtHome(bert.state, 1)).toBe(3);
  },
);

/** Clara, a werewolf, ends the last round. */
const werewolf = () => {
  const { clara } = table(
    { clara: { plays: ["LD14"], people: 3, atHome: 1, goods: { sheep: 1, food: 20 } } },
    { round: 14, beside: ["LD17", "LD18", "LD21"], stock: { "clay-pit": 4 } },
  );
  return clara.uses("grain-seeds");
};

test.each(["LD17", "LD18"] as const)(
  "AG-249 In the last round, too, a Werewolf who uses %s sends a person away",
  (space) => {
    const clara = werewolf().plays({ type: "useFree", space });
    expect(clara.own).toMatchObject({ people: 2, owed: 0 });
  },
);

test("AG-249 AG-256 A Werewolf who takes a road gets in the same round what lies at its end", () => {
  const { anna, clara } = table(
    { anna: { atHome: 1, goods: { food: 9 } }, clara: { plays: ["LD14"], goods: { sheep: 1, food: 9 }, atHome: 0 } },
    { round: 14, beside: ["LD21"], stock: { "clay-pit": 4 } },
  );
  anna.uses("grain-seeds");
  clara.plays({ type: "useFree", space: "LD21" }).plays({ type: "takeRoad", side: 1 });
  expect(clara.goods.clay).toBe(4);
});

test("AG-226 AG-255 A house that is rebuilt on spaces with fairies leaves those without a space no room", () => {
  const { anna } = table(
    { anna: { goods: { wood: 2, reed: 1 } }, bert: {} },
    { options: { sideDecks: ["x", "legen-dairy"] } },
  );
  anna.own.rooms = 0;
  anna.own.fairies = 30;
  anna.uses("house-redevelopment").plays({ type: "settleDown", cells: [0, 1] });
  expect(anna.own.fairies).toBe(26);
});

test("AG-225 AG-251 Llamas that shrank bring 1 food from the Fire Bog Oven, fairies 2", () => {
  const { anna } = table({ anna: { plays: ["X20", "LD16"] }, bert: {} });
  Object.assign(anna.own, { llamas: 1, fairies: 1 });
  expect(anna.plays({ type: "roast", what: "llama" }).goods.food).toBe(1);
  expect(anna.plays({ type: "roast", what: "fairy" }).goods.food).toBe(3);
});

test("AG-158 AG-221 A turn in which another says where to go is not passed at the market", () => {
  const { anna, bert } = table(
    { anna: { plays: ["X16"] }, bert: { atHome: 1, holds: [] } },
    { options: { deal: "market", sideDecks: ["x"] } },
  );
  anna.own.onCard.X16 = 0b10;
  anna.state.hands!.market = ["A002"];
  anna.uses("day-laborer").plays({ type: "direct", space: "fishing" });
  expect(bert.may()).toEqual(["place"]);
});

test("AG-302 Threshing Board: the seed for Cultivation is not cooked while the bread is baked", () => {
  const { anna } = table(
    { anna: { plays: ["A024", "fireplace-2"], goods: { grain: 1, vegetable: 1 }, farm: FULL }, bert: {} },
    { round: 13, options: { extraTile: false } },
  );
  game.play(anna.state, 0, { type: "place", space: "cultivation" });
  game.play(anna.state, 0, { type: "card", card: "A024" });
  expect(anna.asked).toBe("bake");
  expect(anna.asides).not.toContainEqual({ type: "cook", good: "vegetable" });
  expect(anna.asides).not.toContainEqual({ type: "discard", good: "vegetable" });
  game.play(anna.state, 0, { type: "bake", grain: 1 });
  anna.takes("sow").sows({ vegetable: 1 });
  expect(anna.own.vegetable[0]).toBe(2);
});

test("Sheep Walker: a boar without a place while its owner is about to place a person is a sound position", () => {
  const { anna } = table({ anna: { plays: ["B104"], goods: { sheep: 2 }, farm: PEN }, bert: {} });
  anna.exchanges("B104", 0);
  anna.exchanges("B104", 0);
  expect(game.flaw!(anna.state)).toBeUndefined();
  const full = table({ anna: { plays: ["B104"], goods: { sheep: 5 }, farm: PEN }, bert: {} }).anna;
  full.exchanges("B104", 0);
  full.exchanges("B104", 0);
  expect(full.asked).toBe("house");
  expect(game.flaw!(full.state)).toBeUndefined();
});

test("Organic Farmer: after the last breeding animals may go, so that a pasture has room for three more", () => {
  const { anna } = table(
    { anna: { plays: ["B098"], farm: PEN, goods: { sheep: 2, food: 9 }, atHome: 1 }, bert: { atHome: 0 } },
    { round: 14 },
  );
  anna.uses("day-laborer");
  while (anna.may().includes("feed")) anna.feeds();
  expect([anna.asked, anna.goods.sheep, anna.scores("bonus")]).toEqual(["barter", 3, 0]);
  anna.discards("sheep");
  expect([anna.goods.sheep, anna.scores("bonus")]).toEqual([2, 1]);
  expect(game.result(anna.state)).toBeDefined();
});

test("Organic Farmer is silent where no animal has to go", () => {
  const { anna } = table(
    { anna: { plays: ["B098"], farm: PEN, goods: { sheep: 1, food: 9 }, atHome: 1 }, bert: { atHome: 0 } },
    { round: 14 },
  );
  anna.uses("day-laborer");
  while (anna.may().includes("feed")) anna.feeds();
  expect(game.result(anna.state)).toBeDefined();
});

test("Groom: a sheep from the round space waits for the stable that is built at the start of the round", () => {
  const { anna } = table(
    {
      anna: { plays: ["B089", "A086"], house: "stone", goods: { wood: 1, sheep: 2, food: 9 }, atHome: 1 },
      bert: { atHome: 0 },
    },
    { round: 5 },
  );
  anna.own.promised.push({ round: 6, good: "sheep", count: 1, from: "B089" });
  anna.uses("grain-seeds");
  expect([anna.state.round, anna.goods.sheep, anna.asked]).toEqual([6, 3, "heed"]);
  anna.heeds("B089").buildsStable("b1");
  expect(anna.goods.sheep).toBe(3);
  expect(anna.asked).toBe("place");
});

test("AG-166 AG-296 In a team begging markers are deducted from the bonus points, and the lower value of both counts", () => {
  // Anna has 3 bonus points, Carl a begging marker: 3 and -3 make -3, not 0 and -3.
  const { anna, carl } = teams({ begs: 1 }, {});
  anna.own.noted = 3;
  carl.own.noted = -1;
  const parts = game.score(anna.state, 0).parts.filter(({ text }) => /bonus|begging/.test(text.id));
  expect(parts).toEqual([{ text: { id: "score.bonus-and-begging" }, points: -1, own: 0 }]);
  const old = { ...anna.state, version: 1 };
  const before = game.score(old, 0).parts.filter(({ text }) => /bonus|begging/.test(text.id));
  expect(before.map(({ points }) => points)).toEqual([-1, -3]);
});

test("AG-010 What came this round counts what the season added or took", () => {
  const fresh = (season: "winter" | "summer", space: "clay-pit" | "fishing", count: number) => {
    const { anna } = table(
      { anna: {}, bert: {} },
      { stock: { [space]: count }, options: { seasons: true, firstSeason: season } },
    );
    return shownGoods(anna.state, space)[0]!.fresh;
  };
  expect(fresh("winter", "clay-pit", 3)).toBe(0);
  expect(fresh("summer", "clay-pit", 3)).toBe(2);
  expect(fresh("summer", "fishing", 3)).toBe(2);
});

test("AG-005 The Side Job is proposed without hand cards, and not with them", () => {
  expect(options.fields.sideJob.default).toBe(true);
  expect(options.presets!.cards).toMatchObject({ sideJob: false });
  const chosen = (deal: string) => afterChoice(options as Described, defaultOptions(options), "deal", deal).sideJob;
  expect([chosen("none"), chosen("plain"), chosen("draft-7")]).toEqual([true, false, false]);
});
