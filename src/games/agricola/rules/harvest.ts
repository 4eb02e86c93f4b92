import { next } from "../../../table/agenda.ts";
import { STOP } from "../../../table/phrases.ts";
import { credit } from "../cards/brought.ts";
import { exchanges, type Offered } from "../cards/exchanges.ts";
import { foodDue } from "../cards/family-needs.ts";
import { type CardId, cards } from "../cards/index.ts";
import { has } from "../cards/marks.ts";
import { inReach } from "../cards/payable.ts";
import { type Good, isAnimal } from "../goods.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { crafting, made } from "../moves.ts";
import { type Farm, farmOf } from "../state.ts";
import { cookedForNewborns, releasedForNewborns } from "./animals.ts";
import { cookable, roastable } from "./conversions.ts";
import { payThen } from "./paying.ts";

const FEED: AnswerTo<"feed"> = { type: "feed" };
const FEED_THEN_COOK: AnswerTo<"feed"> = { type: "feed", thenCook: true };

/**
 * The feeding phase. While food is missing, everything that makes food is offered; with enough of it only what cannot
 * wait: the crafts of this harvest, exchanges of animals, and animals that go to make room for newborn ones. Whoever takes begging markers may
 * make that room afterward, too, and keep the food.
 */
export const feedingRules: RulesFor<"feed" | "makeRoom" | "tend"> = {
  feed: {
    moves(state, { seat, crafted = [] }) {
      const farm = farmOf(state, seat);
      const isHungry = farm.goods.food < foodDue(state, seat);
      const moves: AnswerTo<"feed">[] = isHungry ? cookable(farm) : cookedForNewborns(state, seat);
      moves.push(...releasedForNewborns(state, seat));
      if (isHungry) moves.push(...roastable(farm));
      for (const offered of exchanges(state, seat))
        if (isHungry || isAboutAnimals(offered))
          moves.push(made({ type: "exchange", card: offered.card, nth: offered.nth }));
      if (has(farm, "crafts"))
        for (const card of farm.cards) if (canCraft(farm, card) && !crafted.includes(card)) moves.push(crafting(card));
      moves.push(FEED);
      if (isHungry && cookedForNewborns(state, seat).length > 0) moves.push(FEED_THEN_COOK);
      return moves;
    },
    apply(state, task, move) {
      const farm = farmOf(state, task.seat);
      if (move.type === "craft") {
        const { good, food } = cards[move.card].crafts!;
        farm.goods[good]--;
        farm.goods.food += food;
        credit(farm, move.card, { food });
        return next(state, { ...task, crafted: [...(task.crafted ?? []), move.card] });
      }
      const due = foodDue(state, task.seat);
      const paid = Math.min(due, farm.goods.food);
      farm.goods.food -= paid;
      farm.beggingMarkers += due - paid;
      if (move.type === "feed" && move.thenCook)
        next(state, { kind: "makeRoom", seat: task.seat, animals: animalsOn(farm) });
    },
  },

  // Our ruling: the feeding phase lasts until animals breed, so what is cooked after the markers were taken is kept.
  makeRoom: {
    can: (state, { seat }) => cookedForNewborns(state, seat).length > 0,
    moves(state, { seat, animals }) {
      const moves: AnswerTo<"makeRoom">[] = cookedForNewborns(state, seat);
      if (animalsOn(farmOf(state, seat)) < animals) moves.push(STOP);
      return moves;
    },
    // Cooking is possible at any time, so it is played as an aside; this task stays until there is room.
    apply() {},
  },

  /** Food for what lives on a card, one each; whatever gets none leaves and costs a point. */
  tend: {
    can: (state, { seat, card }) => (farmOf(state, seat).onCard[card] ?? 0) > 0,
    moves(state, { seat, card }) {
      const moves: AnswerTo<"tend">[] = [];
      for (let n = farmOf(state, seat).onCard[card]!; n >= 0; n--)
        if (inReach(state, seat, { food: n })) moves.push(made({ type: "choose", n }));
      return moves;
    },
    apply(state, { seat, card }, { n }) {
      const farm = farmOf(state, seat);
      farm.noted -= farm.onCard[card]! - n;
      farm.onCard[card] = n;
      payThen(state, seat, [{ food: n }]);
    },
  },
};

/** Whether an exchange cannot wait until animals have bred. */
const isAboutAnimals = ({ exchange: { pay, get } }: Offered): boolean =>
  [...Object.keys(pay), ...Object.keys(get)].some((good) => isAnimal(good as Good));

const animalsOn = ({ goods }: Farm): number => goods.sheep + goods.boar + goods.cattle;

function canCraft(farm: Farm, card: CardId): boolean {
  const { crafts } = cards[card];
  return crafts !== undefined && farm.goods[crafts.good] > 0;
}
