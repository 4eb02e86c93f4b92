import { since } from "../../../table/versions.ts";
import { raise } from "../cards/hearing.ts";
import { houseSites, keepFairies } from "../farm.ts";
import { type Cells, cellsOf, PAIRS, setOf } from "../grid.ts";
import type { RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { type Farm, farmOf } from "../state.ts";
import { reckonHouse } from "./animals.ts";
import { watch } from "./watching.ts";

/** What happens to a farm: spaces are covered, houses are lost, turned into others and built anew. */
export const lossRules: RulesFor<"cover" | "loseHouse" | "turnHouse" | "settleDown"> = {
  /** Two spaces side by side; what was built there is gone. */
  cover: {
    can: (state, { seat }) => coverable(farmOf(state, seat)).length > 0,
    moves: (state, { seat }) =>
      coverable(farmOf(state, seat)).map((cells) => made({ type: "cover", cells: cellsOf(cells) })),
    apply(state, { seat }, { cells }) {
      const farm = farmOf(state, seat);
      const gone = setOf(cells);
      farm.covered |= gone;
      farm.rooms &= ~gone;
      farm.fields &= ~gone;
      farm.stables &= ~gone;
      for (const cell of cells) {
        farm.grain[cell] = 0;
        farm.vegetable[cell] = 0;
      }
      keepFairies(farm);
      watch(state);
      reckonHouse(state, seat);
    },
  },

  loseHouse: {
    run(state, { seat }) {
      const farm = farmOf(state, seat);
      farm.rooms = 0;
      farm.house = "wood";
      watch(state);
      reckonHouse(state, seat);
    },
  },

  /** No renovation: nobody pays, and cards do not hear one. */
  turnHouse: {
    run(state, { seat, to }) {
      farmOf(state, seat).house = to;
      watch(state);
    },
  },

  /** Two wooden rooms side by side, for a family that has lost its house. */
  settleDown: {
    moves: (state, { seat }) =>
      houseSites(farmOf(state, seat)).map((cells) => made({ type: "settleDown", cells: cellsOf(cells) })),
    apply(state, { seat }, { cells }) {
      const farm = farmOf(state, seat);
      farm.rooms = setOf(cells);
      farm.house = "wood";
      if (since(state, 2)) keepFairies(farm);
      watch(state);
      raise(state, "renovated", { seat, from: "wood", to: "wood" }, seat);
    },
  },
};

/** Pairs of spaces side by side that are not covered yet. */
const coverable = ({ covered }: Farm): Cells[] => PAIRS.filter((pair) => (pair & covered) === 0);
