import { expect, test } from "vitest";
import { CHANCE } from "../../../../table/game.ts";
import { fastRandom } from "../../../../table/random.ts";
import { evaluation } from "../../bot.ts";
import { game } from "../../index.ts";
import { scramble } from "../../scramble.ts";
import { table } from "../../testing.ts";

const PASTURE = `
  +    +    +    +    +    +
    .    .    .    .    .
  +    +    +    +----+----+
    R    .    .  |.    .   |
  +    +    +    +----+----+
    R    .    .    .    .
  +    +    +    +    +    +
`;
const DECK = { options: { sideDecks: ["legen-dairy"] } } as const;

test("AG-237 The Unicorn, Pt. 1: one boar and the unicorn have a young one", () => {
  const { anna } = table(
    { anna: { farm: PASTURE, plays: ["LD02"], goods: { boar: 1, food: 9 }, atHome: 1 } },
    { ...DECK, round: 13 },
  );
  anna.uses("day-laborer");
  while (anna.may().includes("feed")) anna.feeds();
  expect(anna.goods.boar).toBe(2);
});

test("AG-237 The Unicorn, Pt. 1 breeds with nobody alone, and one of two types is chosen", () => {
  const alone = table({ anna: { plays: ["LD02"], goods: { food: 9 }, atHome: 1 } }, { ...DECK, round: 13 }).anna;
  alone.uses("day-laborer");
  while (alone.may().includes("feed")) alone.feeds();
  expect(alone.goods).toMatchObject({ sheep: 0, boar: 0, cattle: 0 });
  const { anna } = table(
    { anna: { farm: PASTURE, plays: ["LD02", "LD24"], goods: { boar: 1, sheep: 1, food: 9 }, atHome: 1 } },
    { ...DECK, round: 13 },
  );
  anna.uses("day-laborer");
  while (anna.may().includes("feed")) anna.feeds();
  expect(anna.moves).toEqual([
    { type: "breed", animals: ["boar"] },
    { type: "breed", animals: ["sheep"] },
  ]);
});

test("AG-237 The Unicorn, Pt. 1 scores as the animal it is worth most as", () => {
  const { anna } = table({ anna: { plays: ["LD02"], goods: { cattle: 3, sheep: 1, boar: 1 } }, bert: {} }, DECK);
  expect(anna.scores("bonus")).toBe(1);
  const none = table({ anna: { plays: ["LD02"] }, bert: {} }, DECK).anna;
  expect(none.scores("bonus")).toBe(2);
});

test.each([
  [2, 3],
  [5, 5],
])("AG-238 The Unicorn, Pt. 2 drawn with %i people: %i people and minus 3 points", (people, after) => {
  const { anna } = table({ anna: { people }, bert: {} }, { round: 11, stock: { forest: 3 }, draws: ["LD03"] });
  anna.uses("forest");
  expect([anna.own.people, anna.scores("improvements")]).toEqual([after, -3]);
});

test("AG-248 Revenant: one person stays on the card, needs no room and acts twice when all are placed", () => {
  const { anna } = table(
    { anna: { people: 3, atHome: 1 }, bert: {} },
    { round: 10, stock: { forest: 3 }, draws: ["LD13"] },
  );
  anna.uses("forest");
  expect(anna.own).toMatchObject({ people: 3, idle: 1, onCard: { LD13: 1 } });
  const { clara, dora } = table(
    { clara: { people: 3, atHome: 1, plays: ["LD13"] }, dora: { atHome: 1 } },
    { ...DECK, round: 10 },
  );
  Object.assign(clara.own, { idle: 1, placed: 1, onCard: { LD13: 1 } });
  clara.uses("fishing");
  dora.uses("clay-pit");
  clara.heeds("LD13").takes("useFree").plays({ type: "useFree", space: "day-laborer" });
  expect(clara.goods.food).toBe(2);
  clara.takes("useFree");
  expect(clara.moves).not.toContainEqual({ type: "useFree", space: "day-laborer" });
  clara.plays({ type: "useFree", space: "grain-seeds" });
  expect([clara.goods.grain, clara.state.round]).toEqual([1, 11]);
});

test("AG-248 Revenant: with two rooms and the card three people find room, without it only two", () => {
  const { anna } = table({ anna: { people: 2, plays: ["LD13"] }, bert: {} }, DECK);
  expect(anna.spaces).not.toContain("basic-wish-for-children");
  anna.own.onCard.LD13 = 1;
  expect(anna.spaces).toContain("basic-wish-for-children");
});

test("AG-249 Werewolf: one animal goes, and its owner acts once more", () => {
  const { anna } = table(
    { anna: { farm: PASTURE, plays: ["LD14"], goods: { sheep: 2 }, atHome: 1 }, bert: {} },
    { ...DECK, round: 10 },
  );
  anna.uses("fishing");
  anna.plays({ type: "sacrifice", of: 0, animal: "sheep" }).plays({ type: "useFree", space: "day-laborer" });
  expect(anna.goods).toMatchObject({ sheep: 1, food: 2 });
});

test("AG-249 Werewolf: without animals another player's goes and that player acts; with none at all nothing happens", () => {
  const { anna, bert } = table(
    { anna: { plays: ["LD14"], atHome: 1 }, bert: { goods: { boar: 1 }, plays: ["fireplace-2"] } },
    { ...DECK, round: 10 },
  );
  anna.uses("fishing");
  anna.plays({ type: "sacrifice", of: 1, animal: "boar" });
  bert.plays({ type: "useFree", space: "day-laborer" });
  expect([bert.goods.boar, bert.goods.food]).toEqual([0, 2]);
  const { clara } = table({ clara: { plays: ["LD14"], atHome: 1 }, dora: {} }, { ...DECK, round: 10 });
  clara.uses("fishing");
  expect(clara.state.round).toBe(11);
});

test("AG-249 Werewolf: while the owner chooses nobody cooks, exchanges or gives anything away in reply", () => {
  const { anna, bert } = table(
    {
      anna: { plays: ["LD14"], atHome: 1 },
      bert: { farm: PASTURE, goods: { boar: 1, cattle: 1 }, plays: ["fireplace-2", "LD24"] },
    },
    { ...DECK, round: 10 },
  );
  expect(bert.asides).toContainEqual({ type: "cook", good: "cattle" });
  anna.uses("fishing");
  expect(anna.asked).toBe("sacrifice");
  expect([anna.asides, bert.asides]).toEqual([[], []]);
  anna.plays({ type: "sacrifice", of: 1, animal: "cattle" });
  expect(bert.asides).toContainEqual({ type: "cook", good: "boar" });
});

test("AG-250 The Noble Knight: Fishing brings 2 wood, also from an empty space, and no card", () => {
  const { anna } = table({ anna: { plays: ["LD15"] }, bert: {} }, { stock: { fishing: 3 }, draws: ["LD24"] });
  anna.uses("fishing");
  expect(anna.goods).toMatchObject({ food: 3, wood: 2 });
  const { clara } = table({ clara: { plays: ["LD15"] }, dora: {} }, { ...DECK, stock: { fishing: 0 } });
  clara.uses("fishing");
  expect([clara.goods.wood, anna.own.cards]).toEqual([2, ["LD15"]]);
});

test("AG-251 The Fire Bog Flame Spurts Oven: every animal, a llama and a fairy for 2 food each", () => {
  const { anna } = table({ anna: { farm: PASTURE, plays: ["LD16"], goods: { sheep: 2 } }, bert: {} }, DECK);
  Object.assign(anna.own, { llamas: 1, fairies: 1 });
  anna.cooks("sheep").cooks("sheep");
  anna.plays({ type: "roast", what: "llama" }).plays({ type: "roast", what: "fairy" });
  expect([anna.goods.food, anna.own.llamas, anna.own.fairies]).toEqual([8, 0, 0]);
});

test("AG-251 The Fire Bog Flame Spurts Oven is an oven by its name but bakes no bread, and is worth 1 point", async () => {
  const { ovens } = await import("../../cards/terms.ts");
  const { anna } = table({ anna: { plays: ["LD16"], goods: { grain: 1 } }, bert: {} }, DECK);
  expect([ovens(anna.own), anna.scores("improvements")]).toEqual([1, 1]);
  expect(anna.spaces).not.toContain("grain-utilization");
  expect(anna.spaces).not.toContain("major-improvement");
});

test("AG-252 Land of Milk and Honey: 10 food, and one person fewer after the round", () => {
  const { anna } = table({ anna: { people: 4, atHome: 1 }, bert: {} }, { ...DECK, beside: ["LD17"], round: 10 });
  anna.uses("LD17");
  expect(anna.own).toMatchObject({ people: 3, goods: { food: 10 } });
});

test("AG-252 Land of Milk and Honey is closed to whoever has one person, and before a harvest it feeds one fewer", () => {
  const one = table({ anna: { people: 1 }, bert: {} }, { ...DECK, beside: ["LD17"] });
  expect(one.anna.spaces).not.toContain("LD17");
  const { anna } = table({ anna: { people: 4, atHome: 1 } }, { ...DECK, beside: ["LD17"], round: 13 });
  anna.uses("LD17");
  while (anna.may().includes("feed")) anna.feeds();
  expect(anna.goods.food).toBe(1);
});

test("AG-253 Warrior Princess: 5 points for a person, and Basic Wish for Children is closed, the others are not", () => {
  const { anna } = table({ anna: { people: 3, atHome: 1 }, bert: {} }, { ...DECK, beside: ["LD18"], round: 12 });
  const room = table({ anna: { people: 1 }, bert: {} }, { ...DECK, beside: ["LD18"] }).anna;
  expect(room.spaces).not.toContain("basic-wish-for-children");
  expect(room.spaces).toContain("urgent-wish-for-children");
  expect(room.spaces).not.toContain("LD18");
  anna.uses("LD18");
  expect([anna.own.people, anna.own.noted]).toEqual([2, 5]);
});

test("AG-235 Of the spaces that the deck brings only Warrior Princess closes another", () => {
  const spacesWith = (card: "LD17" | "LD18" | "LD19" | "LD20" | "LD21") => {
    const { anna } = table(
      { anna: { people: 3, farm: PASTURE, goods: { wood: 9, clay: 9, reed: 9, food: 9 } }, bert: {} },
      { ...DECK, beside: [card] },
    );
    anna.own.rooms |= 0b11;
    return anna.spaces.filter((space) => !space.startsWith("LD"));
  };
  const usual = spacesWith("LD17");
  for (const card of ["LD19", "LD20", "LD21"] as const) expect(spacesWith(card), card).toEqual(usual);
  expect(usual.filter((space) => !spacesWith("LD18").includes(space))).toEqual(["basic-wish-for-children"]);
});

test("AG-254 Dragon's Lair: animals that had their place by a dismissed occupation lose it", () => {
  const { anna, bert } = table(
    { anna: { people: 3 }, bert: { plays: ["A086"], goods: { boar: 1, cattle: 1 } } },
    { ...DECK, beside: ["LD19"] },
  );
  anna.uses("LD19").plays({ type: "dismiss", of: 1, card: "A086" });
  expect(bert.asked).toBe("house");
});

test("AG-254 Dragon's Lair: a sheep burns three unused spaces, cattle bring 3 stone", () => {
  const { anna } = table(
    { anna: { farm: PASTURE, goods: { sheep: 1, cattle: 1 } }, bert: {} },
    { ...DECK, beside: ["LD19"] },
  );
  const before = anna.scores("unused");
  anna.uses("LD19").plays({ type: "lair", animal: "sheep" });
  for (const cell of [0, 1, 2]) anna.plays({ type: "burn", cell });
  anna.plays({ type: "lair", animal: "cattle" });
  expect([anna.goods.stone, anna.goods.sheep, anna.scores("unused") - before]).toEqual([3, 0, 3]);
  expect(anna.own.covered).toBe(7);
});

test("AG-254 Dragon's Lair: a person makes an occupation of another player go, with what it left on round spaces", () => {
  const { anna, bert } = table(
    { anna: { people: 2 }, bert: { plays: ["A111", "A108"] } },
    { ...DECK, beside: ["LD19"], round: 8 },
  );
  bert.own.promised.push({ round: 12, good: "food", count: 1, from: "A111" });
  anna.uses("LD19").plays({ type: "dismiss", of: 1, card: "A111" });
  expect([bert.own.cards, bert.own.promised, anna.own.owed]).toEqual([["A108"], [], 1]);
  expect(anna.may()).not.toContain("dismiss");
});

test("AG-254 Dragon's Lair: without anything to trade nobody may come; a boar brings two minor improvements", () => {
  const { anna } = table({ anna: { people: 1 }, bert: {} }, { ...DECK, beside: ["LD19"] });
  expect(anna.spaces).not.toContain("LD19");
  const { clara } = table({ clara: { holds: ["A005"], goods: { boar: 1 } }, bert: {} }, { ...DECK, beside: ["LD19"] });
  clara.uses("LD19").plays({ type: "lair", animal: "boar" });
  expect([clara.state.hands!.held[0]!.length, clara.goods.boar]).toEqual([3, 0]);
});

test("AG-255 Fairy Ring: 2 fairies and 1 more each round; they make spaces used, breed and score for whoever has most", () => {
  const { anna, bert } = table({ anna: { atHome: 2 }, bert: {} }, { round: 12, stock: { forest: 3 }, draws: ["LD20"] });
  anna.uses("forest").uses("day-laborer");
  expect([anna.state.round, anna.stock("LD20")]).toEqual([13, 3]);
  anna.uses("LD20");
  expect(anna.own.fairies).toBe(3);
  expect([anna.scores("unused"), bert.scores("unused")]).toEqual([-11, -13]);
  expect([anna.scores("bonus"), bert.scores("bonus")]).toEqual([5, 0]);
  bert.own.fairies = 3;
  expect([anna.scores("bonus"), bert.scores("bonus")]).toEqual([5, 5]);
});

test("AG-255 Fairy Ring: fairies breed at a harvest, and go where their space is built on", () => {
  const { anna } = table({ anna: { atHome: 1, goods: { food: 9 } } }, { ...DECK, beside: ["LD20"], round: 13 });
  anna.own.fairies = 4;
  anna.uses("day-laborer");
  while (anna.may().includes("feed")) anna.feeds();
  expect(anna.own.fairies).toBe(5);
  const { clara } = table({ clara: {} }, { ...DECK, beside: ["LD20"] });
  clara.own.fairies = 26;
  clara.uses("farmland").plows("c2");
  expect(clara.own.fairies).toBe(24);
});

test.each([
  [1, { clay: 5, reed: 0, stone: 0 }],
  [2, { clay: 0, reed: 1, stone: 2 }],
] as const)("AG-256 The Road Not Taken: side %i brings %o", (side, goods) => {
  const { anna } = table(
    { anna: { atHome: 1 }, bert: {}, carl: {}, dora: {} },
    {
      ...DECK,
      beside: ["LD21"],
      round: 10,
      stock: { "clay-pit": 3, hollow: 2, "reed-bank": 1, "western-quarry": 2 },
    },
  );
  anna.uses("LD21").plays({ type: "takeRoad", side });
  expect(anna.goods).toMatchObject(goods);
  expect(anna.own.onCard.LD21 ?? 0).toBe(0);
});

test("AG-256 The Road Not Taken: one person a round; what others took is gone, wood and food stay, and nobody used a space", () => {
  const { anna, bert } = table(
    { anna: { atHome: 1, plays: ["A080"] }, bert: { atHome: 2 } },
    {
      ...DECK,
      beside: ["LD21"],
      round: 10,
      stock: { "clay-pit": 3, forest: 3, fishing: 2, "reed-bank": 2, "western-quarry": 1 },
    },
  );
  anna.uses("LD21").plays({ type: "takeRoad", side: 2 });
  expect(bert.spaces).not.toContain("LD21");
  bert.uses("reed-bank").uses("day-laborer");
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0, stone: 1, wood: 0, food: 0 });
  // After the next refill.
  expect([anna.stock("forest"), anna.stock("fishing"), anna.stock("western-quarry")]).toEqual([6, 3, 1]);
});

test("AG-256 The Road Not Taken: stone of the Western Quarry draws from the X deck", () => {
  const { anna } = table(
    { anna: { atHome: 1 }, bert: {} },
    { beside: ["LD21"], round: 10, stock: { "western-quarry": 1, "eastern-quarry": 1 }, draws: ["X07", "X11"] },
  );
  anna.uses("LD21").plays({ type: "takeRoad", side: 2 });
  expect(anna.own.cards).toEqual(["X07"]);
});

test("AG-257 Fences of Unusual Size: a line costs 1 wood however long it is", () => {
  const { anna } = table({ anna: { plays: ["LD22"], goods: { wood: 4 } }, bert: {} }, DECK);
  anna.uses("fencing").fences("c1", "d1", "e1", "c2", "d2", "e2", "c3", "d3", "e3");
  expect([anna.goods.wood, anna.own.pastures.length]).toEqual([0, 1]);
});

test("AG-257 Fences of Unusual Size: four sides are four lines, a dividing fence is one, and fifteen fences are all", () => {
  const { anna } = table({ anna: { plays: ["LD22"], goods: { wood: 5 } }, bert: {} }, DECK);
  anna.uses("fencing").fences("d1", "e1");
  expect(anna.goods.wood).toBe(1);
  anna.fences("e1");
  expect(anna.goods.wood).toBe(0);
  const poor = table({ anna: { plays: ["LD22"], goods: { wood: 3 } }, bert: {} }, DECK).anna;
  expect(poor.spaces).not.toContain("fencing");
});

test("AG-258 The Witch: the top three are looked at and laid back in any order; the next draw follows it", () => {
  const { anna, bert } = table(
    { anna: { plays: ["LD23"], people: 3 }, bert: {} },
    { stock: { forest: 3 }, draws: ["LD15", "LD24", "LD25"] },
  );
  const deck = anna.state.sideDecks[0]!;
  Object.assign(deck, { left: ["LD15", "LD24", "LD25"], top: [], seenBy: null });
  anna.plays({ type: "scry" });
  anna.plays({ type: "arrange", card: "LD25" }).plays({ type: "arrange", card: "LD15" });
  expect([deck.top, deck.seenBy, anna.own.onCard.LD23]).toEqual([["LD25", "LD15", "LD24"], 0, 2]);
  expect(game.view(anna.state, 1).sideDecks[0]!.top).toEqual([null, null, null]);
  expect(game.view(anna.state, 0).sideDecks[0]!.top).toEqual(["LD25", "LD15", "LD24"]);
  anna.uses("forest");
  expect(anna.own.cards).toEqual(["LD23", "LD25"]);
  expect(bert.asides).not.toContainEqual({ type: "scry" });
});

test("AG-258 The Witch: what is seen and how it is laid stays secret, and after three times she is in the deck", () => {
  const { anna } = table({ anna: { plays: ["LD23"], people: 3 }, bert: {} }, { draws: ["LD15"] });
  const deck = anna.state.sideDecks[0]!;
  Object.assign(deck, { left: ["LD15", "LD24", "LD25", "LD26"], top: [], seenBy: null });
  game.play(anna.state, 0, { type: "scry" });
  const [look] = game.moves(anna.state, CHANCE);
  expect(game.seen(anna.state, CHANCE, look!, 0)).toEqual(look);
  expect(game.seen(anna.state, CHANCE, look!, 1)).toEqual({ type: "look", card: null });
  for (let i = 0; i < 3; i++) game.play(anna.state, CHANCE, game.moves(anna.state, CHANCE)[0]!);
  const arrange = game.moves(anna.state, 0)[2]!;
  expect(game.seen(anna.state, 0, arrange, 1)).toEqual({ type: "arrange", card: null });
  const other = structuredClone({ ...anna.state, options: {} }) as typeof anna.state;
  scramble(Object.assign(other, { options: anna.state.options }), 1, fastRandom("witch"));
  expect(game.view(other, 1)).toEqual(game.view(anna.state, 1));
  const imagined = game.imagine(game.view(anna.state, 1), fastRandom("dream"));
  expect(imagined.sideDecks[0]!.top).not.toContain(null);
  expect(game.flaw?.(imagined)).toBeUndefined();
  game.play(anna.state, 0, arrange);
  game.play(anna.state, 0, game.moves(anna.state, 0)[0]!);
  anna.own.onCard.LD23 = 1;
  anna.plays({ type: "scry" });
  while (anna.may().includes("arrange")) anna.plays(anna.moves[0]!);
  expect([anna.own.cards, deck.left, deck.top]).toEqual([[], ["LD15", "LD23", "LD24", "LD25", "LD26"], []]);
});

test("AG-259 Camelot: room for a person, and one animal of each type", () => {
  const { anna } = table(
    { anna: { plays: ["LD24"], goods: { sheep: 1, boar: 1, cattle: 1 } }, bert: {} },
    { ...DECK, stock: { "sheep-market": 2 } },
  );
  expect(anna.spaces).toContain("basic-wish-for-children");
  anna.uses("sheep-market");
  expect(anna.may()).toContain("discard");
  anna.discards("sheep");
  expect(anna.goods.sheep).toBe(2);
  const without = table({ anna: {}, bert: {} }, DECK).anna;
  expect(without.spaces).not.toContain("basic-wish-for-children");
});

test("AG-259 Camelot is no room: it costs nothing to renovate, scores nothing, and holds one animal of a type and one person", () => {
  const { anna } = table(
    { anna: { plays: ["LD24"], people: 3, goods: { clay: 2, reed: 1 } }, bert: {} },
    { ...DECK, stock: { "pig-market": 2 } },
  );
  expect(anna.spaces).not.toContain("basic-wish-for-children");
  anna.uses("house-redevelopment");
  expect([anna.own.house, anna.goods.clay, anna.scores("rooms")]).toEqual(["clay", 0, 2]);
  const { clara } = table({ clara: { plays: ["LD24"] }, dora: {} }, { ...DECK, stock: { "pig-market": 3 } });
  // One on the card, one in the house.
  clara.uses("pig-market");
  expect(clara.goods.boar).toBe(2);
});

test("AG-260 Chuck the Woodchuck: 1 wood more with wood alone, none with something else", () => {
  const { anna } = table({ anna: { plays: ["LD25"] }, bert: {} }, { ...DECK, stock: { copse: 2 } });
  anna.uses("copse");
  expect(anna.goods.wood).toBe(3);
  const { clara } = table({ clara: { plays: ["LD25"] }, bert: {} }, { ...DECK, stock: { copse: 2 } });
  clara.state.laid.push({ space: "copse", good: "food", count: 1 });
  clara.uses("copse");
  expect(clara.goods).toMatchObject({ wood: 2, food: 1 });
});

test("AG-327 drawn occupations and improvements count as such", async () => {
  const { occupations } = await import("../../cards/terms.ts");
  const { anna } = table({ anna: { plays: ["LD14", "LD24", "LD16"] }, bert: {} }, DECK);
  expect(occupations(anna.own)).toBe(1);
});

test("A person who will not return home counts for less with bots, a llama for more than none", () => {
  const { anna } = table({ anna: { people: 3 }, bert: {} }, { ...DECK, round: 8 });
  const usual = evaluation.value(anna.state, 0);
  anna.own.owed = 1;
  expect(evaluation.value(anna.state, 0)).toBeLessThan(usual);
  Object.assign(anna.own, { owed: 0, llamas: 1 });
  expect(evaluation.value(anna.state, 0)).toBeGreaterThan(usual);
});
