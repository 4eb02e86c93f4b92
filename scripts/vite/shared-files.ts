import type { Rolldown } from "vite";

/** A game's own files beside its board, its lesson and what was learned. */
const OF_A_GAME = /src\/games\/([^/]+)\/(?!board\/|lesson\/|learned\/)/;

/**
 * What several files of the build need is one file for each subject, not one for each set of files that needs it: fewer of them are
 * fetched, and they weigh less together. The start page needs the messages alone, so they stay apart.
 */
export const sharedFiles = {
  includeDependenciesRecursively: false,
  groups: [
    { name: (id: string) => `shared-${OF_A_GAME.exec(id)?.[1]}`, test: OF_A_GAME, minShareCount: 2 },
    { name: "engine", test: /src\/table\/(?!messages)[^/]+\.ts$/, minShareCount: 2 },
    { name: "players", test: /src\/bots\/(?!review\/|levels\/campaign-choice)([^/]+\/)?[^/]+\.ts$/, minShareCount: 2 },
    { name: "kit", test: /src\/client\/(kit|icons)\/[^/]+\.tsx?$/, minShareCount: 2 },
    { name: "frame", test: /src\/client\/frame\/[^/]+\.tsx?$/, minShareCount: 2 },
    { name: "form", test: /src\/client\/new-game\/[^/]+\.tsx?$/, minShareCount: 2 },
  ],
} satisfies Rolldown.OutputOptions["codeSplitting"];
