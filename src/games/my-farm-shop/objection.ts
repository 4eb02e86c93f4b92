import { type Message, quoted } from "../../table/messages.ts";
import type { Options } from "./options.ts";
import { flawOf } from "./printable.ts";
import { changed } from "./tables.ts";

/** The first of the changed cards that cannot be printed like this, and why. */
export function objection({ cards }: Options): Message | undefined {
  for (const id of Object.keys(cards)) {
    const flaw = flawOf(changed(id, cards));
    if (flaw !== undefined) return { id: "bad-card", card: quoted(id), flaw: `flaw.${flaw}` };
  }
  return undefined;
}
