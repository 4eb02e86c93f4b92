import type { ReactElement } from "react";
import { Icon, PlaceBox, useTable } from "../../../client/board.ts";
import { CROPS } from "../crops.ts";
import { STAYING_FEE } from "../rules/supplies.ts";
import { ADDITIONAL_FEE } from "../rules/turn.ts";
import { coinsOf, farmOf, type State } from "../state.ts";

interface FarmProps {
  readonly view: State;
  readonly shown: State;
  readonly seat: number;
}

/** What a seat owns: crops, coins and the stack. A choice that is pointed at shows how they would change. */
export function OwnFarm({ view, shown, seat }: FarmProps): ReactElement {
  const { say, name, openPanel } = useTable();
  const before = farmOf(view, seat);
  const after = farmOf(shown, seat);
  return (
    <section className="own" aria-label={name("board.farm")}>
      {CROPS.map((crop, i) => (
        <PlaceBox
          key={crop}
          id={`own/${crop}`}
          label={say({ id: "board.own", n: before.crops[i] as number, crop })}
          className="good"
        >
          <Icon of={crop} size={30} silent />
          <Changing from={before.crops[i] as number} to={after.crops[i] as number} />
        </PlaceBox>
      ))}
      <button
        type="button"
        className="good pile"
        data-spot="own-coins"
        data-explain="coin"
        onClick={() => openPanel("coins")}
      >
        <Icon of="coin" size={30} />
        <Changing from={coinsOf(before)} to={coinsOf(after)} />
      </button>
      <div className="good pile" data-explain="stack">
        <Icon of="stack" size={30} />
        <Changing from={before.stack.cards.length} to={after.stack.cards.length} />
      </div>
    </section>
  );
}

function Changing({ from, to }: { readonly from: number; readonly to: number }): ReactElement {
  if (from === to) return <b className="number">{from}</b>;
  return (
    <b className="number">
      {from}
      <span className="ghost"> {to > from ? `+${to - from}` : `−${from - to}`}</span>
    </b>
  );
}

/** The rule breakers with their prices, and the supply to take crops from. */
export function Breakers(): ReactElement {
  const { say, name } = useTable();
  const price = (n: number) => (
    <span className="price">
      {n} <Icon of="coin" size={18} silent />
    </span>
  );
  return (
    <section className="breakers" aria-label={name("board.breakers")} data-explain="rule-breaker">
      <PlaceBox id="breaker/crop" label={name("board.breaker.crop")} className="breaker">
        {price(ADDITIONAL_FEE)} <Icon of="any-crop" size={22} silent /> <span>{name("board.breaker.crop")}</span>
      </PlaceBox>
      <PlaceBox id="breaker/card" label={name("board.breaker.card")} className="breaker">
        {price(ADDITIONAL_FEE)} <Icon of="trade-card" size={22} silent /> <span>{name("board.breaker.card")}</span>
      </PlaceBox>
      <div className="breaker quiet">
        {price(STAYING_FEE)} <Icon of="disc" size={22} silent /> <span>{name("board.breaker.stay")}</span>
      </div>
      <div className="breaker quiet">
        {price(1)} <Icon of="disc" size={22} silent /> <span>{name("board.breaker.join")}</span>
      </div>
      <div className="supply">
        <span>{name("board.supply-of-crops")}</span>
        {CROPS.map((crop) => (
          <PlaceBox key={crop} id={`crop/${crop}`} label={say({ id: "board.supply", crop })} className="chip">
            <Icon of={crop} size={24} silent />
          </PlaceBox>
        ))}
      </div>
    </section>
  );
}
