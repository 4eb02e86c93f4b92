import "./cards.css";
import type { ReactElement } from "react";
import type { Seat, Task as TableTask } from "../../../../table/game.ts";
import type { PlayTask } from "../../agenda.ts";
import { dealOf } from "../../hands/deals.ts";
import type { State } from "../../state.ts";
import { DraftingTable } from "./drafting.tsx";
import { Hand } from "./hand.tsx";
import { Market } from "./market.tsx";

interface CardTableProps {
  readonly view: State;
  readonly focus: Seat;
  readonly task: TableTask | undefined;
}

/** Hand cards on the table: the packs of a draft, the market, the hand. */
export default function CardTable({ view, focus, task }: CardTableProps): ReactElement {
  const isDrafting = dealOf(view).keeps !== undefined && view.agenda.some(({ kind }) => kind === "passPacks");
  const first = task?.kind === "improve" && (task as PlayTask).kinds.includes("minor") ? "minor" : undefined;
  return (
    <div className="card-table">
      {isDrafting && <DraftingTable view={view} seat={focus} />}
      <Market view={view} />
      <Hand view={view} seat={focus} first={first} />
    </div>
  );
}
