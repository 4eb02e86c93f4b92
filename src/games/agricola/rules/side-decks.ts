import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import {
  deckOf,
  SIDE_CARD_IDS,
  type SideCardId,
  type SideDeckId,
  sidePrinted,
  triggerOf,
} from "../cards/decks/side-decks.ts";
import { raiseFor } from "../cards/hearing.ts";
import { cards } from "../cards/index.ts";
import type { Some } from "../goods.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { nextCards, shuffleInto, sideDeckOf, sizeOf, takeFromDeck } from "../side/decks.ts";
import type { SpaceId } from "../space-ids.ts";
import { farmOf, type State } from "../state.ts";
import { layOut, loseCard } from "./cards.ts";
import { watch } from "./watching.ts";

/** Goods were collected from an accumulation space: whoever did draws from the decks that this opens. (AG-200, AG-231) */
export function drawAfter(state: State, seat: Seat, space: SpaceId, goods: Some): void {
  const opened = state.sideDecks
    .filter((deck) => sizeOf(deck) > 0 && isOpenedBy(deck.id, space, goods))
    .map(({ id }) => id);
  drawFrom(state, seat, opened);
}

function isOpenedBy(deck: SideDeckId, space: SpaceId, goods: Some): boolean {
  const { good, atLeast, at } = triggerOf(deck);
  return (goods[good] ?? 0) >= atLeast && (at === undefined || at.includes(space));
}

/** One card of each deck; of several the seat says which comes first. (AG-263) */
function drawFrom(state: State, seat: Seat, decks: readonly SideDeckId[]): void {
  const [deck] = decks;
  if (deck === undefined) return;
  next(state, decks.length > 1 ? { kind: "chooseDeck", seat, decks } : { kind: "turnUp", deck, drawer: seat });
}

const TURN_UPS = Object.fromEntries(SIDE_CARD_IDS.map((card) => [card, { type: "turnUp", card }])) as {
  readonly [Id in SideCardId]: AnswerTo<"turnUp">;
};

export const sideDeckRules: RulesFor<
  "chooseDeck" | "turnUp" | "claim" | "handOn" | "dropCard" | "shuffleBack" | "notePoints" | "holiday"
> = {
  chooseDeck: {
    moves: (_, { decks }) => decks.map((deck) => made({ type: "chooseDeck", deck })),
    apply(state, { seat, decks }, { deck }) {
      drawFrom(
        state,
        seat,
        decks.filter((other) => other !== deck),
      );
      next(state, { kind: "turnUp", deck, drawer: seat });
    },
  },

  /** The top card is shown to all, and does what it says. */
  turnUp: {
    can: (state, { deck }) => sizeOf(sideDeckOf(state, deck)) > 0,
    moves: (state, { deck }) => nextCards(sideDeckOf(state, deck)).map((card) => TURN_UPS[card]),
    apply(state, { deck, drawer }, { card }) {
      takeFromDeck(sideDeckOf(state, deck), card);
      enter(state, drawer, card);
    },
    use: (_, { deck }) => `side/${deck}`,
  },

  claim: {
    run(state, { seat, card }) {
      state.common = state.common.filter((other) => other !== card);
      layOut(state, seat, card);
    },
  },

  /** What lies on the card goes with it. */
  handOn: {
    run(state, { seat, card }) {
      const left = (seat + 1) % state.seats;
      const on = farmOf(state, seat).onCard[card];
      loseCard(state, seat, card);
      if (left === seat) return;
      layOut(state, left, card);
      if (on !== undefined) farmOf(state, left).onCard[card] = on;
    },
  },

  dropCard: { run: (state, { seat, card }) => loseCard(state, seat, card) },

  shuffleBack: {
    run(state, { seat, card }) {
      loseCard(state, seat, card);
      shuffleInto(sideDeckOf(state, deckOf(card)), card);
    },
  },

  /** A point for each of the seat's people who were placed this round, the one on holiday among them. */
  holiday: {
    run(state, { seat }) {
      const farm = farmOf(state, seat);
      farm.noted += farm.placed;
    },
  },

  notePoints: {
    run(state, { seat, points }) {
      farmOf(state, seat).noted += points;
    },
  },
};

/** A drawn card costs nothing. It lies beside the board, before the drawer, or is over when it has spoken. (AG-201, AG-233) */
function enter(state: State, seat: Seat, card: SideCardId): void {
  const { kind } = cards[card];
  const { stays } = sidePrinted[card];
  if (kind === "action-space" || kind === "merchant" || stays === "beside") {
    if (!state.common.includes(card)) state.common.push(card);
  } else if (kind !== "event" || stays === "drawer") layOut(state, seat, card);
  watch(state);
  raiseFor(state, seat, card, "played", { seat });
}
