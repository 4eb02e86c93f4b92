import type { ReactElement } from "react";
import { goods } from "../icons/goods.tsx";
import { useTable } from "./table-context.ts";

interface IconProps {
  /** The id of the word that names it. */
  readonly of: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Left out for the screen reader where a text beside it says the same. */
  readonly silent?: boolean;
}

/** A symbol of the game or of all games, on a grid of 24 units; inside an SVG or in text. */
export function Icon({ of, x, y, size = 24, silent = false }: IconProps): ReactElement {
  const { icons, name } = useTable();
  const spoken = silent ? { "aria-hidden": true } : { role: "img", "aria-label": name(of) };
  return (
    <svg className="icon" x={x} y={y} width={size} height={size} viewBox="0 0 24 24" {...spoken}>
      {icons[of] ?? goods[of]}
    </svg>
  );
}

interface AmountProps extends Omit<IconProps, "silent"> {
  readonly n: number;
}

/** A number and its icon, inside an SVG: as wide as one icon and a few figures. */
export function Amount({ of, n, x = 0, y = 0, size = 24 }: AmountProps): ReactElement {
  const { name } = useTable();
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={`${n} ${name(of, n)}`}>
      <Icon of={of} size={size} silent />
      <text className="amount" x={size * 1.1} y={size / 2} dominantBaseline="central" fontSize={size * 0.75}>
        {n}
      </text>
    </g>
  );
}
