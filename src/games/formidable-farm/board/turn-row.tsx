import type { ReactElement } from "react";
import { explain, Icon, PlaceBox, useTable } from "../../../client/board.ts";
import { isSolo, type State } from "../state.ts";
import { Face } from "./trade-card.tsx";

/** The turn as it grows: the cards fulfilled so far, the slots that are left, supplies, and what the turn has earned. */
export function TurnRow({ view, shown }: { readonly view: State; readonly shown: State }): ReactElement {
  const { say, name } = useTable();
  const slots = isSolo(view) ? Math.max(3, view.played.length + 1) : Math.max(3, view.limit);
  const cards = shown.played;
  const last = cards.length - 1;
  return (
    <section className="turn-row" aria-label={name("board.turn")}>
      <p className="turn-notes" {...explain("board.turn")}>
        <b>{name("board.turn")}</b>
        <span>
          <Icon of="disc" size={20} silent /> {name(view.hasSupplies ? "board.supplies.done" : "board.supplies.due")}
        </span>
        <span>
          <Icon of="trade-card" size={20} silent />{" "}
          {say({ id: isSolo(view) ? "board.fulfilled.solo" : "board.fulfilled", n: cards.length, most: slots })}
        </span>
        {shown.less > 0 && <span>{name("board.less")}</span>}
        {shown.furtherTurns > 0 && <span>{name("board.further")}</span>}
      </p>
      <div className="slots">
        {Array.from({ length: Math.max(slots, cards.length) }, (_, i) => {
          const card = cards[i];
          if (card === undefined)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
              <div key={i} className="slot" role="img" aria-label={name("board.slot.empty")}>
                {i + 1}
              </div>
            );
          const isGhost = !view.played.includes(card);
          return (
            <PlaceBox
              key={card}
              id={i === last && !isGhost ? "reward" : `played/${card}`}
              label={name(`card.${card}`)}
              explains={`card.${card}`}
              className={isGhost ? "trade-card played ghost" : "trade-card played"}
            >
              <Face card={card} />
            </PlaceBox>
          );
        })}
      </div>
    </section>
  );
}
