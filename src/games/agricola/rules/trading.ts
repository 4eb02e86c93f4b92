import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { GOODS, type Good } from "../goods.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { farmOf, type State } from "../state.ts";
import { partnerOf } from "../teams.ts";
import { receive } from "./goods.ts";

const NOTHING: readonly Good[] = [];

/** Goods between partners. */
export const tradingRules: RulesFor<"trade"> = {
  /** One good of a type goes to the general supply, then any number of that type to or from the partner. (Appendix, "Team Play") */
  trade: {
    can: (state, { seat, traded = NOTHING }) =>
      GOODS.some((good) => !traded.includes(good) && canTrade(state, seat, good)),
    moves(state, { seat, traded = NOTHING }) {
      const moves: AnswerTo<"trade">[] = [];
      const partner = partnerOf(state, seat)!;
      for (const good of GOODS) {
        if (traded.includes(good) || !canTrade(state, seat, good)) continue;
        for (let count = farmOf(state, seat).goods[good] - 1; count > 0; count--)
          moves.push(made({ type: "trade", good, count }));
        for (let count = 1; count <= farmOf(state, partner).goods[good]; count++)
          moves.push(made({ type: "trade", good, count: -count }));
      }
      if (traded.length > 0) moves.push(STOP);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "stop") return;
      const { seat, traded = NOTHING } = task;
      const { good, count } = move;
      next(state, { ...task, traded: [...traded, good] });
      farmOf(state, seat).goods[good]--;
      const partner = partnerOf(state, seat)!;
      const [from, to] = count > 0 ? [seat, partner] : [partner, seat];
      farmOf(state, from).goods[good] -= Math.abs(count);
      receive(state, to, { [good]: Math.abs(count) }, { part: "partner" });
    },
  },
};

/** Whether a seat can pay for moving a good, and there is something to move. */
function canTrade(state: State, seat: Seat, good: Good): boolean {
  const own = farmOf(state, seat).goods[good];
  return own > 1 || (own === 1 && farmOf(state, partnerOf(state, seat)!).goods[good] > 0);
}
