import type { ReactElement, ReactNode } from "react";
import { Icon, Place, SeatMark, useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { enclosed, housing } from "../farm.ts";
import { CELL_NAMES, CELLS, type Cell, COLUMNS, levelEdges, lowest, ROWS, uprightEdges } from "../grid.ts";
import { type Farm, farmOf, type House, type State } from "../state.ts";

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
  readonly children?: ReactNode;
}

const HOUSE_COLOURS: { readonly [H in House]: string } = {
  wood: "var(--wood)",
  clay: "var(--clay)",
  stone: "var(--stone)",
};

export const cellAt = (cell: Cell, side: number): { x: number; y: number } => ({
  x: (cell % COLUMNS) * side,
  y: Math.floor(cell / COLUMNS) * side,
});

/** A farmyard: rooms, fields, pastures with fences edge by edge, stables, animals and people at home. */
export function Farmyard({ view, shown, seat, x, y, cell: side, isLive, children }: FarmyardProps): ReactElement {
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
      {cells.map((cell) => {
        const at = cellAt(cell, side);
        const ground = <Ground farm={farm} before={before} cell={cell} side={side} {...at} />;
        if (!isLive) return <g key={cell}>{ground}</g>;
        return (
          <Place
            key={cell}
            id={`farm/${seat}/${CELL_NAMES[cell]}`}
            label={say(labelOf(farm, cell))}
            shape={<rect x={at.x + 2} y={at.y + 2} width={side - 4} height={side - 4} rx="4" />}
          >
            {ground}
          </Place>
        );
      })}
      <g pointerEvents="none">
        <Fences farm={farm} before={before} side={side} />
        <Animals shown={shown} seat={seat} side={side} />
        <People farm={farm} seat={seat} side={side} />
      </g>
      {children}
    </g>
  );
}

function labelOf(farm: Farm, cell: Cell) {
  const bit = 1 << cell;
  const name = CELL_NAMES[cell]!;
  if (farm.rooms & bit) return { id: "board.room", cell: name };
  if (farm.fields & bit) {
    if (farm.grain[cell]! > 0) return { id: "board.grain", cell: name, n: farm.grain[cell]! };
    if (farm.vegetable[cell]! > 0) return { id: "board.vegetable", cell: name, n: farm.vegetable[cell]! };
    return { id: "board.field", cell: name };
  }
  const inside = (enclosed(farm) & bit) !== 0;
  if (farm.stables & bit) return { id: inside ? "board.fenced-stable" : "board.stable", cell: name };
  return { id: inside ? "board.pasture" : "board.meadow", cell: name };
}

interface GroundProps {
  readonly farm: Farm;
  readonly before: Farm;
  readonly cell: Cell;
  readonly side: number;
  readonly x: number;
  readonly y: number;
}

function Ground({ farm, before, cell, side, x, y }: GroundProps): ReactElement {
  const bit = 1 << cell;
  const box = { x: x + 1, y: y + 1, width: side - 2, height: side - 2 };
  const ghost = (set: number, old: number) => ((set & bit) !== 0 && (old & bit) === 0 ? "ghost" : undefined);
  return (
    <g pointerEvents="none">
      <rect
        {...box}
        rx="3"
        fill={enclosed(farm) & bit ? "var(--grass)" : "color-mix(in oklab, var(--grass) 45%, var(--sand))"}
      />
      {(enclosed(farm) & bit) !== 0 && <rect {...box} fill="url(#tufts)" />}
      {(farm.rooms & bit) !== 0 && (
        <g className={ghost(farm.rooms, before.rooms)}>
          <Room house={farm.house} {...box} />
        </g>
      )}
      {(farm.fields & bit) !== 0 && (
        <g className={ghost(farm.fields, before.fields)}>
          <rect {...box} rx="3" fill="var(--field)" stroke="var(--print-line)" />
          <rect {...box} fill="url(#furrows)" />
          <Crops farm={farm} cell={cell} {...box} />
        </g>
      )}
      {(farm.stables & bit) !== 0 && (
        <g className={ghost(farm.stables, before.stables)}>
          <Icon of="stable" x={x + side * 0.54} y={y + side * 0.06} size={side * 0.42} silent />
        </g>
      )}
    </g>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A gable with a door; the wall tells the material. */
function Room({ house, x, y, width, height }: BoxProps & { readonly house: House }): ReactElement {
  const eaves = y + height * 0.42;
  return (
    <g stroke="var(--print-line)" strokeWidth="1.200" strokeLinejoin="round">
      <rect x={x} y={y} width={width} height={height} rx="2" fill="var(--sand)" />
      <rect x={x + width * 0.07} y={eaves} width={width * 0.86} height={height * 0.54} fill={HOUSE_COLOURS[house]} />
      <rect
        x={x + width * 0.07}
        y={eaves}
        width={width * 0.86}
        height={height * 0.54}
        fill={`url(#wall-${house})`}
        stroke="none"
      />
      <path
        d={`M${x + width * 0.02} ${eaves}L${x + width / 2} ${y + height * 0.05}L${x + width * 0.98} ${eaves}z`}
        fill={house === "wood" ? "var(--straw)" : "var(--wood-dark)"}
      />
      <rect
        x={x + width * 0.64}
        y={y + height * 0.62}
        width={width * 0.18}
        height={height * 0.34}
        fill="var(--wood-dark)"
      />
    </g>
  );
}

function Crops({
  farm,
  cell,
  x,
  y,
  width,
}: BoxProps & { readonly farm: Farm; readonly cell: Cell }): ReactElement | null {
  const crop = farm.grain[cell]! > 0 ? "grain" : "vegetable";
  const count = farm[crop][cell]!;
  if (count === 0) return null;
  const size = width * 0.42;
  return (
    <g>
      <Icon of={crop} x={x + width * 0.08} y={y + width * 0.29} size={size} silent />
      <text
        x={x + width * 0.72}
        y={y + width * 0.62}
        textAnchor="middle"
        fontSize={width * 0.32}
        fontWeight="700"
        className="on-print"
      >
        {count}
      </text>
    </g>
  );
}

const edges = (farm: Farm): readonly [level: number, upright: number] => [
  farm.pastures.reduce((all, cells) => all | levelEdges(cells), 0),
  farm.pastures.reduce((all, cells) => all | uprightEdges(cells), 0),
];

function Fences({
  farm,
  before,
  side,
}: {
  readonly farm: Farm;
  readonly before: Farm;
  readonly side: number;
}): ReactElement {
  const [level, upright] = edges(farm);
  const [oldLevel, oldUpright] = edges(before);
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
  const { pastures, singles } = housing(shown, seat);
  const outside = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => farm.stables & ~enclosed(farm) & (1 << cell),
  );
  const homes = [lowest(farm.rooms), ...outside];
  return (
    <g>
      {pastures.map(({ animal, count }, i) => {
        if (count === 0) return null;
        const at = cellAt(lowest(farm.pastures[i]!), side);
        return <Animal key={farm.pastures[i]} animal={animal} count={count} x={at.x} y={at.y} side={side} />;
      })}
      {singles.map((animal, i) => {
        const at = cellAt(homes[i] ?? homes[0]!, side);
        const up = i === 0 ? side * 0.42 : 0;
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
        <text x={side * 0.5} y={side * 0.34} fontSize={side * 0.26} fontWeight="700" className="on-print">
          {count}
        </text>
      )}
    </g>
  );
}

/** Who is at home stands in the rooms. */
function People({
  farm,
  seat,
  side,
}: {
  readonly farm: Farm;
  readonly seat: Seat;
  readonly side: number;
}): ReactElement {
  const rooms = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => farm.rooms & (1 << cell));
  const atHome = Math.max(0, farm.people - farm.newborns - farm.placed);
  return (
    <g>
      {Array.from({ length: atHome }, (_, i) => {
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
    </g>
  );
}
