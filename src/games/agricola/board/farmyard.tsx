import type { ReactElement, ReactNode } from "react";
import { Icon, SeatMark, useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { areStablesShared, housing } from "../cards/housing.ts";
import { enclosed, fencesOf } from "../farm.ts";
import { CELL_NAMES, CELLS, COLUMNS, lowest, ROWS } from "../grid.ts";
import { atHome, type Farm, farmOf, type State } from "../state.ts";
import { cellAt, cellFacts, FarmCell } from "./farm-cell.tsx";
import { newbornsAtHome } from "./newborns.ts";

interface FarmyardProps {
  readonly view: State;
  /** The position to draw; what is not in `view` is a ghost. */
  readonly shown: State;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  /** Whether its spaces are places that can be clicked. */
  readonly isLive: boolean;
  /** Whether its columns and rows are named, as in the log. */
  readonly isNamed?: boolean;
  readonly children?: ReactNode;
}

/** A farmyard: rooms, fields, pastures with fences edge by edge, stables, animals and people at home. */
export function Farmyard({
  view,
  shown,
  seat,
  x,
  y,
  cell: side,
  isLive,
  isNamed = false,
  children,
}: FarmyardProps): ReactElement {
  const { say } = useTable();
  const farm = farmOf(shown, seat);
  const before = farmOf(view, seat);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return (
    <g transform={`translate(${x} ${y})`} role="group" aria-label={say({ id: "board.farm", seat })}>
      <rect
        x={-8}
        y={-8}
        width={side * COLUMNS + 16}
        height={side * ROWS + 16}
        rx="8"
        fill="var(--yard)"
        stroke="var(--ink)"
        strokeWidth="1.500"
      />
      {cells.map((cell) => (
        <FarmCell key={cell} {...cellFacts(farm, before, cell)} seat={isLive ? seat : undefined} side={side} />
      ))}
      <g pointerEvents="none">
        <Fences farm={farm} before={before} side={side} />
        <Animals shown={shown} seat={seat} side={side} />
        <People farm={farm} newborns={newbornsAtHome(shown, seat)} seat={seat} side={side} />
      </g>
      {isNamed && <Names side={side} />}
      {children}
    </g>
  );
}

/** Letters of the columns and numbers of the rows. */
const Names = ({ side }: { readonly side: number }): ReactElement => (
  <g className="farm-names" fontWeight="600" textAnchor="middle" aria-hidden="true">
    {Array.from({ length: COLUMNS }, (_, column) => (
      <text key={CELL_NAMES[column]} className="quiet" x={(column + 0.5) * side} y={-12}>
        {CELL_NAMES[column]!.slice(0, 1)}
      </text>
    ))}
    {Array.from({ length: ROWS }, (_, row) => (
      <text key={CELL_NAMES[row * COLUMNS]} className="quiet" x={-17} y={(row + 0.5) * side + 5}>
        {CELL_NAMES[row * COLUMNS]!.slice(1)}
      </text>
    ))}
  </g>
);

function Fences({
  farm,
  before,
  side,
}: {
  readonly farm: Farm;
  readonly before: Farm;
  readonly side: number;
}): ReactElement {
  const { level, upright } = fencesOf(farm);
  const { level: oldLevel, upright: oldUpright } = fencesOf(before);
  const thick = side * 0.085;
  const bars: ReactElement[] = [];
  for (let line = 0; line <= ROWS; line++)
    for (let column = 0; column < COLUMNS; column++) {
      const bit = 1 << (line * COLUMNS + column);
      if (level & bit)
        bars.push(
          <rect
            key={`l${line}${column}`}
            className={oldLevel & bit ? undefined : "ghost"}
            x={column * side + thick * 0.7}
            y={line * side - thick / 2}
            width={side - thick * 1.4}
            height={thick}
            rx={thick / 3}
          />,
        );
    }
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      const bit = 1 << (row * (COLUMNS + 1) + column);
      if (upright & bit)
        bars.push(
          <rect
            key={`u${row}${column}`}
            className={oldUpright & bit ? undefined : "ghost"}
            x={column * side - thick / 2}
            y={row * side + thick * 0.7}
            width={thick}
            height={side - thick * 1.4}
            rx={thick / 3}
          />,
        );
    }
  return (
    <g fill="var(--wood)" stroke="var(--print-line)" strokeWidth="1.200">
      {bars}
    </g>
  );
}

function Animals({
  shown,
  seat,
  side,
}: {
  readonly shown: State;
  readonly seat: Seat;
  readonly side: number;
}): ReactElement {
  const farm = farmOf(shown, seat);
  const { pastures, pens, singles } = housing(shown, seat);
  const outside = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => farm.stables & ~enclosed(farm) & (1 << cell),
  );
  // Where several small animals share a stable, the stables are the last pens.
  const stalls = areStablesShared(shown, seat) ? pens.slice(pens.length - outside.length) : [];
  const homes = farm.rooms === 0 ? outside : [lowest(farm.rooms), ...outside];
  return (
    <g>
      {pastures.map(({ animal, count }, i) => {
        if (count === 0) return null;
        const at = cellAt(lowest(farm.pastures[i]!), side);
        return <Animal key={farm.pastures[i]} animal={animal} count={count} x={at.x} y={at.y} side={side} />;
      })}
      {stalls.map(({ animal, count }, i) => {
        if (count === 0) return null;
        const at = cellAt(outside[i]!, side);
        return <Animal key={outside[i]} animal={animal} count={count} x={at.x} y={at.y} side={side} />;
      })}
      {singles.map((animal, i) => {
        const at = cellAt(homes[i] ?? homes[0]!, side);
        const up = i === 0 && farm.rooms !== 0 ? side * 0.42 : 0;
        return <Animal key={homes[i] ?? i} animal={animal} count={1} x={at.x} y={at.y - up} side={side} />;
      })}
    </g>
  );
}

function Animal({
  animal,
  count,
  x,
  y,
  side,
}: {
  animal: string;
  count: number;
  x: number;
  y: number;
  side: number;
}): ReactElement {
  return (
    <g transform={`translate(${x + side * 0.08} ${y + side * 0.5})`}>
      <Icon of={animal} size={side * 0.44} silent />
      {count > 1 && (
        <text x={side * 0.5} y={side * 0.25} fontSize={side * 0.26} className="farm-count on-print">
          {count}
        </text>
      )}
    </g>
  );
}

/** Who is at home stands in the rooms; newborns whose parent is not known are there, too, and smaller. */
function People({
  farm,
  newborns,
  seat,
  side,
}: {
  readonly farm: Farm;
  readonly newborns: number;
  readonly seat: Seat;
  readonly side: number;
}): ReactElement {
  // Without a house people stand where the first one was.
  const home = farm.rooms === 0 ? (1 << COLUMNS) | (1 << (2 * COLUMNS)) : farm.rooms;
  const rooms = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => home & (1 << cell));
  return (
    <g>
      {Array.from({ length: atHome(farm) }, (_, i) => {
        const at = cellAt(rooms[i % rooms.length]!, side);
        const shift = Math.floor(i / rooms.length) * side * 0.3;
        return (
          <SeatMark
            // biome-ignore lint/suspicious/noArrayIndexKey: people at home are alike
            key={i}
            seat={seat}
            x={at.x + side * 0.14 + shift}
            y={at.y + side * 0.46}
            size={side * 0.36}
          />
        );
      })}
      {Array.from({ length: newborns }, (_, i) => {
        const at = cellAt(rooms[i % rooms.length]!, side);
        return (
          <SeatMark
            // biome-ignore lint/suspicious/noArrayIndexKey: newborns at home are alike
            key={`newborn ${i}`}
            seat={seat}
            x={at.x + side * 0.68}
            y={at.y + side * 0.6}
            size={side * 0.22}
          />
        );
      })}
    </g>
  );
}
