import { expect, test } from "vitest";
import { say } from "../../../table/messages.ts";
import { defaultOptions } from "../../../table/options.ts";
import { game, module } from "../index.ts";
import type { FormidableOptions } from "../options.ts";
import { type Player, type Setting, table } from "../testing.ts";
import { en } from "../text/en.ts";

const rich = { wheat: 9, cucumber: 9, tomato: 9, sheep: 9, pig: 9 };

/** What anna is asked after fulfilling a card with so many cards in her stack. */
function askedFor(card: number, stack: number, options: Setting["options"] = {}): { anna: Player; text: () => string } {
  const { anna } = table({ anna: { hand: [card], crops: rich, stack, disc: "wheat" }, bert: {} }, { options });
  anna.fulfills(card);
  return { anna, text: () => say({ code: "en", words: en }, game.question(anna.state, 0), String) };
}

/** A text at a table of so many seats with some options. */
function ruleAt(id: string, seats: number, options: Partial<FormidableOptions> = {}): string {
  const values = module.rules.values!({ ...defaultOptions(game.options), ...options }, seats);
  return say({ code: "en", words: en }, { ...values, id }, String);
}

test("Drawing and returning says what a short stack gives", () => {
  expect(askedFor(99, 5).text()).toContain("draw 3 cards, then put 2 hand cards below your stack");
  expect(askedFor(99, 2).text()).toContain("draw 1 card and return none");
  expect(askedFor(99, 0).text()).toContain("take any 1 crop, for your stack is empty");
  expect(askedFor(97, 1).text()).toContain("draw 1 card and return none");
});

test("One looks at no more cards than there are", () => {
  expect(askedFor(94, 9).text()).toContain("look at 5 cards");
  expect(askedFor(94, 3).text()).toContain("look at 3 cards");
  expect(askedFor(94, 1).text()).toContain("look at the last card of your stack and put it back");
});

test("Supplies chosen each time are spoken of one by one", () => {
  expect(askedFor(73, 5).text()).toContain("any space, twice");
  const { anna, text } = askedFor(73, 5, { suppliesTwice: "choose-each-time" });
  expect(text()).toContain("any space, once, then once more");
  anna.does({ type: "supplies", space: "pig" });
  expect(text()).toContain("any space, once. Do");
  expect(ruleAt("card.73.about", 2)).toContain("twice at any 1 space");
  expect(ruleAt("card.73.about", 2, { suppliesTwice: "choose-each-time" })).toContain(
    "twice, each time at any 1 space",
  );
});

test("At least one animal is named only where one is due", () => {
  for (const card of ["card.118.about", "card.119.about"]) {
    expect(ruleAt(card, 2)).toContain("at least 1");
    expect(ruleAt(card, 2, { anyNumberMinimum: 0 })).not.toContain("at least");
  }
});

test("An empty stack wins alone, and ends the round with others", () => {
  expect(ruleAt("stack.about", 1)).toContain("You have won as soon as");
  expect(ruleAt("stack.about", 3)).toContain("The round is the last one");
});
