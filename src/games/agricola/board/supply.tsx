import type { ReactElement } from "react";
import { explain, Icon, PlaceBox, SeatMark, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { foodDue } from "../cards/family-needs.ts";
import { fencesLeft } from "../farm.ts";
import { GOODS, type Good } from "../goods.ts";
import { countBits } from "../grid.ts";
import { foodForCards } from "../side/outlook.ts";
import { type Farm, farmOf, HARVESTS, MAX_STABLES, type State } from "../state.ts";
import { OwnCards } from "./cards/own-cards.tsx";

interface SupplyProps {
  readonly view: State;
  readonly shown: State;
  readonly seat: Seat;
}

/** What a farm has in its supply, and what the next harvest asks for. */
export function Supply({ view, shown, seat }: SupplyProps): ReactElement {
  const { say, seats } = useTable();
  const farm = farmOf(shown, seat);
  const before = farmOf(view, seat);
  return (
    <section className="supply" aria-label={say({ id: "board.supply", seat })}>
      <header>
        <SeatMark seat={seat} size={20} />
        <strong>{seats[seat]?.name}</strong>
        {shown.startingPlayer === seat && shown.seats > 1 && (
          <span role="img" aria-label={say({ id: "board.start" })}>
            <Icon of="start" size={20} silent />
          </span>
        )}
        <p className="pieces">
          <span {...explain("fence")}>
            <Icon of="fence" size={18} silent /> {say({ id: "board.fences-left", n: fencesLeft(farm) })}
          </span>
          <span {...explain("stable")}>
            <Icon of="stable" size={18} silent />{" "}
            {say({ id: "board.stables-left", n: MAX_STABLES - countBits(farm.stables) })}
          </span>
          {farm.beggingMarkers > 0 && (
            <span {...explain("begging")}>
              <Icon of="begging" size={18} silent /> {say({ id: "board.begging", n: farm.beggingMarkers })}
            </span>
          )}
        </p>
      </header>
      <ul className="goods">
        {GOODS.map((good) => (
          <Store
            key={good}
            seat={seat}
            good={good}
            n={farm.goods[good]}
            change={farm.goods[good] - before.goods[good]}
          />
        ))}
      </ul>
      <HarvestGauge view={shown} seat={seat} />
      <Strangers farm={farm} seat={seat} />
      <Fates farm={farm} />
      <OwnCards farm={farm} before={before} seat={seat} />
    </section>
  );
}

/** Animals that only cards bring. */
function Strangers({ farm, seat }: { readonly farm: Farm; readonly seat: Seat }): ReactElement | null {
  const { say } = useTable();
  const counts = { llama: farm.llamas, fairy: farm.fairies };
  if (farm.llamas + farm.fairies === 0) return null;
  return (
    <ul className="goods">
      {(["llama", "fairy"] as const).map(
        (what) =>
          counts[what] > 0 && (
            <li key={what}>
              <PlaceBox
                id={`other/${seat}/${what}`}
                label={say({ id: "board.have", n: counts[what], good: what })}
                className="good"
              >
                <Icon of={what} size={22} silent /> {counts[what]}
              </PlaceBox>
            </li>
          ),
      )}
    </ul>
  );
}

/** People who are not placed, a lost house, points noted. */
function Fates({ farm }: { readonly farm: Farm }): ReactElement | null {
  const { say } = useTable();
  const { idle, frozen, owed, noted, rooms } = farm;
  const fates = [
    ...(idle > 0 ? [{ id: "board.idle", n: idle }] : []),
    ...(frozen > 0 ? [{ id: "board.frozen", n: frozen }] : []),
    ...(owed > 0 ? [{ id: "board.owed", n: owed }] : []),
    ...(rooms === 0 ? [{ id: "board.homeless" }] : []),
    ...(noted !== 0 ? [{ id: "board.noted", n: noted }] : []),
  ];
  if (fates.length === 0) return null;
  return (
    <p className="pieces">
      {fates.map((fate) => (
        <span key={fate.id}>{say(fate)}</span>
      ))}
    </p>
  );
}

interface StoreProps {
  readonly seat: Seat;
  readonly good: Good;
  readonly n: number;
  /** What the choice pointed at would add. */
  readonly change: number;
}

const Store = whenChanged(function Store({ seat, good, n, change }: StoreProps): ReactElement {
  const { say } = useTable();
  return (
    <li>
      <PlaceBox id={`good/${seat}/${good}`} label={say({ id: "board.have", n, good })} className="good">
        <span data-none={n === 0 || undefined}>
          <Icon of={good} size={22} silent /> {n}
        </span>
        {change !== 0 && <small data-more={change > 0 || undefined}>{change > 0 ? `+${change}` : `−${-change}`}</small>}
      </PlaceBox>
    </li>
  );
});

/** When the next harvest is, what the family will eat, and how much of it is there. */
function HarvestGauge({ view, seat }: { readonly view: State; readonly seat: Seat }): ReactElement | null {
  const { say } = useTable();
  const round = HARVESTS.find((harvest) => harvest >= view.round);
  if (round === undefined) return null;
  const { people, goods } = farmOf(view, seat);
  const family = round === view.round ? foodDue(view, seat) : people * (view.seats === 1 ? 3 : 2);
  const due = family + foodForCards(view, seat);
  const share = Math.min(1, goods.food / Math.max(1, due));
  return (
    <div className="gauge" {...explain("board.harvest")}>
      <span>
        <Icon of="harvest" size={18} silent />{" "}
        {say(round === view.round ? { id: "board.harvest-now" } : { id: "board.harvest-in", n: round })}:{" "}
        {say({ id: "board.need", n: due, food: goods.food })}
      </span>
      <span className="gauge-bar" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} data-short={share < 1 || undefined} />
      </span>
    </div>
  );
}
