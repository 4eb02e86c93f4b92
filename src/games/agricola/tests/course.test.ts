import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { columnOf, isAdjacent } from "../geography.ts";
import { game } from "../index.ts";
import { giveBack } from "../rules/cards.ts";
import { isHarvest } from "../state.ts";
import { optionsWith, table } from "../testing.ts";

const start = (seats: number) => {
  const state = game.setup(seats, optionsWith({ sideJob: false }), 1);
  game.play(state, CHANCE, { type: "start", seat: seats - 1 });
  return state;
};

test("The starting player begins with 2 food, the others with 3, who plays alone with none", () => {
  expect(start(1).farms.map(({ goods }) => goods.food)).toEqual([0]);
  expect(start(2).farms.map(({ goods }) => goods.food)).toEqual([3, 2]);
  expect(start(4).farms.map(({ goods }) => goods.food)).toEqual([3, 3, 3, 2]);
});

test("AG-056, AG-067 Goods on round spaces wait for their owner, whether the round's card is there or not", () => {
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: {} }, { round: 7 });
  anna.own.promised.push(
    { round: 8, good: "food", count: 1, from: "well" },
    { round: 9, good: "food", count: 1, from: "well" },
  );
  bert.own.promised.push({ round: 8, good: "wood", count: 2, from: "well" });
  anna.uses("grain-seeds").feeds();
  expect(anna.state.round).toBe(8);
  expect(anna.goods.food).toBe(1);
  expect(bert.goods.wood).toBe(2);
  expect(anna.own.promised).toHaveLength(1);
});

test("AG-058 Whoever loses the card loses what it promised", () => {
  const { anna } = table({ anna: { goods: { wood: 1, stone: 3 } }, bert: {} }, { round: 3 });
  anna.uses("major-improvement");
  expect(anna.own.promised).toHaveLength(5);
  giveBack(anna.state, anna.seat, "well");
  expect(anna.own.promised).toEqual([]);
  expect(anna.state.majors).toContain("well");
});

test("AG-060 An accumulation space is emptied completely", () => {
  const { anna } = table({ anna: {}, bert: {} }, { stock: { forest: 9 } });
  anna.uses("forest");
  expect(anna.goods.wood).toBe(9);
  expect(anna.stock("forest")).toBe(0);
});

test("AG-062 Spaces above one another form a column", () => {
  const { anna } = table({ anna: {}, bert: {}, carl: {}, dora: {} });
  const left = ["farm-expansion", "meeting-place", "grain-seeds", "farmland", "lessons", "day-laborer"];
  expect(columnOf(anna.state, 0)).toEqual(left);
  expect([...columnOf(anna.state, 1)].sort()).toEqual([
    "clay-pit",
    "fishing",
    "forest",
    "major-improvement",
    "reed-bank",
  ]);
  expect(columnOf(anna.state, -1)).toHaveLength(6);
  const { emil } = table({ emil: {}, frida: {}, gerd: {} });
  expect(columnOf(emil.state, -1)).toEqual(["grove", "resource-market", "hollow", "lessons-2"]);
  expect(columnOf(table({ hans: {}, inge: {} }).hans.state, -1)).toEqual([]);
});

test("AG-063 Only spaces that share an edge are adjacent", () => {
  const three = table({ anna: {}, bert: {}, carl: {} }).anna.state;
  expect(isAdjacent(three, "grove", "farm-expansion")).toBe(true);
  expect(isAdjacent(three, "grove", "meeting-place")).toBe(true);
  expect(isAdjacent(three, "grove", "grain-seeds")).toBe(false);
  const four = table({ anna: {}, bert: {}, carl: {}, dora: {} }).anna.state;
  expect(isAdjacent(four, "grove", "farm-expansion")).toBe(false);
  expect(isAdjacent(four, "grove", "meeting-place")).toBe(true);
  expect(isAdjacent(four, "major-improvement", "farm-expansion")).toBe(true);
  expect(isAdjacent(four, "major-improvement", "meeting-place")).toBe(true);
  expect(isAdjacent(four, "forest", "clay-pit")).toBe(true);
  expect(isAdjacent(four, "forest", "meeting-place")).toBe(false);
});

test("AG-065 A round is preparation, work, returning home and, after rounds 4, 7, 9, 11, 13 and 14, a harvest", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].filter(isHarvest)).toEqual([4, 7, 9, 11, 13, 14]);
  const { anna } = table({ anna: { atHome: 1, goods: { food: 9 } }, bert: { people: 0 } }, { round: 3 });
  anna.uses("fishing");
  expect(anna.state.round).toBe(4);
  expect(anna.state.occupants.every((people) => people === 0)).toBe(true);
  expect(anna.goods.food).toBe(9);
  anna.uses("forest").uses("fishing");
  expect(anna.goods.food).toBe(9 + 1 - 4);
});

test("AG-066 Goods from a round space come without a question", () => {
  const { anna } = table({ anna: { atHome: 1 }, bert: {} }, { round: 5 });
  anna.own.promised.push({ round: 6, good: "food", count: 1, from: "well" });
  anna.uses("grain-seeds");
  expect(anna.asked).toBe("place");
  expect(anna.goods.food).toBe(1);
});

test("AG-072 Each harvest takes one good from each planted field", () => {
  const { anna } = table(
    {
      anna: {
        atHome: 1,
        goods: { food: 9 },
        farm: `
          +    +    +    +    +    +
             .   g3   g1   v2    F
          +    +    +    +    +    +
             R    .    .    .    .
          +    +    +    +    +    +
             R    .    .    .    .
          +    +    +    +    +    +`,
      },
      bert: {},
    },
    { round: 4 },
  );
  anna.uses("fishing");
  expect(anna.goods).toMatchObject({ grain: 2, vegetable: 1 });
  expect(anna.drawing.split("\n")[1]).toBe("   .   g2    F   v1    F");
});

test("AG-073 New animals may be cooked at once without a place; newborns without a place are lost", () => {
  const { anna } = table(
    { anna: { plays: ["fireplace-2"], goods: { boar: 1 } }, bert: {} },
    { stock: { "sheep-market": 3 } },
  );
  anna.uses("sheep-market");
  expect(anna.asked).toBe("house");
  anna.cooks("sheep").cooks("sheep").cooks("boar");
  expect(anna.goods).toMatchObject({ sheep: 1, food: 6 });

  const { carl } = table(
    { carl: { goods: { sheep: 2, food: 4 }, atHome: 1, farm: ONE_STABLE }, dora: {} },
    { round: 4 },
  );
  carl.uses("fishing");
  expect(carl.goods.sheep).toBe(2);
});

const ONE_STABLE = `
  +    +    +    +    +    +
     .    .    .    .    ^
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-073 Before breeding one may cook to make room, though there is food enough", () => {
  const { anna } = table(
    { anna: { plays: ["fireplace-2"], goods: { boar: 2, food: 4 }, atHome: 1, farm: ONE_STABLE }, bert: {} },
    { round: 4 },
  );
  anna.uses("fishing");
  expect(anna.moves).toEqual([{ type: "cook", good: "boar" }, { type: "feed" }]);
});

test("AG-015, AG-073 After begging markers were taken, and before breeding, one may cook to make room and keep the food", () => {
  const hungry = (goods: { boar: number; food: number }) =>
    table(
      { anna: { plays: ["fireplace-2"], goods, atHome: 1, farm: ONE_STABLE }, bert: { goods: { food: 4 } } },
      { round: 4 },
    ).anna.uses("forest");
  const anna = hungry({ boar: 2, food: 1 });
  expect(anna.moves).toEqual([{ type: "cook", good: "boar" }, { type: "feed" }, { type: "feed", thenCook: true }]);
  anna.plays({ type: "feed", thenCook: true });
  expect(anna.own.beggingMarkers).toBe(3);
  expect(anna.goods).toMatchObject({ boar: 1, food: 2 });
  expect(hungry({ boar: 2, food: 1 }).feeds().goods).toMatchObject({ boar: 2, food: 0 });
  expect(hungry({ boar: 1, food: 1 }).moves).not.toContainEqual({ type: "feed", thenCook: true });
});

test("AG-073 Whoever cooks after begging cooks at least one animal, and no more than make room", () => {
  const goods = { sheep: 2, boar: 3, cattle: 1, food: 0 };
  const { anna } = table(
    { anna: { plays: ["fireplace-2"], goods, atHome: 1, farm: TWO_PASTURES }, bert: { goods: { food: 4 } } },
    { round: 4 },
  );
  anna.uses("forest").plays({ type: "feed", thenCook: true });
  expect(anna.asked).toBe("makeRoom");
  expect(anna.may()).toEqual(["cook"]);
  anna.cooks("boar");
  expect(anna.may()).toEqual(["cook", "stop"]);
  anna.stops();
  expect(anna.goods).toMatchObject({ sheep: 2, boar: 2, cattle: 1, food: 2 });
  expect(anna.asked).toBe("breed");
});

const TWO_PASTURES = `
  +    +    +    +----+----+
     .    .    . |  . |  . |
  +    +    +    +----+----+
     R    .    ^    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-073 Nothing is cooked in the breeding phase; animals may still be let go", () => {
  const goods = { sheep: 2, boar: 2, cattle: 1, food: 4 };
  const { anna } = table(
    { anna: { plays: ["fireplace-2"], goods, atHome: 1, farm: TWO_PASTURES }, bert: {} },
    { round: 4 },
  );
  anna.uses("forest");
  expect(anna.may()).toEqual(["cook", "feed"]);
  anna.feeds();
  expect(anna.asked).toBe("breed");
  expect(new Set(anna.asides.map(({ type }) => type))).toEqual(new Set(["discard"]));
  anna.breeds("sheep");
  expect(anna.asides).toContainEqual({ type: "cook", good: "sheep" });
});

const ONE_PASTURE = `
  +    +    +    +    +----+
     .    .    .    . |  . |
  +    +    +    +    +----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-073 Before breeding one may let an animal go that is in a newborn's way, with or without food enough", () => {
  const at = (food: number) =>
    table(
      {
        anna: { goods: { sheep: 2, boar: 1, food }, atHome: 1, farm: ONE_PASTURE },
        bert: {},
      },
      { round: 4 },
    ).anna.uses("forest");
  for (const food of [3, 4]) {
    expect(at(food).moves).toEqual([{ type: "discard", good: "boar" }, { type: "feed" }]);
    expect(at(food).discards("boar").goods).toMatchObject({ sheep: 3, boar: 0 });
    expect(at(food).feeds().goods).toMatchObject({ sheep: 2, boar: 1 });
  }
});

test("AG-073 Letting go is offered for a second newborn too, and not where it would only bring back what went", () => {
  const at = (sheep: number, boar: number, cattle: number) =>
    table(
      { anna: { goods: { sheep, boar, cattle, food: 4 }, atHome: 1, farm: TWO_PASTURES }, bert: {} },
      { round: 4 },
    ).anna.uses("forest");
  expect(at(2, 2, 1).moves).toEqual([{ type: "discard", good: "cattle" }, { type: "feed" }]);
  expect(at(2, 2, 1).discards("cattle").goods).toMatchObject({ sheep: 3, boar: 3, cattle: 0 });
  expect(at(6, 0, 0).goods.sheep).toBe(6);
});

test("AG-074 The crafts work once a harvest, and in no other phase", () => {
  const { anna } = table({ anna: { plays: ["joinery"], goods: { wood: 3 } }, bert: {} }, { round: 3 });
  expect(anna.asides).not.toContainEqual({ type: "craft", card: "joinery" });
  anna.uses("day-laborer");
  expect(anna.may()).toEqual(["place"]);
});

test("AG-076 Two people are in play at the start, three more wait", () => {
  const state = start(2);
  expect(state.farms[0]).toMatchObject({ people: 2, newborns: 0 });
});

const THREE_ROOMS = ONE_STABLE.replace(".", "R");

test("AG-077 A newborn counts at once, eats 1 food at a harvest of its round and works from the next round on", () => {
  const { anna } = table(
    { anna: { goods: { food: 5 }, farm: THREE_ROOMS, atHome: 1 }, bert: { people: 0 } },
    { round: 7 },
  );
  anna.uses("basic-wish-for-children");
  expect(anna.own).toMatchObject({ people: 3, newborns: 0, beggingMarkers: 0 });
  expect(anna.goods.food).toBe(0);
  expect(anna.state.round).toBe(8);
  anna.uses("fishing").uses("forest").uses("farmland").plows("b1");
  expect(anna.state.round).toBe(9);
});

test("AG-084 The token moves at once, and the next round begins with its holder", () => {
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: { atHome: 1 } }, { round: 1, startingPlayer: 1 });
  anna.uses("meeting-place");
  expect(anna.state.startingPlayer).toBe(0);
  bert.uses("fishing");
  expect(anna.asked).toBe("place");
});

test("Turns pass clockwise; whoever has nobody at home is left out", () => {
  const { anna, bert, carl } = table({ anna: { people: 3 }, bert: { atHome: 1 }, carl: {} });
  anna.uses("fishing");
  bert.uses("forest");
  anna.uses("clay-pit").uses("reed-bank");
  expect(carl.asked).not.toBe("place");
});

test("Feeding: 2 food an adult and 1 a newborn, alone 3 an adult; what is missing is begged for", () => {
  const { anna } = table({ anna: { goods: { food: 3 }, atHome: 1 }, bert: { goods: { food: 7 } } }, { round: 4 });
  anna.uses("forest");
  expect(anna.own.beggingMarkers).toBe(1);
  const { carl } = table({ carl: { goods: { food: 7 }, atHome: 1 } }, { round: 4 });
  carl.uses("forest");
  expect(carl.goods.food).toBe(1);
});

test("Feeding asks how only while food is missing; nobody must turn goods into food", () => {
  const { anna, bert } = table(
    { anna: { goods: { food: 2, grain: 1, vegetable: 1 }, atHome: 1 }, bert: { goods: { food: 4, grain: 3 } } },
    { round: 4 },
  );
  anna.uses("forest");
  expect(bert.asked).toBeUndefined();
  expect(anna.may()).toEqual(["cook", "feed"]);
  anna.cooks("grain").feeds();
  expect(anna.own.beggingMarkers).toBe(1);
  expect(anna.goods).toMatchObject({ food: 0, grain: 0, vegetable: 1 });
});

test("All feed at the same time, in any order", () => {
  const { anna, bert } = table(
    { anna: { goods: { grain: 4 }, atHome: 1 }, bert: { goods: { grain: 4 } } },
    { round: 4 },
  );
  anna.uses("forest");
  expect(game.actors(anna.state)).toEqual([0, 1]);
  bert.cooks("grain").cooks("grain").cooks("grain").cooks("grain");
  expect(game.actors(anna.state)).toEqual([0]);
  anna.feeds();
  expect(anna.own.beggingMarkers).toBe(4);
  expect(bert.own.beggingMarkers).toBe(0);
});

test("A person who finds no usable space stays at home", () => {
  const { anna, bert } = table({ anna: { atHome: 1 }, bert: {} }, { round: 2 });
  anna.state.occupants.fill(2);
  anna.state.agenda = [{ kind: "returnHome" }, { kind: "work", turn: 0 }];
  game.play(anna.state, 0, { type: "discard", good: "food" });
  expect(anna.state.round).toBe(3);
  expect(bert.state.round).toBe(3);
});
