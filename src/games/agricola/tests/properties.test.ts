import fc from "fast-check";
import { expect, test } from "vitest";
import { taskOf } from "../../../table/agenda.ts";
import { CHANCE } from "../../../table/game.ts";
import { fastRandom, type Random } from "../../../table/random.ts";
import { animalsFit } from "../cards/housing.ts";
import { enclosed, fencesBuilt } from "../farm.ts";
import { ANIMALS, BUILDING_RESOURCES, GOODS, type Good } from "../goods.ts";
import { countBits, isConnected } from "../grid.ts";
import { game } from "../index.ts";
import type { Move } from "../moves.ts";
import { MAX_FENCES, MAX_PEOPLE, MAX_STABLES, type State } from "../state.ts";
import { optionsWith } from "../testing.ts";

/** Plays at random, now and then an aside, and looks at every position. */
function play(
  seats: number,
  options: State["options"],
  random: Random,
  look: (state: State, move: Move, before: State) => void,
): State {
  const state = game.setup(seats, options, game.rulesVersion);
  for (;;) {
    const actors = game.actors(state);
    if (actors.length === 0) return state;
    const seat = actors[random.below(actors.length)]!;
    const asides = seat === CHANCE || random.below(12) > 0 ? [] : game.asides!(state, seat);
    const moves = asides.length > 0 ? asides : game.moves(state, seat);
    const move = moves[random.below(moves.length)]!;
    const before = structuredClone({ ...state, options: {} }) as unknown as State;
    game.play(state, seat, move);
    look(state, move, before);
  }
}

const anyGame = (look: (state: State, move: Move, before: State) => void): void =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      fc.boolean(),
      fc.string({ minLength: 8, maxLength: 8 }),
      (seats, sideJob, extraTile, seed) => {
        play(seats, optionsWith({ sideJob, extraTile }), fastRandom(seed), look);
      },
    ),
    { numRuns: 40 },
  );

test("People, fences and stables are as many as the box has", () => {
  anyGame((state) => {
    for (const farm of state.farms) {
      expect(farm.people).toBeLessThanOrEqual(MAX_PEOPLE);
      expect(farm.newborns).toBeLessThanOrEqual(farm.people - 2);
      expect(farm.placed).toBeLessThanOrEqual(farm.people - farm.newborns);
      expect(fencesBuilt(farm)).toBeLessThanOrEqual(MAX_FENCES);
      expect(countBits(farm.stables)).toBeLessThanOrEqual(MAX_STABLES);
    }
  });
});

test("A farmyard space is one thing: room, field, or meadow and pasture with at most a stable", () => {
  anyGame((state) => {
    for (const farm of state.farms) {
      expect(farm.rooms & farm.fields).toBe(0);
      expect((farm.rooms | farm.fields) & (farm.stables | enclosed(farm))).toBe(0);
      expect(isConnected(farm.rooms)).toBe(true);
      if (farm.fields !== 0) expect(isConnected(farm.fields)).toBe(true);
      if (farm.pastures.length > 0) expect(isConnected(enclosed(farm))).toBe(true);
      let cells = 0;
      for (const pasture of farm.pastures) {
        expect(pasture & cells).toBe(0);
        expect(isConnected(pasture)).toBe(true);
        cells |= pasture;
      }
    }
  });
});

test("Nothing is owed: no good is ever below zero, and animals have a place whenever somebody is asked for something else", () => {
  anyGame((state) => {
    for (const [seat, farm] of state.farms.entries()) {
      for (const good of GOODS) expect(farm.goods[good]).toBeGreaterThanOrEqual(0);
      if (state.agenda.some(({ kind }) => kind === "house")) continue;
      expect(animalsFit(state, seat)).toBe(true);
    }
  });
});

test("Every card is in one place: before a seat or in the frame", () => {
  anyGame((state) => {
    const all = [...state.majors, ...state.farms.flatMap(({ cards }) => cards)];
    expect(new Set(all).size).toBe(10);
    expect(all).toHaveLength(10);
  });
});

const sown = (state: State, good: Good): number =>
  good === "grain" || good === "vegetable"
    ? state.farms.reduce((sum, farm) => sum + farm[good].reduce((a, b) => a + b, 0), 0)
    : 0;

const total = (state: State, good: Good): number =>
  state.farms.reduce((sum, farm) => sum + farm.goods[good], 0) + sown(state, good);

test("Building resources come from spaces alone: no other move makes wood, clay, reed or stone", () => {
  anyGame((state, move, before) => {
    if (move.type === "place" || move.type === "pick") return;
    for (const good of BUILDING_RESOURCES) expect(total(state, good)).toBeLessThanOrEqual(total(before, good));
  });
});

test("Animals come from spaces and breeding alone, crops from spaces and sowing", () => {
  anyGame((state, move, before) => {
    if (!["place", "pick", "breed", "feed", "cook", "discard", "reveal"].includes(move.type))
      for (const animal of ANIMALS) expect(total(state, animal)).toBeLessThanOrEqual(total(before, animal));
    if (move.type === "sow") {
      expect(total(state, "grain")).toBe(total(before, "grain") + 2 * move.grain);
      expect(total(state, "vegetable")).toBe(total(before, "vegetable") + move.vegetable);
    }
  });
});

test("A space is used by one person at a time, and everyone placed stands somewhere", () => {
  anyGame((state) => {
    const standing = state.occupants.reduce((sum, people) => sum + countBits(people), 0);
    expect(standing).toBe(state.farms.reduce((sum, { placed }) => sum + placed, 0));
    for (const people of state.occupants) expect(countBits(people)).toBeLessThanOrEqual(1);
  });
});

test("Moves are listed once each, and places are offered only to whoever is asked", () => {
  anyGame((state) => {
    for (const seat of game.actors(state)) {
      const moves = game.moves(state, seat).map((move) => JSON.stringify(move));
      expect(new Set(moves).size).toBe(moves.length);
      if (seat !== CHANCE) expect(taskOf(state, seat)).toBeDefined();
    }
  });
});

test("A game alone ends after 14 rounds and 6 harvests, whatever is played", () => {
  const end = play(1, optionsWith({ sideJob: false }), fastRandom("end"), () => {});
  expect(end.round).toBe(14);
  expect(end.revealed).toHaveLength(14);
  expect(game.result(end)!.places).toEqual([1]);
});
