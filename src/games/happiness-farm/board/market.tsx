import type { ReactElement } from "react";
import { Icon, PlaceBox, useTable, whenChanged } from "../../../client/board.ts";
import { ANIMALS, type Animal } from "../data.ts";
import { hasFiniteSupply } from "../rules/herd.ts";
import type { State } from "../state.ts";
import { tables } from "../tables.ts";

/** What each animal costs and how many are left to buy. */
export function Market({ shown }: { readonly shown: State }): ReactElement {
  const { name } = useTable();
  const { kinds, buy } = tables(shown);
  const stock = shown.options.meepleBag ? shown.market : shown.supply;
  return (
    <div role="group" className="hf-box hf-market" aria-label={name("board.market")}>
      <h3>{name("board.market")}</h3>
      <div className="hf-row">
        {ANIMALS.slice(0, kinds).map((kind, i) => (
          <ForSale key={kind} kind={kind} money={buy[i]!} left={hasFiniteSupply(shown) ? stock[i] : undefined} />
        ))}
      </div>
    </div>
  );
}

interface ForSaleProps {
  readonly kind: Animal;
  readonly money: number;
  /** How many there are; nothing where they never run out. */
  readonly left: number | undefined;
}

const ForSale = whenChanged(function ForSale({ kind, money, left }: ForSaleProps): ReactElement {
  const { say } = useTable();
  const label = say(
    left === undefined ? { id: "board.for-sale-endless", kind, money } : { id: "board.for-sale", kind, money, n: left },
  );
  return (
    <PlaceBox id={`market/${kind}`} label={label} className="hf-item">
      <Icon of={kind} size={30} silent />
      <b>{money} $</b>
      {left !== undefined && <small>×{left}</small>}
    </PlaceBox>
  );
});
