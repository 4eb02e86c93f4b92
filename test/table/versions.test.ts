import { expect, test } from "vitest";
import { agenda, next } from "../../src/table/agenda.ts";
import { clone } from "../../src/table/clone.ts";
import type { Game, Seat, Table } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { type MatchFile, Refused } from "../../src/table/match-file.ts";
import { say } from "../../src/table/messages.ts";
import { en } from "../../src/table/text/en.ts";
import { since } from "../../src/table/versions.ts";

type OrchardTask = { readonly kind: "pick"; readonly seat: Seat; readonly left: number };
type OrchardMove = { readonly type: "pick"; readonly apples: number };

interface Orchard extends Table<OrchardTask> {
  apples: number[];
}

const ONE_TO_THREE: readonly OrchardMove[] = [1, 2, 3].map((apples) => ({ type: "pick", apples }));

/** Each seat picks three times; since version 2 a basket holds five apples, since version 3 the third pick counts twice. */
const rules = agenda<Orchard, OrchardTask, OrchardMove, { pick: "pick" }>({
  pick: {
    moves: () => ONE_TO_THREE,
    apply(state, { seat, left }, { apples }) {
      state.apples[seat]! += since(state, 3) && left === 1 ? 2 * apples : apples;
      if (since(state, 2)) state.apples[seat] = Math.min(5, state.apples[seat]!);
      if (left > 1) next(state, { kind: "pick", seat, left: left - 1 });
    },
  },
});

const orchard = (rulesVersion: number, oldestVersion?: number): Game<Orchard, OrchardMove> => ({
  id: "orchard",
  seats: { min: 1, max: 2 },
  rulesVersion,
  ...(oldestVersion !== undefined && { oldestVersion }),
  options: { fields: {} },
  setup(seats, options, version) {
    const picks = Array.from({ length: seats }, (_, seat): OrchardTask => ({ kind: "pick", seat, left: 3 }));
    return { options, version, seats, agenda: picks.reverse(), shown: 0, apples: picks.map(() => 0) };
  },
  ...rules,
  result(state) {
    if (state.agenda.length > 0) return undefined;
    const scores = state.apples.map((total) => ({ total, parts: [] }));
    return { places: state.apples.map((n) => (n === Math.max(...state.apples) ? 1 : 2)), scores };
  },
  score: (state, seat) => ({ total: state.apples[seat]!, parts: [] }),
  view: (state) => clone(state),
  seen: (_state, _seat, move) => move,
  imagine: (view) => clone(view),
  describe: () => ({ text: { id: "pick" } }),
  question: () => ({ id: "pick" }),
  flaw: ({ apples }) => (apples.every(Number.isInteger) ? undefined : "apples"),
});

/** Both seats always pick three. */
function greedily(game: Game<Orchard, OrchardMove>): MatchFile {
  const match = Match.begin(game, { seats: 2 });
  while (!match.isOver) match.submit(match.actors()[0]!, { type: "pick", apples: 3 });
  return JSON.parse(JSON.stringify(match.wholeFile()));
}

const applesOf = (game: Game<Orchard, OrchardMove>, file: unknown) => Match.open(game, file).state.apples;

const reasonFor = (game: Game<Orchard, OrchardMove>, file: MatchFile): string => {
  try {
    Match.open(game, file);
  } catch (error) {
    if (error instanceof Refused) return say({ code: "en", words: en }, error.reason, String);
    throw error;
  }
  throw new Error("not refused");
};

test("A match goes by the rules of the version it began with, also after these were raised", () => {
  const first = greedily(orchard(1));
  const second = greedily(orchard(2, 1));
  const third = greedily(orchard(3, 1));
  expect([first, second, third].map(({ rulesVersion }) => rulesVersion)).toEqual([1, 2, 3]);
  const now = orchard(3, 1);
  expect(applesOf(now, first)).toEqual([9, 9]);
  expect(applesOf(now, second)).toEqual([5, 5]);
  expect(applesOf(now, third)).toEqual([5, 5]);
  expect(applesOf(orchard(3, 1), { ...third, log: third.log.slice(0, 2) })).toEqual([5, 0]);
});

test("An unfinished match of an old version goes on, is saved and branched by the old rules", () => {
  const file = greedily(orchard(1));
  const match = Match.open(orchard(2, 1), { ...file, log: file.log.slice(0, 2) });
  match.submit(0, { type: "pick", apples: 3 });
  expect(match.state.apples).toEqual([9, 0]);
  expect(match.wholeFile().rulesVersion).toBe(1);
  const how = { seed: "0".repeat(32), random: { below: () => 0 } };
  const branch = match.branch(2, "spectator", how);
  branch.submit(0, { type: "pick", apples: 3 });
  expect(branch.state.apples).toEqual([9, 0]);
  expect(applesOf(orchard(2, 1), branch.wholeFile())).toEqual([9, 0]);
});

test("A version that is no longer carried, or not yet, is refused with a sentence", () => {
  const old = greedily(orchard(1));
  expect(reasonFor(orchard(2), old)).toBe("This match follows version 1 of the rules; here is version 2.");
  expect(reasonFor(orchard(3, 2), old)).toBe("This match follows version 1 of the rules; here are versions 2 to 3.");
  for (const rulesVersion of [4, 2.5, -1])
    expect(reasonFor(orchard(3, 2), { ...old, rulesVersion })).toMatch(/^This match follows version/);
});

test("A position to start from belongs to the version of its match", () => {
  const file = greedily(orchard(1));
  const branch = Match.open(orchard(2, 1), { ...file, log: file.log.slice(0, 2) })
    .branch(2, "spectator", { seed: "0".repeat(32), random: { below: () => 0 } })
    .wholeFile();
  const { deal: _, ...undealt } = branch;
  expect(reasonFor(orchard(2, 1), { ...undealt, rulesVersion: 2 })).toMatch(/"start"/);
  expect(reasonFor(orchard(2, 1), { ...branch, rulesVersion: 2 })).toMatch(/commitment/);
});
