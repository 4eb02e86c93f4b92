import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fileFor, furrow, furrowHere } from "./furrow.ts";

const campaign = (...args: string[]) => furrowHere(["campaign", ...args]);

/** A campaign alone whose first game was missed. */
async function missed(name: string): Promise<string> {
  const file = fileFor(name);
  await campaign("new", "agricola", file, "--bots", "random");
  await campaign("next", file, "--seed", "s");
  return file;
}

describe("furrow campaign", () => {
  test("AG-264 bots play three games, and standings, kept cards and the next game are shown", async () => {
    const file = fileFor("three.json");
    expect((await campaign("new", "agricola", file, "--bots", "random,random,random")).out).toContain("Next: game 1");
    const { out } = await campaign("play", file, "--seed", "s", "--games", "1");
    expect(out).toMatch(/^1 .*\(\+7\)/m);
    expect(out).toMatch(/keeps [A-Z][a-z].* \([A-Z]\d+\), \d food/);
    expect((await campaign("play", file, "--seed", "s")).out).toContain("The campaign is complete.");
    const data = JSON.parse((await campaign("show", file, "--json")).out);
    expect(data).toMatchObject({ game: "agricola", seats: 3, isDone: true });
    expect(data.games).toHaveLength(3);
    expect(await campaign("next", file)).toMatchObject({ code: 2, err: "furrow: The campaign is over.\n" });
  });

  test("AG-272 AG-278 a goal that was missed is tried again by retry, not by next", async () => {
    const file = await missed("missed.json");
    expect((await campaign("show", file)).out).toContain("goal 50 missed\n\nNext: game 1, goal 50, try 2");
    expect(await campaign("next", file)).toMatchObject({
      code: 2,
      err: "furrow: The goal of 50 was missed: furrow campaign retry\n",
    });
    expect((await campaign("retry", file, "--seed", "t")).out).toContain("try 3");
    expect((await campaign("play", file, "--seed", "u", "--tries", "2")).out).toContain("try 5");
  });

  test("what each seat keeps is said by hand, and only what was played", async () => {
    const file = fileFor("kept.json");
    await campaign("new", "agricola", file, "--bots", "random,random");
    await campaign("next", file, "--seed", "s");
    const { choice } = JSON.parse((await campaign("show", file, "--json")).out);
    const card = choice[0].from[0] as string;
    const before = readFileSync(file, "utf8");
    expect((await campaign("keep", file, "L32,-")).err).toBe(
      "furrow: Something is kept that was not played or cannot stay.\n",
    );
    expect(readFileSync(file, "utf8")).toBe(before);
    expect((await campaign("keep", file, `${card},-`)).out).toContain(`(${card}), `);
    expect((await campaign("terms", file)).out).toContain(`"kept":[["${card}"],[]]`);
  });

  test("a match that was played elsewhere under the terms of the campaign is taken in", async () => {
    const [file, match] = [fileFor("taken.json"), fileFor("match.json")];
    await campaign("new", "agricola", file, "--bots", "random");
    const options = (await campaign("terms", file)).out.trim();
    await furrow(["play", "agricola", "--seats", "1", "--bots", "random", "--options", options, "--out", match]);
    expect((await campaign("take", file, match)).out).toContain("try 2");
    await furrow(["play", "agricola", "--seats", "1", "--bots", "random", "--out", match]);
    expect((await campaign("take", file, match)).err).toBe(
      "furrow: The match was not played under the terms of the campaign.\n",
    );
  });

  test("a person who quits leaves the campaign as it was", async () => {
    const file = fileFor("quit.json");
    await campaign("new", "agricola", file);
    const before = readFileSync(file, "utf8");
    const { code, out } = await furrow(["campaign", "next", file], "quit\n");
    expect([code, out.includes("until next time")]).toEqual([0, true]);
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("many campaigns are counted by the games they came to; the same seed gives the same", async () => {
    const many = ["sim", "agricola", "--campaigns", "3", "--bots", "random", "--tries", "2", "--seed", "s", "--json"];
    const [one, two] = [JSON.parse((await campaign(...many)).out), JSON.parse((await campaign(...many)).out)];
    expect(one.games).toEqual([{ number: 1, goal: 50, came: 3, reached: 0, points: expect.any(Number) }]);
    expect(two.games).toEqual(one.games);
    expect((await campaign(...many.slice(0, -1))).out).toContain("3 campaigns, each game tried up to 2 times");
  });

  test("what cannot be done is said in one line, and no file is lost", async () => {
    const file = await missed("lines.json");
    const text = readFileSync(file, "utf8");
    const lines: [string[], string][] = [
      [["frob", file], 'A campaign has no "frob".'],
      [["keep", file], "Something is missing: furrow campaign keep FILE CARD,…"],
      [["show", file, "more"], '"more" is too much.'],
      [["new", "agricola", file], "is there already"],
      [["new", "master-farmer", fileFor("none.json")], "This game has no campaign."],
      [["new", "agricola", fileFor("none.json"), "--options", '{"provisions":[5]}'], "A campaign itself says"],
      [["new", "agricola", fileFor("none.json"), "--seats", "7"], "This game has 1 to 4 seats."],
      [["keep", file, "A087"], "There is nothing to choose now."],
      [["show", fileFor("none.json")], "cannot be read"],
    ];
    for (const [args, line] of lines) {
      const { code, err } = await campaign(...args);
      expect([code, err.trimEnd().split("\n").length]).toEqual([2, 1]);
      expect(err).toContain(line);
    }
    expect(readFileSync(file, "utf8")).toBe(text);
    writeFileSync(file, text.replace('"deal":"plain"', '"deal":"draft-7"'));
    expect((await campaign("show", file)).err).toContain(
      "Game 1 of the campaign: The match was not played under the terms of the campaign.",
    );
  });
});
