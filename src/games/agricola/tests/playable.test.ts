import { expect, test } from "vitest";
import type { Message } from "../../../table/messages.ts";
import { say } from "../../../table/messages.ts";
import { type HandCardId, printed } from "../cards/decks/index.ts";
import { game } from "../index.ts";
import { keysOf, needText, pricesInHand, whyNotPlayable } from "../playable.ts";
import type { State } from "../state.ts";
import { telling } from "../telling.ts";
import { type Given, table } from "../testing.ts";
import { en } from "../text/en.ts";

const words = (message: Message | undefined) =>
  message && say({ code: "en", words: en }, message, (seat) => `seat ${seat}`);

const why = (state: State, card: HandCardId) => words(whyNotPlayable(game.view(state, 0), 0, card));

const anna = (given: Given) => table({ anna: given, bert: {} }).anna;

test("A card whose prerequisite is not met says which", () => {
  const { state } = anna({ holds: ["A024", "A033", "A044", "B033", "B056"], goods: { wood: 9, stone: 9, food: 9 } });
  expect(why(state, "A024")).toBe("Prerequisite: 2 occupations.");
  expect(why(state, "A033")).toBe("Prerequisite: no unused space.");
  expect(why(state, "A044")).toBe("Prerequisite: exactly 2 occupations.");
  expect(why(state, "B033")).toBe("Prerequisite: a clay or stone house.");
  expect(why(state, "B056")).toBe("Prerequisite: a person of yours on Fishing.");
});

test("A card that cannot be paid says what is missing", () => {
  const { state } = anna({ holds: ["A063", "B036"], goods: { wood: 1, clay: 1, food: 2 } });
  expect(why(state, "A063")).toBe("1 wood, 2 stone missing.");
  expect(why(state, "B036")).toBe("1 clay missing.");
});

test("The price is the one that cards in play leave", () => {
  const { state } = anna({ holds: ["A063"], plays: ["A075", "A143"], goods: { wood: 1, stone: 1 } });
  expect(pricesInHand(state, 0, "A063")).toEqual([{ wood: 1, stone: 1 }]);
  expect(why(state, "A063")).toBe(
    "Can be played with Meeting Place, Major Improvement, Basic Wish for Children, House Redevelopment.",
  );
});

test("AG-034 The first occupation costs nothing with Lessons, a further one 1 food", () => {
  const first = anna({ holds: ["A116"], goods: { food: 0 } }).state;
  expect(pricesInHand(first, 0, "A116")).toEqual([{}]);
  expect(why(first, "A116")).toBe("Can be played with Lessons.");
  const second = anna({ holds: ["A116"], plays: ["A087"], goods: { food: 0 } }).state;
  expect(pricesInHand(second, 0, "A116")).toEqual([{ food: 1 }]);
  expect(why(second, "A116")).toBe("1 food missing.");
});

test("While occupations are played, those that can be say nothing, and minor improvements say where they belong", () => {
  const player = anna({ holds: ["A116", "B108", "A016"] });
  player.uses("lessons");
  expect(why(player.state, "A116")).toBeUndefined();
  expect(why(player.state, "A016")).toContain("Can be played with Meeting Place");
});

test("Only the own hand is explained, and only what lies there", () => {
  const { state } = anna({ holds: ["A063"] });
  const view = game.view(state, 0);
  expect(words(telling.whyNot?.(view, 0, "hand/0/A063"))).toContain("missing");
  expect(telling.whyNot?.(view, 0, "hand/1/A063")).toBeUndefined();
  expect(telling.whyNot?.(view, 0, "hand/0/nothing")).toBeUndefined();
});

test("Every prerequisite of every card has words", () => {
  for (const { needs } of Object.values(printed))
    if (needs !== undefined) for (const key of keysOf(needs)) expect(words(needText(needs, key))).not.toBe("");
});
