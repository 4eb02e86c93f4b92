import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { progressBar } from "../src/cli/progress.ts";
import { playStyle } from "../src/cli/selfplay/game.ts";
import { styleOf, unit } from "../src/cli/selfplay/style.ts";
import { HAND_CARD_IDS, printed } from "../src/games/agricola/cards/decks/index.ts";
import { module } from "../src/games/agricola/index.ts";
import { worths } from "../src/games/agricola/learned/card-worth.ts";
import { cardsAhead } from "../src/games/agricola/learned/hand-cards.ts";
import type { Worth } from "../src/games/agricola/learned/worth.ts";
import { ROUNDS, type State } from "../src/games/agricola/state.ts";
import type { Seat, Table } from "../src/table/game.ts";
import type { GameModule } from "../src/table/module.ts";
import { defaultOptions } from "../src/table/options.ts";
import { fastRandom, type Random } from "../src/table/random.ts";
import { leastSquares } from "./least-squares.ts";

/**
 * Finds what hand cards are worth: npx node training/card-worth.ts [--games N] [--seed S] [--decks base,…] [--liking FROM,TO]
 *
 * Plays games of two in which each seat likes some cards by chance, so that every card is played early and late, and
 * asks how much better a game ends than the farms looked at the time, by the cards that were held and played. What was
 * known before counts as much as what is found.
 */
const { values: given } = parseArgs({
  options: {
    games: { type: "string", default: "4000" },
    seed: { type: "string", default: "cards" },
    decks: { type: "string", default: "base" },
    liking: { type: "string", default: "-2,2" },
    keep: { type: "string", default: "15" },
  },
});

/** How much more than it is known to be worth a seat may like a card, in points for the whole game. */
const [least, most] = given.liking.split(",").map(Number) as [number, number];

/** What the table gives of a card, in the order of `Worth`, then the mean of its kind likewise. */
const PARTS = 3;
const cardAt = new Map<string, number>(HAND_CARD_IDS.map((card, i) => [card, PARTS * i]));
const kindAt = { occupation: PARTS * HAND_CARD_IDS.length, minor: PARTS * (HAND_CARD_IDS.length + 1) };
const SIZE = PARTS * (HAND_CARD_IDS.length + 2);

/** How strongly a card is held to the mean of its kind: as if so many positions had shown nothing else. */
const CAUTION = 200;

const square = leastSquares(SIZE, (i) => (i < kindAt.occupation ? CAUTION : 1));

/** A position that waits for the end of its game. */
interface Seen {
  readonly x: readonly (readonly [place: number, number: number])[];
  /** How far the first seat looked ahead, hand cards left out. */
  readonly lead: number;
}

function seen(state: State): Seen {
  const x: [number, number][] = [];
  const time = (ROUNDS - state.round) / ROUNDS;
  const looks = (seat: Seat) => module.evaluation.value(state, seat) - cardsAhead(state, seat);
  for (const [seat, sign] of [1, -1].entries()) {
    const put = (card: string, part: number, number: number) => {
      const place = cardAt.get(card);
      if (place === undefined) return;
      const { kind } = printed[card as keyof typeof printed];
      x.push([place + part, sign * number], [kindAt[kind] + part, sign * number]);
    };
    for (const card of state.farms[seat]!.cards) {
      put(card, 0, time);
      put(card, 1, 1);
    }
    for (const card of state.hands!.held[seat]!) put(card, 2, time);
  }
  return { x, lead: looks(0) - looks(1) };
}

/** What each seat likes, by card. */
const liking = (random: Random): ReadonlyMap<string, number> =>
  new Map(HAND_CARD_IDS.map((card) => [card, least + (most - least) * unit(random)]));

function playOne(random: Random, keep: number): void {
  const style = styleOf(
    module as unknown as GameModule,
    undefined,
    { handmade: 1, temperature: 1, tasted: 0, warm: 0, simulations: 0 },
    random,
  );
  const likes = [liking(random), liking(random)];
  const eager = (view: State, seat: Seat): number => {
    let sum = style.judgement.value(view as unknown as Table, seat);
    const time = (ROUNDS - view.round) / ROUNDS;
    for (const card of view.farms[seat]!.cards) sum += (likes[seat]!.get(card) ?? 0) * time;
    return sum;
  };
  const value = eager as unknown as (view: Table, seat: Seat) => number;
  const kept: Seen[] = [];
  const options = { ...defaultOptions(module.game.options), deal: "plain", decks: given.decks.split(",") };
  const { scores } = playStyle(
    module as unknown as GameModule,
    2,
    options,
    { ...style, value, judgement: { ...style.judgement, value } },
    random,
    (_, state) => {
      if ((state as State).round > 0 && unit(random) < keep) kept.push(seen(state as State));
    },
  );
  const ahead = scores[0]!.total - scores[1]!.total;
  for (const { x, lead } of kept) square.add(x, ahead - lead);
}

const games = Number(given.games);
const bar = progressBar(games);
for (let number = 0; number < games; number++) {
  playOne(fastRandom(`${given.seed}/${number}`), Number(given.keep) / 100);
  bar.show(number + 1);
}
bar.clear();

const found = square.solve();
const rounded = (number: number): number => Math.round(number * 100) / 100;
const table = HAND_CARD_IDS.map((card): [string, Worth] => {
  const before = worths[card];
  const part = (i: number) => {
    const now = found[cardAt.get(card)! + i]! + found[kindAt[printed[card].kind] + i]!;
    return rounded(before === undefined ? now : (before[i]! + now) / 2);
  };
  return [card, [part(0), part(1), part(2)]];
});
writeFileSync(
  join(import.meta.dirname, "../src/games/agricola/learned/card-worth.ts"),
  [
    'import type { Worth } from "./worth.ts";',
    "",
    "/** What hand cards were found to be worth; training/README.md says how. */",
    "export const worths: { readonly [card: string]: Worth } = {",
    ...table.map(([card, worth]) => `  ${card}: [${worth.join(", ")}],`),
    "};",
    "",
  ].join("\n"),
);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ games, positions: square.rows, cpuSeconds: (user + system) / 1e6 }));
