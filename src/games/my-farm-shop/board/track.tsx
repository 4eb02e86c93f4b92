import type { ReactElement } from "react";
import { type BoardProps, SeatMark, useTable } from "../../../client/board.ts";
import { farmOf, onTrack } from "../farm.ts";
import type { State } from "../state.ts";
import { range } from "./range.ts";

const SPACES = 50;
const COLUMNS = 10;
const SIDE = 44;

/** The score track: a counter for each seat, and beside it the tile for 50 or 100 coins. */
export function Track({ view }: BoardProps<State>): ReactElement {
  const { say } = useTable();
  const seats = range(view.seats);
  const rows = SPACES / COLUMNS;
  return (
    <>
      <svg
        className="board fs-track"
        viewBox={`0 0 ${COLUMNS * SIDE + 4} ${rows * SIDE + 4}`}
        role="img"
        aria-label={say({ id: "board.track" })}
      >
        {range(SPACES).map((space) => {
          const x = 2 + (space % COLUMNS) * SIDE;
          const y = 2 + Math.floor(space / COLUMNS) * SIDE;
          const here = seats.filter((seat) => onTrack(farmOf(view, seat).coins).counter % SPACES === space);
          return (
            <g key={space} transform={`translate(${x} ${y})`}>
              <rect className={space % 5 === 0 ? "fs-space fifth" : "fs-space"} width={SIDE} height={SIDE} />
              <text className="quiet" x="4" y="16" fontSize="16">
                {space}
              </text>
              {here.map((seat, i) => (
                <SeatMark key={seat} seat={seat} x={20 - (i % 2) * 17} y={19 - Math.floor(i / 2) * 15} size={22} />
              ))}
            </g>
          );
        })}
      </svg>
      <ul className="fs-tiles">
        {seats.map((seat) => {
          const { tile, counter } = onTrack(farmOf(view, seat).coins);
          return (
            <li key={seat}>
              <SeatMark seat={seat} size={20} /> {tile > 0 && <b className="fs-tile">{tile}</b>}{" "}
              {say({ id: tile > 0 ? "board.on-track-beyond" : "item.coin", counter, n: tile + counter })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
