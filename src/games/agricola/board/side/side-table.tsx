import "./side-table.css";
import type { ReactElement } from "react";
import { Icon, PlaceBox, useTable } from "../../../../client/board.ts";
import { type CardId, cards } from "../../cards/index.ts";
import { sizeOf } from "../../side/decks.ts";
import type { State } from "../../state.ts";

/** Beside the board: the face-down decks, and the open cards that are everybody's and no action spaces. */
export default function SideTable({ view }: { readonly view: State }): ReactElement {
  const { say, name } = useTable();
  const open = view.common.filter((card) => cards[card].kind === "merchant" || cards[card].kind === "event");
  return (
    <section className="side-table" aria-label={name("board.side")}>
      {view.sideDecks.map((deck) => (
        <PlaceBox
          key={deck.id}
          id={`deck/${deck.id}`}
          label={say({ id: "board.side-deck", deck: `deck.${deck.id}`, n: sizeOf(deck) })}
          explains={`deck.${deck.id}`}
          className="side-deck"
        >
          <Icon of={`deck.${deck.id}`} size={30} silent />
          <b>{sizeOf(deck)}</b>
        </PlaceBox>
      ))}
      {open.map((card) => (
        <OpenCard key={card} card={card} />
      ))}
    </section>
  );
}

function OpenCard({ card }: { readonly card: CardId }): ReactElement {
  const { name, say } = useTable();
  const { kind, points } = cards[card];
  return (
    <PlaceBox id={`common/${card}`} label={name(card)} explains={card} className="side-card">
      <Icon of={card} size={30} silent />
      <span>
        <strong>{name(card)}</strong>
        <small>
          {name(kind)}
          {points !== 0 && `, ${say({ id: "card.points", n: points })}`}
        </small>
      </span>
    </PlaceBox>
  );
}
