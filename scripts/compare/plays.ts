import { fieldsOf, type Options, randomOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";
import type { AnyGame } from "./contract.ts";

/** Seats and options of the games that are compared: some as they are, some with a little changed, some with anything. */
export function drawnSetting(game: AnyGame, seed: string): { seats: number; options: Options } {
  const luck = fastRandom(seed);
  const { min, max } = game.seats;
  for (;;) {
    const seats = min + luck.below(max - min + 1);
    const described = game.options as Parameters<typeof randomOptions>[0];
    const drawn = randomOptions(described, luck);
    // None, a third or all of the options are other than usual.
    const part = luck.below(3);
    const kept = fieldsOf(described).filter(() => part === 2 || (part === 1 && luck.below(3) === 0));
    const options = Object.fromEntries(kept.map(([name]) => [name, drawn[name]!]));
    const whole = {
      ...Object.fromEntries(fieldsOf(described).map(([name, field]) => [name, field.default])),
      ...options,
    };
    if (game.objection?.(whole, seats) === undefined) return { seats, options: onlyUnusual(game, options) };
  }
}

/** Without what is at its default: a commit that does not know an option plays by its default. */
function onlyUnusual({ options: { fields = {} } }: AnyGame, options: Options): Options {
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(fields[name]?.default);
  return Object.fromEntries(Object.entries(options).filter(differs));
}
