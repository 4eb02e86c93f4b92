import { MOST, Refused } from "../../../table/match-file.ts";
import { Calls } from "../../online/calls.ts";
import { campaignAtTable } from "../../storage/campaigns.ts";
import type { CampaignScene, NewMatch, Problem } from "../scene.ts";
import { campaigns } from "./campaigns.ts";
import { addressOf, readMatch } from "./files.ts";
import { moduleOf } from "./modules.ts";
import { telling } from "./problems.ts";

/** What the page asks about campaigns of this device. */
export const campaignsHost = {
  beginCampaign: (wish: NewMatch): Promise<string | Problem> => telling(async () => (await campaigns()).begin(wish)),

  /** How a campaign stands; what was played of it at a table of the server there is taken in. */
  campaign: (id: string, address?: string): Promise<CampaignScene | Problem> =>
    telling(async () => {
      if (address === undefined) return (await campaigns()).scene(id);
      const { finishedTables } = await import("../online/finished-tables.ts");
      return (await campaigns()).scene(id, finishedTables(new Calls(address), moduleOf));
    }),

  campaignAtTable: (table: string): Promise<string | undefined> => campaignAtTable(table),

  leaveTable: (id: string): Promise<CampaignScene | Problem> => telling(async () => (await campaigns()).leaveTable(id)),

  removeCampaign: async (id: string): Promise<void> => (await campaigns()).remove(id),

  /** The persons of a campaign say what they keep, seat by seat; bots say it for themselves. */
  keepInCampaign: (id: string, chosen: readonly (string | null)[]): Promise<CampaignScene | Problem> =>
    telling(async () => (await campaigns()).choose(id, chosen)),

  /** The match of a campaign's next game, begun if it was not. */
  nextInCampaign: (id: string): Promise<string | Problem> => telling(async () => (await campaigns()).next(id)),

  /** Takes a match that was played elsewhere into a campaign. */
  takeIntoCampaign: (id: string, file: Blob): Promise<CampaignScene | Problem> =>
    telling(async () => {
      if (file.size > 4 * MOST.characters) throw new Refused({ id: "file-too-large" });
      return (await campaigns()).take(id, await readMatch(await file.text()));
    }),

  /** The address of a file with a campaign of this device. */
  campaignFile: (id: string): Promise<string | Problem> =>
    telling(async () => addressOf(JSON.stringify(await (await campaigns()).file(id)))),
};
