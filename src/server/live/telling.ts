import type { SeenStep } from "../../protocol/messages.ts";
import { diff, type Patch } from "../../protocol/patch.ts";
import type { SeenLine } from "../../protocol/table-info.ts";
import type { Table, Viewer } from "../../table/game.ts";
import type { Added, Match } from "../../table/match.ts";
import { savePosition } from "../../table/match-file.ts";

/** What viewers of a match were told last, so that only changes are sent. */
export class Telling {
  readonly #match: Match;
  readonly #views = new Map<Viewer, Table>();

  constructor(match: Match) {
    this.#match = match;
  }

  /** The whole view, for somebody who comes. */
  whole(viewer: Viewer): unknown {
    return savePosition(this.#viewOf(viewer));
  }

  /** Nobody looks on as this viewer any more. */
  forget(viewer: Viewer): void {
    this.#views.delete(viewer);
  }

  /** The log as a viewer has seen it, from a line on. */
  log(viewer: Viewer, from: number): readonly SeenLine[] {
    const forced = new Set(this.#match.stepsSeen(viewer).flatMap((step) => (step.forced ? [step.ply] : [])));
    const log = this.#match.logSeen(viewer).map((line, ply) => (forced.has(ply) ? { ...line, forced: true } : line));
    return log.slice(from);
  }

  /** Lines that were just added, as each viewer sees them, each with what it changes. */
  steps(viewers: Iterable<Viewer>, added: readonly Added[]): ReadonlyMap<Viewer, readonly SeenStep[]> {
    const told = new Map<Viewer, readonly SeenStep[]>();
    // Positions between the lines are the same for all; each viewer sees its own of them.
    const positions = new Map<number, Table>();
    const viewAt = (step: number, viewer: Viewer): Table => {
      const position = positions.get(step) ?? this.#match.stateAt(step);
      positions.set(step, position);
      return this.#match.isOver ? position : this.#match.game.view(position, viewer);
    };
    for (const viewer of viewers) told.set(viewer, this.#stepsFor(viewer, added, viewAt));
    return told;
  }

  #stepsFor(
    viewer: Viewer,
    added: readonly Added[],
    viewAt: (step: number, viewer: Viewer) => Table,
  ): readonly SeenStep[] {
    const before = this.#views.get(viewer);
    const after = this.#match.view(viewer);
    // What a line of several changed is only asked for where nothing was taken back between them.
    const isPlain = added.every((line) => !("undo" in line.seen(viewer)));
    const first = this.#match.length - added.length;
    let view = before ?? (isPlain ? viewAt(first, viewer) : after);
    const steps = added.map((line, i): SeenStep => {
      const isLast = i === added.length - 1;
      if (!isLast && !isPlain) return told(line, viewer, undefined);
      const now = isLast ? after : viewAt(first + i + 1, viewer);
      const patch = change(view, now);
      view = now;
      return told(line, viewer, patch);
    });
    this.#views.set(viewer, after);
    return steps;
  }

  #viewOf(viewer: Viewer): Table {
    let view = this.#views.get(viewer);
    if (view === undefined) {
      view = this.#match.view(viewer);
      this.#views.set(viewer, view);
    }
    return view;
  }
}

function told(line: Added, viewer: Viewer, patch: Patch | undefined): SeenStep {
  const seen = line.seen(viewer);
  return { ...seen, ...(line.forced ? { forced: true } : {}), ...(patch === undefined ? {} : { patch }) };
}

const change = (before: Table, after: Table): Patch | undefined => diff(withoutOptions(before), withoutOptions(after));

/** Options never change; they are told once, with the table. */
const withoutOptions = <S extends Table>({ options: _, ...position }: S): S => position as unknown as S;
