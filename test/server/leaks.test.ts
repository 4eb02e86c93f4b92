import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import type { ServerMessage } from "../../src/protocol/messages.ts";
import { Clocks } from "../../src/server/live/clocks.ts";
import { Playing } from "../../src/server/live/playing.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import { Match } from "../../src/table/match.ts";
import { savePosition } from "../../src/table/match-file.ts";
import type { Testing } from "../../src/table/module.ts";
import { fastRandom, pick } from "../../src/table/random.ts";

const SECRETIVE = [
  ["formidable-farm", {}],
  ["agricola", { deal: "plain" }],
] as const;

const WATCHER: Seat = 0;

/** Everything that the watcher's socket is sent while a match goes on from a position, chance dealt by hand. */
function wired(file: unknown, game: Parameters<typeof Match.open>[0]) {
  const match = Match.open(game, file);
  const sent: ServerMessage[] = [];
  const playing: Playing = new Playing(match, new Clocks({ kind: "free" }, match.seats, 0), [], {
    now: () => 0,
    viewers: () => [WATCHER],
    send: (_, message) => sent.push(message),
    append: async () => true,
    reload: async () => playing,
    lost: () => {},
    settled: () => {},
  });
  return { match, playing, sent };
}

test.each(SECRETIVE)(
  "%s: a socket is sent the same, byte for byte, whatever its seat cannot know",
  async (id, options) => {
    const { game } = await games[id]!();
    const { testing } = (await import(`../../src/games/${id}/testing.ts`)) as { testing: Testing };
    const random = fastRandom(`wire/${id}`);
    let compared = 0;
    for (let round = 0; round < 12; round++) {
      const start = Match.begin(game, {
        seats: 3,
        options,
        seed: random
          .below(2 ** 31)
          .toString(16)
          .padStart(32, "0"),
      });
      for (let i = random.below(60); i > 0 && !start.isOver; i--) {
        const [seat] = start.actors();
        start.submit(seat!, pick(start.offer(seat!).moves, random));
      }
      if (start.isOver) continue;
      const state = clone(start.state);
      const other = clone(start.state);
      testing.scramble(other, WATCHER, random);
      const file = (position: Table) => ({
        ...start.wholeFile(),
        deal: undefined,
        match: undefined,
        log: [],
        start: savePosition(position),
      });
      const one = wired(JSON.parse(JSON.stringify(file(state))), game);
      const two = wired(JSON.parse(JSON.stringify(file(other))), game);
      expect(JSON.stringify(two.playing.whole(WATCHER, 0))).toBe(JSON.stringify(one.playing.whole(WATCHER, 0)));
      for (let i = 0; i < 40 && !one.match.isOver; i++) {
        const step = seenAlike(one.match, two.match, random);
        if (step === undefined) break;
        await one.playing.move(step.seat, step.first, undefined);
        await two.playing.move(step.seat, step.second, undefined);
        if (one.match.isOver || two.match.isOver) break;
        expect(JSON.stringify(two.sent)).toBe(JSON.stringify(one.sent));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  },
);

/** A move for each of the two matches that the watcher sees as the same one; nothing if their ways part here. */
function seenAlike(one: Match, two: Match, random: ReturnType<typeof fastRandom>) {
  const [seat = CHANCE] = one.actors();
  if (!same(one.actors(), two.actors())) return undefined;
  const theirs = two.offer(seat).moves;
  const seenIn = (match: Match, move: Move) => match.game.seen(match.state, seat, move, WATCHER);
  const pairs = one.offer(seat).moves.flatMap((first) => {
    const seen = seenIn(one, first);
    const second = theirs.find((move) => same(seenIn(two, move), seen));
    return second === undefined ? [] : [{ seat, first, second }];
  });
  return pairs.length === 0 ? undefined : pick(pairs, random);
}
