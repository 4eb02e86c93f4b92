import { expect, test } from "vitest";
import { Match } from "../../../table/match.ts";
import { say } from "../../../table/messages.ts";
import { checkOptions, fieldsOf } from "../../../table/options.ts";
import { game, module } from "../index.ts";
import type { Options } from "../options.ts";
import { farm, optionsWith } from "../testing.ts";

/** Why patched tables are refused, in words; nothing if they are not. */
function refusal(tables: Options["tables"], seats = 2): string | undefined {
  const checked = checkOptions(game.options, { tables });
  if ("problem" in checked) return `${checked.problem.id} ${checked.problem.field}`;
  const problem = game.objection?.(checked.options, seats);
  return problem && say({ code: "en", words: module.words.en }, problem, String);
}

test("An impossible patch is refused with the name of its field", () => {
  expect(refusal({ animals: { cow: { capacity: -1 } } })).toBe('option-number "tables.animals.cow.capacity"');
  expect(refusal({ animals: { cow: { price: 1 } } })).toBe('option-unknown "tables.animals.cow.price"');
  expect(refusal({ animals: { yak: { buy: 1 } } })).toBe('option-unknown "tables.animals.yak"');
  expect(refusal({ animals: { cow: { capacity: 0 } } })).toContain('"tables.animals.cow.capacity"');
  expect(refusal({ animals: { cow: { eats: ["grass", "stone"] } } })).toContain('"tables.animals.cow.eats.1"');
  expect(refusal({ animals: { cow: { happiness: [4, 3] } } })).toContain('"tables.animals.cow.happiness"');
  expect(refusal({ moneyHappiness: [] })).toContain('"tables.moneyHappiness"');
  expect(refusal({ rounds: 0 })).toContain('"tables.rounds"');
  expect(refusal({ lands: { swamp: { most: 1 } } })).toBe('option-unknown "tables.lands.swamp"');
  expect(refusal({ lands: { field: { atStart: 5 } } })).toContain('"tables.lands.field.atStart"');
  expect(refusal({ boards: { middle: { rows: ["PX"] } } })).toContain('"tables.boards.middle.rows.0"');
  expect(refusal({ boards: { middle: { rows: ["PP", "P"] } } })).toContain('"tables.boards.middle.rows.1"');
  expect(refusal({ boards: { middle: { rows: [] } } })).toContain('"tables.boards.middle.rows"');
  expect(refusal({ boards: { middle: { places: 0 } } })).toContain('"tables.boards.middle.places"');
  expect(refusal({ boards: { huge: { seats: [5] } } }, 6)).toBe('"tables.boards" has no board for 6 seats.');
  expect(refusal({ boards: { huge: { seats: [5] } } }, 5)).toBeUndefined();
  expect(refusal({ boards: { small: { seats: [1, 2] } } })).toBe(
    '"tables.boards.small.seats" has a board for 2 seats, and so has another.',
  );
  expect(refusal({ boards: { middle: { seats: [1, 2] } } })).toContain('"tables.boards.middle.seats"');
  expect(refusal({ boards: { small: { seats: [1, 2] }, middle: { seats: [] } } })).toBeUndefined();
});

test("A match with an impossible patch does not begin", () => {
  expect(() => Match.begin(game, { seats: 2, options: { tables: { boards: { middle: { rows: ["?"] } } } } })).toThrow();
});

test("A patched game plays with its own numbers", () => {
  const tables = { rounds: 2, start: { money: 7 }, animals: { cow: { buy: 7, milk: 5 } }, moneyHappiness: [5] };
  const { anna, table } = farm({ anna: { money: 7 } }, { farm: "PP", step: "buying", options: { tables } });
  anna.buys("cow", "a1");
  table.goesOnTo("sell");
  expect(anna.goods.milk).toBe(5);
  anna.sells("milk", 5);
  while (!table.isOver) table.goesOnToNextRound();
  expect(table.state.round).toBe(2);
  expect(anna.money).toBe(10);
  expect(anna.happiness).toBe(1);
});

test("A copy of a patched game carries no tables: it shares the options and has the fields of any other", () => {
  const plain = game.setup(4, optionsWith(), game.rulesVersion);
  const state = game.setup(4, optionsWith({ tables: { animals: { cow: { buy: 7 } } } }), game.rulesVersion);
  const copied = game.view(state, 0);
  expect(copied.options).toBe(state.options);
  expect(JSON.stringify({ ...copied, options: {} })).toBe(JSON.stringify({ ...plain, options: {} }));
});

test("A patched game shows its own numbers in the terminal", () => {
  const state = game.setup(2, optionsWith({ tables: { animals: { duck: { buy: 17 } } } }), game.rulesVersion);
  expect(module.sketch(state)).toContain("duck 17$");
});

test("Presets are options that can be played", () => {
  for (const preset of Object.values(game.options.presets ?? {})) {
    const options = optionsWith(preset);
    for (let seats = 1; seats <= 6; seats++) expect(game.objection?.(options, seats)).toBeUndefined();
  }
});

test("Every option and every choice has words", () => {
  const ids = Object.keys(module.words.en);
  for (const [name, field] of fieldsOf(game.options)) {
    expect(ids).toContain(`option.${name}`);
    expect(ids).toContain(`option.${name}.about`);
    if (field.kind === "choice") for (const value of field.values) expect(ids).toContain(`option.${name}.${value}`);
  }
  for (const [name, field] of fieldsOf(game.orders!.described)) {
    expect(ids).toContain(`order.${name}.about`);
    if (field.kind === "choice" || field.kind === "several")
      for (const value of field.values) expect(ids).toContain(`order.${name}.${value}`);
  }
});

/** A chapter of the rules, or a guide, in words. */
function said(id: string, given: Partial<Options>, seats = 2): string {
  const values = module.rules.values?.(optionsWith(given), seats) ?? {};
  return say({ code: "en", words: module.words.en }, { ...values, id }, String);
}

const chapter = (name: string, given: Partial<Options> = {}, seats = 2): string =>
  said(`rules.${name}.text`, given, seats);

test("The rules panel says what is chosen, of every option that has words for it", () => {
  expect(chapter("goal")).toContain("The most happiness wins. With equal happiness more money wins");
  expect(chapter("goal", { win: "money", finalSale: true })).toMatch(
    /sells once more.*most of it wins\. Equal players/,
  );
  expect(chapter("goal", {}, 1)).not.toContain("equal");
  expect(chapter("round")).toContain("moves on every round");
  expect(chapter("round", { startPlayer: "stays", breeding: true })).toMatch(/raise young ones.*stays the same/);
  expect(chapter("trade")).toContain("These have no price: hay, veggies, grain. Then buy animals, one at a time");
  expect(chapter("trade", { sellAnimals: "any", buyingOrder: "all-at-once", sheep: true })).toMatch(
    /full or hungry.*Wool is paid.*one player after the other/,
  );
  expect(chapter("trade", { meepleBag: true }, 3)).toContain("Each round 11 animals are drawn from a bag");
  expect(chapter("trade", { limitedSupply: false })).not.toContain("is out");
  expect(chapter("trade", { places: "1" })).toContain("up to 1 fit");
  expect(chapter("farmer")).toMatch(/either converts 1 square or collects from 2 squares.*one effort: rough, forest/);
  expect(chapter("farmer", { farmerActions: "both", farmerConversion: "immediate", grainTrack: false })).toMatch(
    /may convert 1 square and collect.*change at once.*rough, forest.*its veggies\.$/,
  );
  expect(chapter("feeding")).toContain("once a round with table scraps, also for another's animal");
  expect(chapter("feeding", { adjacency: "with-corners", scrapsFor: "own", meatFeed: true })).toMatch(
    /all around it.*with table scraps\. Chickens and pigs/,
  );
  expect(chapter("produce")).toContain("eaten up this round: pig, goat. ");
  expect(chapter("produce", { effortSquare: "empty", sheep: true })).toMatch(/wool.*without food/);
  expect(chapter("butcher")).toContain("bought in an earlier round can be turned into meat. These cannot: horse.");
  expect(chapter("butcher", { butcherAnimals: "any", breeding: true })).toMatch(/^Any animal.*young one/);
  expect(chapter("land", { replenishment: "per-player" })).toContain("once for each player");
});

test("The rules panel and the guides show patched numbers", () => {
  const tables = {
    rounds: 1,
    start: { money: 33 },
    bugLimit: 7,
    scraps: 3,
    hayPerGrass: 2,
    farmer: { convert: 2, collect: 3 },
    goods: { milk: 0 },
    animals: { pig: { effort: 0, meat: 0 }, goose: { eats: ["grass", "bug"] }, cow: { sell: 0 } },
    lands: { rough: { effort: 5 }, forest: { effort: 0, bugsPerRound: 1 } },
  };
  expect(chapter("goal", { tables })).toContain("begin with 33 $ and play 1 round.");
  expect(chapter("trade", { tables })).toContain("no price: milk, hay, veggies, grain, cow.");
  expect(chapter("farmer", { tables })).toMatch(/converts 2 squares or collects from 3 squares.*2 hay for each grass/);
  expect(chapter("farmer", { tables })).toMatch(/one effort: rough\. .*forest to rough: forest\./);
  expect(chapter("feeding", { tables })).toContain("3 times a round");
  expect(chapter("produce", { tables })).toMatch(/7 bugs or more.*this round: goat\. .*bugs: chicken, duck, goose\.$/);
  expect(chapter("butcher", { tables })).toContain("These cannot: pig, horse.");
  expect(chapter("land", { tables })).toContain(
    "so do bugs on some land. Rough with 5 effort becomes pasture. New land",
  );
  expect(said("guide.effort", { tables })).toBe("Rough with 5 effort becomes pasture. ");
  expect(said("guide.sell", { sellAnimals: "any" })).toContain("full or hungry");
  expect(said("guide.buy", {}, 1)).toBe("Buy as many animals as you like.");
  expect(said("guide.butcher", { butcherAnimals: "fed" })).toBe("A full animal can become meat.");
});
