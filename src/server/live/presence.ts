import type { Seat } from "../../table/game.ts";

/** Who is at a table through one server, or through several. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

export const NOBODY: Present = { seats: [], spectators: 0 };

/** How long nothing may be heard of another server before those who came through it count as gone, in milliseconds. */
const SILENCE = 20_000;

/** Who is here through the other servers on the same store, by what these tell. */
export class Presence {
  readonly #servers = new Map<string, { heard: number; readonly tables: Map<string, Present> }>();

  /** Another server is there; whether we did not know of it. */
  heard(server: string, now: number): boolean {
    const known = this.#servers.get(server);
    if (known === undefined) this.#servers.set(server, { heard: now, tables: new Map() });
    else known.heard = now;
    return known === undefined;
  }

  note(server: string, table: string, present: Present): void {
    const tables = this.#servers.get(server)?.tables;
    if (present.seats.length === 0 && present.spectators === 0) tables?.delete(table);
    else tables?.set(table, present);
  }

  /** A server has gone. Gives the tables at which people were through it. */
  gone(server: string): readonly string[] {
    const tables = [...(this.#servers.get(server)?.tables.keys() ?? [])];
    this.#servers.delete(server);
    return tables;
  }

  /** The servers of which nothing was heard for too long. */
  silent(now: number): readonly string[] {
    return [...this.#servers].filter(([, { heard }]) => heard < now - SILENCE).map(([server]) => server);
  }

  /** Who is at a table, through all of them. */
  at(table: string): Present {
    const all = [...this.#servers.values()].map(({ tables }) => tables.get(table) ?? NOBODY);
    return {
      seats: all.flatMap(({ seats }) => seats),
      spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }
}
