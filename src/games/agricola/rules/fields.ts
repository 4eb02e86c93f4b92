import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { answer } from "../cards/asking.ts";
import { breadIn, grainToBake } from "../cards/baking.ts";
import { credit } from "../cards/brought.ts";
import { fieldPrices } from "../cards/building-prices.ts";
import { isChanged } from "../cards/costs.ts";
import { hearIn, raise } from "../cards/hearing.ts";
import { hears } from "../cards/marks.ts";
import { isPayable } from "../cards/payable.ts";
import { takesCrop } from "../cards/terms.ts";
import { emptyFields, fieldSites, fieldsOf, keepFairies } from "../farm.ts";
import { CROPS, type Crop } from "../goods.ts";
import { CELLS, type Cell, type Cells, cellsOf, countBits } from "../grid.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { made, on, onFarms } from "../moves.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { partnerOf } from "../teams.ts";
import { receive } from "./goods.ts";
import { payThen } from "./paying.ts";
import { watch } from "./watching.ts";

const PLOWS = onFarms("plow");
const SOWS: readonly (readonly AnswerTo<"sow">[])[] = Array.from({ length: CELLS + 1 }, (_, grain) =>
  Array.from({ length: CELLS + 1 }, (_, vegetable) => ({ type: "sow", grain, vegetable })),
);
const BAKES: AnswerTo<"bake">[] = [];
const bake = (grain: number): AnswerTo<"bake"> => {
  for (let n = BAKES.length; n <= grain; n++) BAKES.push({ type: "bake", grain: n });
  return BAKES[grain]!;
};

/** Fields, from plowing to bread. */
export const fieldRules: RulesFor<"plow" | "sow" | "bake" | "reap" | "ripen"> = {
  /** Plow one field, beside an existing one if there is any; in a team, for the partner if one likes. (Appendix, "Farmland") */
  plow: {
    can(state, { seat }) {
      const partner = partnerOf(state, seat);
      if (fieldSites(state, seat) === 0 && (partner === undefined || fieldSites(state, partner) === 0)) return false;
      return !isChanged(state, seat, "field") || isPayable(state, seat, fieldPrices(state, seat));
    },
    moves(state, { seat }) {
      const moves = cellsOf(fieldSites(state, seat)).map((cell) => PLOWS(cell, seat, seat));
      const partner = partnerOf(state, seat);
      if (partner !== undefined)
        for (const cell of cellsOf(fieldSites(state, partner))) moves.push(PLOWS(cell, seat, partner));
      return moves;
    },
    apply(state, { seat }, { cell, for: home = seat }) {
      if (!isChanged(state, seat, "field")) return layField(state, seat, cell, home);
      payThen(state, seat, fieldPrices(state, seat), { kind: "piece", seat, piece: "field", cell, ...on(home, seat) });
    },
  },

  /** Sow empty fields: so many with grain, so many with vegetables. Which field holds which makes no difference. */
  sow: {
    can(state, { seat }) {
      const farm = farmOf(state, seat);
      if (farm.goods.grain + farm.goods.vegetable === 0) return false;
      const empty = emptyFields(farm);
      if (empty < 1 << CELLS) return empty !== 0;
      return CROPS.some((crop) => farm.goods[crop] > 0 && fieldsFor(farm, empty, crop) !== 0);
    },
    moves(state, { seat }) {
      const farm = farmOf(state, seat);
      const empty = emptyFields(farm);
      const [forGrain, forVegetable] = [fieldsFor(farm, empty, "grain"), fieldsFor(farm, empty, "vegetable")];
      const [mostGrain, mostVegetable] = [countBits(forGrain), countBits(forVegetable)];
      const most = countBits(forGrain | forVegetable);
      const moves: AnswerTo<"sow">[] = [];
      for (let grain = 0; grain <= Math.min(mostGrain, farm.goods.grain); grain++)
        for (let vegetable = 0; vegetable <= Math.min(most - grain, mostVegetable, farm.goods.vegetable); vegetable++)
          if (grain + vegetable > 0) moves.push(SOWS[grain]![vegetable]!);
      return moves;
    },
    apply(state, { seat }, { grain, vegetable }) {
      const farm = farmOf(state, seat);
      farm.goods.grain -= grain;
      farm.goods.vegetable -= vegetable;
      sowCrop(state, seat, farm, "grain", grain);
      sowCrop(state, seat, farm, "vegetable", vegetable);
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
      for (const { card, food } of breadIn(farm, move.grain)) {
        farm.goods.food += food;
        credit(farm, card, { food });
      }
      farm.goods.grain -= move.grain;
      raise(state, "baked", { seat, grain: move.grain }, seat);
    },
  },

  /** One more of its crop in every planted field. */
  ripen: {
    can: (state, { seat }) => CROPS.some((crop) => reapable(farmOf(state, seat), crop, -1) !== 0),
    run(state, { seat }) {
      const farm = farmOf(state, seat);
      for (const crop of CROPS) for (const plot of cellsOf(reapable(farm, crop, -1))) farm[crop][plot]!++;
    },
  },

  /** One more crop from one field after another, as long as the seat likes. */
  reap: {
    can: (state, { seat, crop, plots }) => reapable(farmOf(state, seat), crop, plots) !== 0,
    moves(state, { seat, crop, plots }) {
      const farm = farmOf(state, seat);
      const moves: AnswerTo<"reap">[] = [];
      const counts = new Set<number>();
      // Fields that hold as many are alike.
      for (const plot of cellsOf(reapable(farm, crop, plots)))
        if (!counts.has(farm[crop][plot]!)) {
          counts.add(farm[crop][plot]!);
          moves.push(made({ type: "reap", plot }));
        }
      return [...moves, STOP];
    },
    apply(state, task, move) {
      if (move.type === "stop") return;
      const farm = farmOf(state, task.seat);
      farm[task.crop][move.plot]!--;
      next(state, { ...task, plots: task.plots & ~(1 << move.plot) });
      if (task.by !== undefined) credit(farm, task.by, { [task.crop]: 1 });
      receive(state, task.seat, { [task.crop]: 1 }, { part: "harvest" });
    },
  },
};

/** A field tile comes to lie on a space of a farm. */
export function layField(state: State, seat: Seat, cell: Cell, home: Seat): void {
  farmOf(state, home).fields |= 1 << cell;
  keepFairies(farmOf(state, home));
  watch(state);
  raise(state, "plowed", { seat }, seat);
}

/** Fields of a set that hold a crop. */
const reapable = (farm: Farm, crop: Crop, plots: Cells): Cells => {
  let found = 0;
  for (const plot of cellsOf(fieldsOf(farm) & plots)) if (farm[crop][plot]! > 0) found |= 1 << plot;
  return found;
};

/** Those of some fields in which a crop may be sown. */
function fieldsFor(farm: Farm, empty: Cells, crop: Crop): Cells {
  let fields = empty & ((1 << CELLS) - 1);
  for (const plot of cellsOf(empty & ~fields)) if (takesCrop(farm, plot, crop)) fields |= 1 << plot;
  return fields;
}

/** Fields that take no other crop are sown first. */
function sowCrop(state: State, seat: Seat, farm: Farm, crop: Crop, fields: number): void {
  if (fields === 0) return;
  const empty = emptyFields(farm);
  const other = crop === "grain" ? "vegetable" : "grain";
  const open = fieldsFor(farm, empty, crop);
  const alone = open & ~fieldsFor(farm, empty, other);
  const order = [...cellsOf(alone), ...cellsOf(open & ~alone)];
  const sown = crop === "grain" ? answer(state, seat, "sownGrain", 3) : answer(state, seat, "sownVegetable", 2);
  for (const plot of order.slice(0, fields)) farm[crop][plot] = sown;
}

/** Whether a crop lies in some field. */
export const isPlanted = (farm: Farm): boolean => emptyFields(farm) !== fieldsOf(farm);

/** One crop from every planted field. (Appendix, "Sown goods") */
export function harvestFields(state: State, seat: Seat): void {
  const farm = farmOf(state, seat);
  const { goods } = farm;
  const before = { grain: goods.grain, vegetable: goods.vegetable };
  for (const plot of cellsOf(fieldsOf(farm)))
    for (const crop of CROPS) {
      if (farm[crop][plot]! === 0) continue;
      farm[crop][plot]!--;
      goods[crop]++;
      if (plot >= CELLS) credit(farm, farm.fieldCards[plot - CELLS]!, { [crop]: 1 });
    }
  if (!hears(state, farm, "gained")) return;
  const gained = { grain: goods.grain - before.grain, vegetable: goods.vegetable - before.vegetable };
  if (gained.grain + gained.vegetable > 0)
    hearIn(state, "gained", { seat, goods: gained, from: { part: "harvest" } }, [seat]);
}
