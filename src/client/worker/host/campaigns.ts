import { forget, keptMatch } from "../../storage/matches.ts";
import type { Campaigns } from "../campaigns.ts";
import { begun, notedIn } from "./beginning.ts";
import { moduleOf } from "./modules.ts";
import { kept, matchOf } from "./stored.ts";

let theirs: Promise<Campaigns> | undefined;

/** The campaigns of this device; loaded when one is first asked for. */
export function campaigns(): Promise<Campaigns> {
  theirs ??= import("../campaigns.ts").then(
    ({ Campaigns }) =>
      new Campaigns({
        moduleOf,
        begin: async ({ game }, beginning, campaign) => {
          const match = begun(game, beginning, "");
          return kept(match, { ...notedIn(match), campaign });
        },
        matchOf: async (id) => (await keptMatch(id)) && matchOf(id),
        forget,
      }),
  );
  return theirs;
}
