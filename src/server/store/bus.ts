import type { Entry } from "../../table/match-file.ts";
import type { Present } from "../live/presence.ts";

/** What servers on one store tell each other. */
export type News =
  /** Lines were added to a log; a long part is left out and has to be read. */
  | {
      readonly about: "log";
      readonly table: string;
      readonly ply: number;
      readonly at: number;
      readonly lines?: readonly Entry[];
    }
  /** Somebody sat down, left, or the table itself changed. */
  | { readonly about: "table"; readonly table: string }
  | { readonly about: "chat"; readonly table: string; readonly id: number }
  /** Who is at a table through one server. */
  | ({ readonly about: "here"; readonly server: string; readonly table: string } & Present)
  /** A server wants to know who is where; it is there; it goes. */
  | { readonly about: "who" | "alive" | "bye"; readonly server: string };

/** Carries news to the other servers; one that is alone needs none. */
export interface Bus {
  tell(news: News): Promise<void>;
  /**
   * News of other servers from now on; after a lost connection everything may have changed. Rejects with `Deaf` where
   * nothing that is told can be heard.
   */
  listen(hear: (news: News) => void, lost: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The bus of a server that is alone. */
export const silentBus: Bus = { tell: async () => {}, listen: async () => {}, close: async () => {} };
