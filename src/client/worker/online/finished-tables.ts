import type { TableInfo } from "../../../protocol/table-info.ts";
import { Match } from "../../../table/match.ts";
import type { GameModule } from "../../../table/module.ts";
import { CallFailed, type Calls } from "../../online/calls.ts";
import type { Server } from "../campaigns.ts";

/** The matches of a server's tables, once they are over. */
export const finishedTables = (calls: Calls, moduleOf: (game: string) => Promise<GameModule>): Server => ({
  async finishedAt(table) {
    const { status, agreed } = await calls.get<TableInfo>(`api/tables/${table}`);
    if (status !== "over") return undefined;
    const { game } = await moduleOf(agreed.game);
    return Match.open(game, await calls.get(`api/tables/${table}/file`));
  },
  isGone: (error) => error instanceof CallFailed && error.reason.id === "online.reason.no-such-table",
});
