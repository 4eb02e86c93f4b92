import { expect, test } from "vitest";
import { table } from "../../testing.ts";

const BARE = `
  +    +    +    +    +    +
     .    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;
const field = (text: string) => BARE.replace("     .    .    .", `     .    .    ${text}`);

test("B109 Paper Maker: with no food, 1 wood and three occupations Lessons can be used, and its food pays", () => {
  const { anna } = table(
    { anna: { plays: ["B109", "A098", "A143"], holds: ["A116"], goods: { wood: 1 } }, bert: { holds: [] } },
    { round: 3 },
  );
  expect(anna.spaces).toContain("lessons");
  anna.uses("lessons");
  expect(anna.goods).toMatchObject({ wood: 0, food: 2 });
  expect(anna.own.cards).toContain("A116");
});

test("B109 Paper Maker is silent at a minor improvement, and without wood Lessons stays closed", () => {
  const { anna } = table(
    { anna: { plays: ["B109", "A098"], holds: ["A116", "A016"] }, bert: { holds: [] } },
    { round: 3 },
  );
  expect(anna.spaces).not.toContain("lessons");
  anna.uses("meeting-place").lays("A016");
  expect(anna.own.cards).toContain("A016");
});

test("B109 Paper Maker may be left if the food is there", () => {
  const { anna } = table(
    { anna: { plays: ["B109", "A098"], holds: ["A116"], goods: { wood: 1, food: 1 } }, bert: { holds: [] } },
    { round: 3 },
  );
  anna.uses("lessons").acts();
  expect(anna.goods).toMatchObject({ wood: 1, food: 0 });
});

test("B097 Scholar: in a stone house a card may be played as the round starts, for 1 food if an occupation", () => {
  const { anna } = table(
    {
      anna: { plays: ["B097"], holds: ["A116", "A016"], house: "stone", goods: { food: 1 }, atHome: 1 },
      bert: { holds: [] },
    },
    { round: 1 },
  );
  anna.uses("forest").heeds("B097").takes("improve").lays("A116");
  expect(anna.goods.food).toBe(0);
  expect(anna.own.cards).toContain("A116");
  expect(anna.asked).toBe("place");
});

test("B097 Scholar is silent in a clay house", () => {
  const { anna } = table(
    { anna: { plays: ["B097"], holds: ["A016"], house: "clay", goods: { food: 1 }, atHome: 1 }, bert: { holds: [] } },
    { round: 1 },
  );
  expect(anna.uses("forest").asked).toBe("place");
});

test("A102 Grocer: at any time 1 food buys what lies on top, one after the other", () => {
  const { anna } = table({ anna: { plays: ["A102"], goods: { food: 3 } }, bert: {} });
  anna.exchanges("A102").exchanges("A102").exchanges("A102");
  expect(anna.goods).toMatchObject({ food: 0, wood: 1, grain: 1, reed: 1 });
});

test("A102 Grocer: his goods count as payable, down to what lies below others", () => {
  // A Clay Oven asks for 3 clay and 1 stone; the stone is the fourth of the pile.
  const goods = { clay: 3, food: 4 };
  const { anna } = table({ anna: { plays: ["A102"], goods }, bert: {} });
  expect(anna.spaces).toContain("major-improvement");
  anna.uses("major-improvement").builds("clay-oven");
  while (anna.asked === "raise") anna.exchanges("A102");
  expect(anna.own.cards).toContain("clay-oven");
  expect(anna.goods).toMatchObject({ clay: 0, stone: 0, wood: 1, grain: 1, reed: 1, food: 0 });
});

test("A102 Grocer: what he sells cannot pay for itself, and an empty card offers nothing", () => {
  const { anna } = table({ anna: { plays: ["A102"], goods: { clay: 3, food: 1 } }, bert: {} });
  expect(anna.spaces).toContain("major-improvement");
  anna.uses("major-improvement");
  expect(anna.moves).not.toContainEqual({ type: "improve", card: "clay-oven" });
  anna.own.onCard.A102 = 8;
  expect(anna.asides.filter(({ type }) => type === "exchange")).toEqual([]);
});

test("B080 Hard Porcelain: clay counts as payable stone, by each of the three rates", () => {
  const { anna } = table({ anna: { plays: ["B080"], goods: { clay: 6 } }, bert: {} });
  anna.uses("major-improvement").builds("clay-oven");
  expect(anna.moves).toContainEqual({ type: "exchange", card: "B080", nth: 0 });
  // Two clay more than the price: only the first two rates leave enough.
  anna.exchanges("B080", 0);
  expect(anna.goods).toMatchObject({ clay: 1, stone: 0 });
});

test("B080 Hard Porcelain is silent with 1 clay", () => {
  const { anna } = table({ anna: { plays: ["B080"], goods: { clay: 1 } }, bert: {} });
  expect(anna.asides.filter(({ type }) => type === "exchange")).toEqual([]);
});

test("B104 Sheep Walker: a housed sheep becomes a boar, a vegetable or a stone, and so pays", () => {
  const { anna } = table({ anna: { plays: ["B104"], goods: { clay: 3, sheep: 1 } }, bert: {} });
  anna.uses("major-improvement").builds("clay-oven");
  expect(anna.own.cards).toContain("clay-oven");
  expect(anna.goods).toMatchObject({ sheep: 0, stone: 0 });
});

test("B104 Sheep Walker: sheep that found no place yet cannot be exchanged", () => {
  const { anna } = table({ anna: { plays: ["B104"], goods: { boar: 1 } }, bert: {} }, { stock: { "sheep-market": 2 } });
  anna.uses("sheep-market");
  expect(anna.asked).toBe("house");
  expect(anna.asides.filter(({ type }) => type === "exchange")).toEqual([]);
});

test("B104 Sheep Walker: who raises a price gives no sheep away without which it could not be paid", () => {
  const farm = `
  +    +    +    +----+----+
     .    .    . |  .    . |
  +    +    +    +----+----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;
  const { anna } = table({ anna: { plays: ["B104"], farm, goods: { clay: 1, sheep: 5 } }, bert: {} });
  anna.uses("major-improvement").builds("stone-oven");
  expect(anna.asked).toBe("raise");
  expect(anna.asides).toContainEqual({ type: "discard", good: "sheep" });
  // The second boar finds no place; of the sheep all three are needed, so that it goes, and the sheep pay.
  anna.exchanges("B104", 0).exchanges("B104", 0);
  expect(anna.own.cards).toContain("stone-oven");
  expect(anna.goods).toMatchObject({ sheep: 0, stone: 0, boar: 1 });
});

test("A143, A123, B145 Two clay rooms become stone for 1 stone and reed, or wood in place of either, or both", () => {
  const goods = { stone: 2, reed: 1, wood: 2 };
  for (const plays of [
    ["A143", "A123", "B145"],
    ["B145", "A143", "A123"],
    ["A123", "B145", "A143"],
  ] as const) {
    const { anna } = table({ anna: { plays, house: "clay", goods }, bert: {} });
    anna.uses("house-redevelopment");
    expect(anna.moves).toEqual([
      { type: "pay", goods: { wood: 2 } },
      { type: "pay", goods: { wood: 1, reed: 1 } },
      { type: "pay", goods: { wood: 1, stone: 1 } },
      { type: "pay", goods: { reed: 1, stone: 1 } },
    ]);
  }
});

test("A143 Stonecutter: a renovation costs 1 stone less in all, and never less than nothing", () => {
  const { anna } = table({ anna: { plays: ["A143"], house: "clay", goods: { stone: 1, reed: 1 } }, bert: {} });
  anna.uses("house-redevelopment");
  expect(anna.own.house).toBe("stone");
  expect(anna.goods).toMatchObject({ stone: 0, reed: 0 });
});

test("A143 Stonecutter takes nothing off clay or wood", () => {
  const { anna } = table({ anna: { plays: ["A143"], goods: { clay: 1, reed: 1 } }, bert: {} });
  expect(anna.spaces).not.toContain("house-redevelopment");
});

test("A123 Frame Builder replaces exactly 2 clay, once for each room", () => {
  const goods = { clay: 3, wood: 1, reed: 2 };
  const { anna } = table({ anna: { plays: ["A123"], house: "clay", goods }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ clay: 0, wood: 0, reed: 0 });
});

test("A123 Frame Builder is silent where a room is of wood", () => {
  const { anna } = table({ anna: { plays: ["A123"], goods: { wood: 4, reed: 2 } }, bert: {} });
  anna.uses("farm-expansion");
  expect(anna.cellsFor("room")).toEqual([]);
});

test("B145 Brushwood Collector: 1 wood in place of both reed of a room, or of none", () => {
  const { anna } = table({ anna: { plays: ["B145"], goods: { wood: 6, reed: 1 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ wood: 0, reed: 1 });
});

test("B145 Brushwood Collector is silent at improvements", () => {
  const goods = { stone: 2, wood: 1, reed: 1 };
  const { anna } = table({ anna: { plays: ["B145"], goods }, bert: {} });
  expect(anna.spaces).not.toContain("major-improvement");
});

test("B126 Carpenter: a room costs 3 of the house's material and 2 reed", () => {
  const { anna } = table({ anna: { plays: ["B126"], house: "clay", goods: { clay: 3, reed: 2 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0 });
});

test("B126 Carpenter is silent at renovations", () => {
  const { anna } = table({ anna: { plays: ["B126"], goods: { clay: 1, reed: 1 } }, bert: {} });
  expect(anna.spaces).not.toContain("house-redevelopment");
});

test("A088 Hedge Keeper: of 7 fences in two pastures of one action 4 are paid", () => {
  const { anna } = table({ anna: { plays: ["A088"], goods: { wood: 4 } }, bert: {} });
  anna.uses("fencing").fences("c2").fences("d2");
  expect(anna.goods.wood).toBe(0);
  expect(anna.own.pastures).toHaveLength(2);
});

test("A088 Hedge Keeper: a single space costs 1 wood, and with none nobody fences", () => {
  const { anna } = table({ anna: { plays: ["A088"] }, bert: {} });
  expect(anna.spaces).not.toContain("fencing");
});

test("A016 Rammed Clay: wood and clay pay for fences in any mixture", () => {
  const { anna } = table({ anna: { plays: ["A016"], goods: { wood: 3, clay: 2 } }, bert: {} });
  anna.uses("fencing").fences("c2");
  expect(anna.moves).toEqual([
    { type: "pay", goods: { wood: 3, clay: 1 } },
    { type: "pay", goods: { wood: 2, clay: 2 } },
  ]);
  anna.pays({ wood: 2, clay: 2 });
  expect(anna.goods).toMatchObject({ wood: 1, clay: 0 });
});

test("A016 Rammed Clay is silent at stables", () => {
  const { anna } = table({ anna: { plays: ["A016"], goods: { clay: 9 } }, bert: {} });
  anna.uses("day-laborer");
  expect(anna.spaces).not.toContain("side-job");
});

test("A088, A016 Three fences are free, the others are paid in wood and clay as one likes", () => {
  const { anna } = table({ anna: { plays: ["A016", "A088"], goods: { wood: 2, clay: 2 } }, bert: {} });
  anna.uses("fencing").fences("c2", "d2");
  expect(anna.moves.map((move) => (move.type === "pay" ? move.goods : {}))).toEqual([
    { wood: 2, clay: 1 },
    { wood: 1, clay: 2 },
  ]);
});

test("A083 Shepherd's Crook: 6 new spaces divided 4 and 2 in one action bring 2 sheep, 3 and 3 none", () => {
  const divide = (...part: readonly string[]) => {
    const { anna } = table({ anna: { plays: ["A083"], goods: { wood: 15 } }, bert: {} });
    anna
      .uses("fencing")
      .fences("c1", "d1", "e1", "c2", "d2", "e2")
      .fences(...part);
    if (anna.asked === "fence") anna.stops();
    return anna.goods.sheep;
  };
  expect(divide("e1", "e2")).toBe(2);
  expect(divide("c2", "d2", "e2")).toBe(0);
});

test("B024 Lasso: after the Forest a second person goes to an animal market at once, or to none", () => {
  const { anna } = table({ anna: { plays: ["B024"], people: 3 }, bert: { atHome: 2 } });
  anna.uses("forest").heeds("B024");
  expect([...anna.spaces].sort()).toEqual(["cattle-market", "pig-market", "sheep-market"]);
  anna.uses("sheep-market");
  expect(anna.asked).toBeUndefined();
});

test("B024 Lasso: after an animal market the second person goes anywhere, but no third one follows", () => {
  const { anna, bert } = table({ anna: { plays: ["B024"], people: 3 }, bert: { atHome: 2 } });
  anna.uses("pig-market").heeds("B024").uses("fishing");
  expect(bert.asked).toBe("place");
});

test("B024 Lasso is silent with nobody left at home", () => {
  const { anna, bert } = table({ anna: { plays: ["B024"], atHome: 1 }, bert: { atHome: 1 } });
  anna.uses("sheep-market");
  expect(bert.asked).toBe("place");
});

test("A092 Adoptive Parents: for 1 food a newborn acts in the round of its birth, and eats as an adult", () => {
  const farm = BARE.replace("     .", "     R");
  const { anna } = table(
    { anna: { plays: ["A092"], farm, atHome: 1, goods: { food: 9 } }, bert: { people: 1, goods: { food: 2 } } },
    { round: 7 },
  );
  anna.uses("basic-wish-for-children").heeds("A092").uses("forest");
  expect(anna.own.people).toBe(3);
  expect(anna.goods.food).toBe(9 - 1 - 6);
});

test("A092 Adoptive Parents: whoever declines is not asked again, and the newborn eats 1", () => {
  const farm = BARE.replace("     .", "     R");
  const { anna } = table(
    { anna: { plays: ["A092"], farm, atHome: 1, goods: { food: 9 } }, bert: { people: 1, goods: { food: 2 } } },
    { round: 7 },
  );
  anna.uses("basic-wish-for-children").stops();
  expect(anna.goods.food).toBe(9 - 5);
});

test("B068 Beanfield is a field for vegetables: sown, harvested and scored, but no field tile", () => {
  const { anna } = table({ anna: { plays: ["B068"], goods: { grain: 1, vegetable: 1 } }, bert: {} });
  anna.uses("grain-utilization");
  expect(anna.own.vegetable[15]).toBe(2);
  expect(anna.own.grain[15]).toBe(0);
  expect(anna.goods).toMatchObject({ grain: 1, vegetable: 0 });
  expect(anna.scores("fields")).toBe(-1);
  expect(anna.scores("vegetable")).toBe(2);
});

test("B068 Beanfield takes no grain", () => {
  const { anna } = table({ anna: { plays: ["B068"], goods: { grain: 1 } }, bert: {} });
  expect(anna.spaces).not.toContain("grain-utilization");
});

test("B010 Caravan gives a person room, but is no room", () => {
  const { anna } = table({ anna: { plays: ["B010"] }, bert: {} });
  expect(anna.spaces).toContain("basic-wish-for-children");
  expect(anna.scores("rooms")).toBe(0);
  expect(anna.uses("basic-wish-for-children").own.people).toBe(3);
  expect(anna.spaces).not.toContain("modest-wish-for-children");
});

test("A053 Claypipe: 7 building resources gained in the work phase bring 2 food when all are home, spent or not", () => {
  const gained = (wood: number) => {
    const { anna } = table({ anna: { plays: ["A053"], atHome: 1 }, bert: {} }, { round: 1, stock: { forest: wood } });
    return anna.uses("forest").goods.food;
  };
  expect(gained(7)).toBe(2);
  expect(gained(6)).toBe(0);
});

test("A019 Handplow: five rounds later, as the round starts, a field may be plowed", () => {
  const { anna } = table({ anna: { holds: ["A019"], goods: { wood: 1 } }, bert: { holds: [] } }, { round: 3 });
  anna.uses("meeting-place").lays("A019");
  expect(anna.own.due).toEqual([{ round: 8, from: "A019" }]);
});

test("A019 Handplow: an offer that is declined is gone, and past round 14 there is none", () => {
  const { anna } = table({ anna: { plays: ["A019"], atHome: 1 }, bert: { people: 1 } }, { round: 1 });
  anna.own.due.push({ round: 2, from: "A019" });
  anna.uses("forest");
  expect(anna.moves).toEqual([{ type: "card", card: "A019" }, { type: "stop" }]);
  anna.stops();
  expect(anna.own.due).toEqual([]);
  const { carl } = table({ carl: { holds: ["A019"], goods: { wood: 1 } }, dora: { holds: [] } }, { round: 10 });
  carl.uses("meeting-place").lays("A019");
  expect(carl.own.due).toEqual([]);
});

test("B163 Pastor: whoever is the last with a house of two rooms gets goods, once, whoever built", () => {
  const three = BARE.replace("     .", "     R");
  const { anna, bert } = table({
    anna: { plays: ["B163"] },
    bert: { atHome: 1, goods: { wood: 5, reed: 2 } },
    carl: { farm: three },
    dora: { farm: three },
  });
  anna.uses("forest");
  expect(anna.goods.clay).toBe(0);
  bert.uses("farm-expansion").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ clay: 2, reed: 1, stone: 1 });
  anna.uses("grove");
  expect(anna.goods).toMatchObject({ clay: 2, reed: 1, stone: 1 });
});

test("B033 Mantlepiece: 1 point for each complete round to come, 3 less printed, and no renovation any more", () => {
  const goods = { stone: 9, reed: 1, clay: 4 };
  const { anna } = table({ anna: { holds: ["B033"], house: "clay", goods }, bert: { holds: [] } }, { round: 7 });
  anna.uses("meeting-place").lays("B033");
  expect(anna.scores("bonus")).toBe(7);
  expect(anna.scores("improvements")).toBe(-3);
  expect(anna.spaces).not.toContain("house-redevelopment");
});

test("B033 Mantlepiece cannot be played in a wooden house", () => {
  const { anna } = table({ anna: { holds: ["B033"], goods: { stone: 1 } }, bert: { holds: [] } }, { round: 7 });
  anna.uses("meeting-place");
  expect(anna.own.cards).toEqual([]);
  expect(anna.asked).toBe("place");
});

test("B002 Mini Pasture: one new space is fenced for nothing, then the card goes to the left hand", () => {
  const { anna, bert } = table(
    { anna: { holds: ["B002"], plays: ["A088"], goods: { food: 2 } }, bert: { holds: [] } },
    { round: 3 },
  );
  anna.uses("meeting-place").lays("B002").fences("e3");
  expect(anna.own.pastures).toEqual([1 << 14]);
  expect(anna.own.cards).toEqual(["A088"]);
  expect(bert.state.hands!.held[1]).toEqual(["B002"]);
});

test("B002 Mini Pasture divides no old pasture and lies beside one", () => {
  const farm = BARE.replace("     .    .    .    .    .", "     .    .    .    .    .");
  const { anna } = table({ anna: { holds: ["B002"], goods: { food: 2 }, farm }, bert: { holds: [] } }, { round: 3 });
  anna.own.pastures = [(1 << 13) | (1 << 14)];
  anna.uses("meeting-place").lays("B002");
  expect(anna.moves).toEqual([
    { type: "fence", cells: [8] },
    { type: "fence", cells: [9] },
    { type: "fence", cells: [12] },
  ]);
});

test("A160 Lutenist: another player's Traveling Players bring 1 food and 1 wood, and 2 food may buy a vegetable", () => {
  const { anna, bert } = table({
    anna: {},
    bert: { plays: ["A160"], goods: { food: 1 }, atHome: 1 },
    carl: {},
    dora: {},
  });
  anna.uses("traveling-players");
  expect(bert.asked).toBe("heed");
  bert.heeds("A160");
  expect(bert.goods).toMatchObject({ food: 0, wood: 1, vegetable: 1 });
});

test("A160 Lutenist is silent at his owner's own use", () => {
  const { anna } = table({ anna: { plays: ["A160"], goods: { food: 2 } }, bert: {}, carl: {}, dora: {} });
  anna.uses("traveling-players");
  expect(anna.goods).toMatchObject({ wood: 0, vegetable: 0 });
});

test("A050 Milk Jug: whoever uses the Cattle Market, its owner gets 3 food and everybody else 1", () => {
  const { anna, bert, carl } = table({ anna: {}, bert: { plays: ["A050"], atHome: 1 }, carl: {} });
  anna.uses("cattle-market");
  expect([anna.goods.food, bert.goods.food, carl.goods.food]).toEqual([1, 3, 1]);
});

test("A050 Milk Jug is silent at the other markets", () => {
  const { anna, bert } = table({ anna: {}, bert: { plays: ["A050"], atHome: 1 } });
  anna.uses("sheep-market");
  expect(bert.goods.food).toBe(0);
});

const rotation = (fields: string) => {
  const farm = field(fields);
  const { anna } = table(
    {
      anna: { plays: ["B061"], farm, atHome: 1, people: 1, goods: { food: 2 } },
      bert: { people: 1, goods: { food: 2 } },
    },
    { round: 4 },
  );
  anna.uses("forest");
  return anna.goods.food;
};

test("B061 Three-Field Rotation: a grain field, a vegetable field and an empty one bring 3 food before crops are taken", () => {
  const farm = BARE.replace("     .    .    .    .    .", "     g1   v1   F    .    .");
  const { anna } = table(
    {
      anna: { plays: ["B061"], farm, atHome: 1, people: 1, goods: { food: 2 } },
      bert: { people: 1, goods: { food: 2 } },
    },
    { round: 4 },
  );
  anna.uses("forest");
  expect(anna.goods).toMatchObject({ food: 3, grain: 1, vegetable: 1 });
});

test("B061 Three-Field Rotation is silent without an empty field, though one will be", () => {
  expect(rotation("g1")).toBe(0);
});

test("B098 Organic Farmer, A012 Drinking Trough: two one-space pastures and 2 sheep score 2, one sheep each", () => {
  const { anna } = table({ anna: { plays: ["A012", "B098"], goods: { sheep: 2 } }, bert: {} });
  anna.own.pastures = [1 << 13, 1 << 14];
  expect(anna.scores("bonus")).toBe(2);
});

test("B098 Organic Farmer: without room for three more a pasture scores nothing", () => {
  const { anna } = table({ anna: { plays: ["B098"], goods: { sheep: 2 } }, bert: {} });
  anna.own.pastures = [(1 << 13) | (1 << 14)];
  // Four places: one sheep here and one in the house leave room for three.
  expect(anna.scores("bonus")).toBe(1);
  anna.own.pastures = [1 << 13, 1 << 14];
  expect(anna.scores("bonus")).toBe(0);
});

test("A012 Drinking Trough: every pasture holds 2 more, after a stable doubled it", () => {
  const { anna } = table({ anna: { plays: ["A012"] }, bert: {} }, { stock: { "sheep-market": 7 } });
  anna.own.pastures = [1 << 14];
  anna.own.stables = 1 << 14;
  anna.uses("sheep-market");
  expect(anna.goods.sheep).toBe(7);
});

test("A012 Drinking Trough adds nothing to house and stables", () => {
  const { anna } = table({ anna: { plays: ["A012"] }, bert: {} }, { stock: { "sheep-market": 2 } });
  expect(anna.uses("sheep-market").goods.sheep).toBe(1);
});

test("A056 Basket: after a wood space 2 wood become 3 food and lie there again", () => {
  const { anna } = table({ anna: { plays: ["A056"], goods: { wood: 2 } }, bert: {} }, { stock: { forest: 0 } });
  anna.uses("forest").heeds("A056");
  expect(anna.goods).toMatchObject({ wood: 0, food: 3 });
  expect(anna.stock("forest")).toBe(2);
});

test("A056 Basket is silent with 1 wood, and at the Clay Pit", () => {
  const { anna } = table({ anna: { plays: ["A056"], goods: { wood: 1 } }, bert: {} }, { stock: { forest: 0 } });
  anna.uses("forest");
  expect(anna.asked).toBe("place");
});

test("A119 Firewood Collector: 1 wood when the turn is over, too late to be spent in it", () => {
  const { anna } = table({ anna: { plays: ["A119"] }, bert: {} });
  anna.uses("farmland").plows("c2");
  expect(anna.goods.wood).toBe(1);
});

test("A119 Firewood Collector is silent at the Day Laborer", () => {
  const { anna } = table({ anna: { plays: ["A119"] }, bert: {} });
  expect(anna.uses("day-laborer").goods.wood).toBe(0);
});
