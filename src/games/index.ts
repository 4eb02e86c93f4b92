import type { GameModule } from "../table/module.ts";

/** Every game at the table, loaded when it is wanted. A new game is a folder beside this file and a line here. */
export const games: { readonly [id: string]: () => Promise<GameModule> } = {
  "formidable-farm": async () => (await import("./formidable-farm/index.ts")).module,
  agricola: async () => (await import("./agricola/index.ts")).module,
  "master-farmer": async () => (await import("./master-farmer/index.ts")).module,
  "my-farm-shop": async () => (await import("./my-farm-shop/index.ts")).module,
  "happiness-farm": async () => (await import("./happiness-farm/index.ts")).module,
};

export const gameIds: readonly string[] = Object.keys(games);
