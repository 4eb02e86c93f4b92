import type { CampaignRules, Choice } from "../../table/campaign-rules.ts";

/** What a bot carries over to the next game of a campaign: the most valuable item, or none if it is optional and nothing has value. */
export function chooseKept({ worth }: Pick<CampaignRules, "worth">, { from, isDue }: Choice): string | null {
  const [best] = from.toSorted((a, b) => worth(b) - worth(a));
  return best !== undefined && (isDue || worth(best) > 0) ? best : null;
}
