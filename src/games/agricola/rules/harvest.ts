import { next } from "../../../table/agenda.ts";
import type { MoveOf } from "../../../table/game.ts";
import { type CardId, cards, MAJOR_IDS } from "../cards/index.ts";
import { foodDue } from "../farm.ts";
import { type Farm, farmOf, type Move } from "../state.ts";
import { cookedForNewborns, releasedForNewborns } from "./animals.ts";
import { cookable } from "./any-time.ts";
import type { RulesFor } from "./rule.ts";

const FEED: Move = { type: "feed" };
const CRAFTS = Object.fromEntries(MAJOR_IDS.map((card) => [card, { type: "craft", card }])) as {
  readonly [Id in CardId]: Move;
};

/**
 * The feeding phase. While food is missing, everything that makes food is offered; with enough of it only what cannot
 * wait: the crafts of this harvest, and animals that go to make room for newborn ones.
 */
export const feedingRules: RulesFor<"feed"> = {
  feed: {
    moves(state, { seat, crafted = [] }) {
      const farm = farmOf(state, seat);
      const moves = farm.goods.food < foodDue(state, seat) ? cookable(farm) : cookedForNewborns(state, seat);
      moves.push(...releasedForNewborns(state, seat));
      for (const card of farm.cards) if (canCraft(farm, card) && !crafted.includes(card)) moves.push(CRAFTS[card]);
      moves.push(FEED);
      return moves;
    },
    apply(state, task, move: MoveOf<Move, "feed" | "craft">) {
      const farm = farmOf(state, task.seat);
      if (move.type === "craft") {
        const { good, food } = cards[move.card].crafts!;
        farm.goods[good]--;
        farm.goods.food += food;
        return next(state, { ...task, crafted: [...(task.crafted ?? []), move.card] });
      }
      const due = foodDue(state, task.seat);
      const paid = Math.min(due, farm.goods.food);
      farm.goods.food -= paid;
      farm.beggingMarkers += due - paid;
    },
  },
};

function canCraft(farm: Farm, card: CardId): boolean {
  const { crafts } = cards[card];
  return crafts !== undefined && farm.goods[crafts.good] > 0;
}
