import { expect, test } from "vitest";
import { gameIds } from "../../src/games/index.ts";
import { furrow } from "./furrow.ts";

test("games lists every game with its seats and options", async () => {
  const { code, out, err } = await furrow(["games"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  for (const id of gameIds) expect(out).toContain(`${id}: `);
  expect(out).toContain("Master Farmer, 1–4 seats");
  expect(out).toMatch(/tie +"shared" \| "largest-field"/);
});

test("games --json gives the same as data, with defaults", async () => {
  const { out } = await furrow(["games", "--json"]);
  const games = JSON.parse(out);
  expect(games.map(({ id }: { id: string }) => id)).toEqual(gameIds);
  const masterFarmer = games.find(({ id }: { id: string }) => id === "master-farmer");
  expect(masterFarmer).toMatchObject({
    title: "Master Farmer",
    seats: { min: 1, max: 4 },
    defaults: { tie: "shared" },
    options: { tie: { kind: "choice", values: ["shared", "largest-field"], default: "shared" } },
  });
});

test.each([[], ["--help"], ["help"]])("furrow %s says what it can do", async (...args) => {
  const { code, out } = await furrow(args);
  expect(code).toBe(0);
  for (const command of ["games", "play", "sim", "replay", "bench"])
    expect(out).toMatch(new RegExp(`^  ${command} `, "m"));
});

test.each(["games", "play", "sim", "replay", "bench"])("%s --help shows its usage", async (command) => {
  const { code, out } = await furrow([command, "--help"]);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^Usage: furrow ${command}`));
  expect(out).toContain("--help");
});
