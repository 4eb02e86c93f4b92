import { expect, test } from "vitest";
import { fastRandom } from "../../../../table/random.ts";
import { game } from "../../index.ts";
import { scramble } from "../../scramble.ts";
import { table } from "../../testing.ts";

const four = (food = 0) =>
  table(
    { anna: { plays: ["L03"], goods: { food } }, bert: {}, carl: {}, dora: {} },
    { stock: { "traveling-players": 2 }, startingPlayer: 2 },
  );

test("AG-319 Master Artist: from the starting player on each guesses once; the first who is right gets 2 food, the artist 1 point", () => {
  const { anna, bert, carl, dora } = four();
  anna.uses("traveling-players").heeds("L03").plays({ type: "sketch", subject: 1 });
  expect(carl.asked).toBe("guess");
  carl.plays({ type: "guess", subject: 3 });
  expect(dora.asked).toBe("guess");
  dora.plays({ type: "guess", subject: 1 });
  expect(bert.asked).toBeUndefined();
  expect(dora.goods.food).toBe(2);
  expect(anna.goods.food).toBe(0);
  expect(anna.scores("bonus")).toBe(1);
  expect(anna.asked).toBe("place");
});

test("AG-319 Master Artist: if nobody is right, nothing happens", () => {
  const { anna, bert, carl, dora } = four();
  anna.uses("traveling-players").heeds("L03").plays({ type: "sketch", subject: 1 });
  carl.plays({ type: "guess", subject: 2 });
  dora.plays({ type: "guess", subject: 2 });
  bert.plays({ type: "guess", subject: 3 });
  expect(anna.goods.food).toBe(2);
  expect(anna.scores("bonus")).toBe(0);
  expect(anna.asked).toBe("place");
});

test("AG-319 Master Artist need not draw, draws nobody without 2 food, and is silent elsewhere", () => {
  const { anna } = four();
  anna.uses("traveling-players");
  expect(anna.may()).toEqual(["card", "stop"]);
  expect(anna.stops().scores("bonus")).toBe(0);
  const poor = table({ anna: { plays: ["L03"] }, bert: {}, carl: {}, dora: {} }, { stock: { "traveling-players": 1 } });
  expect(poor.anna.uses("traveling-players").asked).toBe("place");
  expect(four(2).anna.uses("fishing").asked).toBe("place");
});

test("Whom Master Artist drew is the artist's secret, and the answer to a guess cannot be taken back", () => {
  const { anna, carl } = four();
  anna.uses("traveling-players").heeds("L03");
  const move = { type: "sketch", subject: 1 } as const;
  expect(game.seen?.(anna.state, 0, move, 2)).toEqual({ type: "sketch", subject: null });
  expect(game.seen?.(anna.state, 0, move, 0)).toEqual(move);
  anna.plays(move);
  const { state } = anna;
  const subjectIn = (viewer: number) => game.view(state, viewer).agenda.at(-1);
  expect(subjectIn(0)).toMatchObject({ drawing: { subject: 1 } });
  for (const viewer of [1, 2, 3]) expect(subjectIn(viewer)).toMatchObject({ drawing: { subject: null } });
  const shown = state.shown;
  carl.plays({ type: "guess", subject: 2 });
  expect(state.shown).toBe(shown + 1);
});

test("A drawing is imagined as anybody whom nobody has guessed in vain", () => {
  const { anna, carl } = four();
  anna.uses("traveling-players").heeds("L03").plays({ type: "sketch", subject: 1 });
  carl.plays({ type: "guess", subject: 2 });
  const view = game.view(anna.state, 3);
  const drawn = new Set<unknown>();
  for (let seed = 0; seed < 40; seed++) {
    const imagined = game.imagine!(view, fastRandom(String(seed))).agenda.at(-1) as { drawing?: { subject: unknown } };
    drawn.add(imagined.drawing?.subject);
  }
  expect([...drawn].sort()).toEqual([1, 3]);
  for (let seed = 0; seed < 20; seed++) {
    scramble(anna.state, 3, fastRandom(String(seed)));
    expect(game.view(anna.state, 3)).toEqual(view);
  }
});
