import { type Message, quoted } from "../../table/messages.ts";
import type { Options } from "./options.ts";
import { tablesOf } from "./tables.ts";

/** Whether the changed cards can be printed at all: known items, at least one thing to gain, fields that exist. */
export function objection(options: Options): Message | undefined {
  try {
    tablesOf(options);
    return undefined;
  } catch {
    return { id: "bad-card", cards: quoted(Object.keys(options.cards).join(", ")) };
  }
}
