import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Puts weights into a game: npx node training/adopt.ts GAME FILE */
const [game = "", file = ""] = process.argv.slice(2);
const weights = readFileSync(file, "utf8").trim();
const target = join(import.meta.dirname, "../src/games", game, "learned/weights.ts");
writeFileSync(
  target,
  `/** What was learned; training/README.md says how. */\nexport const weights =\n  "${weights}";\n`,
);
