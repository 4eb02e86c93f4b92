import { agenda, next } from "../../src/table/agenda.ts";
import { clone } from "../../src/table/clone.ts";
import type { Game, MoveOf, Seat, Table } from "../../src/table/game.ts";
import type { Evaluation, GameModule } from "../../src/table/module.ts";

/**
 * A game to try bots on. Each seat once takes three steps of 0, 1 or 2 and thereby collects their sum, or, at the
 * beginning, takes 4 points for sure or rolls: mostly 9 points, seldom none.
 */
type TinyTask =
  | { readonly kind: "begin"; readonly seat: Seat }
  | { readonly kind: "step"; readonly seat: Seat }
  | { readonly kind: "roll"; readonly of: Seat };

export type TinyMove =
  | { readonly type: "walk" }
  | { readonly type: "safe" }
  | { readonly type: "gamble" }
  | { readonly type: "step"; readonly by: number }
  | { readonly type: "rolled"; readonly points: number };

export interface TinyState extends Table<TinyTask> {
  points: number[];
  path: number[];
}

interface Answers {
  begin: "walk" | "safe" | "gamble";
  step: "step";
  roll: "rolled";
}

type AnswerTo<Kind extends keyof Answers> = MoveOf<TinyMove, Answers[Kind]>;

const begins: readonly AnswerTo<"begin">[] = [{ type: "walk" }, { type: "safe" }, { type: "gamble" }];
const steps: readonly AnswerTo<"step">[] = [0, 1, 2].map((by) => ({ type: "step", by }));
const rolls: readonly AnswerTo<"roll">[] = [0, 9].map((points) => ({ type: "rolled", points }));

const play = agenda<TinyState, TinyTask, TinyMove, Answers>({
  begin: {
    moves: () => begins,
    apply(state, { seat }, { type }) {
      if (type === "safe") state.points[seat]! += 4;
      if (type === "walk") next(state, { kind: "step", seat });
      if (type === "gamble") next(state, { kind: "roll", of: seat });
    },
  },
  step: {
    moves: () => steps,
    apply(state, task, { by }) {
      state.path.push(by);
      state.points[task.seat]! += by;
      if (state.path.length % 3 !== 0) next(state, task);
    },
  },
  roll: {
    moves: () => rolls,
    weight: (_state, _task, { points }) => (points === 9 ? 19 : 1),
    apply(state, { of }, { points }) {
      state.points[of]! += points;
    },
  },
});

const game: Game<TinyState, TinyMove> = {
  id: "tiny",
  seats: { min: 1, max: 3 },
  rulesVersion: 1,
  options: { fields: {} },
  setup(seats, options, version) {
    const order = Array.from({ length: seats }, (_, seat): TinyTask => ({ kind: "begin", seat }));
    return { options, version, seats, agenda: order.reverse(), shown: 0, points: order.map(() => 0), path: [] };
  },
  ...play,
  result(state) {
    if (state.agenda.length > 0) return undefined;
    const best = Math.max(...state.points);
    const scores = state.points.map((total) => ({ total, parts: [] }));
    return { places: state.points.map((points) => (points === best ? 1 : 2)), scores };
  },
  score: (state, seat) => ({ total: state.points[seat]!, parts: [] }),
  view: (state) => clone(state),
  seen: (_state, _seat, move) => move,
  imagine: (view) => clone(view),
  describe: (_view, _seat, { type }) => ({ text: { id: type } }),
  question: () => ({ id: "question" }),
};

/** The game with an evaluation to try. */
export const tiny = (evaluation: Evaluation<TinyState, TinyMove>): GameModule<TinyState, TinyMove> => ({
  game,
  evaluation,
  words: { en: {} },
  sketch: ({ points }) => points.join(" "),
  rules: { chapters: [], chapterOf: {} },
});
