import { describe, expect, test } from "vitest";
import { bots } from "../src/bots/index.ts";
import { lessonShown } from "../src/client/worker/lesson.ts";
import { gameIds, games } from "../src/games/index.ts";
import { seedFrom } from "../src/table/dealer.ts";
import type { Seat } from "../src/table/game.ts";
import { same } from "../src/table/json.ts";
import { LEARNER, type Lesson, scripted, standingIn } from "../src/table/lesson.ts";
import { Match } from "../src/table/match.ts";
import type { GameModule } from "../src/table/module.ts";
import { fastRandom } from "../src/table/random.ts";

async function begun(id: string): Promise<{ module: GameModule; lesson: Lesson; match: Match }> {
  const module = await games[id]!();
  const lesson = await module.lesson!();
  const players = Array.from({ length: lesson.seats }, (_, seat) => (seat === LEARNER ? {} : { bot: "casual" }));
  const { seats, options, seed } = lesson;
  return { module, lesson, match: Match.begin(module.game, { seats, options, players, seed: seedFrom(seed) }) };
}

/** Whoever is asked does what the script says; where several are, the first chosen. */
function playScript(lesson: Lesson, match: Match, first: (actors: readonly Seat[]) => Seat): void {
  while (standingIn(lesson, match).step < lesson.steps.length) {
    const seat = first(match.actors());
    const move = scripted(lesson, match, seat);
    expect(move, `seat ${seat} is asked after step ${standingIn(lesson, match).step}`).toBeDefined();
    expect(match.submit(seat, move).reason).toBeUndefined();
  }
}

describe.each(gameIds)("the guided first game of %s", (id) => {
  test("goes by its script to its end, and can be played on to the end of the game", async () => {
    const { module, lesson, match } = await begun(id);
    playScript(lesson, match, (actors) => (actors.includes(LEARNER) ? LEARNER : actors[0]!));
    expect(standingIn(lesson, match)).toEqual({ step: lesson.steps.length, isByScript: true });
    expect(lessonShown(lesson, match, []).going).toBe("done");
    const random = fastRandom("lesson");
    while (!match.isOver) {
      const seat = match.actors()[0]!;
      const { moves } = match.offer(seat);
      match.submit(seat, await bots.greedy!.choose({ module, view: match.view(seat), seat, moves, random }));
    }
    expect(match.result()?.scores).toHaveLength(lesson.seats);
  });

  test("goes the same way when the others answer first", async () => {
    const { lesson, match } = await begun(id);
    playScript(lesson, match, (actors) => actors.at(-1)!);
    expect(standingIn(lesson, match).isByScript).toBe(true);
  });

  test("is left by another move, and found again by taking it back", async () => {
    const { lesson, match } = await begun(id);
    const { moves } = match.offer(LEARNER);
    const { move } = lesson.steps[0]!;
    const other = moves.find((offered) => !same(offered, move));
    expect(lessonShown(lesson, match, moves)).toMatchObject({ going: "by-script", step: 0 });
    expect(moves[lessonShown(lesson, match, moves).expected!]).toEqual(move);
    match.submit(LEARNER, other);
    expect(lessonShown(lesson, match, []).going).toBe("own-way");
    if (match.undo(LEARNER).reason === undefined)
      expect(lessonShown(lesson, match, match.offer(LEARNER).moves).going).toBe("by-script");
  });

  test("says all its texts, each once", async () => {
    const { lesson } = await begun(id);
    const said = [...lesson.steps.flatMap(({ says }) => says), ...lesson.end].map(({ text }) => text);
    expect(new Set(said).size).toBe(said.length);
    for (const words of Object.values(lesson.words)) expect(Object.keys(words).toSorted()).toEqual(said.toSorted());
    for (const { says } of lesson.steps) expect(says.length).toBeGreaterThan(0);
  });
});
