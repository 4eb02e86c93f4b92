import { expect, test } from "vitest";
import { say } from "../../../table/messages.ts";
import type { Action } from "../data/grammar.ts";
import { choose, exchange, gain, of } from "../data/grammar.ts";
import { sketch } from "../sketch.ts";
import { table } from "../testing.ts";
import { en } from "../text/en.ts";
import { actionText } from "../words-of.ts";

const inWords = (action: Action) => say({ code: "en", words: en }, actionText(action), String);

test("A field with two areas says where the first ends", () => {
  const both = [of(1, "honey"), of(1, "egg")];
  expect(inWords(choose(gain(...both), exchange(both, [of(6, "coin")])))).toBe(
    "either 1 honey, 1 egg; or 1 honey, 1 egg → 6 coins",
  );
});

test("The sketch shows which fields get no bonus, and where arrows lead", () => {
  const arrow = { action: { do: "activate", dirs: ["up", "right"] } };
  const { anna } = table(
    { anna: { cards: { 9: "field-01", 5: "field-03" } }, bert: {} },
    { printed: { "field-01": arrow, "field-03": { noSunflowerBonus: true } } },
  );
  const lines = sketch(anna.state).split("\n");
  expect(lines.find((line) => line.startsWith("    9 "))).toMatch(
    /^ {4}9 \[activate the field above or to the right → \d+ \d+\]$/,
  );
  expect(lines.find((line) => line.startsWith("    5 "))).toMatch(/ \(no bonus\)\]$/);
});
