import { memo, type ReactElement } from "react";
import { Icon, Place, SeatMark, useTable } from "../../../client/board.ts";
import { cubesInFields } from "../fields.ts";
import { isSolo, type State } from "../state.ts";
import { kindOf, VEGETABLES, type Vegetable } from "../vegetables.ts";
import type { Layout } from "./layout.ts";

interface VegetableShelfProps {
  readonly shown: State;
  readonly layout: Layout;
}

/** The six vegetables: who collects which, and how many lie in fields. */
export function VegetableShelf({ shown, layout }: VegetableShelfProps): ReactElement {
  const { say } = useTable();
  const { x, y, width, height } = layout.vegetables;
  const across = width / layout.across;
  const down = (height * layout.across) / VEGETABLES.length;
  return (
    <g role="group" aria-label={say({ id: "board.vegetables" })}>
      {VEGETABLES.map((vegetable, i) => (
        <Tile
          key={vegetable}
          vegetable={vegetable}
          owner={isSolo(shown) ? -1 : shown.collects.indexOf(kindOf(vegetable))}
          count={cubesInFields(shown.grid, kindOf(vegetable))}
          x={x + (i % layout.across) * across}
          y={y + Math.floor(i / layout.across) * down}
          width={across}
          height={down}
          text={layout.text + 2}
          isNamed={layout.isNamed}
        />
      ))}
    </g>
  );
}

interface TileProps {
  readonly vegetable: Vegetable;
  /** The seat that collects it; -1 where nobody does. */
  readonly owner: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: number;
  readonly isNamed: boolean;
}

const Tile = memo(function Tile(props: TileProps): ReactElement {
  const { vegetable, owner, count, x, y, width, height, text, isNamed } = props;
  const { say, name, seats } = useTable();
  const isOwned = owner >= 0;
  const isLow = height < 80;
  const icon = Math.min(width * 0.72, height * (isLow || isNamed ? 0.5 : 0.6));
  const foot = y + height - (isLow ? 8 : 12);
  const box = { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 5 };
  return (
    <Place
      id={`vegetable/${vegetable}`}
      label={say(
        isOwned
          ? { id: "board.vegetable-of", vegetable, n: count, seat: owner }
          : { id: "board.vegetable", vegetable, n: count },
      )}
      shape={<rect {...box} />}
    >
      <rect
        {...box}
        fill={`color-mix(in oklab, var(--${vegetable}) ${isOwned ? 42 : 14}%, var(--paper-high))`}
        stroke={seats[owner]?.ink ?? "var(--paper-edge)"}
        strokeWidth={isOwned ? 2.5 : 1}
      />
      <Icon of={vegetable} x={x + (width - icon) / 2} y={y + height * 0.08} size={icon} silent />
      {isNamed && (
        <text
          style={{ textTransform: "capitalize" }}
          x={x + width / 2}
          y={y + height * 0.08 + icon + 16}
          textAnchor="middle"
          fontSize="14"
        >
          {name(vegetable)}
        </text>
      )}
      {isOwned && <SeatMark seat={owner} x={x + width * 0.14} y={foot - 15} size={18} />}
      {(isOwned || count > 0) && (
        <text
          x={x + width * (isOwned ? 0.66 : 0.5)}
          y={foot}
          textAnchor="middle"
          fontSize={text}
          fontWeight={isOwned ? 700 : 400}
        >
          {count}
        </text>
      )}
    </Place>
  );
});
