import type { Table, Viewer } from "../table/game.ts";
import type { SeenStep, ServerMessage } from "./messages.ts";
import { patched } from "./patch.ts";
import type { SeenLine, TableInfo } from "./table-info.ts";

/** A line of the log with what its viewer knew before and after it. */
export interface FollowedStep {
  readonly line: SeenLine;
  readonly before: Table | undefined;
  readonly after: Table | undefined;
}

/** What a client knows of a table, from all that the server has told it. */
export class Following {
  table: TableInfo | undefined;
  viewer: Viewer = "spectator";
  log: SeenLine[] = [];
  /** How many moves the viewer's seat has made: goes with the next one. */
  made = 0;
  #view: Table | undefined;

  /** What the viewer may know now, in the shape of a state; nothing before the match begins. */
  get view(): Table | undefined {
    return this.#view;
  }

  /** What to say first after the socket opens. */
  get hello() {
    return { type: "hello", protocol: 1, lines: this.log.length } as const;
  }

  /** Takes in a message; gives the steps it brought, if it brought some that follow. */
  hear(message: ServerMessage): readonly FollowedStep[] {
    if (message.type === "table") this.table = message.table;
    if (message.type === "welcome") this.#begin(message);
    return message.type === "steps" ? this.#goOn(message) : [];
  }

  #begin({ table, viewer, from, log, made, view }: Extract<ServerMessage, { type: "welcome" }>): void {
    this.table = table;
    this.viewer = viewer;
    this.log = [...this.log.slice(0, from), ...log];
    this.made = made;
    this.#view = view === null ? undefined : this.#whole(view);
  }

  #goOn({ from, steps, made, asked }: Extract<ServerMessage, { type: "steps" }>): readonly FollowedStep[] {
    if (from !== this.log.length) throw new Error(`steps from line ${from} do not follow ${this.log.length}`);
    this.made = made;
    if (this.table !== undefined) this.table = { ...this.table, asked };
    return steps.map((step) => this.#step(step));
  }

  #step({ patch, ...line }: SeenStep): FollowedStep {
    const before = this.#view;
    this.#view = patched(before, patch) as Table | undefined;
    this.log.push(line);
    return { line, before, after: this.#view };
  }

  /** Options never change, so they travel with the table only. */
  #whole(view: unknown): Table {
    return { ...(view as Table), options: this.table?.agreed.options ?? {} };
  }
}
