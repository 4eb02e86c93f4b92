import { games } from "../games/index.ts";
import type { GameModule } from "../table/module.ts";
import { Problem } from "./http/problem.ts";

/** A game by its id. */
export async function gameOf(id: string): Promise<GameModule> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) throw new Problem(404, "no-such-game");
  return load();
}
