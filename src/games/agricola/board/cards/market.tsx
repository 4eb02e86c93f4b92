import type { ReactElement } from "react";
import { useTable } from "../../../../client/board.ts";
import type { State } from "../../state.ts";
import { CardPlace, CardRow } from "./card-place.tsx";

/** The cards that lie open for whoever passes a turn. */
export function Market({ view }: { readonly view: State }): ReactElement | null {
  const { say, name } = useTable();
  const { market, marketUsed } = view.hands!;
  if (market.length === 0) return null;
  return (
    <section className="hand" aria-label={name("board.market")}>
      <h3>{name("board.market")}</h3>
      {marketUsed === view.round && view.round > 0 && <p className="quiet-note">{name("board.market-used")}</p>}
      <CardRow label={name("board.market")}>
        {market.map((card) => (
          <CardPlace key={card} id={`market/${card}`} label={say({ id: "board.market-card", card })} card={card} />
        ))}
      </CardRow>
    </section>
  );
}
