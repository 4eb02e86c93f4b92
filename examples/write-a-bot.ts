// A bot from scratch: flat Monte Carlo. It tries each move in a few worlds that its view allows, plays them to the end
// at random, and takes the move with the best mean lead.
import { type Bot, bots, drawOutcome } from "furrow/bots";
import * as engine from "furrow/engine";
import { module } from "furrow/games/master-farmer";

const ROLLOUTS = 2;

const monteCarlo: Bot = {
  choose({ module: { game }, view, seat, moves, random }) {
    const leads = moves.map((move) => {
      let sum = 0;
      for (let i = 0; i < ROLLOUTS; i++) {
        const world = game.imagine(view, random);
        game.play(world, seat, move);
        for (let actor = game.actors(world)[0]; actor !== undefined; actor = game.actors(world)[0]) {
          const isChance = actor === engine.CHANCE;
          const next = isChance ? drawOutcome(game, world, random) : engine.pick(game.moves(world, actor), random);
          game.play(world, actor, next);
        }
        const totals = game.result(world)!.scores.map(({ total }) => total);
        sum += totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat));
      }
      return sum;
    });
    return moves[leads.indexOf(Math.max(...leads))]!;
  },
};

const random = engine.fastRandom("a bot from scratch");
const match = engine.Match.begin(module.game, { seats: 2, seed: engine.seedFrom("an example") });
while (!match.isOver) {
  const seat = match.actors()[0]!;
  const turn = { module, view: match.view(seat), seat, moves: match.offer(seat).moves, random };
  match.submit(seat, await (seat === 0 ? monteCarlo : bots.random!).choose(turn));
}
const [own, other] = match.result()!.scores;
console.log(`Monte Carlo ${own!.total}, random ${other!.total}`);
