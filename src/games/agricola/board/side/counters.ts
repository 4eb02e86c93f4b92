import type { Message } from "../../../../table/messages.ts";
import type { CardId } from "../../cards/index.ts";

/** Cards whose counter is called by what lies on them, or is nothing to be seen. */
const COUNTED: { readonly [card: string]: string | undefined } = {
  X08: "board.tanks",
  X12: "board.woozles",
  X22: "board.back-in-round",
  X24: "board.rebel",
  LD13: "board.rebel",
  LD23: "board.scries",
};
const HIDDEN: readonly CardId[] = ["X16", "LD04"];

/** What lies on a card or stands on its counter, if it is shown at all. */
export function counterOf(card: CardId, on: number | undefined): Message | undefined {
  if (on === undefined || HIDDEN.includes(card)) return undefined;
  const id = COUNTED[card];
  if (id === undefined) return { id: "board.on-card", n: on };
  return on < 0 || (on === 0 && card !== "X08") ? undefined : { id, n: on };
}
