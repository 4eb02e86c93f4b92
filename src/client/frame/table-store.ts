import { createStore, type StoreApi } from "zustand/vanilla";
import type { Place } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Message } from "../../table/messages.ts";
import { change, useSettings } from "../settings/settings.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Hint, LogLine, Offered, Past, Preview, Problem, Scene } from "../worker/scene.ts";
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
  /** In a guided game: which of its texts is read, and a choice it does not go on with. */
  readonly page: number;
  readonly strayed: Offered | undefined;
  readonly hints: readonly Hint[] | "asked" | undefined;
  /** Offers, by their index, that are marked for whoever wants to choose among a few. */
  readonly suggested: readonly number[];
  /** The line of the log that is pointed at. */
  readonly read: LogLine | undefined;
  /** Something that happened before and is shown once more: the line that was just played, and what came of it. */
  readonly past: (Past & { readonly line: LogLine | undefined }) | undefined;
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
  /** Makes the choice that the guided game does not go on with. */
  goOwnWay(): void;
  turnPage(page: number): void;
  confirm(): void;
  think(): void;
  askHints(): void;
  dropHints(): void;
  /** Marks a few moves to choose from in a scene, or none. */
  suggest(scene: Scene | undefined): void;
  readLine(line: LogLine | undefined): void;
  undo(): void;
  redo(): void;
  /** Shows the lines of the log from one number to another (left out) step by step. */
  again(from: number, to: number): void;
  /** Back to now. */
  now(): void;
}

export type TableStore = StoreApi<TableState>;

/** How long a step is shown again, and all of them together, in milliseconds. */
const STEP = 900;
const ALL = 9000;

const undecided = {
  clicked: [],
  menu: undefined,
  pointed: undefined,
  held: undefined,
  strayed: undefined,
} as const;

export function createTable(): TableStore {
  return createStore<TableState>((set, get) => {
    async function play(offer: Offered, hold: boolean): Promise<void> {
      const { scene } = get();
      if (scene === undefined) return;
      const answer = await host().play(offer.index, scene.revision, hold);
      const now = get().scene;
      if (now === undefined) return;
      if (now.revision !== scene.revision) {
        const again = isProblem(answer) || answer === undefined ? undefined : offeredStill(scene, now, offer);
        if (again !== undefined) void play(again, hold);
        return;
      }
      if (isProblem(answer)) set({ ...undecided, problem: answer.problem });
      else if (answer !== undefined)
        set({ menu: undefined, pointed: undefined, held: { offer, preview: reuse(scene, answer) } });
    }

    /** Asks what a choice would bring, and shows it while it is still that one. */
    function preview(offer: Offered, as: "pointed" | "held"): void {
      const { scene } = get();
      void host()
        .preview(offer.index)
        .then((found) => {
          const isMeant = get().scene === scene && get()[as]?.offer === offer;
          if (isMeant) set({ [as]: { offer, preview: reuse(scene, found) } });
        });
    }

    let shows = 0;
    async function again(from: number, to: number): Promise<void> {
      shows++;
      const show = shows;
      const { scene, log } = get();
      const pace = Math.min(STEP, ALL / (to - from));
      for (let line = from; line <= to; line++) {
        const past = line === log.length ? undefined : await host().past(line);
        if (show !== shows || get().scene !== scene) return;
        set({ past: past && { ...reuse(get().past ?? scene, past), line: line === from ? undefined : log[line - 1] } });
        await new Promise((done) => setTimeout(done, pace));
      }
      if (show === shows) set({ past: undefined });
    }

    return {
      scene: undefined,
      log: [],
      ...undecided,
      page: 0,
      hints: undefined,
      suggested: NONE,
      read: undefined,
      past: undefined,
      problem: undefined,
      failed: undefined,

      show(next) {
        const scene = reuse(get().scene, next);
        const log = [...get().log.slice(0, scene.log.from), ...scene.log.lines];
        const kept = isOnlyOthers(get(), scene) ? stillMeant(get(), scene) : {};
        set({
          scene,
          log,
          ...undecided,
          ...kept,
          ...(scene.lesson?.step === get().scene?.lesson?.step ? {} : { page: 0 }),
          hints: undefined,
          suggested: NONE,
          read: undefined,
          past: undefined,
          problem: scene.failure,
        });
        if (kept.held !== undefined) preview(kept.held.offer, "held");
        if (kept.pointed !== undefined) preview(kept.pointed.offer, "pointed");
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
        preview(offer, "pointed");
      },
      choose(offer) {
        const { lesson, answersItself } = get().scene ?? {};
        const isExpected = lesson?.expected === undefined || lesson.expected === offer.index;
        // What is about to be answered by itself needs no confirmation.
        if (isExpected) void play(offer, useSettings.getState().confirm && answersItself !== true);
        else set({ ...undecided, strayed: offer });
      },
      goOwnWay() {
        const { strayed } = get();
        set({ strayed: undefined });
        if (strayed !== undefined) void play(strayed, false);
      },
      turnPage: (page) => set({ page }),
      confirm() {
        const { held } = get();
        if (held !== undefined) void play(held.offer, false);
      },
      think: () => set({ ...undecided }),
      async askHints() {
        const { scene } = get();
        set({ hints: "asked" });
        const hints = await host().hints();
        if (get().scene?.revision === scene?.revision && get().hints === "asked")
          set({ hints: hints.length === 0 ? undefined : hints });
      },
      dropHints: () => set({ hints: undefined }),
      async suggest(scene) {
        set({ suggested: NONE });
        if (scene?.waiting.for !== "viewer" || !hasManyOffers(scene)) return;
        const hints = await host().hints();
        if (get().scene?.revision === scene.revision) set({ suggested: hints.map(({ offer }) => offer) });
      },
      readLine: (read) => set({ read }),
      again: (from, to) => void again(from, to),
      now() {
        shows++;
        set({ past: undefined });
      },
      undo: () => void host().undo(),
      redo: () => void host().redo(),
    };
  });
}

/** Suggestions are of use only among more moves than they name. */
const SUGGESTIONS = 3;
const NONE: readonly number[] = [];
const hasManyOffers = ({ offers }: Scene): boolean => offers.filter(({ isAside }) => !isAside).length > SUGGESTIONS;

/** Whether all that happened is that others moved, while the viewer is asked the same. */
function isOnlyOthers({ scene, log }: TableState, next: Scene): boolean {
  if (scene === undefined || scene.viewer !== next.viewer || next.log.from !== log.length) return false;
  if (scene.waiting.for !== "viewer" || next.waiting.for !== "viewer") return false;
  return same(scene.question, next.question) && next.log.lines.every(({ seat }) => seat !== next.viewer);
}

/** What is left of a choice when others have moved meanwhile: all of it that is offered still. */
function stillMeant(
  { scene, clicked, held, pointed, menu }: TableState,
  next: Scene,
): Partial<Pick<TableState, "clicked" | "held" | "pointed" | "menu">> {
  const again = (offer: Offered) => scene && offeredStill(scene, next, offer);
  const considered = (choice: Considered | undefined): Considered | undefined => {
    const offer = choice && again(choice.offer);
    return offer && { offer, preview: choice.preview };
  };
  const isOpen = next.offers.some(({ at, isAside }) => !isAside && clicked.every((place, i) => at[i] === place));
  const inMenu = menu?.offers.flatMap((offer) => again(offer) ?? []) ?? [];
  return {
    ...(isOpen ? { clicked } : {}),
    held: considered(held),
    pointed: considered(pointed),
    menu: menu && inMenu.length > 0 ? { ...menu, offers: inMenu } : undefined,
  };
}

/** The same move in a later scene for the same viewer, if it is offered there. */
const offeredStill = (scene: Scene, next: Scene, offer: Offered): Offered | undefined =>
  scene.viewer !== next.viewer ? undefined : next.offers.find((other) => isSameOffer(other, offer));

const isSameOffer = (one: Offered, other: Offered): boolean =>
  one.isAside === other.isAside && same(one.at, other.at) && same(one.text, other.text);

/** Remembers that something was explained. */
export function explained(what: string): void {
  change({ explained: [...useSettings.getState().explained, what] });
}
