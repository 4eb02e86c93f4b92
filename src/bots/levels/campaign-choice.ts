import type { CampaignRules, Choice } from "../../table/campaign-rules.ts";

/** What a bot keeps for the next game of a campaign: what is worth most there, and nothing that is worth none unless it must. */
export function keptByBot({ worth }: Pick<CampaignRules, "worth">, { from, isDue }: Choice): string | null {
  const [best] = from.toSorted((a, b) => worth(b) - worth(a));
  return best !== undefined && (isDue || worth(best) > 0) ? best : null;
}
