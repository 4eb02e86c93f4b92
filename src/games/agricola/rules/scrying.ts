import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { deckOf, type SideCardId } from "../cards/decks/side-decks.ts";
import { type CardId, cards } from "../cards/index.ts";
import { has } from "../cards/marks.ts";
import type { Move, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { sideDeckOf, sizeOf } from "../side/decks.ts";
import { farmOf, type State } from "../state.ts";

/** A seat looks at the top of a side deck and lays it back as it likes; what lies there is its secret. (AG-258) */
export const scryingRules: RulesFor<"look" | "arrange"> = {
  /** Chance shows the next card of the deck to one seat. */
  look: {
    moves: (state, { deck }) => sideDeckOf(state, deck).left.map((card) => made({ type: "look", card })),
    apply(state, task, { card }) {
      const deck = sideDeckOf(state, task.deck);
      deck.seenBy = task.looker;
      deck.top.push(card);
      if (card !== null) deck.left = deck.left.filter((other) => other !== card);
      if (task.count > 1) next(state, { ...task, count: task.count - 1 });
    },
    use: (_, { deck }) => `side/${deck}`,
  },

  /** Which of the cards that are not laid back yet lies next. */
  arrange: {
    secret: () => true,
    moves: (state, { deck, at }) =>
      sideDeckOf(state, deck)
        .top.slice(at)
        .map((card) => made({ type: "arrange", card })),
    apply(state, task, { card }) {
      const { top } = sideDeckOf(state, task.deck);
      const from = top.indexOf(card, task.at);
      if (card !== null) top.splice(task.at, 0, ...top.splice(from, 1));
      if (task.at + 2 < top.length) next(state, { ...task, at: task.at + 1 });
    },
  },
};

/** The card of a seat that lets it look now: while somebody is to place a person. */
function scryer(state: State, seat: Seat): SideCardId | undefined {
  const farm = farmOf(state, seat);
  if (!has(farm, "scries") || state.agenda.at(-1)?.kind !== "place") return undefined;
  return farm.cards.find((card) => cards[card].scries !== undefined && (farm.onCard[card] ?? 0) > 0) as
    | SideCardId
    | undefined;
}

const SCRY: MoveOf<Move, "scry"> = { type: "scry" };

export function scryMoves(state: State, seat: Seat): readonly MoveOf<Move, "scry">[] {
  const card = scryer(state, seat);
  return card !== undefined && sizeOf(sideDeckOf(state, deckOf(card))) > 0 ? [SCRY] : [];
}

/** A counter goes; with the last one the card goes back into the deck. */
export function scry(state: State, seat: Seat): void {
  const farm = farmOf(state, seat);
  const card = scryer(state, seat)!;
  const deck = deckOf(card);
  const { top, left } = sideDeckOf(state, deck);
  farm.onCard[card]!--;
  if (farm.onCard[card] === 0) next(state, { kind: "shuffleBack", seat, card });
  const count = Math.min(cards[card as CardId].scries! - top.length, left.length);
  if (top.length + count > 1) next(state, { kind: "arrange", seat, deck, at: 0 });
  if (count > 0) next(state, { kind: "look", deck, looker: seat, count });
}
