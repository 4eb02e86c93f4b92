import { describe, expect, test } from "vitest";
import { outcome } from "../../../bots/chance.ts";
import { findBot } from "../../../bots/index.ts";
import { fetchNet } from "../../../bots/learned/net.ts";
import { turnMcts } from "../../../bots/search/turn-mcts-bot.ts";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { evaluation } from "../bot.ts";
import { HAND_CARD_IDS } from "../cards/decks/index.ts";
import type { DealId } from "../hands/deals.ts";
import { game, module } from "../index.ts";
import { worths } from "../learned/card-worth.ts";
import type { Move } from "../moves.ts";
import { scramble } from "../scramble.ts";
import type { State } from "../state.ts";

const begun = (deal: DealId, seats = 2): State =>
  game.setup(seats, { ...defaultOptions(game.options), deal } as State["options"], game.rulesVersion);

/** Lets chance deal until somebody is asked. */
function dealt(deal: DealId, seed: string, seats = 2): State {
  const state = begun(deal, seats);
  const random = fastRandom(seed);
  while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
  return state;
}

describe("hand cards as bots judge them", () => {
  test("In a draft greedy keeps the card that is worth most in its hand", async () => {
    const state = dealt("draft-7", "draft");
    const [seat] = game.actors(state) as [number];
    const moves = game.moves(state, seat);
    const held = (move: Move) => worths[(move as { card: string }).card]?.[2] ?? 0;
    const asked = { module, view: game.view(state, seat), seat, moves, random: fastRandom("any") };
    const move = await findBot("greedy")!.choose(asked);
    expect(move.type).toBe("draft");
    expect(held(move)).toBe(Math.max(...moves.map(held)));
  });

  test("Bots that look for whole turns draft and go on to the first person", async () => {
    const random = fastRandom("drafting");
    const state = dealt("draft-7", "drafting");
    const memories = [{}, {}];
    const bot = turnMcts(2);
    for (let [seat] = game.actors(state); seat !== undefined && state.round === 0; [seat] = game.actors(state)) {
      if (seat === CHANCE) {
        game.play(state, CHANCE, outcome(game, state, random));
        continue;
      }
      const asked = { module, view: game.view(state, seat), seat, moves: game.moves(state, seat), random };
      game.play(state, seat, await bot.choose({ ...asked, memory: memories[seat]! }));
    }
    expect(state.hands!.held.map((hand) => hand.length)).toEqual([14, 14]);
  });

  test.each([2, 3, 4])("What was learned with hand cards says nothing of others' hands, %i seats", async (seats) => {
    const learning = evaluation.learning!(begun("plain", seats))!;
    const net = await fetchNet(learning);
    const state = dealt("plain", "secret", seats);
    const [own, scrambled] = [new Float32Array(learning.size), new Float32Array(learning.size)];
    const other = clone(state);
    scramble(other, 0, fastRandom("other"));
    expect(other.hands!.held[1]).not.toEqual(state.hands!.held[1]);
    learning.features(state, 0, own);
    learning.features(other, 0, scrambled);
    expect([...scrambled]).toEqual([...own]);
    expect(net.values(game.view(other, 0))).toEqual(net.values(game.view(state, 0)));
  });

  test("A card in a hand that cannot be seen counts as likely as it is, a known one fully", () => {
    const learning = evaluation.learning!(begun("plain"))!;
    const state = dealt("plain", "likely");
    const x = new Float32Array(learning.size);
    const held = () => [...x.slice(-HAND_CARD_IDS.length)];
    learning.features(state, 1, x);
    expect(held().filter((likely) => likely === 16)).toHaveLength(state.hands!.held[1]!.length);
    expect(held().filter((likely) => likely !== 16 && likely !== 0)).toEqual([]);
    learning.features(game.view(state, 0), 1, x);
    expect(new Set(held())).toEqual(new Set([2]));
  });

  test("Games without hand cards, with them and of more seats are told apart", () => {
    const { learning } = evaluation;
    expect(learning!(begun("none"))).toBe(learning!(begun("none")));
    expect(learning!(begun("plain"))).not.toBe(learning!(begun("none")));
    expect(learning!(begun("plain"))).toBe(learning!(begun("draft-8")));
    expect(learning!(begun("plain", 3))).toBe(learning!(begun("plain", 4)));
    expect(learning!(begun("plain", 3))).not.toBe(learning!(begun("none", 3)));
  });
});
