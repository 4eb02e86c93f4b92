import type { Message } from "../../../../table/messages.ts";
import { type CardId, cards } from "../../cards/index.ts";

/** What lies on a card or stands on its counter, if there is something to be seen. */
export function counterOf(card: CardId, on: number | undefined): Message | undefined {
  const { counts } = cards[card];
  if (on === undefined || counts === "hidden") return undefined;
  if (counts === undefined) return { id: "board.on-card", n: on };
  return on > 0 ? { id: `board.${counts}`, n: on } : undefined;
}
