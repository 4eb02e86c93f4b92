import { same } from "../../table/json.ts";
import { type Lesson, standingIn } from "../../table/lesson.ts";
import type { Match } from "../../table/match.ts";
import type { Player } from "../../table/match-file.ts";
import { hearTabs, tellTabs } from "../platform/tabs.ts";
import { type Kept, keep, keptMatch, type Origin, type Summary } from "../storage/matches.ts";

interface DeskProps {
  readonly id: string;
  /** The version that was read. */
  readonly version: number;
  readonly origin: Origin;
  readonly lesson: Lesson | undefined;
  /** Another tab has written the match; ours gives way to it. */
  follow(kept: Kept): void;
  /** Another tab has removed it. */
  gone(): void;
}

/** Where a match that is being played is written: one write after the other, never over somebody else's. */
export class Desk {
  readonly #props: DeskProps;
  readonly #deaf: () => void;
  #version: number;
  #work: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(props: DeskProps) {
    this.#props = props;
    this.#version = props.version;
    this.#deaf = hearTabs(({ id, version }) => {
      if (id !== props.id) return;
      if (version === undefined) props.gone();
      else this.look();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#deaf();
  }

  write(match: Match, players: readonly Player[]): void {
    const { id, lesson } = this.#props;
    const { seating: _, ...before } = this.#props.origin;
    const origin = same(players, match.players) ? before : { ...before, seating: players };
    const entry = entryOf(id, match, origin, lesson);
    this.#then(async () => {
      const version = await keep(...entry, this.#version);
      if (version === undefined) return this.#isClosed ? undefined : this.#read();
      this.#version = version;
      tellTabs({ id: this.#props.id, version });
    });
  }

  /** Looks whether another tab has written the match. */
  look(): void {
    this.#then(async () => this.#isClosed || this.#read());
  }

  async #read(): Promise<void> {
    const kept = await keptMatch(this.#props.id);
    if (kept === undefined) return this.#props.gone();
    const version = kept.version ?? 0;
    if (version === this.#version) return;
    this.#version = version;
    this.#props.follow(kept);
  }

  /** What fails is told; what follows is done all the same. */
  #then(act: () => Promise<unknown>): void {
    this.#work = this.#work.then(act).catch((error: unknown) => console.error(error));
  }
}

export function entryOf(id: string, match: Match, origin: Origin, lesson?: Lesson): [Kept, Summary] {
  const summary: Summary = {
    id,
    game: match.game.id,
    players: origin.seating ?? match.players,
    moves: match.length,
    isOver: match.isOver,
    changed: Date.now(),
    ...ending(match),
    ...(lesson !== undefined && { lesson: isLearned(lesson, match) ? "done" : "under-way" }),
    ...(origin.campaign !== undefined && { campaign: origin.campaign }),
  };
  const kept = {
    id,
    file: match.wholeFile(),
    orders: match.orders,
    ...origin,
    ...(lesson && { isLesson: true }),
  };
  return [kept, summary];
}

const isLearned = (lesson: Lesson, match: Match): boolean => {
  const { step, isByScript } = standingIn(lesson, match);
  return !isByScript || step >= lesson.steps.length;
};

/** How a finished match ended, for the records. */
function ending(match: Match): Pick<Summary, "points" | "places"> {
  const result = match.isOver ? match.result() : undefined;
  return result === undefined ? {} : { points: result.scores.map(({ total }) => total), places: result.places };
}
