import type { Seat } from "./game.ts";
import { key, same } from "./json.ts";
import type { Message } from "./messages.ts";
import type { Options } from "./options.ts";
import type { Player } from "./player.ts";
import { sha256 } from "./sha256.ts";

/**
 * How a deal is agreed on so that nobody can choose it:
 * 1. each person's client draws a number of its own and sends only its hash (`hashOfNumber`);
 * 2. whoever runs the match draws a seed and publishes a `pledge`: its hash, the commitment, binds the match with its
 *    terms, the seed and all these numbers; each client notes it and checks that its own number is in (`objectionTo`);
 * 3. only then the numbers are sent (`revealed`), and the match is dealt from the seed and the numbers;
 * 4. after the last move, or when the match is aborted, the seed is published with the file, and everybody can check it.
 */

/** What is dealt for: all that is settled before the first card. */
export interface Terms {
  /** The id of the match, of up to 40 letters, digits and hyphens. */
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Checked and complete. */
  readonly options: Options;
  readonly players: readonly Player[];
}

/** What everybody is told of a deal before the first card. */
export interface Pledge {
  /** The commitment: binds all the rest and the terms. */
  readonly hash: string;
  readonly seedHash: string;
  /** By seat, the hash of the number that its person adds; null where nobody adds one. */
  readonly numberHashes: readonly (string | null)[];
}

/** The deal of a match. */
export interface Deal {
  /** The commitment that was published before the first card. */
  readonly hash: string;
  readonly seedHash: string;
  /** By seat, the number its person added; null where nobody did. */
  readonly numbers: readonly (string | null)[];
  /** 32 hexadecimal digits; only with whoever runs the match, until it is over. */
  readonly seed?: string;
  /** Somebody chose the seed. */
  readonly typed?: true;
  /** The line of the log from which on this deal holds, where that is not the first. */
  readonly since?: number;
}

/** A seed or a number that a person adds: 128 bits as 32 hexadecimal digits. */
export const isSeed = (seed: unknown): seed is string => typeof seed === "string" && /^[0-9a-f]{32}$/.test(seed);

export const isMatchId = (id: unknown): id is string => typeof id === "string" && /^[0-9A-Za-z-]{1,40}$/.test(id);

/** What a person's client sends before it knows the commitment. */
export const hashOfNumber = (match: string, seat: Seat, number: string): string =>
  hashOf("number", match, seat, number);

/** What whoever runs a match publishes before the first card, once the hashes of the numbers are there. */
export function pledge(terms: Terms, seed: string, numberHashes: readonly (string | null)[]): Pledge {
  const isFit = (hash: string | null, seat: Seat) => hash === null || (isHash(hash) && isPerson(terms, seat));
  if (!isSeed(seed) || numberHashes.length !== terms.seats || !numberHashes.every(isFit))
    throw new Error("a pledge needs a seed and, for each seat, the hash of a person's number or null");
  const seedHash = hashOfSeed(terms.match, seed);
  return { hash: commitmentOf(terms, { seedHash, numberHashes }), seedHash, numberHashes };
}

/** What a person's client objects to in a pledge: that it is for something else, or lacks the person's own number. */
export function objectionTo(
  terms: Terms,
  { hash, seedHash, numberHashes }: Pledge,
  mine: { readonly seat: Seat; readonly number: string },
): Message | undefined {
  if (commitmentOf(terms, { seedHash, numberHashes }) !== hash) return { id: "deal-other-terms" };
  if (numberHashes[mine.seat] !== hashOfNumber(terms.match, mine.seat, mine.number)) return { id: "deal-not-mine" };
  return undefined;
}

/** The deal, once everybody has sent the number that was promised; nothing where one is another. */
export function revealed(
  terms: Terms,
  { hash, seedHash, numberHashes }: Pledge,
  seed: string,
  numbers: readonly (string | null)[],
): Deal | undefined {
  const deal = { hash, seedHash, numbers, seed };
  return isSound(terms, deal) && same(numbersHashed(terms.match, numbers), numberHashes) ? deal : undefined;
}

/** The deal of a match on one device, which draws the seed and the number of every person itself. */
export function dealtAtOnce(terms: Terms, draw: () => string): Deal {
  const seed = draw();
  const numbers = terms.players.map((_, seat) => (isPerson(terms, seat) ? draw() : null));
  const { hash, seedHash } = pledge(terms, seed, numbersHashed(terms.match, numbers));
  return { hash, seedHash, numbers, seed };
}

/** A deal from a seed alone: one that somebody typed, or one that holds only since a line of the log. */
export function dealtAlone(terms: Terms, seed: string, kind: Pick<Deal, "typed" | "since">): Deal {
  const seedHash = hashOfSeed(terms.match, seed);
  const numbers = new Array<null>(terms.seats).fill(null);
  return { hash: commitmentOf(terms, { seedHash, numberHashes: numbers, ...kind }), seedHash, numbers, seed, ...kind };
}

/** Whether all that a deal holds fits together and belongs to these terms. */
export function isSound(terms: Terms, deal: Deal): boolean {
  const { hash, seedHash, numbers, seed, ...kind } = deal;
  return (
    numbers.length === terms.seats &&
    numbers.every((number, seat) => number === null || (isSeed(number) && isPerson(terms, seat))) &&
    (seed === undefined || (isSeed(seed) && hashOfSeed(terms.match, seed) === seedHash)) &&
    commitmentOf(terms, { seedHash, numberHashes: numbersHashed(terms.match, numbers), ...kind }) === hash
  );
}

/** The secret from which every draw follows; what is typed deals the same at every table. */
export const rootOf = ({ hash, seed, numbers, typed }: Deal): string | undefined => {
  if (seed === undefined) return undefined;
  return typed ? hashOf("typed", seed) : hashOf("root", hash, seed, numbers);
};

export const isHash = (hash: unknown): hash is string => typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash);

type Bound = Omit<Pledge, "hash"> & Pick<Deal, "typed" | "since">;

function commitmentOf(terms: Terms, { seedHash, numberHashes, typed, since = 0 }: Bound): string {
  const { match, game, rulesVersion, seats, options } = terms;
  const seating = terms.players.map(({ name = null, bot = null }) => [name, bot]);
  const agreed = [match, game, rulesVersion, seats, JSON.parse(JSON.stringify(options)), seating];
  return hashOf("commitment", agreed, seedHash, numberHashes, typed === true, since);
}

const hashOfSeed = (match: string, seed: string): string => hashOf("seed", match, seed);

const numbersHashed = (match: string, numbers: readonly (string | null)[]): readonly (string | null)[] =>
  numbers.map((number, seat) => (number === null ? null : hashOfNumber(match, seat, number)));

/** Every hash says what it is of, so that none can stand for another. */
const hashOf = (what: string, ...parts: readonly unknown[]): string => sha256(key([`furrow/${what}`, ...parts]));

const isPerson = ({ players }: Terms, seat: Seat): boolean => players[seat]?.bot === undefined;
