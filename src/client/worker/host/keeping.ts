import { tellTabs } from "../../platform/tabs.ts";
import { type Unkept, unkept } from "../../platform/unkept.ts";
import { type CampaignSummary, campaignSummaries, keepHeldCampaigns } from "../../storage/campaigns.ts";
import { forget, keepHeldMatches, type Summary, summaries } from "../../storage/matches.ts";
import { here } from "./here.ts";

/** What the page asks about all that is kept on this device, or held in memory where it cannot be. */
export const keepingHost = {
  /** Tells from now on what cannot be kept. */
  hearUnkept(listener: (state: Unkept) => void): void {
    unkept.subscribe(listener);
    listener(unkept.getState());
  },

  matches: (): Promise<readonly Summary[]> => summaries(),
  campaigns: (): Promise<readonly CampaignSummary[]> => campaignSummaries(),

  /** How many finished matches could be removed to make room. */
  finished: async (): Promise<number> => (await removable()).length,

  /** Removes the finished matches and keeps what was held in memory; says how many were removed. */
  async makeRoom(): Promise<number> {
    const finished = await removable();
    for (const id of finished) {
      await forget(id);
      tellTabs({ id, version: undefined });
    }
    await keepHeldMatches();
    await keepHeldCampaigns();
    return finished.length;
  },
};

/** Finished matches that take up room: neither held in memory nor before anybody's eyes. */
async function removable(): Promise<readonly string[]> {
  const { held } = unkept.getState();
  const finished = (await summaries()).filter(({ isOver }) => isOver).map(({ id }) => id);
  return finished.filter((id) => !held.includes(id) && id !== here.session?.id);
}
