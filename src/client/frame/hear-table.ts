import { CHANCE } from "../../table/game.ts";
import type { Sound } from "../parts/samples.ts";
import { play } from "../parts/sounds.ts";
import { useSettings } from "../settings/settings.ts";
import type { TableState, TableStore } from "./table-store.ts";

/** Lets what happens at the table be heard; gives back how to stop. */
export const hearTable = (table: TableStore): (() => void) =>
  table.subscribe((now, before) => {
    if (!useSettings.getState().sound || now.scene === before.scene || before.scene === undefined) return;
    const sound = soundOf(now, before);
    if (sound !== undefined) play(sound);
  });

function soundOf(now: TableState, before: TableState): Sound | undefined {
  if (now.scene?.result !== undefined && before.scene?.result === undefined) return "end";
  if (now.log.length <= before.log.length) return undefined;
  const fresh = now.log.slice(before.log.length);
  if (fresh.some(({ seat, text }) => seat === CHANCE && /roll|draw/.test(text.id))) return "dice";
  if (fresh.some(({ text }) => /coin|money|sell|buy|pay/i.test(JSON.stringify(text)))) return "coin";
  return fresh.some(({ seat }) => seat !== CHANCE) ? "wood" : undefined;
}
