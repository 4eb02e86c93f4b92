import type { ReactElement } from "react";
import { useStore } from "zustand";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { Sign } from "../parts/sign.tsx";
import { useStoreAfterPaint } from "./after-paint.ts";
import type { TableState, TableStore } from "./table-store.ts";
import { captionOf, type Turn, turnsSince } from "./turns.ts";

/** What the others did since the viewer's own last move; each turn, or all of it, is shown once more when wanted. */
export function Since({ table }: { readonly table: TableStore }): ReactElement {
  const { name, say } = useTable();
  const turns = useStoreAfterPaint(table, turnsOfOthers);
  const isAgain = useStore(table, (state) => state.past !== undefined);
  const { again, now } = table.getState();
  const first = turns[0];
  const end = (turns.at(-1)?.from ?? 0) + (turns.at(-1)?.lines.length ?? 0);
  return (
    <section className="since" aria-label={name("frame.since")}>
      <header>
        <h2>{name("frame.since")}</h2>
        {isAgain ? (
          <button className="button small" type="button" onClick={now}>
            {name("frame.now")}
          </button>
        ) : (
          <button
            className="button small quiet"
            type="button"
            disabled={first === undefined}
            onClick={() => first !== undefined && again(first.from, end)}
          >
            <Sign of="next" /> {name("frame.again")}
          </button>
        )}
      </header>
      <ol>
        {turns.length === 0 && <li className="since-none">{name("frame.since-none")}</li>}
        {turns.map((turn) => (
          <li key={turn.from}>
            <button type="button" onClick={() => again(turn.from, turn.from + turn.lines.length)}>
              <SeatMark seat={turn.seat} size={16} /> <span>{captionOf(turn, say)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const none: readonly Turn[] = [];
const remembered = new WeakMap<object, readonly Turn[]>();

function turnsOfOthers({ log, scene }: TableState): readonly Turn[] {
  if (scene?.viewer === "spectator") return none;
  let turns = remembered.get(log);
  if (turns === undefined) {
    turns = turnsSince(log, scene?.viewer);
    remembered.set(log, turns);
  }
  return turns;
}
