import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { gameIds } from "../../src/games/index.ts";

test.each(gameIds)("%s has a file in test/contract/games that holds it against the contract", (id) => {
  expect(existsSync(new URL(`./games/${id}.test.ts`, import.meta.url))).toBe(true);
});
