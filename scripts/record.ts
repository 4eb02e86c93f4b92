import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { games } from "../src/games/index.ts";
import { Match } from "../src/table/match.ts";
import { type MatchFile, parseMatch } from "../src/table/match-file.ts";

/** Keeps the first match of a file, as `furrow sim --out` writes it, under test/recorded, with how it ended. */
const [, , from, name] = process.argv;
if (from === undefined || name === undefined) {
  console.error("usage: node scripts/record.ts FILE.jsonl NAME");
  process.exit(2);
}
const file = parseMatch(readFileSync(from, "utf8").split("\n")[0]!) as MatchFile;
const { game } = await games[file.game]!();
const { places, scores } = Match.open(game, file).result()!;
const { log, ...header } = file;
const result = { places, points: scores.map(({ total }) => total) };
const fields = Object.entries({ ...header, result }).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
const folder = `test/recorded/${file.game}`;
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/${name}.json`, `{\n${fields.join("")}  "log": [\n${entries.join(",\n")}\n  ]\n}\n`);
