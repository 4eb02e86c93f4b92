import type { ReactElement } from "react";
import { Icon, Place, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { enclosed } from "../farm.ts";
import { CELL_NAMES, type Cell, COLUMNS, countBits } from "../grid.ts";
import type { House } from "../houses.ts";
import type { Farm } from "../state.ts";

export const cellAt = (cell: Cell, side: number): { x: number; y: number } => ({
  x: (cell % COLUMNS) * side,
  y: Math.floor(cell / COLUMNS) * side,
});

/** What lies on a space of the farmyard. */
interface CellFacts {
  readonly cell: Cell;
  readonly house: House | undefined;
  readonly isField: boolean;
  readonly crop: "grain" | "vegetable";
  /** How much of the crop. */
  readonly count: number;
  readonly isPasture: boolean;
  readonly hasStable: boolean;
  readonly isCovered: boolean;
  /** Covered by nothing but ashes. */
  readonly isBurnt: boolean;
  /** Not there yet: only a choice would bring it. */
  readonly isNew: { readonly room: boolean; readonly field: boolean; readonly stable: boolean };
}

/** A space as it is drawn; what `before` does not have is a ghost. */
export function cellFacts(farm: Farm, before: Farm, cell: Cell): CellFacts {
  const bit = 1 << cell;
  const crop = farm.grain[cell]! > 0 ? "grain" : "vegetable";
  return {
    cell,
    house: farm.rooms & bit ? farm.house : undefined,
    isField: (farm.fields & bit) !== 0,
    crop,
    count: farm[crop][cell]!,
    isPasture: (enclosed(farm) & bit) !== 0,
    hasStable: (farm.stables & bit) !== 0,
    isCovered: (farm.covered & bit) !== 0,
    // What is burnt and what is covered otherwise is only counted: where a farm has both, all is drawn as covered.
    isBurnt: (farm.covered & bit) !== 0 && farm.burnt === countBits(farm.covered),
    isNew: {
      room: (before.rooms & bit) === 0,
      field: (before.fields & bit) === 0,
      stable: (before.stables & bit) === 0,
    },
  };
}

interface FarmCellProps extends CellFacts {
  /** Whose farm it is, where the space can be clicked. */
  readonly seat: Seat | undefined;
  readonly side: number;
}

export const FarmCell = whenChanged(function FarmCell({ seat, side, ...facts }: FarmCellProps): ReactElement {
  const { say } = useTable();
  const { x, y } = cellAt(facts.cell, side);
  const ground = <Ground facts={facts} side={side} x={x} y={y} />;
  if (seat === undefined) return ground;
  return (
    <Place
      id={`farm/${seat}/${CELL_NAMES[facts.cell]}`}
      label={say(labelOf(facts))}
      shape={<rect x={x + 2} y={y + 2} width={side - 4} height={side - 4} rx="4" />}
    >
      {ground}
    </Place>
  );
});

function labelOf({ cell, house, isField, crop, count, isPasture, hasStable, isCovered, isBurnt }: CellFacts) {
  const name = CELL_NAMES[cell]!;
  if (isBurnt) return { id: "board.burnt", cell: name };
  if (isCovered) return { id: "board.covered", cell: name };
  if (house !== undefined) return { id: "board.room", cell: name };
  if (isField && count > 0) return { id: `board.${crop}`, cell: name, n: count };
  if (isField) return { id: "board.field", cell: name };
  if (hasStable) return { id: isPasture ? "board.fenced-stable" : "board.stable", cell: name };
  return { id: isPasture ? "board.pasture" : "board.meadow", cell: name };
}

interface GroundProps {
  readonly facts: CellFacts;
  readonly side: number;
  readonly x: number;
  readonly y: number;
}

const Ground = whenChanged(function Ground({ facts, side, x, y }: GroundProps): ReactElement {
  const { house, isField, crop, count, isPasture, hasStable, isCovered, isBurnt, isNew } = facts;
  const box = { x: x + 1, y: y + 1, width: side - 2, height: side - 2 };
  const ghost = (isGhost: boolean) => (isGhost ? "ghost" : undefined);
  return (
    <g pointerEvents="none">
      <rect {...box} rx="3" fill={isPasture ? "var(--grass)" : "color-mix(in oklab, var(--grass) 45%, var(--sand))"} />
      {isPasture && <rect {...box} fill="url(#tufts)" />}
      {house !== undefined && (
        <g className={ghost(isNew.room)}>
          <Room house={house} {...box} />
        </g>
      )}
      {isField && (
        <g className={ghost(isNew.field)}>
          <rect {...box} rx="3" fill="var(--field)" stroke="var(--print-line)" />
          <rect {...box} fill="url(#furrows)" />
          {count > 0 && <Crops crop={crop} count={count} {...box} />}
        </g>
      )}
      {isBurnt && (
        <g>
          <rect {...box} rx="3" fill="var(--wood-dark)" stroke="var(--print-line)" />
          <Icon of="burnt" x={x + side * 0.25} y={y + side * 0.2} size={side * 0.5} silent />
        </g>
      )}
      {isCovered && !isBurnt && (
        <g>
          <rect {...box} rx="3" fill="var(--grain)" stroke="var(--print-line)" />
          <g fill="none" stroke="var(--wood-dark)" strokeWidth={side * 0.05}>
            <circle cx={x + side / 2} cy={y + side / 2} r={side * 0.32} />
            <circle cx={x + side / 2} cy={y + side / 2} r={side * 0.14} />
          </g>
        </g>
      )}
      {hasStable && (
        <g className={ghost(isNew.stable)}>
          <Icon of="stable" x={x + side * 0.54} y={y + side * 0.06} size={side * 0.42} silent />
        </g>
      )}
    </g>
  );
});

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HOUSE_COLOURS: { readonly [H in House]: string } = {
  wood: "var(--wood)",
  clay: "var(--clay)",
  stone: "var(--stone)",
};

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

interface CropsProps extends BoxProps {
  readonly crop: string;
  readonly count: number;
}

function Crops({ crop, count, x, y, width }: CropsProps): ReactElement {
  return (
    <g>
      <Icon of={crop} x={x + width * 0.08} y={y + width * 0.29} size={width * 0.42} silent />
      <text
        x={x + width * 0.72}
        y={y + width * 0.51}
        textAnchor="middle"
        fontSize={width * 0.32}
        className="farm-count on-print"
      >
        {count}
      </text>
    </g>
  );
}
