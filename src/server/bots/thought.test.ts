import { afterEach, expect, test, vi } from "vitest";
import { outcome } from "../../bots/chance.ts";
import { bots } from "../../bots/index.ts";
import { LEVELS } from "../../bots/levels/levels.ts";
import { games } from "../../games/index.ts";
import { CHANCE } from "../../table/game.ts";
import { defaultOptions } from "../../table/options.ts";
import { fastRandom } from "../../table/random.ts";
import think, { type BotQuestion } from "./think.ts";
import { thought } from "./thought.ts";

afterEach(() => vi.restoreAllMocks());

/** A real choice of a seat in a random game. */
async function questionFor(bot: string): Promise<BotQuestion> {
  const { game } = await games["my-farm-shop"]!();
  const state = game.setup(2, defaultOptions(game.options), game.rulesVersion);
  const random = fastRandom("thought");
  for (;;) {
    const seat = game.actors(state)[0]!;
    const moves = seat === CHANCE ? [outcome(game, state, random)] : game.moves(state, seat);
    if (seat !== CHANCE && moves.length > 1)
      return {
        game: game.id,
        bot,
        view: game.view(state, seat),
        seat,
        moves,
        luck: "any",
        milliseconds: 20,
        notes: {},
      };
    game.play(state, seat, moves[0]!);
  }
}

test.each([...LEVELS, "greedy", "random"])("where %s throws, a simpler bot answers", async (bot) => {
  vi.spyOn(bots[bot]!, "choose").mockImplementation(() => {
    throw new Error("broken");
  });
  const question = await questionFor(bot);
  const { choice, failures } = await thought(think, question);
  expect(question.moves[choice]).toBeDefined();
  expect(failures.map((failure) => failure.bot)).toEqual([bot]);
});

test("where a thread breaks, the next bot is asked without its notes; where all do, any move is chosen", async () => {
  const question = { ...(await questionFor("expert")), notes: { plan: "led astray" } };
  const asked: BotQuestion[] = [];
  const { choice, failures } = await thought(async (one) => {
    asked.push(one);
    throw new Error("the thread broke");
  }, question);
  expect(asked.map(({ bot }) => bot)).toEqual(["expert", "greedy", "random"]);
  expect(asked.map(({ notes }) => notes)).toEqual([question.notes, {}, {}]);
  expect(failures.map(({ bot }) => bot)).toEqual(["expert", "greedy", "random"]);
  expect(question.moves[choice]).toBeDefined();
});

test("a thread that is silent is ended, and a simpler bot is asked", async () => {
  const question = { ...(await questionFor("expert")), milliseconds: 1 };
  const answer = await thought(
    (one, signal) =>
      one.bot === "expert"
        ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
        : think(one),
    question,
    1,
  );
  expect(question.moves[answer.choice]).toBeDefined();
  expect(answer.failures.map(({ bot }) => bot)).toEqual(["expert"]);
});
