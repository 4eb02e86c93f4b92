import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Puts weights into a game: npx node training/adopt.ts GAME FILE [NAME], where NAME is that of the file they go to. */
const [game = "", file = "", name = "weights"] = process.argv.slice(2);
const weights = readFileSync(file, "utf8").trim();
const target = join(import.meta.dirname, "../src/games", game, "learned", `${name}.ts`);
writeFileSync(
  target,
  `/** What was learned; training/README.md says how. */\nexport const weights =\n  "${weights}";\n`,
);
