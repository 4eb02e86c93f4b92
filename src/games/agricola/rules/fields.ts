import { STOP } from "../../../table/phrases.ts";
import { answer, raise } from "../cards/index.ts";
import { breadFrom, emptyFields, fieldSites, grainToBake } from "../farm.ts";
import { CELLS, cellsOf } from "../grid.ts";
import { type AnswerTo, type Farm, farmOf, type RulesFor } from "../state.ts";

const PLOWS: readonly AnswerTo<"plow">[] = Array.from({ length: CELLS }, (_, cell) => ({ type: "plow", cell }));
const SOWS: readonly (readonly AnswerTo<"sow">[])[] = Array.from({ length: CELLS + 1 }, (_, grain) =>
  Array.from({ length: CELLS + 1 }, (_, vegetable) => ({ type: "sow", grain, vegetable })),
);
const BAKES: AnswerTo<"bake">[] = [];
const bake = (grain: number): AnswerTo<"bake"> => {
  for (let n = BAKES.length; n <= grain; n++) BAKES.push({ type: "bake", grain: n });
  return BAKES[grain]!;
};

/** Fields, from plowing to bread. */
export const fieldRules: RulesFor<"plow" | "sow" | "bake"> = {
  /** Plow one field, beside an existing one if there is any. (Appendix, "Farmland") */
  plow: {
    can: (state, { seat }) => fieldSites(farmOf(state, seat)) !== 0,
    moves: (state, { seat }) => cellsOf(fieldSites(farmOf(state, seat))).map((cell) => PLOWS[cell]!),
    apply(state, { seat }, { cell }) {
      farmOf(state, seat).fields |= 1 << cell;
      raise(state, "plowed", { seat }, seat);
    },
  },

  /** Sow empty fields: so many with grain, so many with vegetables. Which field holds which makes no difference. */
  sow: {
    can(state, { seat }) {
      const farm = farmOf(state, seat);
      return farm.goods.grain + farm.goods.vegetable > 0 && emptyFields(farm) > 0;
    },
    moves(state, { seat }) {
      const farm = farmOf(state, seat);
      const empty = emptyFields(farm);
      const moves: AnswerTo<"sow">[] = [];
      for (let grain = 0; grain <= Math.min(empty, farm.goods.grain); grain++)
        for (let vegetable = 0; vegetable <= Math.min(empty - grain, farm.goods.vegetable); vegetable++)
          if (grain + vegetable > 0) moves.push(SOWS[grain]![vegetable]!);
      return moves;
    },
    apply(state, { seat }, { grain, vegetable }) {
      const farm = farmOf(state, seat);
      farm.goods.grain -= grain;
      farm.goods.vegetable -= vegetable;
      let [grainLeft, vegetableLeft] = [grain, vegetable];
      for (const cell of cellsOf(farm.fields)) {
        if (farm.grain[cell]! + farm.vegetable[cell]! > 0) continue;
        if (grainLeft > 0) {
          farm.grain[cell] = answer(state, seat, "sownGrain", 3);
          grainLeft--;
        } else if (vegetableLeft > 0) {
          farm.vegetable[cell] = answer(state, seat, "sownVegetable", 2);
          vegetableLeft--;
        }
      }
      raise(state, "sowed", { seat, grain, vegetable }, seat);
    },
  },

  /** Bake so much grain, each in the best oven still free for it. (Appendix, "Bake Bread") */
  bake: {
    can: (state, { seat }) => grainToBake(farmOf(state, seat)) > 0,
    moves(state, { seat, may }) {
      const most = grainToBake(farmOf(state, seat));
      const moves: AnswerTo<"bake">[] = [];
      for (let grain = 1; grain <= most; grain++) moves.push(bake(grain));
      if (may) moves.push(STOP);
      return moves;
    },
    apply(state, { seat }, move) {
      if (move.type === "stop") return;
      const farm = farmOf(state, seat);
      farm.goods.food += breadFrom(farm, move.grain);
      farm.goods.grain -= move.grain;
      raise(state, "baked", { seat, grain: move.grain }, seat);
    },
  },
};

/** One crop from every planted field. (Appendix, "Sown goods") */
export function harvestFields({ goods, fields, grain, vegetable }: Farm): void {
  for (const cell of cellsOf(fields)) {
    if (grain[cell]! > 0) {
      grain[cell]!--;
      goods.grain++;
    }
    if (vegetable[cell]! > 0) {
      vegetable[cell]!--;
      goods.vegetable++;
    }
  }
}
