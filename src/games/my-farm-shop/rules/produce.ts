import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { FIELDS, type Field } from "../data/farm.ts";
import { GOODS, type Good } from "../data/grammar.ts";
import type { SkillId } from "../data/skills.ts";
import {
  at,
  cardOn,
  componentOf,
  covers,
  farmOf,
  hasPlace,
  payTile,
  SKILL_CAP,
  SKILL_FIELD,
  sunflowersOn,
  tileFor,
} from "../farm.ts";
import {
  type AnswerTo,
  type Farm,
  PASS,
  type Production,
  type RulesFor,
  type Source,
  type State,
  type Task,
  type Trade,
} from "../state.ts";
import type { Area } from "../tables.ts";
import { forSeats } from "./for-seats.ts";
import { returnSurplus } from "./shop.ts";

const SUNFLOWERS = FIELDS.map((field): AnswerTo<"paySunflower"> => ({ type: "paySunflower", field }));
const DISCARDS = FIELDS.map((field): AnswerTo<"discard"> => ({ type: "discard", field }));
const PLANTS = FIELDS.map((field): AnswerTo<"plant"> => ({ type: "plant", field }));
const PLANT = forSeats<Task>((seat) => ({ kind: "plant", seat }));
const PAY_SUNFLOWER = forSeats<Task>((seat) => ({ kind: "paySunflower", seat }));

/** Pays for an area and then produces; what leaves no choice is done at once. */
export function carryOut(state: State, seat: Seat, source: Source, index: number): void {
  const area = areaOf(state, seat, source, index);
  const farm = farmOf(state, seat);
  farm.bags -= area.bags;
  const begun = state.agenda.length;
  if (area.cards > 0 || area.sunflowers > 0 || area.payments.length > 1) {
    next(state, { kind: "produce", seat, of: source, area: index });
    for (let i = 0; i < area.cards; i++) next(state, { kind: "discard", seat, not: source as Field });
    for (let i = 0; i < area.sunflowers; i++) next(state, PAY_SUNFLOWER[seat]!);
  }
  if (area.payments.length > 0) payOrAsk(state, seat, farm, source, index, area);
  if (state.agenda.length === begun) produceNow(state, seat, source, index);
}

const areaOf = (state: State, seat: Seat, source: Source, index: number): Area =>
  componentOf(state, seat, source).areas[index] as Area;

function payOrAsk(state: State, seat: Seat, farm: Farm, source: Source, index: number, area: Area): void {
  let only: readonly number[] | undefined;
  for (const cost of area.paymentCounts) {
    if (!covers(farm.goods, cost)) continue;
    if (only !== undefined) {
      next(state, { kind: "payGoods", seat, of: source, area: index });
      return;
    }
    only = cost;
  }
  for (let i = 0; i < GOODS.length; i++) farm.goods[i]! -= only?.[i] as number;
}

/** The whole of an exchange by a skill, where all is said and there is room for what is gained. */
export function trade(state: State, seat: Seat, skill: SkillId, { area, pay, gain }: Trade): void {
  const { bags, productions } = areaOf(state, seat, skill, area);
  const farm = farmOf(state, seat);
  farm.bags += (productions[0]?.[0]?.bags ?? 0) - bags;
  for (const good of pay) farm.goods[goodIndex(good)]!--;
  for (const good of gain) farm.goods[goodIndex(good)]!++;
}

export const productionRules: RulesFor<
  "payGoods" | "paySunflower" | "discard" | "produce" | "chooseProduction" | "useUp" | "plant"
> = {
  /** Goods of choice are chosen by who pays them. */
  payGoods: {
    moves(state, { seat, of, area }) {
      const { payments, paymentCounts } = areaOf(state, seat, of, area);
      const { goods } = farmOf(state, seat);
      const moves: AnswerTo<"payGoods">[] = [];
      for (let i = 0; i < payments.length; i++)
        if (covers(goods, paymentCounts[i] as readonly number[])) moves.push(payments[i]!);
      return moves;
    },
    apply(state, { seat }, { goods }) {
      const farm = farmOf(state, seat);
      for (const good of goods) farm.goods[goodIndex(good)]!--;
    },
  },

  /** Any sunflower of the Farm can be paid; its place is free again. */
  paySunflower: {
    moves: (state, { seat }) => SUNFLOWERS.filter(({ field }) => sunflowersOn(farmOf(state, seat), field) > 0),
    apply(state, { seat }, { field }) {
      farmOf(state, seat).sunflowers[at(field)]!--;
    },
  },

  /** Any other card of the Farm can be discarded, never the one that asks for it. */
  discard: {
    moves: (state, { seat, not }) =>
      DISCARDS.filter(({ field }) => field !== not && cardOn(farmOf(state, seat), field) !== null),
    apply(state, { seat }, { field }) {
      farmOf(state, seat).cards[at(field)] = null;
    },
  },

  /** Production, when all is paid. */
  produce: {
    run: (state, { seat, of, area }) => produceNow(state, seat, of, area),
  },

  /** Goods of choice and the extra pieces of sunflowers are chosen by who gains them. */
  chooseProduction: {
    moves: (state, { seat, of, area }) => productionsOf(state, seat, of, area),
    apply: (state, { seat, of }, move) => take(state, seat, of, move),
  },

  /** A card with the 1x icon goes when all that it gave is in its place. */
  useUp: {
    run(state, { seat, field }) {
      farmOf(state, seat).cards[at(field)] = null;
    },
  },

  /**
   * A gained sunflower goes to a free place; with the skill, to field 7. Where there is no place it is lost, and nobody
   * has to pay a tile for it.
   */
  plant: {
    can: (state, { seat }) => plantSites(state, seat).length > 0,
    moves(state, { seat }) {
      const farm = farmOf(state, seat);
      const sites = plantSites(state, seat);
      const moves: AnswerTo<"plant">[] = sites.map((field) => PLANTS[at(field)]!);
      if (!sites.some((field) => hasPlace(farm, field))) moves.push(PASS);
      return moves;
    },
    apply(state, { seat }, move) {
      if (move.type === "pass") return;
      const { field } = move;
      const farm = farmOf(state, seat);
      if (!hasPlace(farm, field)) payTile(state, seat, tileFor(state, seat, "sunflower-on-7"));
      farm.sunflowers[at(field)]!++;
    },
  },
};

const goodIndex = (good: Good): number => GOODS.indexOf(good);

function produceNow(state: State, seat: Seat, source: Source, index: number): void {
  const productions = productionsOf(state, seat, source, index);
  if (productions.length > 1) next(state, { kind: "chooseProduction", seat, of: source, area: index });
  else take(state, seat, source, productions[0] as Production);
}

/** Each sunflower still on the field adds one piece. (Rules p. 5: not one that was paid for this activation.) */
export function productionsOf(state: State, seat: Seat, source: Source, index: number): Area["productions"][number] {
  const bonus = typeof source === "number" ? sunflowersOn(farmOf(state, seat), source) : 0;
  return areaOf(state, seat, source, index).productions[bonus] as Area["productions"][number];
}

function take(state: State, seat: Seat, source: Source, { goods, bags, coins, sunflowers }: Production): void {
  const farm = farmOf(state, seat);
  for (let i = 0; i < goods.length; i++) farm.goods[goodIndex(goods[i] as Good)]!++;
  farm.bags += bags;
  farm.coins += coins;
  if (typeof source === "number" && componentOf(state, seat, source).once)
    next(state, { kind: "useUp", seat, field: source });
  for (let i = 0; i < sunflowers; i++) next(state, PLANT[seat]!);
  if (goods.length > 0) returnSurplus(state, seat, farm);
}

function plantSites(state: State, seat: Seat): readonly Field[] {
  const farm = farmOf(state, seat);
  const bySkill = tileFor(state, seat, "sunflower-on-7") >= 0 && sunflowersOn(farm, SKILL_FIELD) < SKILL_CAP;
  return FIELDS.filter((field) => hasPlace(farm, field) || (bySkill && field === SKILL_FIELD));
}
