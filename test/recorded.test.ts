import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../src/games/index.ts";
import { Match } from "../src/table/match.ts";
import { parseMatch } from "../src/table/match-file.ts";

/** Finished games, a folder for each game of the table: match files that also say how they ended. */
const folder = new URL("recorded/", import.meta.url);

interface Ending {
  readonly result: { readonly places: readonly number[]; readonly points: readonly number[] };
}

for (const id of readdirSync(folder))
  for (const file of readdirSync(new URL(`${id}/`, folder)))
    test(`The recorded game ${id}/${file} still goes as it went`, async () => {
      const { game } = await games[id]!();
      const recorded = parseMatch(readFileSync(new URL(`${id}/${file}`, folder), "utf8"));
      const match = Match.open(game, recorded);
      expect(match.isOver).toBe(true);
      const { places, scores } = match.result()!;
      expect({ places, points: scores.map(({ total }) => total) }).toEqual((recorded as Ending).result);
    });
