import type { Game, Table } from "./game.ts";

/** Whether a game goes by a rule that came with that version; one that began earlier keeps the old way. */
export const since = ({ version }: Pick<Table, "version">, first: number): boolean => version >= first;

/** The oldest version of the rules whose matches still go as they went. */
export const oldestOf = ({ rulesVersion, oldestVersion = rulesVersion }: Game): number => oldestVersion;

/** Whether matches of that version can be read. */
export const carries = (game: Game, version: unknown): version is number =>
  typeof version === "number" && Number.isInteger(version) && version >= oldestOf(game) && version <= game.rulesVersion;
