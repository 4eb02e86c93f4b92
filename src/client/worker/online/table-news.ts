import type { Said } from "../../../protocol/messages.ts";
import type { Agreed, TableInfo } from "../../../protocol/table-info.ts";
import type { Viewer } from "../../../table/game.ts";
import type { Message } from "../../../table/messages.ts";

/** What the page is told about a table on a server, beside the scene of its match. */
export interface TableNews {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  /** Whether the server is heard now, or we try to reach it again. */
  readonly isConnected: boolean;
  /** A message of ours has no answer yet. */
  readonly isSending: boolean;
  readonly said: readonly Said[];
  readonly deal: OwnDeal;
  /** By seat, milliseconds left at `clocksAt` by this device's clock; empty where no clock is kept. */
  readonly clocks: readonly number[];
  readonly clocksAt: number;
}

/** Our own part in the deal. */
export interface OwnDeal {
  /** The commitment we noted. */
  readonly noted: string | undefined;
  /** What is wrong with what was pledged: our number is not sent then. */
  readonly objection: Message | undefined;
  /** We sit here, but our number is on another device. */
  readonly isElsewhere: boolean;
  /** How many deals with these people were given up or ended early before this one, after our number was sent. */
  readonly givenUp: number;
  /** It is a further deal of this table: our number waits until the person says to go on. */
  readonly isHeld: boolean;
}

/** What is agreed when a table is laid, and the seats that are a bot's from the start. */
export interface Laying extends Agreed {
  readonly bots: readonly (string | null)[];
}

/** What somebody says to a table beside moves. */
export type Word =
  | { readonly type: "agree"; readonly to: "undo" | "end"; readonly yes: boolean }
  | { readonly type: "end" }
  | { readonly type: "resign" }
  | { readonly type: "say"; readonly text: string };
