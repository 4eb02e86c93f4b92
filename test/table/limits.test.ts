import { expect, test } from "vitest";
import { game } from "../../src/games/master-farmer/index.ts";
import { seedFrom } from "../../src/table/dealer.ts";
import { Match } from "../../src/table/match.ts";
import { type MatchFile, MOST, parseMatch, Refused } from "../../src/table/match-file.ts";

const whole: MatchFile = Match.begin(game, { seats: 2, seed: seedFrom("limits") }).wholeFile();

const refusal = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    return error instanceof Refused ? error.reason.id : String(error);
  }
  return undefined;
};

const opened = (changed: object): string | undefined => refusal(() => Match.open(game, { ...whole, ...changed }));

test("a text longer than any match is not even read", () => {
  expect(refusal(() => parseMatch(" ".repeat(MOST.characters + 1)))).toBe("file-too-large");
});

test("a file with more values than any match is refused", () => {
  expect(opened({ more: new Array(MOST.values).fill(0) })).toBe("file-too-large");
  expect(opened({ more: new Array(1e9) })).toBe("file-too-large");
});

test("a log of too many lines is refused before any of them is looked at", () => {
  expect(opened({ log: new Array(MOST.lines + 1).fill({ undo: 0 }) })).toBe("file-too-long");
  expect(opened({ log: new Array(MOST.lines).fill({ undo: 0 }) })).toBe("entry-malformed");
});

test("each seat adds one number of fixed length to a deal, and names are short", () => {
  const numbers = (added: readonly (string | null)[]) => ({ deal: { ...whole.deal, numbers: added } });
  expect(opened(numbers(whole.deal!.numbers))).toBeUndefined();
  expect(opened(numbers(new Array(1000).fill(null)))).toBe("file-deal");
  expect(opened(numbers(["1".repeat(100_000), null]))).toBe("file-deal");
  expect(opened({ players: [{ name: "n".repeat(MOST.name + 1) }, {}] })).toBe("file-field");
  expect(opened({ players: [{ secret: "n" }, {}] })).toBe("file-field");
});

test("no key of a file is a trick", () => {
  const text = JSON.stringify(whole);
  expect(refusal(() => Match.open(game, JSON.parse(text.replace('"options":{', '"options":{"__proto__":{},'))))).toBe(
    "file-not-match",
  );
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"])
    expect(opened({ options: JSON.parse(`{"${name}":1}`) })).toBeDefined();
});
