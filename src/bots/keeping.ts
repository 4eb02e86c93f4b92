import type { Choice } from "../table/campaign-rules.ts";

/** What a bot keeps for the next game of a campaign: what it wanted first, for it comes to use in every round. */
export const keptByBot = ({ from }: Choice): string | null => from[0] ?? null;
