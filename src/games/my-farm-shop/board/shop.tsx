import type { ReactElement } from "react";
import { Icon, PlaceBox, SeatMark, useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { GOODS, TRANSPORTS } from "../data/grammar.ts";
import { CAPACITY, farmOf, shopTiles } from "../farm.ts";
import { shopPlace } from "../places.ts";
import type { State, Tile } from "../state.ts";
import { range } from "./range.ts";

interface ShopProps {
  readonly view: State;
  readonly shown: State;
  readonly seat: Seat;
}

/** The Farm Shop: what is in stock, and how much room is left; coins beside it. */
export function Shop({ view, shown, seat }: ShopProps): ReactElement {
  const { say } = useTable();
  const farm = farmOf(shown, seat);
  const before = farmOf(view, seat);
  const item = (tile: Tile, n: number, old: number) => (
    <PlaceBox
      key={tile}
      id={shopPlace(seat, tile)}
      label={say({ id: "board.has", n, tile })}
      className={n === old ? "fs-item" : "fs-item changed"}
    >
      <Icon of={tile} size={26} silent />
      <b>{n}</b>
    </PlaceBox>
  );
  return (
    <section className="fs-box fs-shop" aria-label={say({ id: "board.shop", seat })}>
      <h3 data-explain="shop">
        <SeatMark seat={seat} size={18} /> {say({ id: "board.shop", seat })}
      </h3>
      <div className="fs-row">
        {GOODS.map((good, i) => item(good, farm.goods[i]!, before.goods[i]!))}
        {view.options.farmer && TRANSPORTS.map((tile, i) => item(tile, farm.transports[i]!, before.transports[i]!))}
        <span
          className={farm.coins === before.coins ? "fs-item fs-coins" : "fs-item fs-coins changed"}
          role="img"
          aria-label={say({ id: "item.coin", n: farm.coins })}
          data-explain="coin"
        >
          <Icon of="coin" size={26} silent />
          <b>{farm.coins}</b>
        </span>
      </div>
      <Shelf shown={shown} seat={seat} />
    </section>
  );
}

/** Sixteen places, filled as they are. */
function Shelf({ shown, seat }: { readonly shown: State; readonly seat: Seat }): ReactElement {
  const { say } = useTable();
  const farm = farmOf(shown, seat);
  const tiles = [
    ...GOODS.flatMap((good, i) => new Array<Tile>(farm.goods[i]!).fill(good)),
    ...TRANSPORTS.flatMap((tile, i) => new Array<Tile>(farm.transports[i]!).fill(tile)),
  ];
  const places = Math.max(CAPACITY, tiles.length);
  return (
    <svg
      className="board fs-shelf"
      viewBox="0 0 404 54"
      role="img"
      aria-label={say({ id: "board.room", n: shopTiles(farm), most: CAPACITY })}
    >
      {range(Math.ceil(places / 8) > 2 ? places : CAPACITY).map((i) => {
        const x = 2 + (i % CAPACITY) * 25;
        const tile = tiles[i];
        return (
          <g
            key={i}
            transform={`translate(${x} ${i < CAPACITY ? 4 : 28})`}
            className={i < CAPACITY ? undefined : "ghost"}
          >
            <rect className="fs-slot" width="24" height="24" rx="3" />
            {tile !== undefined && <Icon of={tile} x={2} y={2} size={20} silent />}
          </g>
        );
      })}
      {tiles.length <= CAPACITY && <path className="fs-board" d="M0 30h404v8h-404z" />}
    </svg>
  );
}
