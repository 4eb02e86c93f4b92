import type { Seat } from "../../table/game.ts";
import type { Background } from "../background.ts";
import type { LiveTable } from "../live/live-table.ts";

interface Parts {
  /** How long a turn has to wait before somebody is told, and how long after that nobody is told of the same table again. */
  readonly pause: number;
  readonly every: number;
  /** The table as it is by then, if it is still there. */
  find(table: string): Promise<LiveTable | undefined>;
  tell(person: string, table: LiveTable, seat: Seat): Promise<void>;
  readonly background: Pick<Background, "once">;
  now(): number;
}

interface Held {
  /** Until then the person is not told of this table again. */
  until: number;
  waits: NodeJS.Timeout | undefined;
}

/** How many people are remembered before those who may be told again are let go. */
const MANY = 1000;

/** Whom to tell of a turn and when: once in a while for a person and a table, and only if it is still their turn. */
export class TurnNotices {
  readonly #parts: Parts;
  readonly #held = new Map<string, Held>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  asked(table: LiveTable, seat: Seat): void {
    const { pause, now } = this.#parts;
    const person = table.seats[seat]?.person;
    if (person === undefined || person === "") return;
    const key = `${table.id}/${person}`;
    const held = this.#held.get(key) ?? { until: 0, waits: undefined };
    this.#held.set(key, held);
    if (held.waits !== undefined) return;
    const look = () => this.#parts.background.once("notice", () => this.#look(table.id, person, held));
    held.waits = setTimeout(look, Math.max(pause, held.until - now()));
    held.waits.unref();
    this.#forget();
  }

  close(): void {
    for (const { waits } of this.#held.values()) clearTimeout(waits);
  }

  async #look(id: string, person: string, held: Held): Promise<void> {
    held.waits = undefined;
    const table = await this.#parts.find(id);
    const seat = table?.seatOf(person);
    if (table === undefined || seat === undefined || !isAwaited(table, seat)) return;
    held.until = this.#parts.now() + this.#parts.every;
    await this.#parts.tell(person, table, seat);
  }

  #forget(): void {
    if (this.#held.size < MANY) return;
    const now = this.#parts.now();
    for (const [key, { until, waits }] of this.#held) if (waits === undefined && until <= now) this.#held.delete(key);
  }
}

/** Whether a match waits for a person who is not here. */
const isAwaited = (table: LiveTable, seat: Seat): boolean =>
  table.asked().includes(seat) && table.isPerson(seat) && !table.isHere(seat);
