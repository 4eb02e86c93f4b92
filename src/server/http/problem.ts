import type { Message } from "../../table/messages.ts";

/** A request that cannot be done: a status and one of few named reasons, with a message where a game gave one. */
export class Problem extends Error {
  readonly status: number;
  readonly reason: ProblemReason;
  readonly detail: Message | undefined;

  constructor(status: number, reason: ProblemReason, detail?: Message) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.detail = detail;
  }
}

export const PROBLEM_REASONS = [
  "malformed",
  "no-name",
  "not-signed-in",
  "foreign-origin",
  "not-yours",
  "blocked",
  "no-such-table",
  "no-such-game",
  "no-such-bot",
  "other-version",
  "bad-options",
  "bad-file",
  "bad-code",
  "seat-taken",
  "already-seated",
  "seats-empty",
  "number-known",
  "already-begun",
  "not-over",
  "too-many",
  "too-much",
  "too-fast",
  "not-found",
  "failed",
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];
