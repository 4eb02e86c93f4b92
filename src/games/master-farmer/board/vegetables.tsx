import type { ReactElement } from "react";
import { Icon, Place, SeatMark, useTable } from "../../../client/board.ts";
import { cubesInFields } from "../fields.ts";
import { isSolo, type State } from "../state.ts";
import { kindOf, VEGETABLES } from "../vegetables.ts";
import type { Layout } from "./layout.ts";

interface VegetableShelfProps {
  readonly shown: State;
  readonly layout: Layout;
}

/** The six vegetables: who collects which, and how many lie in fields. */
export function VegetableShelf({ shown, layout }: VegetableShelfProps): ReactElement {
  const { say, seats } = useTable();
  const { x, y, width, height } = layout.vegetables;
  const rows = VEGETABLES.length / layout.across;
  const across = width / layout.across;
  const down = height / rows;
  const icon = Math.min(across * 0.72, down * 0.6);
  return (
    <g role="group" aria-label={say({ id: "board.vegetables" })}>
      {VEGETABLES.map((vegetable, i) => {
        const left = x + (i % layout.across) * across;
        const top = y + Math.floor(i / layout.across) * down;
        const owner = shown.collects.indexOf(kindOf(vegetable));
        const count = cubesInFields(shown.grid, kindOf(vegetable));
        const box = { x: left + 3, y: top + 3, width: across - 6, height: down - 6, rx: 5 };
        return (
          <Place
            key={vegetable}
            id={`vegetable/${vegetable}`}
            label={say(
              owner < 0
                ? { id: "board.vegetable", vegetable, n: count }
                : { id: "board.vegetable-of", vegetable, n: count, seat: owner },
            )}
            shape={<rect {...box} />}
          >
            <rect
              {...box}
              fill={`color-mix(in oklab, var(--${vegetable}) ${owner < 0 ? 14 : 42}%, var(--paper-high))`}
              stroke={seats[owner]?.ink ?? "var(--paper-edge)"}
              strokeWidth={owner < 0 ? 1 : 2.5}
            />
            <Icon of={vegetable} x={left + (across - icon) / 2} y={top + down * 0.08} size={icon} silent />
            {owner >= 0 && !isSolo(shown) && (
              <SeatMark seat={owner} x={left + across * 0.14} y={top + down - 27} size={18} />
            )}
            <text
              x={left + across * (owner < 0 ? 0.5 : 0.66)}
              y={top + down - 12}
              textAnchor="middle"
              fontSize="17"
              fontWeight={owner < 0 ? 400 : 700}
            >
              {count > 0 || owner >= 0 ? count : ""}
            </text>
          </Place>
        );
      })}
    </g>
  );
}
