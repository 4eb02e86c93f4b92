import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Words } from "../../src/table/messages.ts";
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
      const loaded = Object.values(games as { [id: string]: () => Promise<GameModule> }).map(async (load) =>
        entryOf(await load()),
      );
      return `export const shelf = ${JSON.stringify(await Promise.all(loaded))};`;
    },
  };
}

async function entryOf({ game, words, translations = {}, lesson, campaign }: GameModule) {
  const spoken = Object.entries(translations).map(async ([code, load]) => [code, shelfTexts(await load())] as const);
  const texts = { en: shelfTexts(words.en), ...Object.fromEntries(await Promise.all(spoken)) };
  const hasBoard = existsSync(join(root, "src/games", game.id, "board/index.tsx"));
  const [hasLesson, hasCampaign] = [lesson !== undefined, campaign !== undefined];
  return { id: game.id, seats: game.seats, texts, hasBoard, hasLesson, hasCampaign };
}

const shelfTexts = ({ title, tagline, length, weight }: Words) => ({ title, tagline, length, weight });
