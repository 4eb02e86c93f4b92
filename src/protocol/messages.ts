import * as z from "zod/mini";
import type { Move, Seat, Viewer } from "../table/game.ts";
import type { Options } from "../table/options.ts";
import type { Patch } from "./patch.ts";
import type { SeenLine, TableInfo } from "./table-info.ts";

// The page forbids code from strings, so nothing here may be compiled.
z.config({ jitless: true });

/** Raised when a client of the older number can no longer talk to the server. */
export const PROTOCOL = 1;

/** The longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 8192;

const ticket = z.string().check(z.minLength(1), z.maxLength(40));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const record = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** What a client may send through the socket of a table; `id` is its own, and comes back with the answer. */
export const clientMessage = z.discriminatedUnion("type", [
  /** The first message: how many lines of the log the client has already, 0 for none. */
  z.object({ type: z.literal("hello"), protocol: z.int(), lines: count }),
  /** A move, with how many moves its seat had made before it: sent twice, it counts once. */
  z.object({ type: z.literal("move"), id: ticket, made: count, move: record }),
  /** Take back my last choice; the others are asked where it is not mine alone to take back. */
  z.object({ type: z.literal("undo"), id: ticket }),
  /** Yes or no to what was asked: to take back that line, or to end the match here. */
  z.object({ type: z.literal("agree"), id: ticket, to: z.enum(["undo", "end"]), yes: z.boolean() }),
  /** Ask the others to end the match here. */
  z.object({ type: z.literal("end"), id: ticket }),
  z.object({ type: z.literal("resign"), id: ticket }),
  /** Leave a standing order, or none. */
  z.object({ type: z.literal("order"), id: ticket, order: z.nullable(record) }),
  z.object({ type: z.literal("say"), id: ticket, text: z.string().check(z.minLength(1), z.maxLength(500)) }),
  /** My number for the deal, once its hash is part of the commitment. */
  z.object({ type: z.literal("number"), id: ticket, number: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  /** What may I do? For programs that do not know the rules; the page lists it by itself. */
  z.object({ type: z.literal("offers"), id: ticket }),
  z.object({ type: z.literal("ping"), id: ticket }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;

/** Why a message was refused. */
export type Reason =
  | "malformed"
  | "over"
  | "not-begun"
  | "not-your-turn"
  | "too-late"
  | "not-offered"
  | "not-seated"
  | "nothing-to-undo"
  | "nothing-asked"
  | "no-orders"
  | "bad-order"
  | "bad-number"
  | "blocked"
  | "too-fast"
  | "old-protocol";

/** What a server sends. */
export type ServerMessage =
  /** All that the viewer may know now; the log from a line on, as seen. */
  | {
      readonly type: "welcome";
      readonly protocol: number;
      readonly table: TableInfo;
      readonly viewer: Viewer;
      readonly from: number;
      readonly log: readonly SeenLine[];
      readonly made: number;
      /** The standing order of the viewer's seat. */
      readonly order?: Options;
      /** Nothing before the match begins. */
      readonly view: unknown;
    }
  /** New lines of the log, each with what it changes in the view. */
  | {
      readonly type: "steps";
      readonly from: number;
      readonly steps: readonly SeenStep[];
      /** How many moves the viewer's seat has made, for the next one. */
      readonly made: number;
      readonly asked: readonly Seat[];
      /** Milliseconds each seat has left, where clocks are kept. */
      readonly clocks?: readonly number[];
    }
  /** The table itself: seats, who is here, clocks, what is asked of whom. */
  | { readonly type: "table"; readonly table: TableInfo }
  | { readonly type: "said"; readonly line: Said }
  | { readonly type: "offers"; readonly id: string; readonly moves: readonly Move[]; readonly asides: readonly Move[] }
  | { readonly type: "done"; readonly id: string }
  | { readonly type: "refused"; readonly id: string; readonly reason: Reason }
  /** The server is about to close; the client comes back by itself unless it is told why not. */
  | {
      readonly type: "closing";
      readonly reason: "restart" | "too-fast" | "malformed" | "old-protocol" | "gone" | "blocked" | "other-version";
    };

/** A line of the log as the viewer saw it, with the change of its view. */
export type SeenStep = SeenLine & { readonly patch?: Patch };

/** What counts of a match, from a step on, with what its viewer knew before the first of these steps. */
export interface StepsSeen {
  /** How many lines the log has, those that were taken back included. */
  readonly lines: number;
  readonly before: unknown;
  readonly steps: readonly CountedStep[];
}

/** A move that was not taken back, where it stands in the log, and what it changed for the viewer. */
export interface CountedStep {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly forced?: boolean;
  readonly patch?: Patch;
}

export interface Said {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
