import type { ReactElement } from "react";
import { PlaceBox, useTable } from "../../../../client/board.ts";
import type { State } from "../../state.ts";
import { Face } from "./face.tsx";

/** The cards that lie open for whoever passes a turn. */
export function Market({ view }: { readonly view: State }): ReactElement | null {
  const { say, name } = useTable();
  const { market, marketUsed } = view.hands!;
  if (market.length === 0) return null;
  return (
    <section className="hand" aria-label={name("board.market")}>
      <h3>{name("board.market")}</h3>
      {marketUsed === view.round && view.round > 0 && <p className="quiet-note">{name("board.market-used")}</p>}
      <div className="card-row">
        {market.map((card) => (
          <PlaceBox
            key={card}
            id={`market/${card}`}
            label={`${say({ id: "board.market-card", card })}. ${name(`${card}.about`)}`}
            className="card-box"
          >
            <Face card={card} />
          </PlaceBox>
        ))}
      </div>
    </section>
  );
}
