import type { Expiry } from "./settings.ts";
import type { Store } from "./store/open-store.ts";

/** Clears away tables and guests that nobody has touched for long. */
export async function expire(store: Store, { guests, open, playing, over }: Expiry, now: number): Promise<void> {
  await store.tables.clear(now - open, now - playing, now - over);
  await store.people.clear(now - guests);
}
