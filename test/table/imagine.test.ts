import { expect, test } from "vitest";
import { CHANCE } from "../../src/table/game.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";
import type { Crop } from "../cards/crops.ts";
import { game } from "../cards/index.ts";
import type { CardsOptions } from "../cards/options.ts";
import type { Move } from "../cards/state.ts";
import { type Line, layout, played, worldsBehind } from "../cards/worlds.ts";
import { checkEven } from "./even.ts";

const deal = (card: Crop): Line => [CHANCE, { type: "deal", card }];
const start = (options: Partial<CardsOptions>, seats = 2) =>
  game.setup(seats, { ...defaultOptions(game.options), copies: 2, rounds: 1, draft: false, ...options }, 1);

const HANDS: readonly Line[] = [
  ...(["pea", "bean", "pea", "leek", "corn", "leek"] as const).map(deal),
  [CHANCE, { type: "weather", weather: "rain" }],
  deal("melon"),
];

const does = (seat: number, ...moves: readonly Move[]): readonly Line[] => moves.map((move) => [seat, move]);
const take = (task: string): Move => ({ type: "take", task });
const stop: Move = { type: "stop" };

/** Everything that could lie behind what the viewer saw of a script is imagined as often as there are ways to it. */
function expectEven(
  script: readonly Line[],
  viewer: number | "spectator",
  options: Partial<CardsOptions> = {},
  imagine = game.imagine,
): void {
  const begin = start(options);
  const view = game.view(played(begin, script), viewer);
  const worlds = worldsBehind(begin, script, viewer);
  const random = fastRandom("even");
  checkEven(worlds, () => layout(imagine(view, random)), 30 * worlds.size);
}

test("a hidden hand is imagined evenly", () => {
  expectEven(HANDS, 0);
  expectEven(HANDS, 1);
});

test("a card put below the stack is any of the hand, the bought one included", () => {
  const buried: readonly Line[] = [
    ...HANDS,
    ...does(0, take("buy"), { type: "buy" }),
    deal("bean"),
    ...does(0, stop),
    ...does(1, take("bury"), { type: "bury", card: "leek" }, stop),
  ];
  expectEven(buried, 0);
  expectEven([...buried.slice(0, -1), ...does(1, take("sell"), { type: "sell", card: "leek" })], 0);
});

test("cards looked at and laid back are known to who looked, and evenly unknown to others", () => {
  const looked: readonly Line[] = [
    ...HANDS,
    ...does(0, take("peek")),
    ...(["melon", "corn", "bean"] as const).map(deal),
    ...does(0, { type: "arrange", cards: ["bean", "corn", "melon"] }, stop),
  ];
  expectEven(looked, 1);
  expectEven(looked, 0);
  const drawn: readonly Line[] = [...looked, ...does(1, take("draw"))];
  expectEven(drawn, 0);
  expectEven(drawn, 1);
});

test("a secret bid is any card of the hand", () => {
  const bid: readonly Line[] = [
    ...HANDS,
    ...does(0, take("buy"), { type: "buy" }),
    deal("bean"),
    ...does(0, stop),
    ...does(1, take("draw")),
    deal("corn"),
    ...does(1, stop),
    ...does(0, { type: "bid", card: "melon" }),
  ];
  expectEven(bid, 1);
  expectEven(bid, 0);
});

test("of a pack that was passed on, the next one keeps any card", () => {
  const packs = (["pea", "pea", "bean", "leek", "corn", "melon"] as const).map(deal);
  const first: readonly Line[] = [...packs, ...does(1, { type: "pick", card: "leek" })];
  expectEven(first, 0, { draft: true });
  const passed: readonly Line[] = [...first, ...does(0, { type: "pick", card: "pea" })];
  expectEven(passed, 0, { draft: true });
  const second: readonly Line[] = [...passed, ...does(1, { type: "pick", card: "bean" })];
  expectEven(second, 0, { draft: true });
  expectEven(second, 1, { draft: true });
});

test("an imagination that prefers some cards is found out", () => {
  const lazy: typeof game.imagine = (view, random) =>
    game.imagine(view, { below: (n) => Math.min(random.below(n), random.below(n)) });
  expect(() => expectEven(HANDS, 0, {}, lazy)).toThrow("less than");
  const forgetful: typeof game.imagine = (view, random) => {
    const state = game.imagine(view, random);
    state.hands[1]!.cards.reverse();
    state.hands[1]!.cards[0] = "pea";
    return state;
  };
  expect(() => expectEven(HANDS, 0, {}, forgetful)).toThrow("cannot be");
});
