import { expect, test } from "vitest";
import { gameIds, games } from "../../games/index.ts";
import { LEARNER } from "../../table/lesson.ts";
import { say } from "../../table/messages.ts";
import { en } from "../text/en.ts";
import { rulebookOf } from "./rulebook.ts";

test.each(gameIds)("%s: every picture and table of the rules belongs to a chapter and can be said", async (id) => {
  const module = await games[id]!();
  const language = { code: "en", words: module.words.en, otherwise: { code: "en", words: en } };
  const { chapters } = module.rules;
  const { tables, pictures } = await rulebookOf(module);
  expect(pictures.length).toBeGreaterThan(1);
  for (const { chapter, view, move, at } of pictures) {
    expect(chapters).toContain(chapter);
    expect(module.game.actors(view)).toContain(LEARNER);
    expect(say(language, move, String)).toBeTruthy();
    expect(at).toBeDefined();
  }
  for (const { chapter, title, columns, rows } of tables) {
    expect(chapters).toContain(chapter);
    expect(say(language, title, String)).toBeTruthy();
    for (const row of rows) expect(row).toHaveLength(columns.length);
    for (const cell of [...columns, ...rows.flat()])
      if (typeof cell !== "number") expect(say(language, cell, String)).toBeTruthy();
  }
  expect(say(language, { id: "rules.summary" }, String).split("\n").length).toBeGreaterThan(4);
});

test("the score sheet of Agricola is the printed one", async () => {
  const module = await games.agricola!();
  const { tables } = await rulebookOf(module);
  const language = { code: "en", words: module.words.en };
  const [said = [], , , leftOver, cooked, baked] = tables.map(({ rows }) =>
    rows.map((row) => row.map((cell) => (typeof cell === "number" ? cell : say(language, cell, String)))),
  );
  expect(said[0]).toEqual(["Fields", "0–1", 2, 3, 4, "5 and more"]);
  expect(said[2]).toEqual(["Grain", 0, "1–3", "4–5", "6–7", "8 and more"]);
  expect(said.at(-1)).toEqual(["Cattle", 0, 1, "2–3", "4–5", "6 and more"]);
  expect(leftOver?.[2]).toEqual(["Basketmaker's Workshop", "reed", 2, 4, 5]);
  expect(cooked?.at(-1)).toEqual(["Cooking Hearth", 3, 2, 3, 4]);
  expect(baked?.at(-1)).toEqual(["Stone Oven", 4, 2]);
});
