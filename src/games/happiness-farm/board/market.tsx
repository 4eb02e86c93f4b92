import type { ReactElement } from "react";
import { explain, Icon, PlaceBox, useTable, whenChanged } from "../../../client/board.ts";
import { ANIMALS, type Animal, FOODS } from "../data.ts";
import { hasFiniteSupply } from "../rules/herd.ts";
import type { State } from "../state.ts";
import { FOOD_BIT, tables } from "../tables.ts";

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
          <ForSale
            key={kind}
            kind={kind}
            money={buy[i]!}
            left={hasFiniteSupply(shown) ? stock[i] : undefined}
            nature={natureOf(shown, i)}
          />
        ))}
      </div>
    </div>
  );
}

/** What an animal eats and how much of it, what it yields, the bugs it brings and the meat it gives. */
interface Nature {
  readonly meal: number;
  readonly foods: readonly string[];
  readonly yields: readonly { readonly of: string; readonly n: number }[];
  readonly bugs: number;
  readonly meat: number;
}

function natureOf(view: State, kind: number): Nature {
  const all = tables(view);
  const yields = [
    ...(["egg", "milk", "wool"] as const).map((of) => ({ of, n: all[of][kind]! })),
    { of: "effort", n: all.work[kind]! },
  ];
  return {
    meal: all.capacity[kind]!,
    foods: FOODS.filter((food) => (all.eats[kind]! & FOOD_BIT[food]) !== 0),
    yields: yields.filter(({ n }) => n > 0),
    bugs: all.bugs[kind]!,
    meat: all.meat[kind]!,
  };
}

interface ForSaleProps {
  readonly kind: Animal;
  readonly money: number;
  /** How many there are; nothing where they never run out. */
  readonly left: number | undefined;
  readonly nature: Nature;
}

const ForSale = whenChanged(function ForSale({ kind, money, left, nature }: ForSaleProps): ReactElement {
  const { say } = useTable();
  const { meal, foods, yields, bugs, meat } = nature;
  const about = explain("board.on-sale", {
    kind,
    meal,
    foods,
    yields: yields.length === 0 ? "board.nothing" : yields.map(({ of, n }) => ({ id: "board.yield", n, good: of })),
    bugs,
    meat,
  })["data-explain"];
  const label = say(
    left === undefined ? { id: "board.for-sale-endless", kind, money } : { id: "board.for-sale", kind, money, n: left },
  );
  return (
    <PlaceBox id={`market/${kind}`} label={label} className="hf-item hf-for-sale" explains={about}>
      <Icon of={kind} size={30} silent />
      <b>{money} $</b>
      {left !== undefined && <small>×{left}</small>}
      <span className="hf-nature">
        {nature.meal}
        {nature.foods.map((food) => (
          <Icon key={food} of={food} size={15} silent />
        ))}
        {nature.yields.length > 0 && "→"}
        {nature.yields.map(({ of, n }) => (
          <span key={of}>
            {n}
            <Icon of={of} size={15} silent />
          </span>
        ))}
      </span>
    </PlaceBox>
  );
});
