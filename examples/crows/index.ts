import {
  agendaOf,
  BOTTOM,
  clone,
  type Described,
  type Game,
  type GameModule,
  type Result,
  type Seat,
  shape,
  tableShape,
} from "furrow/engine";
import { play, setup } from "./rules.ts";
import { type CrowsOptions, type Move, pickerOf, type State, type Task } from "./state.ts";
import { en } from "./text.ts";

const options: Described<CrowsOptions> = { fields: { turns: { kind: "number", min: 1, max: 10, default: 5 } } };

/** Points that win a game alone. */
const goalOf = ({ turns }: CrowsOptions): number => 5 * turns;

const score = ({ home }: State, seat: Seat) => ({
  total: home[seat]!,
  parts: [{ text: { id: "score.home" }, points: home[seat]! }],
});

function result(state: State): Result | undefined {
  if (state.agenda.length > 0) return undefined;
  const { home } = state;
  const rank = (points: number) => 1 + home.filter((other) => other > points).length;
  const places = state.seats === 1 ? [home[0]! >= goalOf(state.options) ? 1 : 2] : home.map(rank);
  return { places, scores: home.map((_, seat) => score(state, seat)) };
}

/** Where a position from outside is not one of the game. */
function flaw(state: State): string | undefined {
  const { seats, options } = state;
  const points = shape.whole(0, 100_000);
  const seat = shape.whole(0, seats - 1);
  const below = { turn: ["turn", BOTTOM], find: ["turn", BOTTOM] };
  const position = shape.record<State>({
    ...tableShape(state),
    home: shape.list(points, seats),
    basket: points,
    agenda: agendaOf<Task>({ turn: { seat }, find: { of: seat } }, { seats, below }),
  });
  return (
    position(state)?.slice(1) ??
    shape.firstFlaw(
      [state.agenda.length <= seats * options.turns, "agenda"],
      [state.agenda.length > 0 || state.basket === 0, "basket"],
    )
  );
}

export const game: Game<State, Move, CrowsOptions> = {
  id: "crows",
  seats: { min: 1, max: 4 },
  rulesVersion: 1,
  options,
  setup,
  ...play,
  result,
  score,
  // Nothing is hidden: everybody sees the whole state and every move.
  view: (state) => clone(state),
  seen: (_state, _seat, move) => move,
  imagine: (view) => clone(view),
  flaw,
  describe(view, _seat, move) {
    if (move.type === "find") return { text: { id: "find", thing: move.thing } };
    return { text: move.type === "pick" ? { id: "pick" } : { id: "bring-home", n: view.basket }, at: [move.type] };
  },
  question: (view, seat) => (pickerOf(view) === seat ? { id: "ask.turn", n: view.basket } : { id: "ask.nothing" }),
};

/** Points at home and in the basket of a seat whose turn it is. */
const prospects = (view: State, seat: Seat): number => view.home[seat]! + (pickerOf(view) === seat ? view.basket : 0);

export const module: GameModule<State, Move, CrowsOptions> = {
  game,
  evaluation: {
    value(view, seat) {
      const others = view.home.flatMap((_, other) => (other === seat ? [] : [prospects(view, other)]));
      return prospects(view, seat) - Math.max(0, ...others);
    },
  },
  words: { en },
  sketch: ({ home, basket }) => `home ${home.join(" ")}, basket ${basket}`,
  rules: {
    chapters: ["turn", "end"],
    chapterOf: { turn: "turn" },
    values: (chosen) => ({ turns: chosen.turns, goal: goalOf(chosen) }),
  },
};
