import { describe, expect, test } from "vitest";
import { outcome } from "../../../bots/chance.ts";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { savePosition } from "../../../table/match-file.ts";
import { checkOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { evaluation } from "../bot.ts";
import { animalsFit } from "../cards/housing.ts";
import { fencesBuilt, fencesLeft, fencesOf } from "../farm.ts";
import { CELL_NAMES, FENCE_SPACES, type FenceSpace } from "../grid.ts";
import { game } from "../index.ts";
import type { Move } from "../moves.ts";
import type { Farm, State } from "../state.ts";
import { closedAreas, type Given, neighbour, optionsWith, type Player, type Setting, table } from "../testing.ts";

/** A single fence: between two spaces, or on one side of a space at the edge. */
function fenceAt(where: string, home?: number): Move {
  const [side, ...cells] = where.includes("-") ? ["between", ...where.split("-")] : where.split(" ");
  const at = FENCE_SPACES.findIndex(
    (space) => space.side === side && space.cells.map((cell) => CELL_NAMES[cell]).join() === cells.join(),
  );
  return home === undefined ? { type: "oneFence", at } : { type: "oneFence", at, for: home };
}

const flawOf = (state: State): string | undefined => game.flaw!(state);

const builds = (player: Player, ...places: readonly string[]): Player =>
  places.reduce((so, where) => so.plays(fenceAt(where)), player);

const anna = (given: Given, setting: Setting = {}): Player =>
  table({ anna: given, bert: {} }, { ...setting, options: { openPastures: true, ...setting.options } }).anna;

const THREE_SIDES = `
  +    +    +    +    +----+
    .    .    .    .    .  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-171 Three fences around a space are accepted and hold no animals until the fourth stands", () => {
  const farmer = anna({ goods: { wood: 4, sheep: 3 } }).uses("fencing");
  builds(farmer, "above e1", "right e1", "e1-e2");
  expect(farmer.goods.wood).toBe(1);
  expect(farmer.own.pastures).toEqual([]);
  expect(animalsFit(farmer.state, farmer.seat)).toBe(false);
  expect([farmer.scores("pastures"), farmer.scores("unused")]).toEqual([-1, -13]);
  expect(farmer.drawing.replaceAll(" ", "")).toBe(THREE_SIDES.slice(1).replaceAll(" ", ""));
  builds(farmer, "d1-e1");
  expect(farmer.own.pastures).toEqual([1 << 4]);
  expect(farmer.own.looseFences).toEqual({ level: 0, upright: 0 });
  expect([farmer.scores("pastures"), farmer.scores("unused")]).toEqual([1, -12]);
  expect(farmer.goods).toMatchObject({ wood: 0, sheep: 3 });
});

test("AG-171 Open pastures are a house rule: without it no single fence is offered, and farms are as they were", () => {
  expect(checkOptions(game.options, { openPastures: true })).toHaveProperty("options.openPastures", true);
  const usual = table({ anna: { goods: { wood: 9 } }, bert: {} }).anna.uses("fencing");
  expect(usual.may()).toEqual(["fence"]);
  expect(game.setup(2, optionsWith({}), game.rulesVersion).farms[0]).not.toHaveProperty("looseFences");
});

test("AG-171 A pasture may use loose fences that stand, for nothing", () => {
  const farmer = anna({ goods: { wood: 1 }, farm: THREE_SIDES }).uses("fencing");
  farmer.fences("e1");
  expect(farmer.goods.wood).toBe(0);
  expect(farmer.own.pastures).toEqual([1 << 4]);
  const wider = anna({ goods: { wood: 3 }, farm: THREE_SIDES })
    .uses("fencing")
    .fences("d1", "e1");
  expect([wider.goods.wood, wider.own.pastures]).toEqual([0, [(1 << 3) | (1 << 4)]]);
});

test("AG-171 Loose fences come from the fifteen, one for each wood, and one is enough for the action", () => {
  const farmer = anna({ goods: { wood: 1 } }).uses("fencing");
  expect(farmer.moves).toHaveLength(38 - 3 - 1);
  builds(farmer, "c2-d2");
  expect(farmer.goods.wood).toBe(0);
  expect(fencesLeft(farmer.own)).toBe(14);
  expect(farmer.asked).toBe("place");
  const all = anna({ goods: { wood: 20 } }).uses("fencing");
  builds(all, "above b1", "above c1", "above d1", "above e1", "right e1", "right e2", "right e3", "below e3");
  builds(all, "below d3", "below c3", "below b3", "b1-c1", "b1-b2", "c1-d1", "c1-c2");
  expect([all.goods.wood, fencesLeft(all.own)]).toEqual([5, 0]);
  expect(all.asked).toBe("place");
});

test("AG-171 A fence stands beside a space that is or may become a pasture: not between two rooms or fields", () => {
  const farmer = anna({ goods: { wood: 9 } }).uses("fencing");
  for (const useless of ["a2-a3", "left a2", "left a3", "below a3"])
    expect(farmer.moves).not.toContainEqual(fenceAt(useless));
  for (const useful of ["a1-a2", "a2-b2", "left a1"]) expect(farmer.moves).toContainEqual(fenceAt(useful));
});

test("AG-171 Loose fences close nothing off: rooms, fields and stables are built there as ever", () => {
  const farmer = anna({ goods: { wood: 7, reed: 2 }, people: 3, farm: THREE_SIDES });
  farmer.uses("farm-expansion");
  expect(farmer.cellsFor("stable")).toContain("e1");
  expect(anna({ farm: THREE_SIDES }).uses("farmland").cellsFor("plow")).toContain("e1");
});

test("AG-171 What fences surround is no pasture where a field lies, until a fence divides the field off", () => {
  const drawing = THREE_SIDES.replace("    .    .    .    .    .  |", "    .    .    .    .    F  |");
  const farmer = anna({ goods: { wood: 4 }, farm: drawing }).uses("fencing");
  builds(farmer, "above d1", "d1-d2", "c1-d1");
  expect(farmer.own.pastures).toEqual([]);
  builds(farmer, "d1-e1");
  expect(farmer.own.pastures).toEqual([1 << 3]);
  // The three around the field stand on.
  expect(fencesLeft(farmer.own)).toBe(15 - 7);
  expect(flawOf(farmer.state)).toBeUndefined();
});

const ONE_PASTURE = `
  +    +    +    +    +----+
    .    .    .    .  | .  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +
    R  | .  | .    .    .
  +    +----+    +    +    +`;

test("AG-171 A fence closes only what may become a pasture: beside the others, unless they may lie scattered", () => {
  const given = { goods: { wood: 2 }, farm: ONE_PASTURE } as const;
  const last = fenceAt("b2-b3");
  expect(anna(given).uses("fencing").moves).not.toContainEqual(last);
  expect(anna(given).uses("fencing").moves).toContainEqual(fenceAt("d1-d2"));
  const scattered = anna(given, { options: { scatteredPastures: true } }).uses("fencing");
  expect(scattered.plays(last).own.pastures).toEqual([1 << 4, 1 << 11]);
});

test("AG-171 A pasture may be divided fence by fence: its animals lose their place when the last one stands", () => {
  const LONG = `
  +    +    +    +----+----+
    .    .    .  | .    .  |
  +    +    +    +    +    +
    R    .    .  | .    .  |
  +    +    +    +----+----+
    R    .    .    .    .
  +    +    +    +    +    +`;
  const farmer = anna({ goods: { wood: 2, sheep: 9, boar: 0 }, farm: LONG }).uses("fencing");
  builds(farmer, "d1-d2").stops();
  expect(farmer.own.pastures).toHaveLength(1);
  expect(farmer.goods.sheep).toBe(9);
  const done = anna({ goods: { wood: 2, sheep: 5, boar: 4 }, farm: LONG }).uses("fencing");
  builds(done, "d1-d2", "e1-e2");
  expect(done.own.pastures).toEqual([(1 << 3) | (1 << 4), (1 << 8) | (1 << 9)]);
});

test("AG-171 A pasture of today may close others together with fences that stand", () => {
  const farmer = anna({
    goods: { wood: 9 },
    farm: `
  +    +    +    +    +----+
    .    .    .    .    .  |
  +    +    +    +    +    +
    R    .    .    .    .  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +`,
  }).uses("fencing");
  builds(farmer, "d2-e2");
  farmer.fences("d1");
  expect(farmer.own.pastures).toEqual([1 << 3, (1 << 4) | (1 << 9)]);
  expect(farmer.goods.wood).toBe(9 - 1 - 4);
});

describe("AG-171 Cards that touch fences, with single ones", () => {
  test("A088 Hedge Keeper gives three of an action for nothing", () => {
    const farmer = anna({ plays: ["A088"], goods: { wood: 1 } }).uses("fencing");
    builds(farmer, "above e1", "right e1", "e1-e2");
    expect(farmer.goods.wood).toBe(1);
    builds(farmer, "d1-e1");
    expect([farmer.goods.wood, farmer.own.pastures]).toEqual([0, [1 << 4]]);
    expect(farmer.asked).toBe("place");
  });

  test("A016 Rammed Clay pays one with clay", () => {
    const farmer = anna({ plays: ["A016"], goods: { clay: 1 } }).uses("fencing");
    builds(farmer, "above e1");
    expect(farmer.goods.clay).toBe(0);
  });

  test("A083 Shepherd's Crook hears the pasture that the last one closes", () => {
    const given = { plays: ["A083"], goods: { wood: 9 } } as const;
    const farmer = anna(given).uses("fencing");
    builds(farmer, "above d1", "above e1", "right e1", "right e2", "d2-d3", "e2-e3", "c1-d1").stops();
    expect(farmer.goods.sheep).toBe(0);
    const closing = anna(given).uses("fencing");
    builds(closing, "above d1", "above e1", "right e1", "right e2", "d2-d3", "e2-e3", "c1-d1", "c2-d2").stops();
    expect(closing.goods.sheep).toBe(2);
  });

  test("B002 Mini Pasture builds the fences that are missing, and no single one", () => {
    const farmer = anna({ holds: ["B002"], goods: { food: 2 }, farm: THREE_SIDES })
      .uses("meeting-place")
      .lays("B002");
    expect(farmer.may()).toEqual(["fence"]);
    farmer.fences("e1");
    expect(farmer.own.pastures).toEqual([1 << 4]);
    expect(fencesBuilt(farmer.own)).toBe(4);
  });

  test("in spring two are free once one is paid for", () => {
    const setting = { options: { seasons: true, firstSeason: "spring" } } as const;
    const farmer = anna({ goods: { wood: 2 } }, setting).uses("fencing");
    builds(farmer, "above e1");
    expect(farmer.goods.wood).toBe(1);
    builds(farmer, "right e1", "e1-e2");
    expect(farmer.goods.wood).toBe(1);
    builds(farmer, "d1-e1");
    expect(farmer.goods.wood).toBe(0);
  });

  test("LD22 Fences of Unusual Size: each single one is a line", () => {
    const farmer = anna({ plays: ["LD22"], goods: { wood: 3 } }).uses("fencing");
    builds(farmer, "above d1", "above e1");
    expect(farmer.goods.wood).toBe(1);
  });

  test("X11: one wood less in the whole action", () => {
    const farmer = anna({ plays: ["X11"], goods: { wood: 1 } }).uses("fencing");
    builds(farmer, "above d1", "above e1");
    expect(farmer.goods.wood).toBe(0);
  });

  test("a partner's single fences cost 1 wood more for each three begun, and are the partner's", () => {
    const seats = { anna: { goods: { wood: 6 } }, bert: {}, carl: {}, dora: {} };
    const { anna, carl } = table(seats, { options: { openPastures: true, teams: "lower" } });
    anna.uses("fencing").plays(fenceAt("above e1", 2));
    expect(anna.goods.wood).toBe(4);
    for (const where of ["right e1", "e1-e2", "d1-e1"]) anna.plays(fenceAt(where, 2));
    expect([anna.goods.wood, anna.own.pastures, carl.own.pastures]).toEqual([0, [], [1 << 4]]);
  });
});

test("AG-171 A single fence is taken back like any move", () => {
  const { state } = anna({ goods: { wood: 4 } });
  const { options, seats, version } = state;
  const match = Match.open(game, {
    furrow: 1,
    game: game.id,
    rulesVersion: version,
    seats,
    options,
    players: [{}, {}],
    start: savePosition(state),
    log: [],
  });
  for (const move of [{ type: "place", space: "fencing" }, fenceAt("above e1"), fenceAt("right e1")])
    expect(match.submit(0, move).reason).toBeUndefined();
  expect(fencesBuilt(match.state.farms[0]!)).toBe(2);
  expect(match.undo(0).reason).toBeUndefined();
  expect(fencesBuilt(match.state.farms[0]!)).toBe(1);
  expect(match.state.farms[0]!.goods.wood).toBe(3);
});

test("AG-171 Bots leave single fences out where they can close a pasture, and take one where they cannot", () => {
  const few = (wood: number) => {
    const { state, seat, moves } = anna({ goods: { wood } }).uses("fencing");
    return evaluation.worthwhile!(state, seat, moves);
  };
  expect(few(9).every(({ type }) => type === "fence")).toBe(true);
  expect(few(2)).toHaveLength(1);
});

test("AG-171 A position with a loose fence on the outline of a pasture, or without the rule, is flawed", () => {
  const { state, own } = anna({ farm: ONE_PASTURE });
  expect(flawOf(state)).toBeUndefined();
  const loose = own.looseFences!;
  const flawWith = (looseFences: Farm["looseFences"]) => {
    const farms = state.farms.map((farm) => ({ ...farm }));
    if (looseFences === undefined) delete farms[0]!.looseFences;
    else farms[0]!.looseFences = looseFences;
    return flawOf({ ...state, farms });
  };
  expect(flawWith({ ...loose, level: loose.level | (1 << 4) })).toBe("farms.0.looseFences");
  expect(flawWith({ ...loose, upright: 1 << 18 })).toBe("farms.0.looseFences.upright");
  expect(flawWith({ level: (1 << 20) - 1, upright: 0 })).toContain("farms.0");
  expect(flawWith(undefined)).toBe("farms.0.looseFences");
});

/** Whether a farm has a fence on one side of a space; written apart from the rules. */
function isFenced(farm: Farm, cell: number, way: "up" | "down" | "left" | "right"): boolean {
  const { level, upright } = fencesOf(farm);
  const other = neighbour(cell, way);
  const sides = { up: "above", down: "below", left: "left", right: "right" } as const;
  const isHere = ({ side, cells }: FenceSpace) =>
    other === undefined
      ? side === sides[way] && cells[0] === cell
      : cells.length === 2 && cells.includes(cell) && cells.includes(other);
  const space = FENCE_SPACES.find(isHere)!;
  return ((space.level & level) | (space.upright & upright)) !== 0;
}

const isInCorner = ({ cells }: FenceSpace): boolean => cells.some((cell) => [3, 4, 8, 9].includes(cell));

test("AG-171 In random games pastures are the spaces that fences close, found by walking, and every position is sound", () => {
  let [loose, closed] = [0, 0];
  for (let number = 0; number < 12; number++) {
    const random = fastRandom(`open pastures ${number}`);
    const scatteredPastures = number % 3 === 0;
    const state = game.setup(
      1 + (number % 4),
      optionsWith({ openPastures: true, scatteredPastures }),
      game.rulesVersion,
    );
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      if (seat === CHANCE) {
        game.play(state, CHANCE, outcome(game, state, random));
        continue;
      }
      state.farms[seat]!.goods.wood += random.below(6);
      const moves = game.moves(state, seat);
      // In one corner, so that some close a pasture.
      const single = moves.filter((move) => move.type === "oneFence" && isInCorner(FENCE_SPACES[move.at]!));
      const from = single.length > 0 && random.below(4) > 0 ? single : moves;
      const move = from[random.below(from.length)]!;
      const farm = state.farms[seat]!;
      const before = farm.pastures.length;
      game.play(state, seat, move);
      if (move.type !== "oneFence" && move.type !== "fence") continue;
      if (farm.pastures.length > before && move.type === "oneFence") closed++;
      if (fencesOf(farm).level !== fencesOf({ pastures: farm.pastures }).level) loose++;
      const areas = closedAreas((cell, way) => isFenced(farm, cell, way));
      expect(farm.pastures).toEqual(areas.filter((area) => (area & (farm.rooms | farm.fields)) === 0));
      expect(fencesBuilt(farm)).toBeLessThanOrEqual(15);
      expect(flawOf(state)).toBeUndefined();
    }
  }
  expect(loose).toBeGreaterThan(50);
  expect(closed).toBeGreaterThan(10);
});
