import { expect, test } from "vitest";
import { furrow } from "./furrow.ts";

test("bench measures a game", async () => {
  const { code, out } = await furrow(["bench", "master-farmer", "--seats", "2", "--seconds", "1", "--json"]);
  expect(code).toBe(0);
  const figures = JSON.parse(out);
  expect(figures).toMatchObject({ game: "master-farmer", seats: 2 });
  const names = ["moves", "play", "clone", "view", "imagine", "membership", "save", "load"];
  expect(Object.keys(figures.microseconds)).toEqual(names);
  for (const name of names) expect(figures.microseconds[name]).toBeGreaterThan(0);
  expect(figures.decisionsPerCpuSecond).toBeGreaterThan(figures.gamesPerCpuSecond);
  expect(figures.replayMilliseconds).toBeGreaterThan(0);
  expect(figures.bytesPerDecision).toBeGreaterThan(0);
});
