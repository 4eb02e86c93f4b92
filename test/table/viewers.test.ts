import { describe, expect, test } from "vitest";
import { seedFrom } from "../../src/table/dealer.ts";
import { CHANCE } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { fastRandom } from "../../src/table/random.ts";
import { cards, dealt, finished, take } from "./sitting.ts";

const STRANGERS: readonly unknown[] = [undefined, null, 2, 32, -1, 1.5, Number.NaN, "x", "0", {}, [0]];

describe.each([
  ["an unfinished match", () => Match.begin(cards, { seats: 2, seed: seedFrom("viewers") })],
  ["a finished match", () => finished("viewers")],
])("Whoever is not at the table of %s", (_, begin) => {
  test.each(STRANGERS)("%j is shown nothing", (stranger) => {
    const match = begin();
    const viewer = stranger as never;
    const how = { seed: seedFrom("branch"), random: fastRandom("branch") };
    for (const look of [
      () => match.view(viewer),
      () => match.viewAt(0, viewer),
      () => match.logSeen(viewer),
      () => match.stepsSeen(viewer),
      () => match.toFile(viewer),
      () => match.offer(viewer),
      () => match.branch(0, viewer, how),
    ])
      expect(look).toThrow("there is no viewer");
  });

  test.each(STRANGERS)("%j does nothing", (stranger) => {
    const match = begin();
    const before = JSON.stringify(match.wholeFile());
    const seat = stranger as never;
    expect(match.submit(seat, take("draw")).reason).toBeDefined();
    expect(match.undo(seat).reason).toEqual({ id: "nothing-to-undo" });
    expect(match.undoable(seat)).toBeUndefined();
    expect(match.undoNeeds(seat)).toBeUndefined();
    expect(match.setOrder(seat, { bid: "lowest" }).reason).toEqual({ id: "not-your-turn" });
    expect(JSON.stringify(match.wholeFile())).toBe(before);
  });
});

test.each(STRANGERS.filter((stranger) => stranger !== 2))("A game with hidden cards has no view for %j", (stranger) => {
  const { state } = dealt();
  expect(() => cards.view(state, stranger as never)).toThrow("nobody sits at");
});

test("What chance may bring is shown only to whoever deals by hand", () => {
  expect(dealt().offer(CHANCE).moves).toEqual([]);
  expect(Match.begin(cards, { seats: 2 }).offer(CHANCE).moves.length).toBeGreaterThan(1);
});

test("The whole file is given only when it is asked for by name", () => {
  const match = Match.begin(cards, { seats: 2, seed: seedFrom("whole") });
  for (const viewer of [0, 1, "spectator"] as const)
    expect(JSON.stringify(match.toFile(viewer))).not.toContain(match.deal?.seed);
  expect(JSON.stringify(match.wholeFile())).toContain(match.deal?.seed);
});
