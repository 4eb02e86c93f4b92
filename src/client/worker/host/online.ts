import type { Seat } from "../../../table/game.ts";
import { CallFailed, Calls, reasonFor } from "../../online/calls.ts";
import { keptMatch } from "../../storage/matches.ts";
import type { Laying } from "../online/table-news.ts";
import type { Problem } from "../scene.ts";
import { campaigns } from "./campaigns.ts";
import { problemOf } from "./problems.ts";
import { matchOf } from "./stored.ts";

/** What the page asks about tables on a server that are not open. */
export const onlineHost = {
  /** Takes a seat at a table that has not begun. */
  async takeSeat(address: string, table: string, seat: Seat): Promise<Problem | undefined> {
    try {
      const { sitDown } = await import("../online/own-deal.ts");
      await sitDown(new Calls(address), table, seat);
      return undefined;
    } catch (error) {
      return { problem: reasonFor(error) };
    }
  },

  /** Lays a table on the server to go on there with a match of this device; what comes is dealt anew. */
  async takeOnline(address: string, id: string, laying: Laying): Promise<string | Problem> {
    try {
      const { deal, ...file } = (await matchOf(id)).wholeFile();
      const { seed: _, ...published } = deal ?? {};
      const brought = deal === undefined ? file : { ...file, deal: published };
      const calls = new Calls(address);
      const laid = await calls.post<{ readonly id: string }>("api/tables", { ...laying, file: brought });
      const campaign = (await keptMatch(id))?.campaign;
      if (campaign !== undefined) await (await campaigns()).laid(campaign.id, id, laid.id);
      return laid.id;
    } catch (error) {
      return error instanceof CallFailed ? { problem: error.reason } : problemOf(error);
    }
  },
};
