import { expect, test } from "vitest";
import { animalsFit } from "../cards/housing.ts";
import { enclosed, fencesBuilt, fencesLeft } from "../farm.ts";
import { ALL, besides, COLUMNS, cellsOf } from "../grid.ts";
import { newFarm } from "../new-state.ts";
import { enclose, fenceSites } from "../rules/fences.ts";
import type { Farm } from "../state.ts";
import { neighbour, table } from "../testing.ts";

/**
 * Every final layout the rules allow, found without the rules' own code: all ways to divide the free spaces into
 * pastures and meadow, edge by edge, space by space.
 */
function layoutsByHand(free: readonly number[], fences: number): Set<string> {
  const layouts = new Set<string>();
  const label = new Map<number, number>();
  const ways = ["up", "down", "left", "right"] as const;

  /** Label 0 is meadow; equal labels of neighbours are one pasture. */
  const fencesOf = (): number => {
    let count = 0;
    for (let cell = 0; cell < 15; cell++) {
      const own = label.get(cell) ?? 0;
      const right = cell % COLUMNS === COLUMNS - 1 ? 0 : (label.get(cell + 1) ?? 0);
      const below = cell + COLUMNS > 14 ? 0 : (label.get(cell + COLUMNS) ?? 0);
      if (own !== right) count++;
      if (own !== below) count++;
      if (cell % COLUMNS === 0 && own !== 0) count++;
      if (cell < COLUMNS && own !== 0) count++;
    }
    return count;
  };
  const spread = (from: number, isPart: (cell: number) => boolean): Set<number> => {
    const reached = new Set([from]);
    for (const cell of reached)
      for (const way of ways) {
        const there = neighbour(cell, way);
        if (there !== undefined && isPart(there)) reached.add(there);
      }
    return reached;
  };
  const check = (): void => {
    const pastured = free.filter((cell) => (label.get(cell) ?? 0) > 0);
    if (pastured.length > 0 && spread(pastured[0]!, (cell) => pastured.includes(cell)).size < pastured.length) return;
    const parts = new Map<number, number[]>();
    for (const cell of pastured) parts.set(label.get(cell)!, [...(parts.get(label.get(cell)!) ?? []), cell]);
    for (const cells of parts.values())
      if (spread(cells[0]!, (cell) => cells.includes(cell)).size < cells.length) return;
    layouts.add(
      [...parts.values()]
        .map((cells) => cells.join(" "))
        .sort()
        .join(" / "),
    );
  };
  /** Labels grow in the order of the spaces, so that every division comes once. */
  const go = (index: number, labels: number): void => {
    if (index === free.length) {
      if (fencesOf() <= fences) check();
      return;
    }
    const cell = free[index]!;
    for (let own = 0; own <= labels + 1; own++) {
      label.set(cell, own);
      if (closedFences(cell) <= fences) go(index + 1, Math.max(labels, own));
    }
    label.delete(cell);
  };
  /** Fences between spaces that are all decided: what is above and left of this one. */
  const closedFences = (last: number): number => {
    let count = 0;
    for (let cell = 0; cell <= last; cell++) {
      const own = label.get(cell) ?? 0;
      const left = cell % COLUMNS === 0 ? 0 : (label.get(cell - 1) ?? 0);
      const above = cell < COLUMNS ? 0 : (label.get(cell - COLUMNS) ?? 0);
      if (own !== left) count++;
      if (own !== above) count++;
      if (cell % COLUMNS === COLUMNS - 1 && own !== 0) count++;
      if (cell >= 10 && own !== 0) count++;
    }
    return count;
  };
  go(0, 0);
  return layouts;
}

const layoutOf = ({ pastures }: Farm): string =>
  pastures
    .map((pasture) => cellsOf(pasture).join(" "))
    .sort()
    .join(" / ");

/** Every pasture that the wood of a farm pays for. */
const sitesOf = (farm: Farm) =>
  fenceSites(
    farm,
    Math.min(farm.goods.wood, fencesLeft(farm)),
    farm.pastures.length === 0 ? ALL : besides(enclosed(farm)),
  );

/** Every layout that pasture by pasture leads to. */
function layoutsReached(farm: Farm): Set<string> {
  const reached = new Set<string>();
  const visit = (farm: Farm): void => {
    const layout = layoutOf(farm);
    if (reached.has(layout)) return;
    reached.add(layout);
    for (const pasture of sitesOf(farm)) {
      const after = { ...farm, goods: { ...farm.goods }, pastures: [...farm.pastures] };
      enclose(after, pasture);
      after.goods.wood -= fencesBuilt(after) - fencesBuilt(farm);
      visit(after);
    }
  };
  visit(farm);
  return reached;
}

const withWood = (wood: number, farm: Partial<Farm> = {}): Farm => {
  const bare = newFarm();
  return { ...bare, ...farm, goods: { ...bare.goods, wood } };
};

test("AG-116 With 15 wood the empty farm can be fenced in exactly the 7,963 ways the rules allow, or not at all", () => {
  const free = cellsOf(0x7fff & ~newFarm().rooms);
  const allowed = layoutsByHand(free, 15);
  const reached = layoutsReached(withWood(15));
  expect(allowed.size).toBe(7964);
  expect(reached.size).toBe(7964);
  for (const layout of allowed) expect(reached.has(layout)).toBe(true);
}, 60_000);

test("AG-116 With fewer fences, with rooms and fields in the way: exactly the allowed layouts", () => {
  for (const [wood, fields] of [
    [9, 0],
    [12, (1 << 7) | (1 << 8)],
    [15, (1 << 1) | (1 << 6) | (1 << 11)],
  ] as const) {
    const farm = withWood(wood, { fields });
    const allowed = layoutsByHand(cellsOf(0x7fff & ~(farm.rooms | fields)), wood);
    const reached = layoutsReached(farm);
    expect(reached.size).toBe(allowed.size);
    for (const layout of allowed) expect(reached.has(layout)).toBe(true);
  }
}, 60_000);

test("AG-116 Standing fences stay: what can be reached from a layout keeps all of them", () => {
  const pastures = [(1 << 2) | (1 << 3) | (1 << 7) | (1 << 8)];
  const farm = withWood(7, { pastures });
  const isFiner = (layout: string): boolean => {
    const parts = layout.split(" / ").map((part) => part.split(" ").map(Number));
    return parts.every((cells) => {
      const inside = cells.filter((cell) => pastures[0]! & (1 << cell)).length;
      return inside === 0 || inside === cells.length;
    });
  };
  const covers = (layout: string): boolean =>
    [2, 3, 7, 8].every((cell) => layout.split(/[ /]+/).includes(String(cell)));
  const free = cellsOf(0x7fff & ~farm.rooms);
  const allowed = [...layoutsByHand(free, 15)].filter((layout) => covers(layout) && isFiner(layout));
  const reached = layoutsReached(farm);
  expect([...reached].sort()).toEqual(allowed.sort());
}, 60_000);

test("Move counts: 762 single pastures from the empty farm with 15 wood, 13 with 4 wood", () => {
  expect(sitesOf(withWood(15))).toHaveLength(762);
  expect(sitesOf(withWood(4))).toHaveLength(13);
  expect(sitesOf(withWood(3))).toHaveLength(0);
});

test("Every fence is paid, shared ones once, and the fifteenth is the last", () => {
  const { anna } = table({ anna: { goods: { wood: 20 } }, bert: {} });
  anna.uses("fencing").fences("e1").fences("d1").fences("e2").fences("c1");
  expect(anna.goods.wood).toBe(20 - 4 - 3 - 3 - 3);
  expect(anna.drawing).toBe(`+    +    +----+----+----+
   .    . |  . |  . |  . |
+    +    +----+----+----+
   R    .    .    . |  . |
+    +    +    +    +----+
   R    .    .    .    .
+    +    +    +    +    +`);
  anna.fences("d2");
  expect(fencesBuilt(anna.own)).toBe(15);
  expect(anna.asked).toBe("place");
});

test("A new pasture touches the others; fields and rooms cannot be enclosed, stables can", () => {
  const { anna } = table({
    anna: {
      goods: { wood: 5 },
      farm: `
        +    +    +    +    +----+
           .    .    .    F |  . |
        +    +    +    +    +----+
           R    .    .    ^    .
        +    +    +    +    +    +
           R    .    .    .    .
        +    +    +    +    +    +`,
    },
    bert: {},
  });
  anna.uses("fencing");
  expect(anna.moves).toEqual([
    { type: "fence", cells: [9] },
    { type: "fence", cells: [8, 9] },
    { type: "fence", cells: [9, 14] },
  ]);
});

const SIXTEEN_SHEEP = `
  +    +    +    +----+----+
     .    .    . |  ^    . |
  +    +    +    +    +    +
     R    .    . |  .    . |
  +    +    +    +----+----+
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-087, AG-116 A pasture divided holds fewer animals: those without a place go", () => {
  const { anna } = table({ anna: { goods: { wood: 2, sheep: 16 }, farm: SIXTEEN_SHEEP }, bert: {} });
  anna.uses("fencing").fences("e1", "d2", "e2");
  expect(anna.goods).toMatchObject({ wood: 0, sheep: 4 + 6 + 1 });
  expect(anna.asked).toBe("place");
});

const TWO_STABLES = `
  +    +    +    +    +    +
     .    .    .    ^    ^
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;
const ONE_OF_EACH = { sheep: 1, boar: 1, cattle: 1 };

test("AG-116, AG-322 Stables fenced in together hold one type: who lived there alone may lose the place", () => {
  const { anna } = table({ anna: { goods: { wood: 6, ...ONE_OF_EACH }, farm: TWO_STABLES }, bert: {} });
  anna.uses("fencing").fences("d1", "e1");
  expect(anna.asked).toBe("house");
  anna.discards("boar");
  expect(anna.goods).toMatchObject({ sheep: 1, boar: 0, cattle: 1 });
  expect(anna.asked).toBe("place");
});

test("AG-116 Animals are asked for once, after the last pasture: what one takes, the next may give back", () => {
  const { anna } = table({ anna: { goods: { wood: 10, ...ONE_OF_EACH }, farm: TWO_STABLES }, bert: {} });
  anna.uses("fencing").fences("d1", "e1");
  expect(anna.asked).toBe("fence");
  anna.fences("d2").stops();
  expect(anna.asked).toBe("place");
  expect(anna.goods).toMatchObject(ONE_OF_EACH);
});

test("AG-116 Fences of the last action, after a renovation, leave no animal without a place either", () => {
  const { anna } = table({
    anna: { atHome: 1, goods: { wood: 6, clay: 2, reed: 1, food: 4, ...ONE_OF_EACH }, farm: TWO_STABLES },
    bert: {},
  });
  anna.uses("farm-redevelopment").fences("d1", "e1");
  expect(anna.asked).toBe("house");
  anna.discards("sheep");
  expect(anna.state.agenda).toEqual([]);
  expect(anna.scores("sheep")).toBe(-1);
  expect(animalsFit(anna.state, anna.seat)).toBe(true);
});

test("AG-104, AG-116 Whoever uses Fencing builds fences: wood for them cannot be given away before the first pasture", () => {
  const { anna } = table({ anna: { goods: { wood: 8, clay: 1 } }, bert: {} });
  anna.uses("fencing").discards("wood").discards("wood").discards("wood").discards("wood");
  expect(anna.asides).toEqual([{ type: "discard", good: "clay" }]);
  const { carl } = table({ carl: { goods: { wood: 8 } }, dora: {} });
  carl.uses("fencing").fences("e1");
  expect(carl.asides).toEqual([{ type: "discard", good: "wood" }]);
});
