import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { fits, housing } from "../cards/housing.ts";
import { game } from "../index.ts";
import { optionsWith, table } from "../testing.ts";

const TWO_PASTURES = `
  +    +    +    +----+----+
    .    .    .  | .    .  |
  +    +    +    +----+----+
    R    .    .    .  | .  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-168 Animals without a place cannot be cooked and are lost, where animals are housed first", () => {
  const given = { plays: ["cooking-hearth-4"], goods: { sheep: 1 } } as const;
  const setting = { stock: { "sheep-market": 3 } };
  const first = table({ anna: given, bert: {} }, { ...setting, options: { housedFirst: true } });
  first.anna.uses("sheep-market");
  expect(first.anna.goods).toMatchObject({ sheep: 1, food: 0 });
  const usual = table({ anna: given, bert: {} }, setting);
  usual.anna.uses("sheep-market").cooks("sheep").cooks("sheep").cooks("sheep");
  expect(usual.anna.goods).toMatchObject({ sheep: 1, food: 6 });
});

test("AG-168 Animals that have a place may be cooked as ever", () => {
  const { anna } = table(
    { anna: { plays: ["cooking-hearth-4"], goods: { sheep: 1 } }, bert: {} },
    { options: { housedFirst: true } },
  );
  expect(anna.asides).toContainEqual({ type: "cook", good: "sheep" });
});

test("AG-169 A second pasture with sheep is refused; stables and the pet are not", () => {
  const given = { farm: TWO_PASTURES };
  const usual = table({ anna: given, bert: {} }).anna.state;
  const apart = table({ anna: given, bert: {} }, { options: { onePastureEach: true } }).anna.state;
  // Four and two in the pastures, one in the house.
  expect([fits(usual, 0, 7, 0, 0), fits(usual, 0, 8, 0, 0)]).toEqual([true, false]);
  expect([fits(apart, 0, 5, 0, 0), fits(apart, 0, 6, 0, 0)]).toEqual([true, false]);
  expect([fits(apart, 0, 5, 2, 0), fits(apart, 0, 5, 3, 0), fits(apart, 0, 2, 5, 0)]).toEqual([true, false, true]);
  expect(fits(apart, 0, 5, 2, 1)).toBe(false);
});

test("AG-169 Animals are drawn where they may stand", () => {
  const { anna } = table(
    { anna: { farm: TWO_PASTURES, goods: { sheep: 5, boar: 1 } }, bert: {} },
    { options: { onePastureEach: true } },
  );
  const { pastures, singles } = housing(anna.state, 0);
  const sheep = pastures.filter(({ animal, count }) => animal === "sheep" && count > 0);
  expect(sheep).toHaveLength(1);
  expect(pastures.reduce((all, { count }) => all + count, singles.length)).toBe(6);
});

test("AG-169 An animal whose stable is fenced in may lose its place: Mini Pasture asks for it", () => {
  const given = {
    farm: TWO_PASTURES.replace("R    .    .    .  |", "R    .    .    ^  |"),
    goods: { sheep: 6, food: 2 },
    holds: ["B002"],
  } as const;
  const { anna } = table({ anna: given, bert: {} }, { options: { onePastureEach: true } });
  anna.uses("meeting-place").lays("B002").fences("d2");
  expect(anna.goods.sheep).toBe(5);
});

test("AG-170 From an animal space only those are taken that can be housed or cooked; the rest stays", () => {
  const options = { usableOnly: true };
  const pasture = { farm: TWO_PASTURES, goods: { boar: 4, sheep: 2 } };
  const { anna } = table({ anna: pasture, bert: {} }, { options, stock: { "sheep-market": 4 } });
  // Boars fill the larger pasture; the smaller one and the house have room for three sheep.
  anna.uses("sheep-market");
  expect(anna.goods.sheep).toBe(3);
  expect(anna.stock("sheep-market")).toBe(3);
});

test("AG-170 Who can cook takes them all, unless animals are housed first", () => {
  const given = { plays: ["fireplace-2"] } as const;
  const setting = { stock: { "sheep-market": 3 } };
  const cook = table({ anna: given, bert: {} }, { ...setting, options: { usableOnly: true } }).anna;
  expect(cook.uses("sheep-market").asked).toBe("house");
  const both = table({ anna: given, bert: {} }, { ...setting, options: { usableOnly: true, housedFirst: true } }).anna;
  both.uses("sheep-market");
  expect([both.goods.sheep, both.stock("sheep-market")]).toEqual([1, 2]);
});

test("AG-172 A second pasture may lie in the far corner, where pastures may be scattered", () => {
  const given = { farm: TWO_PASTURES, goods: { wood: 6 } };
  const far = { type: "fence", cells: [11] } as const;
  const scattered = table({ anna: given, bert: {} }, { options: { scatteredPastures: true } }).anna;
  expect(scattered.uses("fencing").moves).toContainEqual(far);
  scattered.fences("b3");
  expect(scattered.goods.wood).toBe(2);
  expect(table({ anna: given, bert: {} }).anna.uses("fencing").moves).not.toContainEqual(far);
});

test("AG-173 With an equal start all have 3 food, and second people of round 1 come in reverse order", () => {
  const state = game.setup(3, optionsWith({ equalStart: true }), game.rulesVersion);
  game.play(state, CHANCE, { type: "start", seat: 1 });
  expect(state.farms.map(({ goods }) => goods.food)).toEqual([3, 3, 3]);
  const order: number[] = [];
  while (state.round < 3) {
    const seat = game.actors(state)[0]!;
    const [move] = game.moves(state, seat);
    if (move!.type === "place") order.push(seat);
    game.play(state, seat, move!);
  }
  expect(order.slice(0, 6)).toEqual([1, 2, 0, 0, 2, 1]);
  // As usual from round 2 on.
  expect(order.slice(6, 9)).toEqual(order.slice(9, 12));
});

test("AG-174 A table of two may add one Copse with 1 wood a round, but not beside the tile that has one", () => {
  const options = { copse: true, extraTile: false };
  const { anna } = table({ anna: { atHome: 1 }, bert: {} }, { round: 5, options });
  expect(anna.spaces).toContain("copse");
  anna.uses("day-laborer");
  expect(anna.stock("copse")).toBe(1);
  expect(game.objection!(optionsWith({ copse: true, extraTile: true }), 2)).toEqual({ id: "objection.copse" });
  expect(game.objection!(optionsWith(options), 2)).toBeUndefined();
});

test("AG-175 With strict adjacency the first field, stables and the first pasture need a neighbour", () => {
  const { anna } = table({ anna: { goods: { wood: 12 } }, bert: {} }, { options: { strictAdjacency: true } });
  anna.uses("farmland");
  expect(anna.cellsFor("plow")).toEqual(["a1", "b2", "b3"]);
});

test("AG-175 The first pasture lies beside the house or a field, later ones beside pastures", () => {
  const strict = { options: { strictAdjacency: true } };
  const { anna } = table({ anna: { goods: { wood: 12 } }, bert: {} }, strict);
  anna.uses("fencing");
  expect(anna.moves).toContainEqual({ type: "fence", cells: [6] });
  expect(anna.moves).not.toContainEqual({ type: "fence", cells: [4] });
  const builder = table({ anna: { goods: { wood: 6 } }, bert: {} }, strict).anna;
  builder.uses("farm-expansion");
  expect(builder.cellsFor("stable")).toEqual(["a1", "b2", "b3"]);
});

test("AG-175 Scattered pastures and strict adjacency exclude each other", () => {
  const both = optionsWith({ scatteredPastures: true, strictAdjacency: true });
  expect(game.objection!(both, 2)).toEqual({ id: "objection.adjacency" });
});
