import type { ReactElement } from "react";
import { Icon, Piece, PlaceBox, SeatMark, useTable } from "../../../client/board.ts";
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
          data-spot={`coins/${seat}`}
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

const SLOT = 25;
const SHELF_HEIGHT = 36;

/** Sixteen places, filled as they are; what is too much stands below until it goes back. */
function Shelf({ shown, seat }: { readonly shown: State; readonly seat: Seat }): ReactElement {
  const { say } = useTable();
  const farm = farmOf(shown, seat);
  const tiles = [
    ...GOODS.flatMap((good, i) => range(farm.goods[i]!).map((n) => ({ tile: good as Tile, n }))),
    ...TRANSPORTS.flatMap((tile, i) => range(farm.transports[i]!).map((n) => ({ tile: tile as Tile, n }))),
  ];
  const rows = Math.ceil(Math.max(CAPACITY, tiles.length) / CAPACITY);
  return (
    <svg
      className="board fs-shelf"
      viewBox={`0 0 ${CAPACITY * SLOT + 4} ${rows * SHELF_HEIGHT}`}
      role="img"
      aria-label={say({ id: "board.room", n: shopTiles(farm), most: CAPACITY })}
    >
      {range(CAPACITY).map((i) => (
        <rect key={i} className="fs-slot" x={2 + i * SLOT} y="2" width="24" height="24" rx="3" />
      ))}
      <path className="fs-board" d={`M0 27h${CAPACITY * SLOT + 4}v7h-${CAPACITY * SLOT + 4}z`} />
      {tiles.map(({ tile, n }, i) => {
        const x = 4 + (i % CAPACITY) * SLOT;
        const y = 4 + Math.floor(i / CAPACITY) * SHELF_HEIGHT;
        return (
          <Piece key={`${tile}/${n}`} id={`${tile}/${seat}/${n}`} x={x} y={y} from={{ x, y: -22 }}>
            <Icon of={tile} size={20} silent />
          </Piece>
        );
      })}
    </svg>
  );
}
