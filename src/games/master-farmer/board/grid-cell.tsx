import type { ReactElement } from "react";
import { Piece, Place, useTable, whenChanged } from "../../../client/board.ts";
import { type Cell, columnOf, nameOf, rowOf } from "../grid.ts";
import { NONE, vegetableOf } from "../vegetables.ts";
import { Cube } from "./cube.tsx";

/** What an empty cell is good for. */
export type GroundKind = "free" | "reserved" | "dead" | "far";

interface GridCellProps {
  readonly cell: Cell;
  readonly side: number;
  /** Where a new cube comes from, seen from the corner of the grid. */
  readonly comesFrom: { readonly x: number; readonly y: number } | undefined;
  /** The vegetable on top, NONE where no cube lies. */
  readonly cube: number;
  /** Not yet there: it only shows what a choice would bring. */
  readonly isNew: boolean;
  readonly isInField: boolean;
  readonly joinsRight: boolean;
  readonly joinsDown: boolean;
  readonly ground: GroundKind;
  readonly reservedFor?: string;
}

/** A cell of the grid. */
export const GridCell = whenChanged(function GridCell(props: GridCellProps): ReactElement {
  const { cell, side, comesFrom, cube, isNew, isInField, joinsRight, joinsDown, ground, reservedFor } = props;
  const { say } = useTable();
  const x = columnOf(cell) * side;
  const y = rowOf(cell) * side;
  const isCube = cube !== NONE;
  const explains = isInField ? "field" : isCube ? undefined : explanations[ground];
  return (
    <Place
      id={`grid/${nameOf(cell)}`}
      label={say(labelOf(props))}
      shape={<rect x={x + 4} y={y + 4} width={side - 8} height={side - 8} rx="5" />}
      {...(explains === undefined ? {} : { explains })}
    >
      {!isCube && <Ground ground={ground} reservedFor={reservedFor} x={x} y={y} side={side} />}
      {isCube && (
        <g fill={`var(--${vegetableOf(cube)})`} stroke="var(--print-line)" strokeWidth="1.2">
          {joinsRight && <rect x={x + side - 14} y={y + side / 4} width={28} height={side / 2} />}
          {joinsDown && <rect x={x + side / 4} y={y + side - 14} width={side / 2} height={28} />}
        </g>
      )}
      {isCube && (
        <Piece
          id={`cube/${cell}`}
          x={x + 5}
          y={y + 5}
          {...(comesFrom === undefined ? {} : { from: comesFrom })}
          isGhost={isNew}
        >
          <Cube vegetable={vegetableOf(cube)} size={side - 10} />
        </Piece>
      )}
    </Place>
  );
});

const explanations: { readonly [G in GroundKind]?: string } = { reserved: "reserved-cell", dead: "dead-cell" };

function labelOf({ cell, cube, ground, reservedFor }: GridCellProps) {
  const name = nameOf(cell);
  if (cube !== NONE) return { id: "board.cube", cell: name, vegetable: vegetableOf(cube) };
  if (reservedFor !== undefined) return { id: "board.reserved", cell: name, vegetable: reservedFor };
  return { id: `board.${ground}`, cell: name };
}

interface GroundProps {
  readonly ground: GroundKind;
  readonly reservedFor: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function Ground({ ground, reservedFor, x, y, side }: GroundProps): ReactElement | null {
  const box = { x: x + 5, y: y + 5, width: side - 10, height: side - 10, rx: 5 };
  if (ground === "far") return null;
  if (ground === "dead") return <rect {...box} fill="url(#dead)" stroke="var(--print-line)" strokeWidth="1.5" />;
  if (reservedFor === undefined)
    return <rect {...box} fill="var(--sand)" fillOpacity="0.55" stroke="var(--print-line)" strokeDasharray="4 4" />;
  const colour = `var(--${reservedFor})`;
  return (
    <g>
      <rect {...box} fill="var(--sand)" fillOpacity="0.8" />
      <rect {...box} fill={colour} fillOpacity="0.75" stroke="var(--print-line)" strokeDasharray="4 4" />
      <circle cx={x + side / 2} cy={y + side / 2} r={side * 0.09} fill={colour} stroke="var(--print-line)" />
    </g>
  );
}
