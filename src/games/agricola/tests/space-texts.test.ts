import { expect, test } from "vitest";
import { say } from "../../../table/messages.ts";
import { defaultOptions } from "../../../table/options.ts";
import { ALL_CARDS } from "../board/cards/find.ts";
import { fullOptions, ORIGINS, originOf, printedBoard, printedSpaces, type Setting } from "../board/pages/printed.ts";
import { type CardId, cards } from "../cards/index.ts";
import { LEFT_OVER } from "../cards/majors.ts";
import { options } from "../options.ts";
import { SPACE_IDS, SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf } from "../spaces.ts";
import { en } from "../text/en.ts";
import { textValues } from "../text-values.ts";

const SETTINGS: readonly Setting[] = [1, 2, 3, 4].flatMap((seats) =>
  [false, true].map((hasHands) => ({ seats, hasHands })),
);

const told = (id: SpaceId, setting: Setting): string =>
  say({ code: "en", words: en }, { ...textValues(fullOptions(setting), setting.seats), id: `${id}.about` }, String);

interface Doing {
  readonly kind: string;
  readonly parts?: readonly Doing[];
  readonly brings?: readonly Doing[];
  readonly then?: Doing;
  readonly kinds?: readonly string[];
  readonly costs?: readonly number[];
  readonly stableCost?: { readonly wood?: number };
  readonly rooms?: number;
  readonly stables?: number;
  readonly goods?: { readonly [good: string]: number };
}

/** A task and all that it is made of or leads to. */
const allOf = (task: Doing): readonly Doing[] => [
  task,
  ...[...(task.parts ?? []), ...(task.brings ?? []), ...(task.then === undefined ? [] : [task.then])].flatMap(allOf),
];

/** What an explanation has to name, by what a space lets one do. */
function needed({
  kind,
  kinds = [],
  costs = [],
  rooms = 0,
  stables = 0,
  stableCost = {},
  goods = {},
}: Doing): readonly RegExp[] {
  switch (kind) {
    case "improve":
      return [
        ...kinds.map((what) => (what === "occupation" ? /occupation/ : new RegExp(`${what} improvement`))),
        ...costs.map((food) => (food === 0 ? /free/ : new RegExp(`${food} food`))),
      ];
    case "renovate":
      return [/1 of the new material for each room/, /1 reed/];
    case "build":
      return [
        ...(rooms > 0 ? [/5 of your house's material and 2 reed/] : []),
        ...(stables > 0 ? [/stable/, new RegExp(`${stableCost.wood} wood`)] : []),
      ];
    case "fence":
      return [/1 wood each/];
    case "plow":
      return [/[Pp]low 1 field/];
    case "sow":
      return [/[Ss]ow/];
    case "bake":
      return [/bake bread/];
    case "grow":
      return [/1|[Oo]ne more person/];
    case "becomeStartingPlayer":
      return [/starting player token/];
    case "gain":
      return Object.entries(goods).map(([good, n]) => new RegExp(`${n} ${good}`));
    default:
      return [];
  }
}

test("Every space's explanation names its price and what follows, with and without hand cards", () => {
  for (const setting of SETTINGS) {
    const board = printedBoard(setting);
    for (const id of printedSpaces(board)) {
      const [task] = boardOf(board).all[SPACE_INDEX[id]]!.tasks;
      const text = told(id, setting);
      for (const one of task === undefined ? [] : allOf(task as Doing))
        for (const fact of needed(one)) expect(text, `${id} with ${setting.seats}`).toMatch(fact);
    }
  }
});

test("What hand cards add to a space is told only in a game with hand cards", () => {
  for (const id of ["major-improvement", "basic-wish-for-children", "house-redevelopment"] as const) {
    expect(told(id, { seats: 2, hasHands: true })).toMatch(/1 minor improvement from your hand/);
    expect(told(id, { seats: 2, hasHands: false })).not.toMatch(/minor/);
  }
  expect(told("lessons", { seats: 2, hasHands: true })).toMatch(/first occupation.*free.*1 food/);
  expect(told("lessons-2", { seats: 3, hasHands: true })).toMatch(/for 2 food/);
  expect(told("lessons-2", { seats: 4, hasHands: true })).toMatch(/first two occupations.*1 food each.*2 food/);
  expect(told("lessons", { seats: 2, hasHands: false })).toMatch(/nobody can use it/);
});

test("The page of action spaces shows every space there is, each under where it comes from", () => {
  const shown = new Set(SETTINGS.flatMap((setting) => printedSpaces(printedBoard(setting))));
  expect([...shown].sort()).toEqual([...SPACE_IDS].sort());
  for (const { seats } of SETTINGS) for (const id of SPACE_IDS) expect(ORIGINS).toContain(originOf(id, seats));
  expect(originOf("resource-market", 2)).toBe("tiles");
  expect(originOf("resource-market", 3)).toBe("extension");
});

test("The board on it lays out all fourteen action space cards", () => {
  expect(printedBoard({ seats: 3, hasHands: true }).revealed).toHaveLength(14);
});

test("The browser of cards has every card of the game, except what only tests bring", () => {
  expect([...ALL_CARDS].sort()).toEqual((Object.keys(cards) as CardId[]).sort());
});

test("AG-314 What brings bonus points for resources left over bears the sign for them", () => {
  for (const card of Object.keys(LEFT_OVER) as CardId[]) expect(cards[card].hasBonus, card).toBe(true);
  for (const [id, card] of Object.entries(cards))
    if (
      /score [\d, ]+or \d points|bonus point/.test((en as { readonly [id: string]: string })[`${id}.about`] ?? "") &&
      card.kind === "major"
    )
      expect(card.hasBonus, id).toBe(true);
});

test("The chapters of the X deck and the Legen-dairy deck say whether they are in play", () => {
  const usual = defaultOptions(options);
  expect(textValues(usual, 2)).toMatchObject({ xDeck: "rules.not-in-play", legenDairy: "rules.not-in-play" });
  const both = { ...usual, sideDecks: ["x", "legen-dairy"] as const };
  expect(textValues(both, 2)).toMatchObject({ xDeck: "rules.in-play", legenDairy: "rules.in-play" });
  expect(en["rules.xDeck.text"]).toMatch(/24 cards.*Western Quarry.*Eastern Quarry/);
  expect(en["rules.legenDairy.text"]).toMatch(/26 cards.*3 or more wood/);
});
