import { expect, test } from "vitest";
import type { Memory } from "../../bots/bot.ts";
import { games } from "../../games/index.ts";
import { defaultOptions } from "../../table/options.ts";
import { fastRandom } from "../../table/random.ts";
import think, { type BotAnswer } from "./think.ts";

/** A bot's answers to a seat's first real choices; questions and answers go to and from its thread as messages do. */
async function* answers(id: string, bot: string): AsyncGenerator<BotAnswer> {
  const { game } = await games[id]!();
  const state = game.setup(2, defaultOptions(game.options), game.rulesVersion);
  const random = fastRandom("any");
  let notes: Memory = {};
  for (;;) {
    const seat = game.actors(state)[0]!;
    const moves = game.moves(state, seat);
    let choice = random.below(moves.length);
    if (seat === 0 && moves.length > 1) {
      const view = game.view(state, seat);
      const question = { game: id, bot, view, seat, moves, luck: "any", milliseconds: 200, notes };
      const answer = structuredClone(await think(structuredClone(question)));
      yield answer;
      ({ choice, notes } = answer);
    }
    game.play(state, seat, moves[choice]!);
  }
}

test("a bot thinks once about a turn: the rest of it is noted", async () => {
  let planned: readonly unknown[] | undefined;
  let followed = 0;
  for await (const { notes } of answers("agricola", "expert")) {
    const { moves } = notes.plan as { readonly moves: readonly unknown[] };
    if (planned !== undefined && planned.length > 0) {
      expect(planned.slice(-moves.length || planned.length)).toEqual(moves);
      followed++;
    }
    planned = moves;
    if (followed === 2) break;
  }
});

test("a bot goes on in the style that it has chosen for a turn", async () => {
  const styles: unknown[] = [];
  for await (const { notes } of answers("happiness-farm", "expert")) {
    styles.push(notes.style);
    if (styles.length === 4) break;
  }
  expect(new Set(styles.map((style) => JSON.stringify(style))).size).toBe(1);
});

test("trees stay where they grew", async () => {
  for await (const { notes } of answers("agricola", "expert")) {
    expect(Object.keys(notes)).toEqual(["plan"]);
    break;
  }
});
