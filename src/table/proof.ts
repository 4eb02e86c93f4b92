import type { Match } from "./match.ts";
import type { Message } from "./messages.ts";

/** What can be said of how chance came about in a match: as much as was checked, and no more. */
export type Proof =
  /** Everything was checked, and the commitment is the one that was noted before the first card. */
  | "verified"
  /** Everything was checked, but an earlier deal was given up after somebody could see it. */
  | "dealt-again"
  /** Everything was checked but that; whoever noted the commitment can compare it. */
  | "to-compare"
  /** Another commitment was noted: this is not the match that was promised, or not its deal. */
  | "other-commitment"
  /** What was shown while it was played is not what the file tells. */
  | "other-story"
  /** Chance follows from the seed, but only whoever ran the match had a part in drawing it. */
  | "alone"
  /** Chance follows from a seed that somebody chose. */
  | "typed"
  /** Chance follows from the seed so far; whoever has it knows what comes. */
  | "unfinished"
  /** The seed is not published. */
  | "sealed"
  /** The deal holds only from some line or position on. */
  | "in-part"
  /** There is no deal. */
  | "by-hand";

/**
 * What was proved by reading a match to its end; `noted` is the commitment that somebody noted before the first card,
 * `givenUp` how many earlier deals had been given up by then.
 */
export function proofOf(match: Match, noted?: string, givenUp = 0): Proof {
  const { deal } = match;
  if (noted !== undefined && deal?.hash !== noted) return "other-commitment";
  if (deal === undefined) return "by-hand";
  if (!match.isFromSetup || deal.since !== undefined) return "in-part";
  if (deal.seed === undefined) return "sealed";
  if (deal.typed) return "typed";
  if (!match.isOver) return "unfinished";
  if (deal.numbers.every((number) => number === null)) return "alone";
  if (givenUp > 0) return "dealt-again";
  return noted === undefined ? "to-compare" : "verified";
}

/** The sentence for it. */
export const proofMessage = (proof: Proof): Message => ({ id: `proof.${proof}` });
