import type { ReactElement } from "react";
import { isStoppedByBugs } from "../rules/producing.ts";
import type { State } from "../state.ts";
import { tables } from "../tables.ts";
import { cornerOf, SIDE } from "./square.tsx";

/** The squares an animal on this square reaches; dashed in the colour of a warning where bugs stop it. */
export function Reach({ view, square }: { readonly view: State; readonly square: number }): ReactElement {
  const all = tables(view);
  const isStopped = isStoppedByBugs(view, all, square);
  return (
    <g className="reach" data-stopped={isStopped || undefined} aria-hidden="true">
      {all.board.near[square]!.map((near) => {
        const { x, y } = cornerOf(all.board, near);
        return <rect key={near} x={x + 4} y={y + 4} width={SIDE - 8} height={SIDE - 8} rx="6" />;
      })}
    </g>
  );
}
