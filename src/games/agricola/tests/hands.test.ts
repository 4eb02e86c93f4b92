import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import { fastRandom } from "../../../table/random.ts";
import { discardFromHand, handOf, passToLeft, playFromHand } from "../hands/hands.ts";
import { game } from "../index.ts";
import type { State } from "../state.ts";
import { optionsWith, table } from "../testing.ts";

const three = () =>
  table({ anna: { holds: ["A002", "A024", "A086"] }, bert: { holds: ["B008", "B097"] }, cleo: { holds: ["B010"] } });

test("AG-032 A hand is for its holder only; others see how many cards of each kind it has", () => {
  const { state } = three().anna;
  expect(game.view(state, 0).hands!.held).toEqual([["A002", "A024", "A086"], ["?minor", "?occupation"], ["?minor"]]);
  expect(game.view(state, "spectator").hands!.held[0]).toEqual(["?minor", "?minor", "?occupation"]);
});

test("A hand tells occupations from minor improvements", () => {
  const { state } = three().anna;
  expect(handOf(state, 0, "minor")).toEqual(["A002", "A024"]);
  expect(handOf(state, 0, "occupation")).toEqual(["A086"]);
  expect(handOf(game.view(state, 1), 0, "minor")).toEqual([]);
});

test("AG-054 A travelling card goes to the hand of the left neighbour, where everybody knows it", () => {
  const { state } = three().cleo;
  playFromHand(state, 0, "A002");
  passToLeft(state, 0, "A002");
  expect(game.view(state, 2).hands!.held[1]).toEqual(["?minor", "?occupation", "A002"]);
  playFromHand(state, 1, "A002");
  passToLeft(state, 1, "A002");
  playFromHand(state, 2, "A002");
  passToLeft(state, 2, "A002");
  expect(game.view(state, 1).hands!.held[0]).toEqual(["?minor", "?occupation", "A002"]);
});

test("Who plays alone passes a travelling card to nobody: it leaves the game", () => {
  const { state } = table({ anna: { holds: ["A002"] } }).anna;
  playFromHand(state, 0, "A002");
  passToLeft(state, 0, "A002");
  expect(state.hands!.held).toEqual([[]]);
});

test("A card that was shown is imagined in no other hand", () => {
  const { state } = three().anna;
  playFromHand(state, 1, "B097");
  discardFromHand(state, 2, "B010");
  const random = fastRandom("shown");
  for (let i = 0; i < 200; i++) {
    const { held } = game.imagine(game.view(state, 0), random).hands!;
    expect(held.flat()).not.toContain("B097");
    expect(held.flat()).not.toContain("B010");
    expect(held.map((row) => row.length)).toEqual([3, 1, 0]);
  }
});

test("In a game without hand cards nobody has a hand (AG-003)", () => {
  const { state } = table({ anna: {}, bert: {} }).anna;
  expect(state.hands).toBeNull();
  expect(handOf(state, 0, "minor")).toEqual([]);
});

test("Hands that are still dealt must find their cards: a position with too many deals is not sound", () => {
  const state = game.setup(2, optionsWith({ deal: "plain" }), game.rulesVersion);
  game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
  expect(game.flaw?.(state)).toBeUndefined();
  const deals = state.agenda.filter(({ kind }) => kind === "deal");
  state.agenda.push(...deals, ...deals, ...deals);
  expect(game.flaw?.(state)).toMatch(/^agenda\.\d+$/);
});

test("Everybody is dealt a whole hand: a position in which a deal or a card put back is missing is not sound", () => {
  const state = game.setup(2, optionsWith({ deal: "10-choose-7" }), game.rulesVersion);
  for (let i = 0; i < 12; i++) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
  expect(game.flaw?.(state)).toBeUndefined();
  const short = { ...state, agenda: state.agenda.filter((task) => task.kind !== "deal" || task.to === 0) } as State;
  expect(game.flaw?.(short)).toBe("hands.held");
  while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
  game.play(state, 0, game.moves(state, 0)[0]!);
  expect(game.flaw?.(state)).toBeUndefined();
  state.hands!.aside[0] = [];
  expect(game.flaw?.(state)).toBe("hands.held");
});

test("The course of the game is no part of anything else: a round inside a phrase is not sound", () => {
  const { state } = table({ anna: {}, bert: {} }).anna;
  state.agenda.push({ kind: "inOrder", parts: [{ kind: "round" }] } as Phrase);
  expect(game.flaw?.(state)).toMatch(/^agenda\.\d+\.parts\.0\.kind$/);
});

test("What was thrown away was shown by somebody: a position where it was not is not sound", () => {
  const { state } = three().anna;
  discardFromHand(state, 0, "A002");
  expect(game.flaw?.(state)).toBeUndefined();
  state.hands!.shown = [[], [], []];
  expect(game.flaw?.(state)).toBe("hands.discards");
});

test("A card before a seat was shown, so it is dealt no more: a position where it was not is not sound", () => {
  const { state } = three().anna;
  playFromHand(state, 0, "A086");
  state.farms[0]!.cards.push("A086");
  expect(game.flaw?.(state)).toBeUndefined();
  state.hands!.shown[0] = [];
  expect(game.flaw?.(state)).toBe("hands.shown");
});
