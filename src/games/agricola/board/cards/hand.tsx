import { type ReactElement, useState } from "react";
import { Icon, useTable, whenChanged } from "../../../../client/board.ts";
import type { Seat } from "../../../../table/game.ts";
import type { Message } from "../../../../table/messages.ts";
import type { HandCardId, HandKind } from "../../cards/decks/index.ts";
import { cards } from "../../cards/index.ts";
import { costText } from "../../describe.ts";
import { GOODS, type Some } from "../../goods.ts";
import { handOf, handSize } from "../../hands/hands.ts";
import { isHidden, kindOf } from "../../hands/held.ts";
import { pricesInHand, whereToPlay, whyNotPlayable } from "../../playable.ts";
import type { State } from "../../state.ts";
import { CardPlace, CardRow } from "./card-place.tsx";

const HAND_KINDS: readonly HandKind[] = ["occupation", "minor"];

interface HandProps {
  readonly view: State;
  readonly seat: Seat;
  /** The kinds of cards that can be played now come first. */
  readonly first?: HandKind | undefined;
}

/** What a seat holds, as far as the viewer knows it: faces of the known cards, backs of the others. */
export function Hand({ view, seat, first }: HandProps): ReactElement {
  const { name, say } = useTable();
  const [isFolded, fold] = useState(false);
  const isOpen = view.hands!.held[seat]!.every((card) => !isHidden(card));
  const kinds = first === "minor" ? HAND_KINDS.toReversed() : HAND_KINDS;
  return (
    <section className="hand" aria-label={isOpen ? name("board.hand") : say({ id: "board.hand-of", seat })}>
      <header>
        <h3>{isOpen ? name("board.hand") : say({ id: "board.hand-of", seat })}</h3>
        {isOpen && view.hands!.held[seat]!.length > 0 && (
          <button
            className="button quiet small"
            type="button"
            aria-expanded={!isFolded}
            onClick={() => fold(!isFolded)}
          >
            {name(isFolded ? "board.hand-unfold" : "board.hand-fold")}
          </button>
        )}
      </header>
      {view.hands!.held[seat]!.length === 0 && view.round === 0 && (
        <p className="quiet-note">{name("board.hand-empty")}</p>
      )}
      {!isOpen && <Backs view={view} seat={seat} />}
      {!isFolded && kinds.map((kind) => <HandRow key={kind} view={view} seat={seat} kind={kind} />)}
    </section>
  );
}

interface RowProps {
  readonly view: State;
  readonly seat: Seat;
  readonly kind: HandKind;
}

function HandRow({ view, seat, kind }: RowProps): ReactElement | null {
  const { say, name } = useTable();
  const known = handOf(view, seat, kind);
  if (known.length === 0 && (view.round === 0 || handSize(view, seat, kind) > 0)) return null;
  return (
    <div className="hand-kind">
      <h4>{say({ id: "board.hand-kind", cards: `${kind}.many`, n: known.length })}</h4>
      {view.round > 0 && known.length > 0 && (
        <p className="quiet-note">{say({ id: "board.hand-where", spaces: whereToPlay(view, seat, kind) })}</p>
      )}
      {known.length === 0 ? (
        <p className="quiet-note">{name("board.hand-empty")}</p>
      ) : (
        <CardRow label={name(`${kind}.many`)}>
          {known.map((card) => (
            <HandCard
              key={card}
              seat={seat}
              card={card}
              why={whyNotPlayable(view, seat, card)}
              price={otherPrice(view, seat, card)}
            />
          ))}
        </CardRow>
      )}
    </div>
  );
}

/** What a card costs now where that is not what is printed on it. */
function otherPrice(view: State, seat: Seat, card: HandCardId): Some | undefined {
  if (view.round === 0) return undefined;
  const price = pricesInHand(view, seat, card)[0] ?? {};
  const { cost } = cards[card];
  return GOODS.some((good) => (price[good] ?? 0) !== (cost[good] ?? 0)) ? price : undefined;
}

interface HandCardProps {
  readonly seat: Seat;
  readonly card: HandCardId;
  readonly why: Message | undefined;
  readonly price: Some | undefined;
}

const HandCard = whenChanged(function HandCard({ seat, card, why, price }: HandCardProps): ReactElement {
  const { say, name } = useTable();
  const goods = price && costText(price);
  return (
    <CardPlace
      id={`hand/${seat}/${card}`}
      label={say({ id: "board.hand-card", card })}
      card={card}
      isUnmet={why?.id === "why.needs"}
    >
      {goods !== undefined && (
        <p className="card-now">
          {goods.length === 0 ? name("card.free-now") : say({ id: "card.price-now", cost: goods })}
        </p>
      )}
      {why?.id === "why.missing" && <p className="card-why">{say(why)}</p>}
    </CardPlace>
  );
});

interface BacksProps {
  readonly view: State;
  readonly seat: Seat;
}

/** A hand as the others see it: so many backs of each kind, and the cards that all know. */
export function Backs({ view, seat }: BacksProps): ReactElement | null {
  const { say, name } = useTable();
  const held = view.hands?.held[seat] ?? [];
  const hidden = held.filter(isHidden);
  const count = (kind: HandKind) => hidden.filter((card) => kindOf(card) === kind).length;
  const known = held.filter((card) => !isHidden(card));
  if (held.length === 0) return null;
  const label = say({
    id: "board.hand-backs",
    n: hidden.length,
    occupations: count("occupation"),
    minors: count("minor"),
  });
  return (
    <p className="backs">
      <span role="img" aria-label={label}>
        {HAND_KINDS.map((kind) => (
          <span key={kind}>
            <Icon of={kind} size={20} silent /> {count(kind)}{" "}
          </span>
        ))}
      </span>
      {known.map((card) => (
        <span key={card} className="card-chip" data-explain={card} data-kind={kindOf(card)}>
          {name(card)}
        </span>
      ))}
    </p>
  );
}
