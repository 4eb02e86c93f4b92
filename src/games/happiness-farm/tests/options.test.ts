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
