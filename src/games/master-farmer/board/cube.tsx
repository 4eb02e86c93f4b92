import type { ReactElement } from "react";
import { Icon } from "../../../client/board.ts";
import type { Vegetable } from "../vegetables.ts";

interface CubeProps {
  readonly vegetable: Vegetable;
  readonly size: number;
}

/** A wooden cube from above: its top face, one light and one dark side. */
export function Cube({ vegetable, size }: CubeProps): ReactElement {
  const side = size * 0.07;
  const top = size - side;
  return (
    <g stroke="var(--print-line)" strokeWidth="1.5" strokeLinejoin="round">
      <path d={`M${top} 0l${side} ${side}v${top}l${-side} ${-side}z`} fill="var(--wood)" />
      <path d={`M0 ${top}l${side} ${side}h${top}l${-side} ${-side}z`} fill="var(--wood-dark)" />
      <rect width={top} height={top} rx="3" fill={`color-mix(in oklab, var(--${vegetable}) 38%, var(--milk))`} />
      <Icon of={vegetable} x={top * 0.14} y={top * 0.14} size={top * 0.72} silent />
    </g>
  );
}
