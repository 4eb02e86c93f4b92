import { describe, expect, test } from "vitest";
import { tradeCards } from "../src/games/formidable-farm/cards.ts";
import { module as formidableFarm } from "../src/games/formidable-farm/index.ts";
import type { FormidableOptions } from "../src/games/formidable-farm/options.ts";
import { module as happinessFarm } from "../src/games/happiness-farm/index.ts";
import type { Options as HappinessOptions } from "../src/games/happiness-farm/options.ts";
import { numbersOf, tables } from "../src/games/happiness-farm/tables.ts";
import { gameIds, games } from "../src/games/index.ts";
import { module as masterFarmer } from "../src/games/master-farmer/index.ts";
import type { MasterFarmerOptions } from "../src/games/master-farmer/options.ts";
import { GOODS } from "../src/games/my-farm-shop/data/grammar.ts";
import { module as myFarmShop } from "../src/games/my-farm-shop/index.ts";
import type { Options as ShopOptions } from "../src/games/my-farm-shop/options.ts";
import { tablesOf } from "../src/games/my-farm-shop/tables.ts";
import { textOf } from "../src/games/my-farm-shop/words-of.ts";
import type { Json } from "../src/table/json.ts";
import { type Language, type Message, say } from "../src/table/messages.ts";
import type { GameModule } from "../src/table/module.ts";
import { defaultOptions, type Field, fieldsOf, type Options } from "../src/table/options.ts";
import { fastRandom, type Random } from "../src/table/random.ts";
import { optionsFor } from "./contract/case.ts";

const WORDS: { readonly [word: string]: number } = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  sixteen: 16,
};

/** The numbers a text names, in figures or in words; "one" is left out, it is hardly ever a number. */
const numbersIn = (text: string): readonly number[] =>
  [
    ...text
      .toLowerCase()
      .replaceAll(/at once|once more/g, "")
      .matchAll(new RegExp(`\\d+|\\b(?:${Object.keys(WORDS).join("|")})\\b`, "g")),
  ]
    .map(([found]) => WORDS[found] ?? Number(found))
    .sort((a, b) => a - b);

const sorted = (...numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

/** A text of a game at a table. */
function textAt(module: GameModule, id: string, options: Options, seats: number): string {
  const language: Language = { code: "en", words: module.words.en };
  return say(language, { ...module.rules.values?.(options, seats), id }, String);
}

const TABLES = 40;

/** Tables of a game with random options and seats. */
function* someTables<O>(module: unknown, random: Random): Generator<{ seats: number; options: O }> {
  const { game } = module as GameModule;
  for (let i = 0; i < TABLES; i++) {
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    yield { seats, options: optionsFor(game, seats, random) as O };
  }
}

describe("Whatever was agreed, the texts name the numbers that hold", () => {
  test("on the trade cards of Formidable Farm", () => {
    for (const { seats, options } of someTables<FormidableOptions>(formidableFarm, fastRandom("cards")))
      for (const card of tradeCards) {
        const text = textAt(formidableFarm as unknown as GameModule, `card.${card.number}.about`, options, seats);
        expect(numbersIn(text), text).toEqual(
          sorted(...costNumbers(card.cost, options), ...card.rewards.flatMap(rewardNumbers)),
        );
      }
  });

  test("in the rules of Formidable Farm", () => {
    for (const { seats, options } of someTables<FormidableOptions>(formidableFarm, fastRandom("farm"))) {
      const rule = (chapter: string) =>
        numbersIn(textAt(formidableFarm as unknown as GameModule, `rules.${chapter}.text`, options, seats));
      const hasLimit = seats > 1 || options.soloFirstTurnsMarketLimit;
      expect(rule("turn")).toEqual(sorted(1, 3, 5, ...(hasLimit ? [2] : [])));
      expect(rule("end")).toContain(options.roundLimit);
      expect(rule("solo")).toEqual(sorted(30, 18, ...(hasLimit ? [2] : [])));
    }
  });

  test("on the cards and fields of My Farm Shop", () => {
    const random = fastRandom("shop");
    const words: Language = { code: "en", words: myFarmShop.words.en };
    for (const { options } of someTables<ShopOptions>(myFarmShop, random)) {
      const printed = { "field-01": { action: { do: "gain", gain: [{ item: "milk", n: 1 + random.below(8) }] } } };
      const { cards, fields } = tablesOf({ ...options, cards: printed });
      for (const component of [...Object.values(cards), ...fields]) {
        const { action } = component.printed;
        const areas = action.do === "choose" ? action.options : [action];
        const lines = areas.flatMap((area) =>
          area.do === "exchange" ? [...area.pay, ...area.gain] : area.do === "gain" ? area.gain : [],
        );
        const text = say(words, textOf(component) as Message, String).replace(/^once: /, "");
        expect(numbersIn(text), text).toEqual(sorted(...lines.map(({ n }) => n)));
      }
    }
    expect(GOODS).toHaveLength(4);
  });

  test("in the rules of Happiness Farm", () => {
    const random = fastRandom("happiness");
    for (const { seats, options: agreed } of someTables<HappinessOptions>(happinessFarm, random)) {
      const options = { ...agreed, tables: { ...agreed.tables, ...someNumbers(random) } };
      const rule = (chapter: string) =>
        numbersIn(textAt(happinessFarm as unknown as GameModule, `rules.${chapter}.text`, options, seats));
      const { rounds, start, farmer, hayPerGrass, bugLimit, scraps, lands, bag } = numbersOf(options);
      expect(rule("goal")).toEqual(sorted(start.money, rounds));
      expect(rule("trade")).toEqual(
        sorted(tables({ options, seats }).board.places, ...(options.meepleBag ? [bag.base + bag.perSeat * seats] : [])),
      );
      expect(rule("farmer")).toEqual(sorted(1, farmer.convert, farmer.collect, hayPerGrass));
      expect(rule("feeding")).toEqual(scraps > 0 ? [scraps] : []);
      expect(rule("produce")).toEqual([bugLimit]);
      expect(rule("land").filter((n) => n > 1)).toEqual(
        sorted(...[lands.rough.effort, lands.forest.effort].filter((n) => n > 1)),
      );
    }
  });

  test("in the rules of Master Farmer", () => {
    for (const { seats, options } of someTables<MasterFarmerOptions>(masterFarmer, fastRandom("master"))) {
      const rule = (chapter: string) =>
        numbersIn(textAt(masterFarmer as unknown as GameModule, `rules.${chapter}.text`, options, seats));
      expect(rule("turn")).toEqual([5, 5]);
      expect(rule("end")).toEqual(options.unplaceableCube === "back-into-bag" ? [50] : []);
      expect(rule("solo")).toEqual(sorted(4, 4, ...(options.soloTurns === 0 ? [] : [options.soloTurns])));
    }
  });
});

/** Numbers of Happiness Farm that its rules name, changed at random. */
const someNumbers = (random: Random) => ({
  rounds: 2 + random.below(12),
  scraps: random.below(4),
  bugLimit: 2 + random.below(9),
  hayPerGrass: 1 + random.below(3),
  start: { money: 10 + random.below(50) },
  farmer: { convert: 1 + random.below(3), collect: 1 + random.below(3) },
});

/** The values an option may have, where there are few or the ends say enough. */
function someValues(field: Field): readonly Json[] {
  switch (field.kind) {
    case "flag":
      return [false, true];
    case "choice":
      return field.values;
    case "number":
      return [field.min, field.max];
    default:
      return [];
  }
}

/** All that a table can read: chapters, guides and explanations. */
function readAt(module: GameModule, options: Options, seats: number): string {
  const chapters = module.rules.chapters.map((chapter) => `rules.${chapter}.text`);
  const isRead = (id: string) =>
    id.startsWith("guide.") || (id.endsWith(".about") && !/^(option|order|board)\./.test(id));
  const ids = [...chapters, ...Object.keys(module.words.en).filter(isRead)];
  return ids.map((id) => textAt(module, id, options, seats)).join("\n");
}

/** What is played is told by the board itself: its spaces, the cards in the hands, the starting player token. */
const TOLD_BY_THE_BOARD: { readonly [game: string]: readonly string[] } = {
  agricola: ["sideJob", "extraTile", "deal", "begins"],
};

for (const id of gameIds)
  test(`No option of ${id} is silent: whatever is agreed can be read in the rules, the guides or on the cards`, async () => {
    const module = await (games[id] as (typeof games)[string])();
    const { options: described, seats } = module.game;
    const usual = defaultOptions(described);
    const bases = [usual, ...Object.values(described.presets ?? {}).map((preset) => ({ ...usual, ...preset }))];
    for (const [name, field] of fieldsOf(described)) {
      const values = someValues(field);
      if (values.length < 2 || TOLD_BY_THE_BOARD[id]?.includes(name)) continue;
      const count = Math.min(field.seats?.max ?? seats.max, seats.max);
      const isSaid = bases.some(
        (base) => new Set(values.map((value) => readAt(module, { ...base, [name]: value } as Options, count))).size > 1,
      );
      expect(isSaid, `the option "${name}"`).toBe(true);
    }
  });

type TradeCard = (typeof tradeCards)[number];

const SPECIAL = {
  fulfilledUnderStack: [1],
  fulfilledToHand: [1],
  market1UnderStack: [1],
  market3UnderStack: [3],
  pay3Fulfilled: [3],
};

function costNumbers({ special, ...crops }: TradeCard["cost"], { anyNumberMinimum }: FormidableOptions): number[] {
  const amounts = Object.values(crops) as number[];
  if (special === undefined) return amounts;
  if (special === "anyNumberAnimals") return anyNumberMinimum === 0 ? amounts : [...amounts, anyNumberMinimum];
  return [...amounts, ...SPECIAL[special]];
}

function rewardNumbers(reward: TradeCard["rewards"][number]): readonly number[] {
  const amounts = (gain: object) => Object.values(gain) as number[];
  switch (reward.kind) {
    case "take":
      return amounts(reward.crops);
    case "perAnimal":
      return amounts(reward.reward.crops);
    case "draw":
    case "rearrangeStack":
      return [reward.cards];
    case "supplies":
      return reward.at === "any" ? [reward.times, 1] : [reward.times];
    case "exchangeHand":
      return [reward.upTo];
    case "drawThenReturn":
      return [reward.draw, reward.return];
    case "exchangeCrops":
      return [...amounts(reward.give), ...amounts(reward.take), reward.times];
    case "tradeCrops":
      return [...amounts(reward.a), ...amounts(reward.b), reward.times];
    case "cropForCard":
      return [1, 1, reward.times];
    case "payLess":
      return [reward.crops];
    case "tradeWithMarket":
    case "tradeWithFulfilled":
      return reward.times === 1 ? [1, 1] : [1, 1, reward.times];
    case "fulfilledForCrops":
      return [reward.give, 1, reward.times];
    case "thirdCard":
      return [1];
    default:
      return [];
  }
}

test("a seat is said by its name, never by its number", async () => {
  const pages = [(await import("../src/client/text/en.ts")).en, (await import("../src/client/text/de.ts")).german.page];
  const ofGames = await Promise.all(gameIds.map(async (id) => (await games[id]!()).words.en));
  for (const words of [...pages, ...ofGames] as readonly object[])
    for (const [id, text] of Object.entries(words))
      expect([id, text]).not.toEqual([id, expect.stringContaining("{seat}")]);
});
