import { createStore, type StoreApi } from "zustand/vanilla";
import type { Place } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import { change, useSettings } from "../settings/settings.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Hint, LogLine, Offered, Preview, Problem, Scene } from "../worker/scene.ts";
import { click } from "./narrow.ts";
import { reuse } from "./reuse.ts";

/** A choice and what it would bring. */
interface Considered {
  readonly offer: Offered;
  readonly preview: Preview | undefined;
}

/** The table as it is on the screen: the scene, and how far a choice has got. */
export interface TableState {
  readonly scene: Scene | undefined;
  readonly log: readonly LogLine[];
  readonly clicked: readonly Place[];
  /** Several moves in one place, to choose from beside it. */
  readonly menu: { readonly offers: readonly Offered[]; readonly element: Element } | undefined;
  readonly pointed: Considered | undefined;
  /** A choice that ends the turn and waits to be confirmed. */
  readonly held: Considered | undefined;
  readonly hints: readonly Hint[] | undefined;
  /** The line of the log that is pointed at. */
  readonly read: LogLine | undefined;
  readonly problem: Message | undefined;
  readonly failed: Problem | undefined;

  show(scene: Scene): void;
  fail(problem: Problem): void;
  press(place: Place, element: Element): void;
  /** Takes back the last click that has not yet become a move. */
  unpress(): void;
  closeMenu(): void;
  point(offer: Offered | undefined): void;
  choose(offer: Offered): void;
  confirm(): void;
  think(): void;
  askHints(): void;
  dropHints(): void;
  readLine(line: LogLine | undefined): void;
  undo(): void;
  redo(): void;
}

export type TableStore = StoreApi<TableState>;

const undecided = { clicked: [], menu: undefined, pointed: undefined, held: undefined } as const;

export function createTable(): TableStore {
  return createStore<TableState>((set, get) => {
    async function play(offer: Offered, hold: boolean): Promise<void> {
      const { scene } = get();
      if (scene === undefined) return;
      const answer = await host().play(offer.index, scene.revision, hold);
      if (get().scene?.revision !== scene.revision) return;
      if (isProblem(answer)) set({ ...undecided, problem: answer.problem });
      else if (answer !== undefined)
        set({ menu: undefined, pointed: undefined, held: { offer, preview: reuse(scene, answer) } });
    }

    return {
      scene: undefined,
      log: [],
      ...undecided,
      hints: undefined,
      read: undefined,
      problem: undefined,
      failed: undefined,

      show(next) {
        const scene = reuse(get().scene, next);
        const log = [...get().log.slice(0, scene.log.from), ...scene.log.lines];
        set({ scene, log, ...undecided, hints: undefined, read: undefined, problem: undefined });
      },
      fail: (failed) => set({ failed }),
      press(place, element) {
        const { scene, clicked } = get();
        if (scene === undefined) return;
        const meant = click(scene.offers, clicked, place);
        if (meant.kind === "on") set({ clicked: meant.clicked, held: undefined, pointed: undefined, menu: undefined });
        else if (meant.kind === "menu") set({ menu: { offers: meant.offers, element }, held: undefined });
        else if (meant.kind === "move") get().choose(meant.offer);
      },
      unpress: () => set({ clicked: get().clicked.slice(0, -1), held: undefined, menu: undefined }),
      closeMenu: () => set({ menu: undefined, pointed: undefined }),
      point(offer) {
        const { scene, pointed } = get();
        if (pointed?.offer === offer) return;
        if (offer === undefined || scene === undefined) return set({ pointed: undefined });
        set({ pointed: { offer, preview: undefined } });
        void host()
          .preview(offer.index)
          .then((preview) => {
            const isMeant = get().scene === scene && get().pointed?.offer === offer;
            if (isMeant) set({ pointed: { offer, preview: reuse(scene, preview) } });
          });
      },
      choose: (offer) => void play(offer, useSettings.getState().confirm),
      confirm() {
        const { held } = get();
        if (held !== undefined) void play(held.offer, false);
      },
      think: () => set({ ...undecided }),
      async askHints() {
        const { scene } = get();
        const hints = await host().hints();
        if (get().scene?.revision === scene?.revision) set({ hints });
      },
      dropHints: () => set({ hints: undefined }),
      readLine: (read) => set({ read }),
      undo: () => void host().undo(),
      redo: () => void host().redo(),
    };
  });
}

/** Remembers that something was explained. */
export function explained(what: string): void {
  change({ explained: [...useSettings.getState().explained, what] });
}
