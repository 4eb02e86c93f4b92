import { type Beginning, termsOf } from "../../../table/beginning.ts";
import { dealtAtOnce } from "../../../table/commitment.ts";
import { seedFrom } from "../../../table/dealer.ts";
import type { Game } from "../../../table/game.ts";
import { LEARNER } from "../../../table/lesson.ts";
import { Match } from "../../../table/match.ts";
import { Refused } from "../../../table/match-file.ts";
import type { Origin } from "../../storage/matches.ts";
import { freshNumber } from "../fresh.ts";
import type { NewMatch, Problem } from "../scene.ts";
import { moduleOf } from "./modules.ts";
import { problemOf } from "./problems.ts";
import { kept } from "./stored.ts";

/** Who sits across from a learner, once the script is left. */
const LESSON_BOT = "casual";

/** How matches begin on this device. */
export const beginningHost = {
  async begin({ game, players, options, seed }: NewMatch): Promise<string | Problem> {
    const module = await moduleOf(game);
    try {
      const match = begun(module.game, { seats: players.length, options, players }, seed);
      return await kept(match, notedIn(match));
    } catch (error) {
      return problemOf(error);
    }
  },

  /** Begins the guided first game of a game. */
  async beginLesson(game: string): Promise<string | Problem> {
    try {
      const module = await moduleOf(game);
      const lesson = await module.lesson?.();
      if (lesson === undefined) throw new Refused({ id: "match-gone" });
      const { seats, options, seed } = lesson;
      const players = Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? {} : { bot: LESSON_BOT }));
      const match = begun(module.game, { seats, options, players }, seed);
      return await kept(match, notedIn(match), lesson);
    } catch (error) {
      return problemOf(error);
    }
  },
};

/** A match of somebody who typed a seed, or one whose deal this device draws for all who sit at it. */
export function begun(game: Game, beginning: Beginning, typed: string): Match {
  if (typed !== "") return Match.begin(game, { ...beginning, seed: seedFrom(typed) });
  const terms = termsOf(game, { ...beginning, match: freshNumber() });
  return Match.begin(game, { ...terms, deal: dealtAtOnce(terms, freshNumber) });
}

/** The commitment of a deal as it is shown now. */
export const notedIn = ({ deal }: Match): Origin => (deal === undefined ? {} : { noted: deal.hash });
