import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { GameModule } from "../../src/table/module.ts";

const NAME = "virtual:shelf";
const root = join(import.meta.dirname, "..", "..");

/** What the start page shows of each game, taken from the games when the page is built: none of them is loaded for it. */
export function shelf(): Plugin {
  return {
    name: "furrow-shelf",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { games } = await import(pathToFileURL(join(root, "src/games/index.ts")).href);
      const loaded = Object.values(games as { [id: string]: () => Promise<GameModule> }).map((load) => load());
      return `export const shelf = ${JSON.stringify((await Promise.all(loaded)).map(entryOf))};`;
    },
  };
}

function entryOf({ game, words }: GameModule) {
  const texts = Object.entries(words).map(([language, { title, tagline, length }]) => [
    language,
    { title, tagline, length },
  ]);
  const hasBoard = existsSync(join(root, "src/games", game.id, "board/index.tsx"));
  return { id: game.id, seats: game.seats, texts: Object.fromEntries(texts), hasBoard };
}
