import "./chips.css";
import type { ReactElement } from "react";
import { Icon, PlaceBox, useTable } from "../../../../client/board.ts";
import type { Seat } from "../../../../table/game.ts";
import { isSideCard } from "../../cards/decks/side-decks.ts";
import type { CardId } from "../../cards/index.ts";
import { cards } from "../../cards/index.ts";
import type { Farm } from "../../state.ts";
import { counterOf } from "../side/counters.ts";

interface OwnCardsProps {
  readonly farm: Farm;
  /** The farm before the choice that is pointed at. */
  readonly before: Farm;
  readonly seat: Seat;
}

/** The cards before a seat by their names; each is a place that lights up when it can be used. */
export function OwnCards({ farm, before, seat }: OwnCardsProps): ReactElement | null {
  if (farm.cards.length === 0) return null;
  return (
    <div className="own-cards" data-spot={`cards/${seat}`}>
      {farm.cards.map((card) => (
        <OwnCard key={card} card={card} seat={seat} on={farm.onCard[card]} isNew={!before.cards.includes(card)} />
      ))}
    </div>
  );
}

interface OwnCardProps {
  readonly card: CardId;
  readonly seat: Seat;
  /** What lies on it or stands on its counter. */
  readonly on: number | undefined;
  readonly isNew: boolean;
}

function OwnCard({ card, seat, on, isNew }: OwnCardProps): ReactElement {
  const { name, say } = useTable();
  const counter = counterOf(card, on);
  const label = counter === undefined ? name(card) : `${name(card)}, ${say(counter)}`;
  return (
    <PlaceBox id={`card/${seat}/${card}`} label={label} explains={card} className="own-card">
      <span className="card-chip" data-kind={cards[card].kind} data-ghost={isNew || undefined}>
        {isSideCard(card) && <Icon of={card} size={20} silent />}
        {name(card)}
        {counter !== undefined && <b>{isSideCard(card) ? say(counter) : on}</b>}
      </span>
    </PlaceBox>
  );
}
