import type { Viewer } from "../../../table/game.ts";
import type { Match } from "../../../table/match.ts";
import { type Player, Refused } from "../../../table/match-file.ts";
import { proofOf } from "../../../table/proof.ts";
import { fastRandom } from "../../../table/random.ts";
import { CallFailed, Calls } from "../../online/calls.ts";
import { keptMatch } from "../../storage/matches.ts";
import { freshNumber } from "../fresh.ts";
import { LogBook } from "../log-book.ts";
import type { Course, Film, Problem, Review, Still } from "../scene.ts";
import { shownMatch, stillOf } from "../shown.ts";
import { readMatch } from "./files.ts";
import { here } from "./here.ts";
import { moduleOf } from "./modules.ts";
import { problemOf } from "./problems.ts";
import { kept, matchOf, viewerOf } from "./stored.ts";

/** Matches looked at step by step, and what is said of them afterwards. */
export const filmsHost = {
  /** Makes ready to look at a match of this device, step by step. */
  async film(id: string): Promise<Film | Problem> {
    try {
      const match = await matchOf(id);
      const found = await keptMatch(id);
      const viewer = viewerOf(id, match, found?.seating);
      here.shown = shownMatch(id, await moduleOf(match.game.id), match, viewer);
      return await filmOf(id, match, viewer, found?.noted);
    } catch (error) {
      return problemOf(error);
    }
  },

  /** Makes ready to look at what was seen of a match on a server, step by step; all of it once it is over. */
  async filmOfTable(address: string, id: string): Promise<Film | Problem> {
    try {
      const { filmOfTable } = await import("../online/table-film.ts");
      const found = await filmOfTable(new Calls(address), id, moduleOf);
      here.shown = found.shown;
      return found.film;
    } catch (error) {
      return error instanceof CallFailed ? { problem: error.reason } : problemOf(error);
    }
  },

  /** Makes ready to look at a match from a link; nothing is kept. */
  async filmOfText(text: string): Promise<Film | Problem> {
    try {
      const match = await readMatch(text);
      if (!match.isOver) throw new Refused({ id: "link-unfinished" });
      here.shown = shownMatch("", await moduleOf(match.game.id), match, "spectator");
      return await filmOf("", match, "spectator");
    } catch (error) {
      return problemOf(error);
    }
  },

  still: (step: number): Still | undefined => (here.shown === undefined ? undefined : stillOf(here.shown, step)),

  /** Where turns of people were lost in a finished match. */
  async review(id: string): Promise<Review | undefined> {
    const match = await matchOf(id).catch(() => undefined);
    if (!match?.isOver) return undefined;
    const { reviewOf } = await import("../remarks.ts");
    return reviewOf(await moduleOf(match.game.id), match);
  },

  /** How the points of a finished match came about, and what decided it. */
  async course(id: string): Promise<Course | undefined> {
    const match = await matchOf(id).catch(() => undefined);
    if (!match?.isOver) return undefined;
    const { courseOf } = await import("../course.ts");
    return courseOf(match, await moduleOf(match.game.id));
  },

  /** A new match that goes on from a step of the one looked at. */
  async branch(step: number, players: readonly Player[]): Promise<string | Problem> {
    if (here.shown?.match === undefined) return { problem: { id: "over" } };
    const { match, viewer } = here.shown;
    const seed = freshNumber();
    try {
      return await kept(match.branch(step, viewer, { seed, random: fastRandom(seed), players }));
    } catch (error) {
      return problemOf(error);
    }
  },

  /** Keeps the match looked at on this device. */
  async keepShown(): Promise<string | Problem> {
    const match = here.shown?.match;
    return match === undefined ? { problem: { id: "file-not-match" } } : kept(match);
  },
};

async function filmOf(id: string, match: Match, viewer: Viewer, noted?: string): Promise<Film> {
  const { rules, telling } = await moduleOf(match.game.id);
  const { lines } = new LogBook(match, telling).tell(viewer);
  const ruleValues = rules.values?.(match.state.options, match.seats) ?? {};
  return {
    id,
    way: id === "" ? "" : `/match/${id}`,
    game: match.game.id,
    players: match.players,
    viewer,
    log: lines,
    result: match.result(),
    sides: match.game.sides?.(match.state.options, match.seats),
    ruleValues,
    deal: { commitment: match.deal?.hash, proof: proofOf(match, noted) },
    canBranch: true,
  };
}
