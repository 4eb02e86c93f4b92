import { next, together } from "../../../table/agenda.ts";
import type { Task } from "../agenda.ts";
import type { HandKind } from "../cards/decks/index.ts";
import { dealOf } from "../hands/deals.ts";
import { handOf } from "../hands/hands.ts";
import { insert, isHidden } from "../hands/held.ts";
import { cardsLeft, keepFrom, packBefore, packOf, stepOf } from "../hands/packs.ts";
import type { RulesFor } from "../moves.ts";
import { byCard, inTurnOrder } from "./dealing.ts";

const DRAFTS = byCard("draft");
const PUTS_BACK = byCard("putBack");

/** Choices that all make at the same time, each for itself: what to keep of a pack, what to put back. */
export const draftRules: RulesFor<"passPacks" | "draft" | "putBack"> = {
  /** Packs go to the left; whoever would keep all that is left of one simply does. */
  passPacks: {
    run(state, { cards, step }) {
      const { keeps } = dealOf(state);
      const count = keeps![step];
      if (count === undefined) return;
      // Everybody is shown what others have passed on.
      if (step > 0) state.shown++;
      const isChoice = (kind: HandKind) => packOf(state, kind, 0).steps[step]! + count < packOf(state, kind, 0).end;
      for (const kind of cards) {
        if (isChoice(kind)) continue;
        for (const seat of inTurnOrder(state)) {
          const pack = packBefore(state, kind, seat, step);
          for (const card of cardsLeft(state, pack)) keepFrom(state, pack, seat, step, card);
        }
      }
      const open = cards.filter(isChoice);
      const tasks = (seat: number) => open.map((kind): Task => ({ kind: "draft", seat, cards: kind, count }));
      next(state, together(inTurnOrder(state).map((seat) => ({ seat, tasks: tasks(seat) }))), {
        kind: "passPacks",
        cards,
        step: step + 1,
      });
    },
  },

  draft: {
    secret: true,
    moves(state, { seat, cards }) {
      const left = cardsLeft(state, packBefore(state, cards, seat, stepOf(state, cards)));
      return left.flatMap((card) => (isHidden(card) ? [] : [DRAFTS[card]]));
    },
    apply(state, task, { card }) {
      const step = stepOf(state, task.cards);
      keepFrom(state, packBefore(state, task.cards, task.seat, step), task.seat, step, card);
      if (task.count > 1) next(state, { ...task, count: task.count - 1 });
    },
  },

  putBack: {
    secret: true,
    moves: (state, { seat, cards }) => handOf(state, seat, cards).map((card) => PUTS_BACK[card]),
    apply(state, task, { card }) {
      const { held, aside } = state.hands!;
      const hand = held[task.seat]!;
      hand.splice(hand.indexOf(card), 1);
      insert(aside[task.seat]!, card);
      if (task.count > 1) next(state, { ...task, count: task.count - 1 });
    },
  },
};
