import { outcome } from "../src/bots/chance.ts";
import { findBot } from "../src/bots/index.ts";
import { game, module } from "../src/games/happiness-farm/index.ts";
import { rowsOf } from "../src/games/happiness-farm/scoring.ts";
import { CHANCE } from "../src/table/game.ts";
import type { GameModule } from "../src/table/module.ts";
import { defaultOptions } from "../src/table/options.ts";
import { fastRandom } from "../src/table/random.ts";

/** How often `greedy-0` bots reach each threshold of Happiness Farm: node bench/happiness-farm-rows.ts [games] [seats …] */
const [games = "200", ...given] = process.argv.slice(2);
const options = defaultOptions(game.options);

for (const seats of given.length > 0 ? given.map(Number) : [1, 2, 3, 4, 5, 6]) {
  const levels = new Map<string, number[]>();
  const bySomebody = new Map<string, number>();
  let happiness = 0;
  for (let i = 0; i < Number(games); i++) {
    const view = await playOut(seats, `rows ${seats} ${i}`);
    const rows = Array.from({ length: seats }, (_, seat) => rowsOf(view, seat));
    for (const [r, { row, thresholds }] of rows[0]!.entries()) {
      const reached = rows.map((own) => own[r]!.happiness);
      const counts = levels.get(row) ?? thresholds.map(() => 0);
      levels.set(row, counts);
      for (const level of reached) for (let l = 0; l < level; l++) counts[l]!++;
      if (Math.max(...reached) > 0) bySomebody.set(row, (bySomebody.get(row) ?? 0) + 1);
      happiness += reached.reduce((a, b) => a + b);
    }
  }
  const all = Number(games) * seats;
  console.log(`${seats} seats, ${games} games: mean happiness ${(happiness / all).toFixed(1)}`);
  for (const [row, counts] of levels) {
    const shares = counts.map((count) => Math.round((100 * count) / all)).join(" / ");
    console.log(`  ${row.padEnd(8)} ${shares} % of seats; somebody in ${bySomebody.get(row) ?? 0} games`);
  }
}

async function playOut(seats: number, seed: string) {
  const random = fastRandom(seed);
  const view = game.setup(seats, options, game.rulesVersion);
  for (let [seat] = game.actors(view); seat !== undefined; [seat] = game.actors(view)) {
    if (seat === CHANCE) {
      game.play(view, seat, outcome(game, view, random));
      continue;
    }
    const moves = game.moves(view, seat);
    const turn = { module: module as unknown as GameModule, view, seat, moves, random };
    game.play(view, seat, await findBot("greedy-0")!.choose(turn as never));
  }
  return view;
}
