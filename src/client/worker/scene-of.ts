import { taskOf } from "../../table/agenda.ts";
import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table, type Viewer } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import type { Offered, Preview, Scene, Waiting } from "./scene.ts";

/** A position as a viewer may know it, with what the viewer may do; whoever holds the match. */
export interface Position {
  readonly module: GameModule;
  readonly viewer: Viewer;
  readonly view: Table;
  readonly waiting: Waiting;
  readonly moves: readonly Move[];
  readonly asides: readonly Move[];
}

type Shown =
  | "game"
  | "viewer"
  | "view"
  | "sides"
  | "waiting"
  | "question"
  | "task"
  | "when"
  | "offers"
  | "scores"
  | "sketch";

/** All of a scene that follows from the game and the position alone. */
export function sceneOf({ module, viewer, view, waiting, moves, asides }: Position): Pick<Scene, Shown> {
  const { game } = module;
  const seat = viewer === "spectator" ? CHANCE : viewer;
  const isAsked = viewer !== "spectator" && waiting.for === "viewer";
  const offered = (move: Move, index: number): Offered => {
    const { text, at = [] } = game.describe(view, seat, move);
    return { index, text, at, isAside: index >= moves.length };
  };
  return {
    game: game.id,
    viewer,
    view,
    sides: game.sides?.(view.options, view.seats),
    waiting,
    question: isAsked ? game.question(view, seat) : undefined,
    task: isAsked ? taskOf(view, seat)?.kind : undefined,
    when: module.telling?.when?.(view),
    offers: [...moves, ...asides].map(offered),
    scores: scoresOf(module, view),
    sketch: module.sketch(view),
  };
}

/** How many moves without a choice follow at most on one that is looked at. */
const FOLLOWING = 40;

/** What a move would bring, on a copy of what its seat knows, with all that follows at once because everybody sees that there is no choice. */
export function previewOf(module: GameModule, known: Table, seat: Seat, move: Move, isAside: boolean): Preview {
  const { game } = module;
  const view = clone(known);
  game.play(view, seat, move);
  const follows: Message[] = [];
  while (!isAside && follows.length < FOLLOWING && game.actors(view).includes(seat)) {
    const [only, ...others] = game.moves(view, seat);
    if (only === undefined || others.length > 0 || game.isSecret?.(view, seat)) break;
    follows.push(game.describe(view, seat, only).text);
    game.play(view, seat, only);
  }
  return {
    view,
    scores: scoresOf(module, view),
    follows,
    endsTurn: !isAside && !game.actors(view).includes(seat),
  };
}

export const scoresOf = ({ game }: GameModule, view: Table): Scene["scores"] =>
  Array.from({ length: view.seats }, (_, seat) => game.score(view, seat));
