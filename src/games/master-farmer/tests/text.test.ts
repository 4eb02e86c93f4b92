import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { say } from "../../../table/messages.ts";
import { defaultOptions } from "../../../table/options.ts";
import { game, module } from "../index.ts";
import type { MasterFarmerOptions } from "../options.ts";
import { sketch } from "../sketch.ts";
import { newTable, table } from "../testing.ts";
import { en } from "../text/en.ts";

const two = { anna: "carrot", bert: "tomato" } as const;
const inWords = (message: Parameters<typeof say>[1]) =>
  say({ code: "en", words: en }, message, (seat) => `seat ${seat + 1}`);

test("The sketch shows cubes, what the cells around them take, and what everyone has", () => {
  const { anna } = table(two, { grid: "CCM\n.TT\n..E" });
  anna.draws(["carrot", "lettuce"]);
  expect(sketch(anna.state)).toBe(
    `
   c d e f g
3    c c .
4  c C C M .
5    x T T t
6      t E .
7        .

seat 1: carrot (C) 2
seat 2: tomato (T) 2
bag 24, set aside 0
drawn: carrot (C), tomato (T), corn (M), lettuce (L)`.slice(1),
  );
});

test("The sketch shows where only some vegetables fit", () => {
  const { anna } = table(two, { grid: "CM\n.T", options: { protection: "clean-join" } });
  expect(sketch(anna.state)).toContain("5    + T .");
});

test("The sketch of a solo game shows the face and the turns left", () => {
  const { anna } = newTable(["anna"]);
  anna.draws(0).sees("corn");
  expect(sketch(anna.state)).toBe(
    `
(no cube placed)

seat 1: 0
bag 24, set aside 0
turns left 2
drawn: carrot (C), tomato (T), corn (M), eggplant (E); corn faces up`.slice(1),
  );
});

test("A placement is made by clicking a face, then a cell; alone the face is given", () => {
  const { anna } = table(two);
  anna.draws(0);
  expect(game.describe(anna.state, 0, anna.moves[0]!)).toEqual({
    text: { id: "place", vegetable: "carrot", cell: "e5" },
    at: ["face/carrot", "grid/e5"],
  });
  const solo = newTable(["anna"], { soloTurnWhen: "by-choice" }).anna.draws(0).sees("corn");
  const clicks = solo.moves.map((move) => game.describe(solo.state, 0, move).at);
  expect(clicks).toEqual([["grid/e5"], ["face/carrot"], ["face/tomato"], ["face/eggplant"]]);
});

test("Moves and questions are said in plain words", () => {
  const { anna } = newTable(["anna", "bert"], { begins: "by-lot" });
  const { state } = anna;
  expect(inWords(game.question(state, CHANCE))).toBe("Who begins?");
  expect(inWords(game.describe(state, CHANCE, { type: "begin", seat: 1 }).text)).toBe("The first cube goes to seat 2");
  game.play(state, CHANCE, { type: "begin", seat: 0 });
  expect(inWords(game.question(state, 0))).toBe("Which vegetable do you collect?");
  expect(inWords(game.describe(state, 0, { type: "name", vegetable: "corn" }).text)).toBe("Collect corn");
  const playing = table(two).anna;
  expect(inWords(game.question(playing.state, CHANCE))).toBe("25 cubes are in the bag. Which one comes out?");
  expect(inWords(game.describe(playing.state, CHANCE, { type: "draw", cube: 0 }).text)).toBe(
    "Draw a cube with carrot, tomato, corn, eggplant",
  );
  playing.draws(0);
  expect(inWords(game.question(playing.state, 0))).toBe("Place the cube. It has carrot, tomato, corn, eggplant.");
  expect(inWords(game.question(playing.state, 1))).toBe("Nothing is asked of you now.");
});

test("Every chapter of the rules panel has a title and a text", () => {
  const words: { readonly [id: string]: string } = en;
  for (const chapter of [...module.rules.chapters, ...Object.values(module.rules.chapterOf)])
    expect([words[`rules.${chapter}.title`], words[`rules.${chapter}.text`]]).not.toContain(undefined);
});

/** A text of the rules at a table of so many seats with some options. */
function ruleAt(id: string, seats: number, options: Partial<MasterFarmerOptions> = {}): string {
  const values = module.rules.values!({ ...defaultOptions(game.options), ...options }, seats);
  return inWords({ ...values, id });
}

test("By the usual rule only cells beside fields of collected vegetables are kept for them", () => {
  expect(ruleAt("guide.place", 2)).toContain("beside a field of a collected vegetable");
  expect(ruleAt("guide.place", 2, { protection: "all-fields" })).toContain("Cells beside a field take only its own");
  expect(ruleAt("guide.place", 2, { protection: "none" })).toContain("beside any other");
  expect(en["reserved-cell.about"]).not.toContain("field");
});

test("Alone nobody is told to choose a face", () => {
  expect(ruleAt("guide.place", 2)).toContain("Choose a face");
  for (const soloTurns of [0, 1, 2] as const) {
    const guide = ruleAt("guide.place", 1, { soloTurns, protection: "none" });
    expect(guide).not.toContain("Choose a face");
    expect(guide.includes("turn the cube")).toBe(soloTurns > 0);
    expect(guide).toContain("only its own vegetable");
  }
});

test("The rules panel says how often a cube is turned, and what becomes of one that fits nowhere", () => {
  expect(ruleAt("rules.solo.text", 1)).toContain("Twice in the game");
  expect(ruleAt("rules.solo.text", 1, { soloTurns: 1 })).toContain("Once in the game");
  expect(ruleAt("rules.solo.text", 1, { soloTurns: 0 })).toContain("No cube is ever turned");
  expect(ruleAt("rules.end.text", 2)).toContain("is set aside");
  expect(ruleAt("rules.end.text", 2, { unplaceableCube: "back-into-bag" })).toMatch(
    /back into the bag.* 50 such cubes/,
  );
  expect(ruleAt("rules.end.text", 2, { unplaceableCube: "ends-game" })).toContain("ends the game at once");
});
