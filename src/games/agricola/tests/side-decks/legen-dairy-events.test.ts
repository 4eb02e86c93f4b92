import { expect, test } from "vitest";
import { CHANCE } from "../../../../table/game.ts";
import { sideCardsIn } from "../../cards/decks/side-decks.ts";
import { cards } from "../../cards/index.ts";
import { game } from "../../index.ts";
import { type Given, optionsWith, type Setting, table } from "../../testing.ts";

/** Anna fetches 3 wood from the Forest and draws; Bert is there, too. */
const forest = (draws: Setting["draws"] & object, anna: Given = {}, bert: Given = {}, setting: Setting = {}) => {
  const players = table({ anna, bert }, { round: 11, ...setting, stock: { forest: 3, ...setting.stock }, draws });
  players.anna.uses("forest");
  return players;
};

const FIELDS = `
  +    +    +    +    +    +
    .    .    .    .    .
  +    +    +    +    +    +
    R    g3   v2   g1   .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +
`;

const PASTURE = `
  +    +    +----+----+----+
    .    .  |.    .    .   |
  +    +    +----+----+----+
    R    .    .    .    .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +
`;

test("AG-230 AG-232 26 cards: 11 events, 4 occupations, 5 minor improvements, 1 major one, 5 action spaces", () => {
  const state = game.setup(2, optionsWith({ sideDecks: ["legen-dairy"] }), game.rulesVersion);
  expect(state.sideDecks[0]!.left).toHaveLength(26);
  const kinds = sideCardsIn("legen-dairy").map((card) => cards[card].kind);
  const count = (kind: string) => kinds.filter((other) => other === kind).length;
  expect(["event", "occupation", "minor", "major", "action-space"].map(count)).toEqual([11, 4, 5, 1, 5]);
});

test("AG-231 3 wood from one accumulation space draw a card, 2 do not; wood on another space does, too", () => {
  expect(forest(["LD15"]).anna.own.cards).toEqual(["LD15"]);
  const few = table({ anna: {}, bert: {} }, { stock: { forest: 2 }, draws: ["LD15"] }).anna;
  expect(few.uses("forest").own.cards).toEqual([]);
  const { anna } = table({ anna: {}, bert: {} }, { stock: { "clay-pit": 1 }, draws: ["LD15"] });
  anna.state.laid.push({ space: "clay-pit", good: "wood", count: 3 });
  expect(anna.uses("clay-pit").own.cards).toEqual(["LD15"]);
});

test("AG-231 wood that cards add counts for nothing", () => {
  const { anna } = table({ anna: { plays: ["A116"] }, bert: {} }, { stock: { forest: 2 }, draws: ["LD15"] });
  anna.uses("forest");
  expect([anna.goods.wood, anna.own.cards]).toEqual([3, ["A116"]]);
});

test("AG-233 drawn improvements cost nothing but what they ask for themselves", () => {
  expect(forest(["LD24"]).anna.goods.wood).toBe(3);
  expect(forest(["LD23"]).anna.goods.wood).toBe(2);
});

test.each(["LD06", "LD07", "LD08", "LD10", "LD12"] as const)(
  "AG-234 %s is in the deck again when it has spoken",
  (card) => {
    const { anna } = forest([card]);
    if (anna.may().includes("plow")) anna.plows("c2");
    expect(anna.state.sideDecks[0]!.left).toEqual([card]);
    expect(game.flaw?.(anna.state)).toBeUndefined();
  },
);

test("AG-234 an event that is over does not come back", () => {
  expect(forest(["LD09"]).anna.state.sideDecks[0]!.left).toEqual([]);
});

test("AG-236 The Lady of the Lake, Pt. 1: up to three fields side by side, not four", () => {
  const { anna } = forest(["LD01"]);
  anna.takes("plow").plows("c1").takes("plow").plows("c2");
  anna.takes("plow").plows("c3");
  expect(anna.own.fields).toBe((1 << 2) | (1 << 7) | (1 << 12));
  expect(anna.may()).not.toContain("plow");
});

test("AG-236 The Lady of the Lake, Pt. 1: none at all is a choice, and in winter each field costs 1 food", () => {
  expect(forest(["LD01"]).anna.stops().own.fields).toBe(0);
  const options = { seasons: true, firstSeason: "winter" } as const;
  const { anna } = forest(
    ["LD01"],
    { goods: { food: 1 } },
    {},
    { options: { ...options, sideDecks: ["legen-dairy"] } },
  );
  anna.takes("plow").plows("c1");
  expect(anna.goods.food).toBe(0);
  expect(anna.may()).not.toContain("take");
});

test("AG-239 Feral Child works at once, eats as an adult and leaves after the next feeding", () => {
  const { anna } = forest(["LD04"], { people: 3, goods: { food: 9 } }, {}, { round: 8 });
  expect(anna.own).toMatchObject({ people: 4, newborns: 0, placed: 1 });
  for (const space of ["fishing", "day-laborer", "grain-seeds"] as const) anna.uses(space);
  expect(anna.own).toMatchObject({ people: 4, cards: ["LD04"] });
  const { clara } = table({ clara: { plays: ["LD04"], people: 4, atHome: 1, goods: { food: 8 } } }, { round: 9 });
  clara.own.onCard.LD04 = 1;
  clara.uses("grain-seeds");
  while (clara.may().includes("feed")) clara.feeds();
  expect(clara.own).toMatchObject({ people: 3, cards: [] });
});

test("AG-239 Feral Child: with five people nothing happens, and nobody leaves later", () => {
  const { anna } = forest(["LD04"], { people: 5 });
  expect(anna.own).toMatchObject({ people: 5, cards: [] });
});

test("AG-239 Feral Child: whoever cannot pay what a family growth costs gets no child, and nobody leaves later", () => {
  const { anna } = forest(["LD04"], { people: 3 }, {}, { beside: ["X15"], round: 9 });
  expect(anna.own).toMatchObject({ people: 3, cards: ["LD04"] });
  const { clara } = table({ clara: { plays: ["LD04"], people: 3, atHome: 1, goods: { food: 6 } } }, { round: 9 });
  clara.uses("grain-seeds");
  while (clara.may().includes("feed")) clara.feeds();
  expect(clara.own).toMatchObject({ people: 3, cards: [] });
});

test("AG-240 The Hermit: all sheep become wood, without cooking in reply", () => {
  const { anna } = forest(["LD05"], { plays: ["fireplace-2", "LD24"], goods: { sheep: 2 } });
  expect(anna.goods).toMatchObject({ sheep: 0, wood: 5, food: 0 });
  expect(forest(["LD05"]).anna.goods.wood).toBe(3);
});

test("AG-240 The Hermit: 5 sheep bring 5 wood with a Fireplace at hand; that wood draws no card, and llamas are no sheep", () => {
  const given: Given = { farm: PASTURE, plays: ["fireplace-2"], goods: { sheep: 5 } };
  const { anna } = table({ anna: given, bert: {} }, { round: 11, stock: { forest: 3 }, draws: ["LD05", "LD15"] });
  anna.own.llamas = 1;
  anna.uses("forest");
  expect(anna.goods).toMatchObject({ sheep: 0, wood: 8, food: 0 });
  expect([anna.own.llamas, anna.own.cards]).toEqual([1, ["fireplace-2"]]);
});

test("AG-241 The Lady of the Lake, Pt. 2: the token stays with the drawer until the card is drawn again", () => {
  const { anna, bert } = table(
    { anna: {}, bert: { atHome: 2 } },
    { round: 11, startingPlayer: 1, stock: { forest: 3, "meeting-place": 2, copse: 3 }, draws: ["LD06"] },
  );
  anna.uses("forest");
  expect(anna.state.startingPlayer).toBe(0);
  bert.uses("meeting-place");
  expect([anna.state.startingPlayer, bert.goods.food]).toEqual([0, 2]);
  anna.uses("fishing");
  bert.uses("copse");
  expect(anna.state.startingPlayer).toBe(1);
});

test("AG-241 The Lady of the Lake, Pt. 2: with hand cards Meeting Place needs a minor improvement that is played", () => {
  const beside = ["LD06"] as const;
  const options = { sideDecks: ["legen-dairy"] } as const;
  const none = table({ anna: { holds: ["A005"] }, bert: {} }, { beside, options });
  expect(none.anna.spaces).not.toContain("meeting-place");
  const { anna } = table(
    { anna: { holds: ["A005"], goods: { food: 1 } }, bert: {} },
    { beside, options, startingPlayer: 1 },
  );
  anna.uses("meeting-place").lays("A005");
  expect(anna.state.startingPlayer).toBe(1);
});

test("AG-242 The Boar King: 3 boar become 6", () => {
  const farm = `
  +    +    +    +    +    +
    .    .    .    .    .
  +    +    +    +----+----+
    R    .    .  |.    .   |
  +    +    +    +    +    +
    R    .    .  |.    .   |
  +    +    +    +----+----+
`;
  expect(forest(["LD07"], { farm, goods: { boar: 3 } }).anna.goods.boar).toBe(6);
});

test("AG-242 The Boar King: without boar planted vegetables are lost, without these a field is plowed", () => {
  const { anna } = forest(["LD07"], { farm: FIELDS });
  expect([anna.own.vegetable[7], anna.own.grain[6], anna.may()]).toEqual([0, 3, ["place"]]);
  const bare = forest(["LD07"]).anna.plows("c2");
  expect(bare.own.fields).toBe(1 << 7);
});

test("AG-243 Men in Tights: whoever has most gives, whoever has least gets, and what cannot be shared goes to the drawer", () => {
  const { anna, bert, carl, dora } = table(
    {
      anna: { goods: { wood: 3, clay: 4, reed: 2 } },
      bert: { goods: { wood: 6, clay: 0, reed: 2 } },
      carl: { goods: { wood: 1, clay: 0, reed: 2 } },
      dora: { goods: { wood: 3, clay: 2, reed: 2 } },
    },
    { round: 11, stock: { forest: 3 }, draws: ["LD08"] },
  );
  anna.uses("forest");
  const count = (good: "wood" | "clay" | "reed") => [anna, bert, carl, dora].map(({ goods }) => goods[good]);
  expect(count("wood")).toEqual([5, 5, 3, 3]);
  expect(count("clay")).toEqual([4, 0, 0, 2]);
  expect(count("reed")).toEqual([2, 2, 2, 2]);
});

test("AG-243 Men in Tights: by an option everything goes to the drawer", () => {
  const { anna, bert } = forest(
    ["LD08"],
    {},
    { goods: { wood: 6 } },
    {
      options: { sideDecks: ["legen-dairy"], tightsToDrawer: true },
    },
  );
  expect([anna.goods.wood, bert.goods.wood]).toEqual([4, 5]);
});

test.each([
  [
    { grain: 3, vegetable: 2 },
    { grain: 6, vegetable: 2 },
  ],
  [{ vegetable: 2 }, { grain: 0, vegetable: 4 }],
  [{}, { grain: 1, vegetable: 1 }],
])("AG-244 Noblesse Oblige: %o becomes %o", (goods, after) => {
  expect(forest(["LD09"], { goods }).anna.goods).toMatchObject(after);
});

test("AG-244 Noblesse Oblige: what grows in the fields is neither doubled nor counted as had", () => {
  const { anna } = forest(["LD09"], { farm: FIELDS });
  expect(anna.goods).toMatchObject({ grain: 1, vegetable: 1 });
  expect([anna.own.grain[6], anna.own.vegetable[7], anna.own.grain[8]]).toEqual([3, 2, 1]);
});

test("AG-245 A Midsummer Night's Dream: in the next round each neighbour places a person, and its owner gets the goods", () => {
  const { anna, bert, carl } = table(
    { anna: { atHome: 1 }, bert: {}, carl: {} },
    { round: 10, stock: { forest: 3 }, draws: ["LD10"] },
  );
  anna.uses("forest");
  expect(anna.state.lent).toBe(7);
  anna.plays({ type: "send", space: "fishing" });
  carl.uses("fishing");
  expect([carl.goods.food > 0, carl.own.placed, anna.own.placed, anna.state.lent]).toEqual([true, 1, 0, 3]);
  bert.uses("grain-seeds");
  expect(carl.may()).toEqual(["place", "send"]);
  expect(game.question(carl.state, 2)).toMatchObject({ id: "ask.place.or-lent", seat: 1, n: 1 });
  carl.plays({ type: "send", space: "day-laborer" });
  bert.uses("day-laborer");
  expect([bert.goods.food, bert.own.placed]).toEqual([2, 2]);
  anna.uses("clay-pit");
  expect(bert.moves.every(({ type }) => type === "send")).toBe(true);
  expect(game.question(bert.state, 1)).toMatchObject({ id: "ask.place.lent", seat: 0 });
  bert.plays({ type: "send", space: "reed-bank" });
  anna.uses("reed-bank");
  expect([anna.goods.reed > 0, anna.state.lent, carl.may()]).toEqual([true, 0, ["place"]]);
});

test("AG-245 A Midsummer Night's Dream: nothing in the last round, and nothing alone", () => {
  const { anna } = forest(["LD10"], { atHome: 1 }, {}, { round: 14 });
  expect(anna.state.lent).toBe(0);
  const { clara } = table({ clara: { atHome: 1 } }, { round: 10, stock: { forest: 3 }, draws: ["LD10"] });
  clara.uses("forest");
  expect([clara.state.round, clara.state.lent]).toEqual([11, 0]);
});

test("AG-246 French Castle: 3 stone and 3 food, one turn passes over the drawer, and nobody is lost", () => {
  const { anna, bert } = forest(["LD11"], { people: 3 }, { atHome: 2 });
  expect(anna.goods).toMatchObject({ stone: 3, food: 3 });
  bert.uses("fishing");
  expect(anna.moves).toEqual([]);
  bert.uses("clay-pit");
  anna.uses("reed-bank").uses("day-laborer");
  expect(anna.state.round).toBe(12);
});

test("AG-246 French Castle: whoever has nobody left skips the first turn of the next round", () => {
  const { anna, bert } = forest(["LD11"], { atHome: 1 }, {}, { round: 10 });
  expect([anna.state.round, anna.moves]).toEqual([11, []]);
  bert.uses("fishing");
  expect(anna.moves.length).toBeGreaterThan(0);
});

test("AG-247 All Your Wood Are Belong to Us: wood is gone, crops in the fields double", () => {
  const { anna } = forest(["LD12"], { farm: FIELDS, goods: { wood: 4, grain: 1 } });
  expect(anna.goods).toMatchObject({ wood: 0, grain: 1 });
  expect([anna.own.grain[6], anna.own.vegetable[7], anna.own.grain[8]]).toEqual([6, 4, 2]);
});

test("AG-247 All Your Wood Are Belong to Us: a field card's crops double, too; without a crop there is just no wood left", () => {
  const { anna } = table(
    { anna: { plays: ["B068"], goods: { vegetable: 2 } }, bert: {} },
    { round: 11, stock: { forest: 3 }, draws: ["LD12"] },
  );
  anna.own.vegetable[15] = 2;
  anna.uses("forest");
  expect([anna.own.vegetable[15], anna.goods.vegetable, anna.goods.wood]).toEqual([4, 2, 0]);
  const { clara } = table({ clara: {}, dora: {} }, { round: 11, stock: { forest: 4 }, draws: ["LD12"] });
  expect(clara.uses("forest").goods).toMatchObject({ wood: 0, grain: 0, vegetable: 0 });
});

test("AG-261 Peruvian Inquisition: sheep become llamas, which score for everybody", () => {
  const farm = `
  +    +    +    +    +    +
    .    .    .    .    .
  +    +    +    +----+----+
    R    .    .  |.    .   |
  +    +    +    +    +    +
    R    .    .  |.    .   |
  +    +    +    +----+----+
`;
  const { anna, bert } = forest(["LD26"], { farm, goods: { sheep: 5 } });
  expect(anna.own).toMatchObject({ llamas: 5, goods: { sheep: 0 } });
  expect([anna.scores("bonus"), bert.scores("bonus"), anna.scores("sheep")]).toEqual([2, -1, -1]);
  anna.own.llamas = 6;
  expect(anna.scores("bonus")).toBe(3);
});

test("AG-261 Llamas need a pasture of their own, breed in pairs and cannot be cooked on a Fireplace", () => {
  const farm = `
  +    +    +    +    +    +
    .    .    .    .    .
  +    +    +    +----+----+
    R    .    .  |.    .   |
  +    +    +    +----+----+
    R    .    .    .    .
  +    +    +    +    +    +
`;
  const { anna } = forest(["LD26"], { farm, plays: ["fireplace-2"], goods: { sheep: 3, food: 9 }, atHome: 1 });
  while (anna.may().includes("feed")) anna.feeds();
  expect(anna.own.llamas).toBe(4);
  const { clara } = table(
    { clara: { farm, plays: ["fireplace-2"] } },
    { beside: ["LD26"], stock: { "cattle-market": 2 } },
  );
  clara.own.llamas = 4;
  clara.uses("cattle-market");
  expect(clara.moves.map((move) => JSON.stringify(move))).toContain('{"type":"release","what":"llama"}');
  expect(clara.may()).not.toContain("roast");
  clara.plays({ type: "release", what: "llama" });
  expect(clara.own.llamas).toBe(3);
});

test("AG-262 an empty deck draws nothing", () => {
  const { anna } = table({ anna: {}, bert: {} }, { stock: { forest: 3, copse: 3 }, draws: ["LD15"] });
  anna.uses("forest").uses("copse");
  expect(anna.own.cards).toEqual(["LD15"]);
});

test("AG-263 one collection may open both decks; the player says which comes first", () => {
  const { anna } = table(
    { anna: {}, bert: {} },
    { options: { sideDecks: ["x", "legen-dairy"] }, stock: { "western-quarry": 1 } },
  );
  anna.state.laid.push({ space: "western-quarry", good: "wood", count: 3 });
  game.play(anna.state, 0, { type: "place", space: "western-quarry" });
  expect(game.moves(anna.state, 0).map(({ type }) => type)).toEqual(["chooseDeck", "chooseDeck"]);
  game.play(anna.state, 0, { type: "chooseDeck", deck: "legen-dairy" });
  expect(game.actors(anna.state)).toEqual([CHANCE]);
  expect(game.moves(anna.state, CHANCE)).toHaveLength(26);
});

test.each(["LD17", "LD18", "LD19", "LD20", "LD21"] as const)(
  "AG-235 %s lies beside the board; only Warrior Princess closes another space",
  (card) => {
    const { anna } = forest([card], { people: 2, goods: { cattle: 1 }, plays: ["B010"] });
    expect(anna.state.common).toEqual([card]);
    expect(anna.spaces).toContain(card);
    expect(anna.spaces.includes("basic-wish-for-children")).toBe(card !== "LD18");
  },
);
