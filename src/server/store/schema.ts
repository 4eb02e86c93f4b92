import type { Generated, Selectable } from "kysely";

/** What a server keeps, the same in SQLite and PostgreSQL. Times are milliseconds since 1970, JSON is text. */
export interface Schema {
  tables: Tables;
  seats: Seats;
  logs: Logs;
  entries: Entries;
  people: People;
  sessions: Sessions;
  chat: Chat;
  notices: Notices;
  mutes: Mutes;
  blocks: Blocks;
}

/** A table from the moment it is laid until it is cleared away. */
interface Tables {
  id: string;
  /** A short code to type instead of a link. */
  code: string;
  game: string;
  host: string;
  status: TableStatus;
  /** Agreed before the start: seats, options, pace, who may look on. */
  agreed: string;
  /** The match without its log; it holds the seed. Empty until the match begins. */
  header: string;
  /** How the match ended where its log does not say so. Empty otherwise. */
  ending: string;
  /** The table on which the same people play again; empty if none was laid. */
  rematch: string;
  /** What somebody asks the others to agree to, as JSON; empty if nothing is. */
  request: string;
  /** When the match began and the first clock with it; 0 before, and for tables older than this column. */
  began: number;
  listed: number;
  created: number;
}

/** How the log of a table stands: small, because it changes with every move. */
interface Logs {
  /** A short name of the table for the rows of its log. */
  key: Generated<number>;
  table_id: string;
  /** Seats that are asked now, one bit each. */
  asked: number;
  /** When the first clock runs out; 0 if none runs. */
  due: number;
  /** When a line was last added, or the table last changed. */
  changed: number;
}

type TableStatus = "open" | "dealing" | "playing" | "over";

/** Who sits where. */
interface Seats {
  table_id: string;
  seat: number;
  /** Empty: nobody, or a bot. */
  person: string;
  /** Empty: a person, or nobody. */
  bot: string;
  name: string;
  /** The person's own number for the deal, first as its hash. */
  number_hash: string;
  number: string;
  /** The standing order, as JSON. */
  standing: string;
  /** How long the log was when it was left: a later take-back of the seat ends it. */
  standing_from: number;
}

/** Lines of the log, as they were added: one row for a move with all that followed from it. */
interface Entries {
  log: number;
  /** The place of the first of them in the log. */
  ply: number;
  lines: string;
  at: number;
}

interface People {
  id: string;
  name: string;
  /** The hash of the code that brings a person back on another device; empty if none was asked for. */
  recovery_hash: string;
  created: number;
  seen: number;
}

/** A browser that is signed in. */
interface Sessions {
  token_hash: string;
  person: string;
  created: number;
  seen: number;
}

interface Chat {
  id: Generated<number>;
  table_id: string;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Where a person wants to be told of a turn: a browser's push address or a webhook. */
interface Notices {
  id: string;
  person: string;
  kind: "push" | "webhook";
  address: string;
  /** The keys of a push address, as JSON. */
  keys: string;
  created: number;
}

/** Whose words a person does not want to read. */
interface Mutes {
  person: string;
  muted: string;
}

/** With whom a person wants nothing to do. */
interface Blocks {
  person: string;
  blocked: string;
  /** What the other was called then. */
  name: string;
}

export type TableRow = Selectable<Tables> & Omit<Selectable<Logs>, "key" | "table_id">;
export type SeatRow = Selectable<Seats>;
export type EntryRow = Omit<Selectable<Entries>, "log">;
export type PersonRow = Selectable<People>;
export type ChatRow = Selectable<Chat>;
export type NoticeRow = Selectable<Notices>;
