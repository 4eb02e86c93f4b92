import "./cards.css";
import type { ReactElement } from "react";
import { type BoardProps, SeatMark, useTable } from "../../../../client/board.ts";
import type { Seat } from "../../../../table/game.ts";
import type { Message } from "../../../../table/messages.ts";
import { owned } from "../../cards/asking.ts";
import { broughtBy } from "../../cards/brought.ts";
import { isNothing } from "../../cards/costs.ts";
import { type CardId, cards } from "../../cards/index.ts";
import { costText } from "../../describe.ts";
import { farmOf, type State } from "../../state.ts";
import { counterOf } from "../side/counters.ts";
import { CardRow } from "./card-place.tsx";
import { Face } from "./face.tsx";
import { Backs } from "./hand.tsx";

/** The cards of every seat: those played, with what they are worth and what is still to come, and how many are in hand. */
export default function Played({ view, focus }: BoardProps<State>): ReactElement {
  const { seats, name } = useTable();
  const order = view.farms.map((_, i) => (focus + i) % view.farms.length);
  return (
    <div className="played">
      {order.map((seat) => (
        <section key={seat}>
          <h3>
            <SeatMark seat={seat} size={18} /> {seats[seat]?.name}
          </h3>
          {view.hands !== null && seat !== focus && <Backs view={view} seat={seat} />}
          {farmOf(view, seat).cards.length === 0 ? (
            <p className="quiet-note">{name("board.played-none")}</p>
          ) : (
            <CardRow label={name("board.played")}>
              {farmOf(view, seat).cards.map((card) => (
                <PlayedCard key={card} view={view} seat={seat} card={card} />
              ))}
            </CardRow>
          )}
        </section>
      ))}
    </div>
  );
}

interface PlayedCardProps {
  readonly view: State;
  readonly seat: Seat;
  readonly card: CardId;
}

function PlayedCard({ view, seat, card }: PlayedCardProps): ReactElement {
  const { say } = useTable();
  return (
    <Face card={card}>
      {worthOf(view, seat, card).map((text) => (
        <p key={text.id} className="card-brought">
          {say(text)}
        </p>
      ))}
    </Face>
  );
}

/** What a card has brought, what lies on it, what of it waits on round spaces, and the points it is worth as things stand. */
function worthOf(view: State, seat: Seat, card: CardId): readonly Message[] {
  const farm = farmOf(view, seat);
  const { points, bonus, bonusFor } = cards[card];
  const asked = owned(view, seat, farm, card);
  const worth = points + (bonus?.(asked) ?? 0) + (bonusFor?.({ ...asked, seat }) ?? 0);
  const counter = counterOf(card, asked.on);
  const waiting: { [good: string]: number } = {};
  for (const { from, good, count } of farm.promised) if (from === card) waiting[good] = (waiting[good] ?? 0) + count;
  const brought = broughtBy(farm, card);
  return [
    ...(isNothing(brought) ? [] : [{ id: "board.brought", goods: costText(brought) }]),
    ...(counter === undefined || asked.on === 0 ? [] : [counter]),
    ...(Object.keys(waiting).length === 0 ? [] : [{ id: "board.waiting", goods: costText(waiting) }]),
    ...(worth === points ? [] : [{ id: "board.card-points", n: worth }]),
  ];
}
