import { next } from "../../../table/agenda.ts";
import { owned } from "../cards/asking.ts";
import { tag, turnOrder } from "../cards/hearing.ts";
import { cards } from "../cards/index.ts";
import { has } from "../cards/marks.ts";
import type { RulesFor } from "../moves.ts";
import { farmOf, type State } from "../state.ts";

/** Whether any card waits for something to hold for the first time. */
export function isWatched({ farms }: State): boolean {
  for (let i = 0; i < farms.length; i++) if (has(farms[i]!, "once")) return true;
  return false;
}

/** Something changed that a card may wait for: it is looked at next. */
export function watch(state: State): void {
  if (isWatched(state)) next(state, { kind: "watch" });
}

export const watchingRules: RulesFor<"watch"> = {
  /** "As soon as": what holds now for the first time is spoken of, once in the game. */
  watch: {
    run(state) {
      for (const seat of turnOrder(state, state.startingPlayer).reverse()) {
        const farm = farmOf(state, seat);
        for (const card of farm.cards) {
          const { once } = cards[card];
          if (once === undefined || farm.spent.some((spent) => spent.card === card && spent.once === "game")) continue;
          const asked = owned(state, seat, farm, card);
          if (!once.when(asked)) continue;
          const effect = once.does(asked);
          farm.spent.push({ card, once: "game" });
          next(state, ...(Array.isArray(effect) ? effect : [effect]).map((task) => tag(task, card)));
        }
      }
    },
  },
};
