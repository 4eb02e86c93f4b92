import type { ReactElement, ReactNode } from "react";
import { Icon, Termed, useTable } from "../../../../client/board.ts";
import { hasStar } from "../../cards/decks/index.ts";
import type { Needs } from "../../cards/decks/printed.ts";
import { isSideCard } from "../../cards/decks/side-decks.ts";
import { type CardId, cards } from "../../cards/index.ts";
import { GOODS, type Some } from "../../goods.ts";
import { keysOf, needText } from "../../playable.ts";
import { categoryOf, isMajor } from "./category.ts";

interface FaceProps {
  readonly card: CardId;
  /** Whether its prerequisite is known not to be met. */
  readonly isUnmet?: boolean;
  /** What stands below the text: whether it can be played, what it has brought. */
  readonly children?: ReactNode;
}

/** The face of a card: its name, category, cost, prerequisite, text and points. */
export function Face({ card, isUnmet = false, children }: FaceProps): ReactElement {
  const { name, say } = useTable();
  const { kind, cost, orCost = [], costFor, needs, points, hasBonus, travels, players = 1 } = cards[card];
  const category = categoryOf(card);
  return (
    <div className="card-face" data-kind={kind}>
      <header>
        {category !== undefined && <Icon of={`category.${category}`} size={20} />}
        {(isSideCard(card) || kind === "season") && <Icon of={card} size={26} silent />}
        <strong>{name(card)}</strong>
      </header>
      {[cost, ...orCost].some((price) => Object.keys(price).length > 0) && (
        <p className="card-cost">
          {[cost, ...orCost].map((price, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a price is its place in the row
            <span key={i}>
              {i > 0 && <em>{name("card.or")} </em>}
              <Price of={price} />
            </span>
          ))}
          {costFor !== undefined && <small>{name(`card.cost.${costFor}`)}</small>}
        </p>
      )}
      {needs !== undefined && <Prerequisite needs={needs} isUnmet={isUnmet} />}
      <p className="card-text">
        <Termed text={name(`${card}.about`)} />
      </p>
      {children}
      <footer>
        <span className="card-number">
          {isMajor(card) || kind === "season" ? "" : card}
          {hasStar(card) && (
            <span role="img" aria-label={name("card.base")} title={name("card.base")}>
              {" ★"}
            </span>
          )}
        </span>
        {players > 1 && (
          <span className="card-players" title={say({ id: "card.players-from", n: players })}>
            {say({ id: "card.players", n: players })}
          </span>
        )}
        {travels && <Icon of="card.travels" size={18} />}
        {hasBonus && <Icon of="card.bonus" size={18} />}
        {points !== 0 && <Points n={points} />}
      </footer>
    </div>
  );
}

/** Printed points as a coin. */
function Points({ n }: { readonly n: number }): ReactElement {
  const { say } = useTable();
  return (
    <span className="card-points" role="img" aria-label={say({ id: "card.points", n })}>
      {n < 0 ? `−${-n}` : n}
    </span>
  );
}

/** Goods as icons with numbers. */
function Price({ of: price }: { readonly of: Some }): ReactElement {
  return (
    <span className="card-price">
      {GOODS.filter((good) => (price[good] ?? 0) > 0).map((good) => (
        <span key={good}>
          {price[good]}
          <Icon of={good} size={17} />
        </span>
      ))}
    </span>
  );
}

interface PrerequisiteProps {
  readonly needs: Needs;
  readonly isUnmet: boolean;
}

function Prerequisite({ needs, isUnmet }: PrerequisiteProps): ReactElement {
  const { say } = useTable();
  return (
    <p className="card-needs" data-unmet={isUnmet || undefined}>
      <Icon of="card.needs" size={16} silent />
      <span>
        {keysOf(needs)
          .map((key) => say(needText(needs, key)))
          .join(", ")}
      </span>
    </p>
  );
}
