import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstDifference } from "../../scripts/compare/behaviour.ts";
import { canonical } from "../../scripts/compare/canonical.ts";
import { optionsIn } from "../../scripts/compare/contract.ts";
import { drawnSetting } from "../../scripts/compare/plays.ts";
import { median, ratioOf } from "../../scripts/compare/ratio.ts";
import { SETTINGS } from "../../scripts/compare/settings.ts";
import { games } from "../../src/games/index.ts";
import { checkOptions } from "../../src/table/options.ts";

const root = join(import.meta.dirname, "../..");
let other: string;

/** Another checkout, in which Master Farmer lists its moves the other way round. */
beforeAll(() => {
  other = mkdtempSync(join(tmpdir(), "furrow-other-"));
  cpSync(join(root, "src"), join(other, "src"), { recursive: true });
  symlinkSync(join(root, "package.json"), join(other, "package.json"));
  symlinkSync(join(root, "node_modules"), join(other, "node_modules"), "junction");
  const file = join(other, "src/games/master-farmer/index.ts");
  const text = readFileSync(file, "utf8");
  expect(text).toContain("\n  moves,\n");
  writeFileSync(file, text.replace("\n  moves,\n", "\n  moves: (state, seat) => moves(state, seat).toReversed(),\n"));
});

afterAll(() => rmSync(other, { recursive: true }));

const run = (script: string, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/compare", script), ...words], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

test("games that go the same are alike, whoever plays them", () => {
  const { status, stdout } = run(
    "behaviour.ts",
    other,
    ...["--games", "my-farm-shop", "--count", "3", "--bots", "random,greedy"],
  );
  expect(stdout).toMatch(/my-farm-shop +random +3 games alike, 0 differ\n.*greedy +3 games alike, 0 differ/);
  expect(status).toBe(0);
});

test("a game that lists other moves differs, and it is said where", () => {
  const { status, stdout, stderr } = run("behaviour.ts", other, "--games", "master-farmer", "--count", "2");
  expect(stdout).toMatch(/master-farmer +random +0 games alike, 2 differ/);
  expect(stderr).toMatch(/differs at step \d+: master-farmer, \d seats.*\n {2}here: moves \[.*\n.*: moves \[/);
  expect(status).toBe(1);
});

test("speed is a ratio with its interval; an unknown option is said", () => {
  const quick = ["--pairs", "2", "--warm", "0.01", "--slices", "1", "--slice", "0.01", "--games", "2"];
  const { status, stdout } = run("speed.ts", other, "--settings", "my-farm-shop", ...quick);
  expect(stdout.match(/my-farm-shop +(steady|first) +\d\.\d+ of .*95 %: /g)).toHaveLength(2);
  expect(status).toBe(0);
  expect(run("speed.ts", other, "--game", "my-farm-shop", "--options", '{"moon":true}', ...quick).stdout).toContain(
    "moon",
  );
});

test("what cannot be compared is said in a line, with exit code 2", () => {
  const cases = [
    ["behaviour.ts"],
    ["behaviour.ts", "no-such-commit"],
    ["behaviour.ts", other, "--games", "chess"],
    ["behaviour.ts", other, "--count", "none"],
    ["speed.ts", other, "--settings", "chess"],
    ["speed.ts", other, "--kinds", "slow"],
    ["speed.ts", other, "--game", "my-farm-shop", "--options", "{"],
    ["speed.ts", other, "--wrong"],
  ] as const;
  for (const [script, ...words] of cases) {
    const { status, stderr } = run(script, ...words);
    expect([words, status]).toEqual([words, 2]);
    expect(stderr).not.toContain("    at ");
  }
});

test("the order of fields makes no difference, the order of items does", () => {
  expect(canonical({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(canonical({ b: [{ c: 2 }], a: 1 }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});

test("the first step that differs, also where one game is longer", () => {
  expect(firstDifference(["a", "b"], ["a", "b"])).toBeUndefined();
  expect(firstDifference(["a", "b"], ["a", "c"])).toBe(1);
  expect(firstDifference(["a"], ["a", "b"])).toBe(1);
});

test("ratios come together as their geometric mean", () => {
  expect(ratioOf([2, 0.5]).middle).toBeCloseTo(1);
  expect(ratioOf([1.1, 1.1, 1.1])).toEqual({
    middle: expect.closeTo(1.1),
    low: expect.closeTo(1.1),
    high: expect.closeTo(1.1),
  });
  const { low, high } = ratioOf([0.9, 1, 1.1]);
  expect(low).toBeLessThan(0.9);
  expect(high).toBeGreaterThan(1.1);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test("drawn options are such as the game takes, and name only what is unusual", async () => {
  for (const load of Object.values(games)) {
    const { game } = await load();
    for (let i = 0; i < 30; i++) {
      const { seats, options } = drawnSetting(game as never, `draw/${i}`);
      expect(seats).toBeGreaterThanOrEqual(game.seats.min);
      expect(checkOptions(game.options, options)).toHaveProperty("options");
      expect(optionsIn(game as never, options)).toHaveProperty("options");
    }
  }
});

test("the settings to be measured are such as the games take", async () => {
  for (const { game: id, seats, options = {} } of Object.values(SETTINGS)) {
    const { game } = await games[id]!();
    const checked = checkOptions(game.options, options);
    expect(checked).toHaveProperty("options");
    if ("options" in checked) expect(game.objection?.(checked.options, seats)).toBeUndefined();
  }
});
