import type { ReactElement } from "react";
import { type BoardProps, explain, Icon, useTable } from "../../../client/board.ts";
import { ANIMALS, FOODS, LAND_FACTS, LANDS } from "../data.ts";
import type { State } from "../state.ts";
import { FOOD_BIT, tables } from "../tables.ts";

/** All numbers this table is played with, patched ones included. */
export function NumbersPanel({ view }: BoardProps<State>): ReactElement {
  const { say } = useTable();
  const { numbers, board } = tables(view);
  const { rounds, bugLimit, farmer, scraps } = numbers;
  return (
    <div className="hf-numbers">
      <AnimalNumbers view={view} />
      <LandNumbers view={view} />
      <p>
        {say({
          id: "board.other-numbers",
          rounds,
          bugs: bugLimit,
          places: board.places,
          convert: farmer.convert,
          collect: farmer.collect,
          scraps,
        })}
      </p>
    </div>
  );
}

function AnimalNumbers({ view }: { readonly view: State }): ReactElement {
  const { name } = useTable();
  const all = tables(view);
  const heads = ["animal", "buy", "sell", "meal", "makes", "brings", "meat", "thresholds"];
  return (
    <table>
      <Heads of={heads} />
      <tbody>
        {ANIMALS.slice(0, all.kinds).map((animal, kind) => (
          <tr key={animal}>
            <th scope="row">
              <Icon of={animal} size={22} silent /> {name(animal)}
            </th>
            <td>{all.buy[kind]}</td>
            <td>{all.sell[kind] === 0 ? name("board.nothing") : all.sell[kind]}</td>
            <td>
              {all.capacity[kind]}{" "}
              {FOODS.filter((food) => (all.eats[kind]! & FOOD_BIT[food]) !== 0).map((food) => (
                <Icon key={food} of={food} size={18} />
              ))}
            </td>
            <td>
              {(["egg", "milk", "wool"] as const).map((good) =>
                all[good][kind]! > 0 ? (
                  <span key={good}>
                    {all[good][kind]} <Icon of={good} size={18} />{" "}
                  </span>
                ) : null,
              )}
              {all.work[kind]! > 0 && (
                <span>
                  {all.work[kind]} <Icon of="effort" size={18} />
                </span>
              )}
            </td>
            <td>{all.bugs[kind]}</td>
            <td>{all.meat[kind] === 0 ? name("board.nothing") : all.meat[kind]}</td>
            <td>{all.happiness[kind]!.join(" · ")}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={7}>
            <Icon of="money" size={22} silent /> {name("money")}
          </th>
          <td>{all.numbers.moneyHappiness.join(" · ")}</td>
        </tr>
      </tbody>
    </table>
  );
}

function LandNumbers({ view }: { readonly view: State }): ReactElement {
  const { name } = useTable();
  const { numbers, effortNeeded } = tables(view);
  return (
    <table>
      <Heads of={["land", "food", "start", "grows", "most", "brings", "needs"]} />
      <tbody>
        {LANDS.map((land, i) => {
          const { atStart, perRound, most, bugs } = numbers.lands[land];
          return (
            <tr key={land}>
              <th scope="row" {...explain(land)}>
                {name(land)}
              </th>
              <td>
                <Icon of={LAND_FACTS[land].food} size={20} />
              </td>
              <td>{atStart}</td>
              <td>{perRound}</td>
              <td>{most}</td>
              <td>{bugs}</td>
              <td>{effortNeeded[i] === 0 ? name("board.nothing") : effortNeeded[i]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Heads({ of }: { readonly of: readonly string[] }): ReactElement {
  const { name } = useTable();
  return (
    <thead>
      <tr>
        {of.map((head) => (
          <th key={head} scope="col">
            {name(`board.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
