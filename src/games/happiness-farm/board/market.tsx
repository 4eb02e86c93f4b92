import type { ReactElement } from "react";
import { Icon, PlaceBox, useTable } from "../../../client/board.ts";
import { ANIMALS } from "../data.ts";
import { hasFiniteSupply } from "../rules/herd.ts";
import type { State } from "../state.ts";
import { tables } from "../tables.ts";

/** What each animal costs and how many are left to buy. */
export function Market({ shown }: { readonly shown: State }): ReactElement {
  const { say, name } = useTable();
  const { kinds, buy } = tables(shown);
  const stock = shown.options.meepleBag ? shown.market : shown.supply;
  return (
    <div role="group" className="hf-box hf-market" aria-label={name("board.market")}>
      <h3>{name("board.market")}</h3>
      <div className="hf-row">
        {ANIMALS.slice(0, kinds).map((kind, i) => {
          const isLimited = hasFiniteSupply(shown);
          const label = say(
            isLimited
              ? { id: "board.for-sale", kind, money: buy[i]!, n: stock[i]! }
              : { id: "board.for-sale-endless", kind, money: buy[i]! },
          );
          return (
            <PlaceBox key={kind} id={`market/${kind}`} label={label} className="hf-item">
              <Icon of={kind} size={30} silent />
              <b>{buy[i]} $</b>
              {isLimited && <small>×{stock[i]}</small>}
            </PlaceBox>
          );
        })}
      </div>
    </div>
  );
}
