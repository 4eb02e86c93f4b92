/** All numbers of the game as the rule set prints them, or as designed where it is silent; an options patch changes any of them. */

/** Kinds of animals; sheep come last because they are an option. */
export const ANIMALS = ["chicken", "duck", "goose", "pig", "goat", "cow", "horse", "sheep"] as const;
export type Animal = (typeof ANIMALS)[number];

/** What lies on a Player Board besides money; wool comes last because it is an option. */
export const GOODS = ["egg", "meat", "milk", "hay", "veggie", "grain", "wool"] as const;
export type Good = (typeof GOODS)[number];

/** What an animal may eat: tokens and bugs of the farm, goods of a Player Board, table scraps. */
export const FOODS = [...GOODS, "grass", "bug", "scraps"] as const;
export type Food = (typeof FOODS)[number];

export const LANDS = ["pasture", "garden", "field", "rough", "forest"] as const;
export type Land = (typeof LANDS)[number];

/** What is the same in every game about a kind of land: its letter on a board, its food, what farmers take and make of it. */
export const LAND_FACTS = {
  pasture: { letter: "P", food: "grass", collect: "hay", becomes: ["garden", "field"] },
  garden: { letter: "G", food: "veggie", collect: "veggie", becomes: [] },
  field: { letter: "D", food: "grain", collect: "grain", becomes: [] },
  rough: { letter: "R", food: "veggie", collect: undefined, becomes: ["pasture"] },
  forest: { letter: "F", food: "grass", collect: undefined, becomes: ["rough"] },
} as const satisfies {
  readonly [L in Land]: {
    readonly letter: string;
    readonly food: Food;
    readonly collect: Good | undefined;
    readonly becomes: readonly Land[];
  };
};

const BIRD_FOOD: readonly string[] = ["bug", "grain", "veggie", "scraps"];
const GOAT_FOOD: readonly string[] = ["grass", "hay", "veggie", "scraps"];
const CATTLE_FOOD: readonly string[] = ["grass", "hay", "grain", "veggie"];

/** What an animal costs, eats, makes and is worth; a price of 0 means that it cannot be sold, 0 meat that it cannot be butchered. */
export interface AnimalNumbers {
  readonly buy: number;
  readonly sell: number;
  readonly capacity: number;
  readonly eats: readonly string[];
  readonly egg: number;
  readonly milk: number;
  readonly wool: number;
  readonly effort: number;
  readonly bugs: number;
  readonly meat: number;
  /** How many give 1, 2, 3 and 4 happiness. */
  readonly happiness: readonly number[];
}

const animals: { readonly [A in Animal]: AnimalNumbers } = {
  chicken: animal(2, 3, 2, BIRD_FOOD, { egg: 1 }, 1, 1, [12, 16, 20, 24]),
  duck: animal(3, 4, 3, BIRD_FOOD, { egg: 2 }, 1, 2, [12, 18, 21, 24]),
  goose: animal(4, 5, 3, ["grass", "hay"], { egg: 3 }, 1, 3, [12, 20, 24, 26]),
  pig: animal(5, 6, 8, ["grain", "veggie", "scraps", "egg"], { effort: 1 }, 3, 5, [8, 14, 18, 22]),
  goat: animal(6, 7, 6, GOAT_FOOD, { milk: 1, effort: 1 }, 2, 5, [8, 15, 21, 26]),
  cow: animal(8, 9, 4, CATTLE_FOOD, { milk: 2 }, 4, 6, [4, 7, 10, 12]),
  horse: animal(10, 11, 5, CATTLE_FOOD, {}, 4, 0, [1, 2, 3, 4]),
  // Our ruling: a sheep sells for 6, one more than it costs like all others; the rule set names no price.
  sheep: animal(5, 6, 6, GOAT_FOOD, { wool: 1 }, 2, 4, [9, 15, 18, 21]),
};

function animal(
  buy: number,
  sell: number,
  capacity: number,
  eats: readonly string[],
  makes: Partial<Pick<AnimalNumbers, "egg" | "milk" | "wool" | "effort">>,
  bugs: number,
  meat: number,
  happiness: readonly number[],
): AnimalNumbers {
  return { buy, sell, capacity, eats, egg: 0, milk: 0, wool: 0, effort: 0, ...makes, bugs, meat, happiness };
}

/** The printed tables; what is `designed` is ours, because the rule set leaves it open. */
export const PRINTED = {
  rounds: 12,
  start: { money: 20 },
  scraps: 1,
  bugLimit: 4,
  farmer: { convert: 1, collect: 2 },
  // Our ruling: one hay for each grass.
  hayPerGrass: 1,
  goods: { egg: 1, meat: 3, milk: 2, hay: 0, veggie: 0, grain: 0, wool: 3 },
  animals,
  lands: {
    pasture: { atStart: 5, perRound: 3, most: 5, bugs: 0, bugsPerRound: 0 },
    garden: { atStart: 3, perRound: 2, most: 3, bugs: 0, bugsPerRound: 0 },
    field: { atStart: 0, perRound: 1, most: 4, bugs: 0, bugsPerRound: 0 },
    rough: { atStart: 1, perRound: 1, most: 1, bugs: 3, bugsPerRound: 0, effort: 3 },
    forest: { atStart: 2, perRound: 2, most: 2, bugs: 6, bugsPerRound: 0, effort: 3 },
  },
  moneyHappiness: [20, 40, 50, 60],
  bag: { base: 8, perSeat: 1 },
  // Designed: so many meeples for each seat and so many more, never fewer than the highest threshold of the row.
  supply: {
    chicken: { perSeat: 12, more: 12 },
    duck: { perSeat: 10, more: 10 },
    goose: { perSeat: 10, more: 10 },
    pig: { perSeat: 8, more: 8 },
    goat: { perSeat: 8, more: 8 },
    cow: { perSeat: 5, more: 5 },
    horse: { perSeat: 2, more: 1 },
    sheep: { perSeat: 8, more: 8 },
  },
  // Designed: the farm boards and how many animals fit on a square.
  boards: {
    small: { seats: [1], places: 3, rows: ["FRRRF", "RPPPR", "RPGPR", "RPPPR", "FRRRF"] },
    middle: { seats: [2], places: 4, rows: ["FRRRRF", "RRPPRR", "RPPPPR", "RPGGPR", "RRPPRR", "FRRRRF"] },
    large: {
      seats: [3, 4],
      places: 4,
      rows: ["FFRRRFF", "FRPPPRF", "RPPPPPR", "RPGGGPR", "RPPPPPR", "FRPPPRF", "FFRRRFF"],
    },
    huge: {
      seats: [5, 6],
      places: 4,
      rows: ["FFRRRRFF", "FRRPPRRF", "RRPPPPRR", "RPPGGPPR", "RPPGGPPR", "RRPPPPRR", "FRRPPRRF", "FFRRRRFF"],
    },
  },
};

export type Numbers = typeof PRINTED;
