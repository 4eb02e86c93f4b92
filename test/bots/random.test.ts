import { expect, test } from "vitest";
import { random } from "../../src/bots/levels/random.ts";
import { fastRandom } from "../../src/table/random.ts";
import { tiny } from "./tiny.ts";

test("random takes each of its moves as often, without a look at the table", () => {
  const module = tiny({ value: () => 0 });
  const moves = module.game.moves(module.game.setup(1, {}, 1), 0);
  const turn = {
    module,
    seat: 0,
    moves,
    random: fastRandom("even"),
    get view(): never {
      throw new Error("random looked");
    },
  };
  const counts = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const { type } = random.choose(turn);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const { type } of moves) expect(Math.abs(counts.get(type)! - 1000)).toBeLessThan(120);
});
