import { renameSync, writeFileSync } from "node:fs";
import { Campaign } from "../../table/campaign.ts";
import { parseCampaign } from "../../table/campaign-file.ts";
import type { Refused } from "../../table/match-file.ts";
import type { GameModule } from "../../table/module.ts";
import { Mistyped } from "../command.ts";
import { writing } from "../out-file.ts";
import { contentsOf, moduleOf, refusalOf } from "../replay.ts";
import { sayIn } from "../words.ts";

/** A campaign that was read from a file. */
export interface OnDisk {
  readonly file: string;
  readonly module: GameModule;
  readonly campaign: Campaign;
}

/** Reads a campaign; one that is broken is refused by one sentence. */
export async function campaignIn(file: string): Promise<OnDisk> {
  const text = contentsOf(file);
  let module: GameModule | undefined;
  try {
    const parsed = parseCampaign(text);
    module = await moduleOf(parsed);
    return { file, module, campaign: Campaign.open(module, parsed) };
  } catch (error) {
    throw saidOf(module, refusalOf(error), `${file}: `);
  }
}

/** Does something to a campaign and writes it; what is refused leaves the file as it was. */
export function changed(on: OnDisk, change: (campaign: Campaign) => void): void {
  try {
    change(on.campaign);
  } catch (error) {
    throw saidOf(on.module, refusalOf(error));
  }
  writeCampaign(on.campaign, on.file);
}

/** Writes the whole file beside the old one first: whatever happens, one of them is there. */
export function writeCampaign(campaign: Campaign, file: string): void {
  writing(file, () => {
    writeFileSync(`${file}.new`, `${JSON.stringify(campaign.toFile())}\n`);
    renameSync(`${file}.new`, file);
  });
}

export const saidOf = (module: GameModule | undefined, { reason, ply }: Refused, before = ""): Mistyped =>
  new Mistyped(`${before}${sayIn(module, reason)}${ply === undefined ? "" : ` (line ${ply + 1} of its log)`}`);
