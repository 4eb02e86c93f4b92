import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en as pageEn } from "../src/client/text/en.ts";
import { gameIds, games } from "../src/games/index.ts";
import { fastRandom } from "../src/table/random.ts";
import { en as tableEn } from "../src/table/text/en.ts";
import { Listener, listenToGame, spokenBy } from "./texts/telling.ts";

/**
 * Every message that a rule can produce is said in every language. `FURROW_TEXTS=4000` plays so many games of each kind instead
 * of a few; `FURROW_SEEDS=new` other ones each time.
 */
const { FURROW_TEXTS, FURROW_SEEDS } = process.env;
const isLong = FURROW_TEXTS !== undefined;
/** So many games of each kind; the larger ones take longer. */
const FEW: { readonly [game: string]: number } = { "master-farmer": 40, "happiness-farm": 12, "formidable-farm": 10 };
const seed = FURROW_SEEDS === "new" ? String(Date.now()) : "texts";
const closeness = isLong ? { full: 3, every: 40, longest: 4000 } : { full: 4, every: 25, longest: 3000 };

for (const id of gameIds)
  test(
    `Whatever a rule of ${id} has to say can be said in every language`,
    async () => {
      const spoken = await spokenBy(await games[id]!());
      const listener = new Listener(spoken);
      const count = isLong ? Number(FURROW_TEXTS) : (FEW[id] ?? 8);
      for (let n = 0; n < count; n++) listenToGame(spoken, listener, fastRandom(`${seed}/${id}/${n}`), closeness);
      if (isLong) console.log(`${id}: ${count} games, ${listener.count} messages of ${listener.ids.size} ids`);
      expect([...listener.wrong]).toEqual([]);
    },
    isLong ? 24 * 3_600_000 : undefined,
  );

/** The sources of a game that make messages: without its tests, its words and its board. */
const sourcesOf = (id: string): readonly string[] => {
  const folder = join(import.meta.dirname, "../src/games", id);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(tests|text|learned|decks|lesson|board)\//.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
};

/** Things of a table that are called by an id and are no message: a space of a supplies board. */
const PIECES: readonly string[] = ["card"];

for (const id of gameIds)
  test(`Every text that the source of ${id} names is there`, async () => {
    const { words } = await games[id]!();
    const known = Object.keys({ ...tableEn, ...pageEn, ...words.en });
    const source = sourcesOf(id).join("\n");
    const named = [...source.matchAll(/\{ id: "([a-z][\w.-]*)"/gi)].map(([, name]) => name!);
    const begun = [...source.matchAll(/\bid: `([a-z][\w-]*\.(?:[\w-]+\.)*)\$\{/gi)].map(([, start]) => start!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.includes(name) && !PIECES.includes(name))).toEqual([]);
    expect(begun.filter((start) => !known.some((name) => name.startsWith(start)))).toEqual([]);
  });
