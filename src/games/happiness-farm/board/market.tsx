import type { ReactElement } from "react";
import { explain, Icon, PlaceBox, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { ANIMALS, type Animal, FOODS } from "../data.ts";
import { hasFiniteSupply } from "../rules/herd.ts";
import { type Row, rowsOf, totalHappiness } from "../scoring.ts";
import type { State } from "../state.ts";
import { FOOD_BIT, tables } from "../tables.ts";
import { Bar, rowText } from "./rows.tsx";

/** What each animal costs, eats and yields, how many are left to buy, and how far a seat has come with it; then its money. */
export function Market({ shown, seat }: { readonly shown: State; readonly seat: Seat }): ReactElement {
  const { say, name } = useTable();
  const { kinds, buy } = tables(shown);
  const stock = shown.options.meepleBag ? shown.market : shown.supply;
  const rows = rowsOf(shown, seat);
  return (
    <div role="group" className="hf-box hf-market" aria-label={name("board.market")}>
      <h3>
        {name("board.market")} <span>{say({ id: "board.happiness", n: totalHappiness(shown, seat) })}</span>
      </h3>
      <div className="hf-lines">
        {ANIMALS.slice(0, kinds).map((kind, i) => (
          <ForSale
            key={kind}
            kind={kind}
            money={buy[i]!}
            left={hasFiniteSupply(shown) ? stock[i] : undefined}
            nature={natureOf(shown, i)}
            row={rows[i]!}
            seat={seat}
          />
        ))}
        <MoneyLine row={rows[kinds]!} seat={seat} />
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
  readonly row: Row;
  readonly seat: Seat;
}

const ForSale = whenChanged(function ForSale(props: ForSaleProps): ReactElement {
  const { kind, money, left, nature, row, seat } = props;
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
  const sale = { kind, money, row: rowText(row) };
  const label = say(
    left === undefined ? { id: "board.for-sale-endless", ...sale } : { id: "board.for-sale", ...sale, n: left },
  );
  return (
    <PlaceBox id={`market/${kind}`} label={label} className="hf-line" explains={about}>
      <Icon of={kind} size={30} silent />
      <b>{money} $</b>
      {left !== undefined && <small>×{left}</small>}
      <span className="hf-nature">
        {meal}
        {foods.map((food) => (
          <Icon key={food} of={food} size={15} silent />
        ))}
        {yields.length > 0 && "→"}
        {yields.map(({ of, n }) => (
          <span key={of}>
            {n}
            <Icon of={of} size={15} silent />
          </span>
        ))}
      </span>
      <Bar row={row} seat={seat} />
    </PlaceBox>
  );
});

const MoneyLine = whenChanged(function MoneyLine({ row, seat }: { readonly row: Row; readonly seat: Seat }) {
  const { say } = useTable();
  return (
    <div className="hf-line" role="img" aria-label={say(rowText(row))} data-explain="money">
      <Icon of="money" size={30} silent />
      <Bar row={row} seat={seat} />
    </div>
  );
});
