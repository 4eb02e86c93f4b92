import { describe, expect, test } from "vitest";
import { termsOf } from "../../src/table/beginning.ts";
import {
  type Deal,
  dealtAtOnce,
  hashOfNumber,
  isSound,
  objectionTo,
  pledge,
  revealed,
  type Terms,
} from "../../src/table/commitment.ts";
import { seedFrom } from "../../src/table/dealer.ts";
import { Match } from "../../src/table/match.ts";
import type { Entry, MatchFile } from "../../src/table/match-file.ts";
import { proofOf } from "../../src/table/proof.ts";
import { fastRandom, pick } from "../../src/table/random.ts";
import { ANNA, BERT, cards, dealt, finished, refusal } from "./sitting.ts";

const SEED = seedFrom("host");
const ANNAS = seedFrom("anna's number");
const BERTS = seedFrom("bert's number");

const begun = { seats: 3, players: [{ name: "Anna" }, { name: "Bert" }, { bot: "random" }] };
const terms = (change: object = {}): Terms => termsOf(cards, { ...begun, match: "harvest-1", ...change });

/** What the three parties send each other before the first card. */
function agreed() {
  const hashes = [hashOfNumber("harvest-1", ANNA, ANNAS), hashOfNumber("harvest-1", BERT, BERTS), null];
  return { hashes, promised: pledge(terms(), SEED, hashes) };
}

function fairDeal(): Deal {
  return revealed(terms(), agreed().promised, SEED, [ANNAS, BERTS, null]) as Deal;
}

/** Plays a match at random, for some moves or to its end. */
function played(match: Match, moves = Number.POSITIVE_INFINITY): Match {
  const random = fastRandom("played");
  for (let i = 0; i < moves && !match.isOver; i++) {
    const seat = match.actors()[0] as number;
    match.submit(seat, pick(match.offer(seat).moves, random));
  }
  return match;
}

const fairMatch = () => Match.begin(cards, { ...terms(), deal: fairDeal() }) as unknown as Match;
const reread = (file: MatchFile) => Match.open(cards, JSON.parse(JSON.stringify(file))) as unknown as Match;

describe("A deal that is agreed on", () => {
  test("is promised before anybody's number is known, and everybody finds their own in it", () => {
    const { promised } = agreed();
    expect(JSON.stringify(promised)).not.toContain(SEED);
    expect(JSON.stringify(promised)).not.toContain(ANNAS);
    expect(objectionTo(terms(), promised, { seat: ANNA, number: ANNAS })).toBeUndefined();
    expect(objectionTo(terms(), promised, { seat: BERT, number: BERTS })).toBeUndefined();
  });

  test("is objected to by a client whose number was left out, or changed, or given to another seat", () => {
    const { hashes } = agreed();
    const without = pledge(terms(), SEED, [null, hashes[1]!, null]);
    expect(objectionTo(terms(), without, { seat: ANNA, number: ANNAS })).toEqual({ id: "deal-not-mine" });
    const { promised } = agreed();
    expect(objectionTo(terms(), promised, { seat: BERT, number: ANNAS })).toEqual({ id: "deal-not-mine" });
    expect(objectionTo(terms(), promised, { seat: 7, number: ANNAS })).toEqual({ id: "deal-not-mine" });
  });

  test.each<[string, object]>([
    ["match", { match: "harvest-2" }],
    ["options", { options: { rounds: 1 } }],
    ["seating", { players: [{ name: "Bert" }, { name: "Anna" }, { bot: "random" }] }],
    ["bot", { players: [{ name: "Anna" }, { name: "Bert" }, { bot: "greedy" }] }],
    ["number of seats", { seats: 2, players: begun.players.slice(0, 2) }],
  ])("is objected to for another %s", (_, change) => {
    const other = { ...terms(change) };
    const mine = { seat: ANNA, number: ANNAS };
    expect(objectionTo(other, agreed().promised, mine)).toEqual({ id: "deal-other-terms" });
    expect(isSound(other, fairDeal())).toBe(false);
  });

  test("is objected to for another game or version of the rules", () => {
    for (const other of [
      { ...terms(), game: "weeds" },
      { ...terms(), rulesVersion: 2 },
    ]) {
      expect(objectionTo(other, agreed().promised, { seat: ANNA, number: ANNAS })).toEqual({ id: "deal-other-terms" });
      expect(isSound(other, fairDeal())).toBe(false);
    }
  });

  test("is not dealt with a number or a seed that was not promised", () => {
    const { promised } = agreed();
    expect(revealed(terms(), promised, SEED, [BERTS, ANNAS, null])).toBeUndefined();
    expect(revealed(terms(), promised, SEED, [ANNAS, null, null])).toBeUndefined();
    expect(revealed(terms(), promised, SEED, [ANNAS, BERTS, seedFrom("bot")])).toBeUndefined();
    expect(revealed(terms(), promised, SEED, [ANNAS, BERTS])).toBeUndefined();
    expect(revealed(terms(), promised, seedFrom("better"), [ANNAS, BERTS, null])).toBeUndefined();
    expect(revealed(terms(), { ...promised, hash: "0".repeat(64) }, SEED, [ANNAS, BERTS, null])).toBeUndefined();
  });

  test("takes no number for a bot, and none that is no hash", () => {
    const { hashes } = agreed();
    expect(() => pledge(terms(), SEED, [hashes[0]!, hashes[1]!, hashes[0]!])).toThrow();
    expect(() => pledge(terms(), SEED, ["1", null, null])).toThrow();
    expect(() => pledge(terms(), SEED, [null, null])).toThrow();
    expect(() => pledge(terms(), "seed", hashes)).toThrow();
  });

  test("hangs on every number: whoever draws the seed cannot choose among deals", () => {
    const logs = [ANNAS, seedFrom("another")].map((number) => {
      const hashes = [hashOfNumber("harvest-1", ANNA, number), agreed().hashes[1]!, null];
      const deal = revealed(terms(), pledge(terms(), SEED, hashes), SEED, [number, BERTS, null]) as Deal;
      return JSON.stringify(Match.begin(cards, { ...terms(), deal }).log);
    });
    expect(logs[0]).not.toBe(logs[1]);
  });
});

test("A match does not begin with a deal for other terms", () => {
  const deal = fairDeal();
  const beginWith = (change: object) => refusal(() => Match.begin(cards, { ...terms(), deal, ...change })).reason;
  expect(beginWith({ match: "harvest-2" })).toBe("file-deal");
  expect(beginWith({ options: { rounds: 1 } })).toBe("file-deal");
  expect(beginWith({ players: [{}, {}, {}] })).toBe("file-deal");
  expect(beginWith({ deal: { ...deal, seed: seedFrom("better") } })).toBe("file-deal");
  expect(beginWith({ deal: { ...deal, numbers: [null, null, null] } })).toBe("file-deal");
  expect(beginWith({ deal: undefined, seed: "short" })).toBe("file-deal");
});

describe("A deal is called verified", () => {
  test("when the match is over, chance followed from it and the commitment is the one that was noted", () => {
    const { hash } = agreed().promised;
    const match = reread(played(fairMatch()).wholeFile());
    expect(proofOf(match, hash)).toBe("verified");
    expect(proofOf(match)).toBe("to-compare");
    expect(proofOf(match, "0".repeat(64))).toBe("other-commitment");
  });

  test("when the match was aborted: then the seed is published too", () => {
    const match = played(fairMatch(), 5);
    expect(match.toFile(ANNA).deal?.seed).toBeUndefined();
    expect(match.abort(BERT).added?.map((line) => line.seen("spectator"))).toEqual([{ aborted: true, seat: BERT }]);
    for (const viewer of [ANNA, "spectator"] as const) expect(match.toFile(viewer).deal?.seed).toBe(SEED);
    const opened = reread(match.toFile("spectator"));
    expect(opened.isAborted && opened.isOver).toBe(true);
    expect(opened.result()).toBeUndefined();
    expect(proofOf(opened, agreed().promised.hash)).toBe("verified");
  });

  test.each<[string, string, () => Match]>([
    ["unfinished", "an unfinished match", () => played(fairMatch(), 5)],
    ["typed", "a typed seed", () => finished("typed") as unknown as Match],
    ["by-hand", "a match dealt by hand", () => dealt() as unknown as Match],
    ["sealed", "a seed that is kept", () => reread(withoutSeed(played(fairMatch()).wholeFile()))],
    ["in-part", "a branch", () => played(played(fairMatch()).branch(5, "spectator", how))],
    ["in-part", "a branch of an unfinished match", () => played(played(fairMatch(), 5).branch(5, ANNA, how))],
    ["in-part", "a copy that was dealt anew", () => played(played(fairMatch(), 5).dealtAnew(seedFrom("anew")))],
    ["alone", "a deal to which no person added", () => played(botsAlone())],
  ])("%s, and no more, of %s", (proof, _, make) => {
    const match = make();
    expect(proofOf(match, match.deal?.hash)).toBe(proof);
    expect(proofOf(reread(match.wholeFile()), match.deal?.hash)).toBe(proof);
  });
});

const how = { seed: seedFrom("branch"), random: fastRandom("branch") };

const withoutSeed = ({ deal, ...file }: MatchFile): MatchFile => {
  const { seed: _, ...published } = deal as Deal;
  return { ...file, deal: published };
};

function botsAlone(): Match {
  const alone = terms({ players: [{ bot: "random" }, { bot: "random" }, { bot: "random" }] });
  return Match.begin(cards, { ...alone, deal: dealtAtOnce(alone, () => SEED) }) as unknown as Match;
}

describe("A forged file", () => {
  const file = () => JSON.parse(JSON.stringify(played(fairMatch()).wholeFile()));
  const reasonOf = (change: object) => refusal(() => Match.open(cards, { ...file(), ...change })).reason;

  test.each<[string, object]>([
    ["match", { match: "harvest-2" }],
    ["match that is missing", { match: undefined }],
    ["seating", { players: [{ name: "Bert" }, { name: "Anna" }, { bot: "random" }] }],
    ["person instead of a bot", { players: [{ name: "Anna" }, { name: "Bert" }, {}] }],
    ["option", { options: { ...terms().options, rounds: 1 } }],
  ])("with another %s does not belong to its commitment", (_, change) => {
    const { match, ...rest } = { ...file(), ...change };
    const forged = match === undefined ? rest : { match, ...rest };
    expect(refusal(() => Match.open(cards, forged)).reason).toBe("file-deal");
  });

  test.each<[string, Partial<Record<keyof Deal, unknown>>]>([
    ["seed", { seed: seedFrom("better") }],
    ["number", { numbers: [seedFrom("mine"), BERTS, null] }],
    ["number left out", { numbers: [null, BERTS, null] }],
    ["number of a bot", { numbers: [ANNAS, BERTS, ANNAS] }],
    ["list of numbers", { numbers: [ANNAS, BERTS] }],
    ["hash of the seed", { seedHash: "0".repeat(64) }],
    ["commitment", { hash: "0".repeat(64) }],
    ["mark of a typed seed", { typed: true }],
    ["false mark", { typed: false }],
    ["line from which it holds", { since: 3 }],
    ["line of no number", { since: "3" }],
  ])("with another %s in its deal is refused", (_, change) => {
    expect(reasonOf({ deal: { ...file().deal, ...change } })).toBe("file-deal");
  });

  test("whose mark of a typed seed was taken away is refused", () => {
    const { deal, ...rest } = finished("typed").wholeFile();
    const { typed: _, ...unmarked } = deal as Deal;
    expect(refusal(() => Match.open(cards, { ...rest, deal: unmarked })).reason).toBe("file-deal");
  });

  test("goes on after it was aborted no more than a match does", () => {
    const { log, ...header } = played(fairMatch(), 5).wholeFile();
    const aborted: Entry = { aborted: true, seat: ANNA };
    expect(() => Match.open(cards, { ...header, log: [...log, aborted] })).not.toThrow();
    for (const next of [aborted, log.at(-1) as Entry, { undo: log.length - 1, seat: ANNA }])
      expect(refusal(() => Match.open(cards, { ...header, log: [...log, aborted, next] }))).toEqual({
        reason: "over",
        ply: log.length + 1,
      });
    for (const line of [{ aborted: false, seat: 0 }, { aborted: true }, { aborted: true, seat: 9 }])
      expect(refusal(() => Match.open(cards, { ...header, log: [...log, line] })).reason).toBe("entry-malformed");
  });
});

test("A file of a game that has got a new option since still belongs to its commitment", () => {
  const file = JSON.parse(JSON.stringify(played(fairMatch()).wholeFile()));
  const { fields } = cards.options;
  const later = {
    ...cards,
    options: { ...cards.options, fields: { ...fields, frost: { kind: "flag", default: false } } },
  };
  const opened = Match.open(later as unknown as typeof cards, file);
  expect(opened.options).toMatchObject({ frost: false });
  expect(proofOf(opened as unknown as Match, agreed().promised.hash)).toBe("verified");
  expect(opened.wholeFile()).toEqual(file);
});

describe("An aborted match", () => {
  test("is over: nobody moves, takes back or aborts it again", () => {
    const match = played(fairMatch(), 5);
    match.abort();
    expect(match.actors()).toEqual([]);
    for (const seat of [0, 1, 2]) {
      expect(match.offer(seat)).toEqual({ moves: [], asides: [] });
      expect(match.submit(seat, { type: "stop" }).reason).toEqual({ id: "over" });
      expect(match.undo(seat, [0, 1]).reason).toEqual({ id: "nothing-to-undo" });
    }
    expect(match.abort().reason).toEqual({ id: "over" });
    expect(() => played(fairMatch(), 5).abort(9)).toThrow("no viewer");
  });
});

describe("A copy that is dealt anew", () => {
  test("has the same past and another future", () => {
    const match = played(fairMatch(), 5);
    const copy = match.dealtAnew(seedFrom("anew"));
    expect(copy.log).toEqual(match.log);
    expect(copy.id).not.toBe(match.id);
    expect(copy.deal).toMatchObject({ since: match.log.length, seed: seedFrom("anew") });
    expect(JSON.stringify(copy.wholeFile())).not.toContain(SEED);
    expect(JSON.stringify(played(copy).log)).not.toBe(JSON.stringify(played(match).log));
  });

  test("replays, and its chance is checked from there on", () => {
    const file = played(played(fairMatch(), 5).dealtAnew(seedFrom("anew"))).wholeFile();
    expect(reread(file).isOver).toBe(true);
    const last = file.log.findLastIndex((entry) => entry.seat === -1);
    const { move } = file.log[last] as unknown as { move: { type: string; card: string } };
    const forged = file.log.with(last, { seat: -1, move: { ...move, card: "melon" } as never });
    if (move.card !== "melon") expect(() => reread({ ...file, log: forged })).toThrow();
  });
});
