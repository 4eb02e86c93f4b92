import { seedFrom } from "../../table/dealer.ts";
import { LEARNER, type Lesson, scripted, standingIn } from "../../table/lesson.ts";
import { Match } from "../../table/match.ts";
import type { GameModule } from "../../table/module.ts";
import { defaultOptions, type Options } from "../../table/options.ts";
import type { Rulebook, RulePicture } from "./scene.ts";

/** All that the rules of a game show beside their texts; with the usual options if none are given. */
export async function rulebookOf(module: GameModule, seats?: number, agreed?: Options): Promise<Rulebook> {
  const { game, rules, lesson } = module;
  const count = seats ?? Math.max(game.seats.min, Math.min(2, game.seats.max));
  const options = agreed ?? defaultOptions(game.options);
  return {
    values: rules.values?.(options, count) ?? {},
    tables: rules.tables?.(options, count) ?? [],
    pictures: lesson === undefined ? [] : picturesOf(module, await lesson()),
  };
}

/** Positions of the guided first game, for the chapters they are pictures of. */
function picturesOf({ game }: GameModule, lesson: Lesson): readonly RulePicture[] {
  const { seats, options, seed, steps, pictures } = lesson;
  const match = Match.begin(game, { seats, options, seed: seedFrom(seed) });
  const wanted = Object.entries(pictures).toSorted(([, a], [, b]) => a - b);
  return wanted.map(([chapter, step]) => {
    while (standingIn(lesson, match).step < step || !match.actors().includes(LEARNER)) {
      const seat = match.actors().includes(LEARNER) ? LEARNER : match.actors()[0]!;
      match.submit(seat, scripted(lesson, match, seat));
    }
    const view = match.view(LEARNER);
    const { says, move } = steps[step]!;
    const { text, at = [] } = game.describe(view, LEARNER, move);
    return { chapter, view, actors: match.actors(), says: says.map((saying) => saying.text), move: text, at };
  });
}
