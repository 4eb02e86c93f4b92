import type { Desk } from "../desk.ts";
import type { OnlineSession } from "../online/online-session.ts";
import { Session } from "../session.ts";
import type { Shown } from "../shown.ts";

interface Here {
  session: Session | OnlineSession | undefined;
  /** Where the match that is open is written, and how to let another tab move its bots. */
  table: { readonly desk: Desk; readonly rest: () => void } | undefined;
  /** Counts who asked for a match, so that only the last one gets it. */
  asked: number;
  /** The match that is looked at step by step. */
  shown: Shown | undefined;
}

/** What is open in this worker. */
export const here: Here = { session: undefined, table: undefined, asked: 0, shown: undefined };

export const onDevice = (): Session | undefined => (here.session instanceof Session ? here.session : undefined);
export const atServer = (): OnlineSession | undefined =>
  here.session === undefined || here.session instanceof Session ? undefined : here.session;

/** Leaves the table that is open. */
export function leave(): void {
  here.asked++;
  here.session?.close();
  here.session = undefined;
  here.table?.desk.close();
  here.table?.rest();
  here.table = undefined;
}
