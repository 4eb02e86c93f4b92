import { type Kind, type Kinds, kindOf, only, VEGETABLES, type Vegetable } from "./vegetables.ts";

/** A cube as its number in `CUBES`. */
export type Cube = number;

/**
 * The six faces of each cube. The sheet shows none, so they are designed: four vegetables a cube, two of them twice; every
 * vegetable on 25 faces and on 16 or 17 cubes; no two cubes alike.
 */
export const CUBES = [
  ["carrot", "tomato", "corn", "corn", "eggplant", "eggplant"],
  ["carrot", "tomato", "tomato", "corn", "pumpkin", "pumpkin"],
  ["carrot", "carrot", "tomato", "corn", "lettuce", "lettuce"],
  ["carrot", "tomato", "tomato", "eggplant", "pumpkin", "pumpkin"],
  ["carrot", "tomato", "tomato", "eggplant", "lettuce", "lettuce"],
  ["carrot", "carrot", "tomato", "pumpkin", "lettuce", "lettuce"],
  ["carrot", "carrot", "corn", "eggplant", "eggplant", "pumpkin"],
  ["carrot", "carrot", "corn", "eggplant", "eggplant", "lettuce"],
  ["carrot", "corn", "corn", "pumpkin", "lettuce", "lettuce"],
  ["carrot", "carrot", "eggplant", "pumpkin", "lettuce", "lettuce"],
  ["tomato", "tomato", "corn", "eggplant", "pumpkin", "pumpkin"],
  ["tomato", "corn", "corn", "eggplant", "eggplant", "lettuce"],
  ["tomato", "corn", "pumpkin", "pumpkin", "lettuce", "lettuce"],
  ["tomato", "tomato", "eggplant", "pumpkin", "pumpkin", "lettuce"],
  ["corn", "eggplant", "eggplant", "pumpkin", "pumpkin", "lettuce"],
  ["carrot", "corn", "eggplant", "eggplant", "lettuce", "lettuce"],
  ["carrot", "corn", "corn", "eggplant", "eggplant", "pumpkin"],
  ["tomato", "corn", "corn", "eggplant", "eggplant", "pumpkin"],
  ["carrot", "carrot", "tomato", "corn", "corn", "lettuce"],
  ["carrot", "carrot", "tomato", "eggplant", "pumpkin", "pumpkin"],
  ["tomato", "tomato", "corn", "corn", "eggplant", "lettuce"],
  ["carrot", "carrot", "corn", "pumpkin", "lettuce", "lettuce"],
  ["tomato", "eggplant", "pumpkin", "pumpkin", "lettuce", "lettuce"],
  ["carrot", "tomato", "tomato", "pumpkin", "pumpkin", "lettuce"],
  ["carrot", "tomato", "tomato", "corn", "corn", "eggplant"],
] as const satisfies readonly (readonly Vegetable[])[];

/** The vegetables on each cube. */
export const KINDS_ON: readonly Kinds[] = CUBES.map((faces) =>
  faces.reduce((kinds, face) => kinds | only(kindOf(face)), 0),
);

const FACES_WITH = CUBES.map((faces) =>
  VEGETABLES.map((vegetable) => faces.filter((face) => face === vegetable).length),
);

/** On how many faces of a cube a vegetable is. */
export const facesWith = (cube: Cube, kind: Kind): number => FACES_WITH[cube]![kind]!;
