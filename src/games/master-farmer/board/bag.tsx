import type { ReactElement } from "react";
import { type BoardProps, Icon, useTable } from "../../../client/board.ts";
import { CUBES, type Cube } from "../cubes.ts";
import type { State } from "../state.ts";

/** The cubes in the bag, and those set aside, each with its six faces. */
export function BagContents({ view }: BoardProps<State>): ReactElement {
  const { say } = useTable();
  return (
    <div>
      <Cubes title={say({ id: "board.bag", n: view.bag.length })} cubes={view.bag} />
      {view.aside.length > 0 && <Cubes title={say({ id: "board.aside", n: view.aside.length })} cubes={view.aside} />}
    </div>
  );
}

function Cubes({ title, cubes }: { readonly title: string; readonly cubes: readonly Cube[] }): ReactElement {
  const { say } = useTable();
  return (
    <section>
      <h3 style={{ fontSize: "1rem" }}>{title}</h3>
      <ul
        style={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", padding: 0, margin: "0.5rem 0", listStyle: "none" }}
      >
        {cubes.map((cube) => (
          <li key={cube}>
            <svg
              viewBox="0 0 78 52"
              width="78"
              height="52"
              role="img"
              aria-label={say({ id: "board.faces", faces: [...CUBES[cube]!] })}
            >
              {CUBES[cube]!.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a cube keep their places
                <g key={i} transform={`translate(${(i % 3) * 26} ${Math.floor(i / 3) * 26})`}>
                  <rect
                    x="1"
                    y="1"
                    width="24"
                    height="24"
                    rx="2"
                    fill={`color-mix(in oklab, var(--${face}) 38%, var(--milk))`}
                    stroke="var(--print-line)"
                  />
                  <Icon of={face} x={4} y={4} size={18} silent />
                </g>
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
