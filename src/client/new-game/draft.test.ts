import { expect, test } from "vitest";
import { game } from "../../games/agricola/index.ts";
import { gameIds, games } from "../../games/index.ts";
import { game as masterFarmer } from "../../games/master-farmer/index.ts";
import type { Game } from "../../table/game.ts";
import { checkOptions, type Field, hasEffect, type Options } from "../../table/options.ts";
import { fastRandom } from "../../table/random.ts";
import type { GameFacts } from "../worker/scene.ts";
import { acceptedSet, changedOptions, firstDraft, groupsFor, presetOf, randomSet, withPreset } from "./draft.ts";

const factsOf = ({ id, seats, options }: Pick<Game, "id" | "seats" | "options">) =>
  ({ id, seats, options }) as unknown as GameFacts;
const agricola = factsOf(game as unknown as Game);
const usual = firstDraft(agricola).options;

test("common options come first, the others under headings, those of other numbers of seats nowhere", () => {
  const { common, groups, others } = groupsFor(agricola, 2, usual);
  expect(common[0]?.[0]).toBe("deal");
  expect(others).toEqual([]);
  const house = groups.find(({ id }) => id === "house")!.fields.map(([name]) => name);
  expect(house).toContain("copse");
  expect(groups.flatMap(({ fields }) => fields.map(([name]) => name))).not.toContain("teams");
  expect(groupsFor(agricola, 4, usual).groups.flatMap(({ fields }) => fields.map(([name]) => name))).toContain("teams");
});

test("a game without groups has its options together", () => {
  const { common, groups, others } = groupsFor(factsOf(masterFarmer as unknown as Game), 2, {});
  expect([common, groups]).toEqual([[], []]);
  expect(others.length).toBeGreaterThan(0);
});

test("every group names options of the game, each once", () => {
  const named = Object.values(game.options.groups!).flat();
  expect(new Set(named).size).toBe(named.length);
  expect(Object.keys(game.options.fields)).toEqual(expect.arrayContaining(named));
});

test("a random set changes only what is chosen among a few values", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const options = randomSet(agricola, 4, fastRandom(`set/${i}`));
    for (const name of changedOptions(agricola, options, 4)) seen.add(name);
    expect(options).toMatchObject({ decks: ["base"], banned: [], kept: [], copse: false });
    expect(changedOptions(agricola, options, 4).length).toBeGreaterThanOrEqual(2);
  }
  expect(seen.has("teams") && seen.has("deal") && seen.has("housedFirst")).toBe(true);
  expect(changedOptions(agricola, firstDraft(agricola).options, 4)).toEqual([]);
});

test("what changes nothing beside the other options is not asked", () => {
  const asked = (options: Options) =>
    groupsFor(agricola, 2, { ...usual, ...options }).groups.flatMap(({ fields }) => fields.map(([name]) => name));
  expect(asked({})).not.toContain("firstSeason");
  expect(asked({ seasons: true })).toContain("firstSeason");
  expect(asked({ sideDecks: ["legen-dairy"] })).toContain("tightsToDrawer");
  expect(changedOptions(agricola, { ...usual, olderSummer: true }, 2)).toEqual([]);
});

test("a preset is known by what it changes, whatever else was chosen that has no effect", () => {
  expect(presetOf(agricola, { ...withPreset(agricola, "tiles"), olderSummer: true }, 2)).toBe("tiles");
  expect(presetOf(agricola, { ...usual, olderSummer: true, copse: true }, 3)).toBe("");
  expect(presetOf(agricola, { ...usual, copse: true }, 2)).toBeUndefined();
});

test.each(gameIds)("random sets of %s are accepted, and all that they change has an effect", async (id) => {
  const module = await games[id]!();
  const facts = factsOf(module.game);
  const fields = module.game.options.fields as { readonly [name: string]: Field };
  for (let seats = facts.seats.min; seats <= facts.seats.max; seats++)
    for (let i = 0; i < 60; i++) {
      const options = await acceptedSet(facts, seats, fastRandom(`${id}/${seats}/${i}`), (set) =>
        module.game.objection?.(set, seats),
      );
      expect(checkOptions(module.game.options, options)).toEqual({ options });
      expect(module.game.objection?.(options, seats)).toBeUndefined();
      const changed = changedOptions(facts, options, seats);
      expect(changed.length).toBeGreaterThanOrEqual(2);
      for (const [name, field] of Object.entries(fields))
        if (!hasEffect(field, options)) expect(options[name]).toEqual(firstDraft(facts).options[name]);
    }
});
