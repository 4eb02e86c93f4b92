import { games } from "../../../games/index.ts";
import { Refused } from "../../../table/match-file.ts";
import { quoted } from "../../../table/messages.ts";
import type { GameModule } from "../../../table/module.ts";

export async function moduleOf(game: string): Promise<GameModule> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new Refused({ id: "file-game", game: quoted(game) });
  return load();
}
