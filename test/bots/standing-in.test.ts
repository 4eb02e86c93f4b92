import { expect, test } from "vitest";
import type { Bot } from "../../src/bots/bot.ts";
import { LEVELS, level } from "../../src/bots/levels/levels.ts";
import { type BotFailure, chosenBy, type NamedBot, standInsFor } from "../../src/bots/levels/standing-in.ts";
import { playGame } from "../../src/cli/arena/block.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { playOut } from "../../src/cli/sim/playout.ts";
import { games } from "../../src/games/index.ts";
import type { GameModule } from "../../src/table/module.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

const module = await games["master-farmer"]!();
const options = defaultOptions(module.game.options);
const luck = { deal: "deal", bots: "bots" };

/** Ways to fail. */
const failing: { readonly [how: string]: Bot["choose"] } = {
  "throws at once": () => {
    throw new Error("broken");
  },
  "throws later": () => Promise.reject(new Error("broken")),
  "answers with a move that was not offered": () => ({ type: "no such move" }) as never,
  "answers nothing": () => undefined as never,
  "throws what is no error": () => Promise.reject("broken"),
};

test("a bot that fails is stood in for by simpler ones, the last of which only needs moves", () => {
  expect(standInsFor("expert")).toEqual(["greedy", "random"]);
  expect(standInsFor("greedy")).toEqual(["random"]);
  expect(standInsFor("random")).toEqual([]);
});

for (const [how, choose] of Object.entries(failing)) {
  test(`a bot that ${how} loses no move, and forgets what it kept`, async () => {
    const state = module.game.setup(2, options, module.game.rulesVersion);
    const [seat] = module.game.actors(state) as [number];
    const failures: BotFailure[] = [];
    const memory = { plan: "which led it astray" };
    const moves = module.game.moves(state, seat);
    const turn = { module, view: module.game.view(state, seat), seat, moves, random: fastRandom("any"), memory };
    const move = await chosenBy({ id: "expert", bot: { choose } }, turn, (failure) => failures.push(failure));
    expect(moves).toContain(move);
    expect(memory).toEqual({});
    expect(failures.map(({ bot }) => bot)).toEqual(["expert"]);
  });

  test(`a game with a bot that ${how} is played to its end, and the failures are told`, async () => {
    const bots: NamedBot[] = [
      { id: "expert", bot: { choose } },
      { id: "novice", bot: level("novice") },
    ];
    const simulated = await playOut(module, 2, options, bots, luck);
    const { outcome: matched } = await playMatch(module, 2, options, bots, luck);
    const met = await playGame(
      module,
      { seats: 2, options },
      bots.map((bot) => ({ ...bot, module })),
      luck,
    );
    for (const { scores, failures } of [simulated, matched, met]) {
      expect(scores).toHaveLength(2);
      expect(failures!.length).toBeGreaterThan(1);
      expect(new Set(failures!.map(({ bot }) => bot))).toEqual(new Set(["expert"]));
    }
  });
}

/** The game with a judgement that breaks after so many questions: whatever goes by it fails. */
function breaking(after: number): GameModule {
  let left = after;
  const broken = () => {
    if (left-- <= 0) throw new Error("broken");
  };
  const { evaluation, game } = module;
  return {
    ...module,
    game: {
      ...game,
      imagine: (view, random) => {
        broken();
        return game.imagine(view, random);
      },
    },
    evaluation: {
      ...evaluation,
      value: (view, seat) => {
        broken();
        return evaluation.value(view, seat);
      },
    },
  };
}

test.each(LEVELS.flatMap((id) => [0, 1, 40, 300].map((after) => [id, after] as const)))(
  "where judging breaks, %s plays on as random (after %i questions)",
  async (id, after) => {
    const named = [0, 1].map(() => ({ id, bot: level(id) }));
    const { scores, failures } = await playOut(breaking(after), 2, options, named, luck, { simulations: 4 });
    expect(scores).toHaveLength(2);
    expect(failures!.map(({ bot }) => bot)).toEqual(expect.arrayContaining([id, `greedy for ${id}`]));
  },
);
