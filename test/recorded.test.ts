import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../src/games/index.ts";
import { Match } from "../src/table/match.ts";
import { parseMatch } from "../src/table/match-file.ts";
import { oldestOf } from "../src/table/versions.ts";

/** Finished games, a folder for each game of the table: match files that also say how they ended. */
const folder = new URL("recorded/", import.meta.url);

interface Ending {
  readonly result: { readonly places: readonly number[]; readonly points: readonly number[] };
}

const recordedIn = (id: string) => readdirSync(new URL(`${id}/`, folder));
const readRecorded = (id: string, file: string) =>
  parseMatch(readFileSync(new URL(`${id}/${file}`, folder), "utf8")) as { readonly rulesVersion: number };

for (const id of Object.keys(games))
  test(`Of every version of ${id} that is still carried a game is recorded`, async () => {
    const { game } = await games[id]!();
    const recorded = new Set(recordedIn(id).map((file) => readRecorded(id, file).rulesVersion));
    for (let version = oldestOf(game); version <= game.rulesVersion; version++) expect(recorded).toContain(version);
  });

for (const id of readdirSync(folder))
  for (const file of recordedIn(id))
    test(`The recorded game ${id}/${file} still goes as it went`, async () => {
      const { game } = await games[id]!();
      const recorded = readRecorded(id, file);
      const match = Match.open(game, recorded);
      expect(match.isOver).toBe(true);
      const { places, scores } = match.result()!;
      expect({ places, points: scores.map(({ total }) => total) }).toEqual((recorded as unknown as Ending).result);
    });
