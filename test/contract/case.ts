import fc from "fast-check";
import type { Game, Viewer } from "../../src/table/game.ts";
import type { Language } from "../../src/table/messages.ts";
import type { GameModule, Testing } from "../../src/table/module.ts";
import { type Options, randomOptions } from "../../src/table/options.ts";
import { fastRandom, type Random } from "../../src/table/random.ts";

/** A game as the contract test takes it: what its folder brings, and its secrets written down a second time. */
export interface Subject {
  readonly module: GameModule;
  readonly testing: Testing;
  /** Its words in other languages. */
  readonly translations?: readonly Language[];
}

/** The languages a game speaks, English first. */
export const languagesOf = ({ module, translations = [] }: Subject): readonly Language[] => [
  { code: "en", words: module.words.en },
  ...translations,
];

/** Loads the translations of a game. */
export const translationsOf = ({ translations = {} }: GameModule): Promise<readonly Language[]> =>
  Promise.all(Object.entries(translations).map(async ([code, load]) => ({ code, words: await load() })));

/** One game to be played: everything else follows from the seed. */
export interface Case extends Subject {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly random: Random;
  /** How many positions of the game are looked at closely. */
  readonly looks: number;
}

/** A property that every game has; throws where it has not. */
export type Property = (one: Case) => void;

/** The case of a seed, for so many seats. */
export function caseOf(subject: Subject, seats: number, seed: number, looks: number): Case {
  const { game } = subject.module;
  const random = fastRandom(`contract/${game.id}/${seats}/${seed}`);
  return { ...subject, game, seats, options: optionsFor(game, seats, random), random, looks };
}

/** Random options that go with so many seats. */
export function optionsFor(game: Game, seats: number, random: Random): Options {
  for (;;) {
    const options = randomOptions(game.options, random);
    if (game.objection?.(options, seats) === undefined) return options;
  }
}

/** Every seat and a spectator. */
export const viewersOf = ({ seats }: Case): readonly Viewer[] => [...Array(seats).keys(), "spectator"];

/** How thoroughly a property is tried. */
export interface Effort {
  /** Games for each number of seats. */
  readonly runs: number;
  /** Positions of each that are looked at closely. */
  readonly looks: number;
  /** Only the game of this seed, as a failure has named it. */
  readonly seed?: number | undefined;
}

/** Holds a property against games of every number of seats; a failure names the seats and the seed. */
export function hold(subject: Subject, property: Property, { runs, looks, seed }: Effort): void {
  const { min, max } = subject.module.game.seats;
  const seeds = seed === undefined ? fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff })) : fc.constant(seed);
  for (let seats = min; seats <= max; seats++)
    fc.assert(
      fc.property(fc.constant(seats), seeds, (count, one) => property(caseOf(subject, count, one, looks))),
      { numRuns: seed === undefined ? runs : 1 },
    );
}
