import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CampaignFile } from "../../table/campaign-file.ts";
import type { Player } from "../../table/match-file.ts";

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

interface Shelves extends DBSchema {
  summaries: { key: string; value: CampaignSummary };
  campaigns: { key: string; value: KeptCampaign };
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>("furrow-campaigns", 1, {
    upgrade(db) {
      db.createObjectStore("summaries", { keyPath: "id" });
      db.createObjectStore("campaigns", { keyPath: "id" });
    },
  });
  return opened;
}

/** Every campaign on this device, the latest first. */
export async function campaignSummaries(): Promise<readonly CampaignSummary[]> {
  const all = await (await database()).getAll("summaries");
  return all.sort((a, b) => b.changed - a.changed);
}

/**
 * Keeps a campaign that was last seen at the version before. If somebody else has written or removed it since, nothing is
 * written; says whether it was.
 */
export async function keepCampaign(kept: KeptCampaign, summary: CampaignSummary): Promise<boolean> {
  const both = (await database()).transaction(["campaigns", "summaries"], "readwrite");
  const campaigns = both.objectStore("campaigns");
  const there = await campaigns.get(kept.id);
  const isKnown = (there?.version ?? 0) === kept.version - 1;
  if (isKnown) await Promise.all([campaigns.put(kept), both.objectStore("summaries").put(summary)]);
  await both.done;
  return isKnown;
}

export const keptCampaign = async (id: string): Promise<KeptCampaign | undefined> =>
  (await database()).get("campaigns", id);

/** The campaign whose game goes on at a table on the server. */
export async function campaignAtTable(table: string): Promise<string | undefined> {
  const all = await (await database()).getAll("campaigns");
  return all.find((kept) => kept.table === table)?.id;
}

export async function forgetCampaign(id: string): Promise<void> {
  const both = (await database()).transaction(["campaigns", "summaries"], "readwrite");
  await Promise.all([both.objectStore("campaigns").delete(id), both.objectStore("summaries").delete(id), both.done]);
}
