import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { HAND_CARD_IDS, type HandCardId, printed } from "../src/games/agricola/cards/decks/index.ts";
import { cards } from "../src/games/agricola/cards/index.ts";
import { FACTS, factsOf } from "../src/games/agricola/learned/card-facts.ts";
import { worths } from "../src/games/agricola/learned/card-worth.ts";
import { leastSquares } from "./least-squares.ts";

/**
 * Explains what cards were found to be worth by what can be told of them: npx node training/card-facts.ts
 *
 * Prints how well that foretells a card which is left out of it, beside what the mean of the other cards of its kind does.
 */

/** How strongly each part is drawn to 0, as if so many cards had shown it; that of the kind is not. */
const CAUTION = 16;

/** Cards that no game has shown stand in the table with the mean of their kind. */
const perKind = (card: string) => worths[card]!.join();
const seen = HAND_CARD_IDS.filter(
  (card) =>
    worths[card] !== undefined && HAND_CARD_IDS.filter((other) => perKind(other) === perKind(card)).length === 1,
);

const numbersOf = (card: HandCardId) =>
  Object.entries(factsOf({ ...cards[card], ...printed[card] })).map(
    ([name, number]) => [FACTS.indexOf(name), number] as const,
  );

function fitted(from: readonly HandCardId[], part: number): Float64Array {
  const square = leastSquares(FACTS.length, (i) => (i < 2 ? 0.01 : CAUTION));
  for (const card of from) square.add(numbersOf(card), worths[card]![part]!);
  return square.solve();
}

const rms = (errors: readonly number[]) =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);

for (const [part, name] of ["lasting", "once", "held"].entries()) {
  const [byFacts, byKind]: [number[], number[]] = [[], []];
  for (const card of seen) {
    const others = seen.filter((other) => other !== card);
    const found = fitted(others, part);
    const worth = worths[card]![part]!;
    byFacts.push(worth - numbersOf(card).reduce((sum, [i, number]) => sum + found[i]! * number, 0));
    const alike = others.filter((other) => printed[other].kind === printed[card].kind);
    byKind.push(worth - alike.reduce((sum, other) => sum + worths[other]![part]!, 0) / alike.length);
  }
  console.log(
    `${name}: ${seen.length} cards, off by ${rms(byFacts).toFixed(2)} (rms), by the mean of their kind ${rms(byKind).toFixed(2)}`,
  );
}

const found = [0, 1, 2].map((part) => fitted(seen, part));
writeFileSync(
  join(import.meta.dirname, "../src/games/agricola/learned/fact-worth.ts"),
  [
    'import type { Worth } from "./worth.ts";',
    "",
    "/** What each fact about a card adds to what it is worth; training/README.md says how it was found and how well it does. */",
    "export const factWorths: { readonly [fact: string]: Worth } = {",
    ...FACTS.map((fact, i) => {
      const name = /^[a-z]+$/.test(fact) ? fact : JSON.stringify(fact);
      return `  ${name}: [${found.map((part) => Math.round(100 * part[i]!) / 100).join(", ")}],`;
    }),
    "};",
    "",
  ].join("\n"),
);
