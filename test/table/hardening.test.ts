import { expect, test } from "vitest";
import { module as formidableFarm } from "../../src/games/formidable-farm/index.ts";
import { module as masterFarmer } from "../../src/games/master-farmer/index.ts";
import { seedFrom } from "../../src/table/dealer.ts";
import { CHANCE } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { type MatchFile, Refused } from "../../src/table/match-file.ts";
import { fastRandom, pick } from "../../src/table/random.ts";

const refusal = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    return error instanceof Refused ? error.reason.id : String(error);
  }
  return undefined;
};

const played = (moves: number): MatchFile => {
  const match = Match.begin(masterFarmer.game, { seats: 2, seed: seedFrom("field") });
  const random = fastRandom("field");
  for (let i = 0; i < moves; i++) {
    const seat = match.actors()[0] as number;
    match.submit(seat, pick(match.offer(seat).moves, random));
  }
  return JSON.parse(JSON.stringify(match.wholeFile()));
};

/** A branch of an unfinished match: a file with a position to start from. */
const branched = (): MatchFile => {
  const match = Match.open(masterFarmer.game, played(4));
  const branch = match.branch(match.length, 0, { seed: seedFrom("branch"), random: fastRandom("branch") });
  return JSON.parse(JSON.stringify(branch.wholeFile()));
};

test("what a bot has told by playing from its secrets cannot be taken back by undoing one's own move", () => {
  const match = Match.begin(formidableFarm.game, {
    seats: 2,
    seed: seedFrom("hands"),
    players: [{}, { bot: "random" }],
  });
  const random = fastRandom("hands");
  let turnsSeen = 0;
  for (let i = 0; i < 400 && !match.isOver; i++) {
    const seat = match.actors()[0] as number;
    match.submit(seat, pick(match.offer(seat).moves, random));
    const last = match.log.findLast((entry) => "seat" in entry && entry.seat !== CHANCE);
    if (last === undefined || "undo" in last || last.seat !== 1 || match.isOver) continue;
    turnsSeen++;
    expect(match.undoable(0)).toBeUndefined();
  }
  expect(turnsSeen).toBeGreaterThan(20);
});

test("a branch of an unfinished match can be opened again", () => {
  expect(refusal(() => Match.open(masterFarmer.game, branched()))).toBeUndefined();
});

test("a position that cannot be played is no start of a match", () => {
  const file = branched();
  const start = file.start as { readonly [name: string]: never };
  const reasonOf = (position: unknown) =>
    refusal(() => Match.open(masterFarmer.game, { ...file, start: position, log: [] }));
  for (const position of [{}, { ...start, seats: 4 }, { ...start, version: 99 }])
    expect(reasonOf(position)).toBe("file-field");
  const unsound: unknown[] = [
    { ...start, agenda: [{ kind: "constructor" }] },
    { ...start, agenda: [{ kind: "place", seat: 7, turned: false }] },
    { ...start, grid: null },
  ];
  for (const position of unsound) expect(reasonOf(position)).toBe("file-position");
});

test("a deal cannot begin behind the end of the log", () => {
  const file = played(3);
  expect(refusal(() => Match.open(masterFarmer.game, { ...file, deal: { ...file.deal, since: 1e9 } }))).toBe(
    "file-deal",
  );
});

test("a file that is nested beyond reason is refused", () => {
  let deep: unknown = {};
  for (let i = 0; i < 50_000; i++) deep = { deep };
  expect(refusal(() => Match.open(masterFarmer.game, { ...played(3), start: deep }))).toBe("file-not-match");
});
