import type { ReactElement } from "react";
import { explain, useTable } from "../../../../client/board.ts";
import type { Seat } from "../../../../table/game.ts";
import type { HandCardId } from "../../cards/decks/index.ts";
import { isHidden, kindOf } from "../../hands/held.ts";
import { whyNotPlayable } from "../../playable.ts";
import type { State } from "../../state.ts";

interface HandStripProps {
  readonly view: State;
  readonly seat: Seat;
}

/** The hand by the names of its cards, beside the farm: each explains itself, and leads to its face. */
export default function HandStrip({ view, seat }: HandStripProps): ReactElement | null {
  const { name } = useTable();
  const held = view.hands?.held[seat] ?? [];
  if (held.length === 0 || held.some(isHidden)) return null;
  return (
    <p className="hand-strip">
      <strong>{name("board.hand")}</strong>
      {(held as readonly HandCardId[]).map((card) => (
        <button
          key={card}
          type="button"
          className="card-chip"
          data-kind={kindOf(card)}
          data-later={cannotBePaid(view, seat, card) || undefined}
          onClick={() => showCard(seat, card)}
          {...explain(card)}
        >
          {name(card)}
        </button>
      ))}
    </p>
  );
}

const cannotBePaid = (view: State, seat: Seat, card: HandCardId): boolean => {
  const why = whyNotPlayable(view, seat, card)?.id;
  return why === "why.needs" || why === "why.missing";
};

function showCard(seat: Seat, card: HandCardId): void {
  document.querySelector(`[data-place="hand/${seat}/${card}"]`)?.scrollIntoView({ block: "center" });
}
