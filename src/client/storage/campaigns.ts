import type { CampaignFile } from "../../table/campaign-file.ts";
import type { Player } from "../../table/match-file.ts";
import { Shelf } from "./shelf.ts";

/** What the hall of campaigns lists. */
export interface CampaignSummary {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly changed: number;
  /** The game that comes next, or the last one where none does. */
  readonly number: number;
  /** How many make it complete. */
  readonly length: number;
  readonly goal?: number;
  /** How many games were played, those tried again included. */
  readonly played: number;
  readonly isDone: boolean;
  /** By seat: the places of a campaign among others. */
  readonly places?: readonly number[];
}

/** A campaign as it is kept on this device; only the worker reads it. */
export interface KeptCampaign {
  readonly id: string;
  readonly file: CampaignFile;
  /** The match of the next game, once it was begun. */
  readonly current?: string;
  /** The table on the server at which that match goes on. */
  readonly table?: string;
  /** How often it was written: whoever writes it has seen the version before. */
  readonly version: number;
}

const shelf = new Shelf<KeptCampaign, CampaignSummary>("furrow-campaigns", "campaigns");

/** Every campaign on this device, the latest first. */
export const campaignSummaries = (): Promise<readonly CampaignSummary[]> => shelf.all();

/**
 * Keeps a campaign that was last seen at the version before. If somebody else has written or removed it since, nothing is
 * written; says whether it was.
 */
export const keepCampaign = async (kept: KeptCampaign, summary: CampaignSummary): Promise<boolean> =>
  (await shelf.keep(kept, summary, kept.version - 1)) !== undefined;

export const keptCampaign = (id: string): Promise<KeptCampaign | undefined> => shelf.get(id);

/** The campaign whose game goes on at a table on the server. */
export async function campaignAtTable(table: string): Promise<string | undefined> {
  return (await shelf.entries()).find((kept) => kept.table === table)?.id;
}

export const forgetCampaign = (id: string): Promise<void> => shelf.forget(id);

/** Tries again to write the campaigns that are held in memory. */
export const keepHeldCampaigns = (): Promise<void> => shelf.keepHeld();
