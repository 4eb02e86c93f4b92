import { next } from "../../../table/agenda.ts";
import { KINDS_ON } from "../cubes.ts";
import { CELLS, type Cell } from "../grid.ts";
import { kindsThatFit, openings } from "../places.ts";
import { type AnswerTo, isSolo, type RulesFor, type State } from "../state.ts";
import { has, type Kinds, kindOf, NONE, only, VEGETABLES } from "../vegetables.ts";

export const placingRules: RulesFor<"place"> = {
  /**
   * Place the drawn cube with any of its faces up; alone, with the face that shows, unless it is turned. A cube that can
   * be placed must be. (Play the Game; One player version)
   */
  place: {
    can: (state, { turned }) => (kindsThatFit(state) & (choosable(state) | turnable(state, turned))) !== 0,
    moves(state, { turned }) {
      const turns = turnable(state, turned);
      const list: AnswerTo<"place">[] = [];
      listPlacements(state, choosable(state), list);
      if (turns !== 0) listTurns(turns & kindsThatFit(state), list);
      return list;
    },
    apply(state, { seat }, move) {
      const kind = kindOf(move.vegetable);
      if (move.type === "turn") {
        state.face = kind;
        state.turns--;
        next(state, { kind: "place", seat, turned: true });
        return;
      }
      state.grid[move.cell] = kind;
      state.drawn = NONE;
      state.face = NONE;
      state.putBack = 0;
      if (!isSolo(state) && state.collects[seat] === NONE) next(state, { kind: "name", seat });
    },
  },
};

/** The vegetables that may face up as the cube is held. */
const choosable = ({ drawn, face }: State): Kinds => (face === NONE ? KINDS_ON[drawn]! : only(face));

/** Solo: the vegetables that the cube may be turned to. A turn goes to any face, so that one is enough for a cube. */
function turnable(state: State, turned: boolean): Kinds {
  const { turns, face, drawn, options } = state;
  if (face === NONE || turned || turns === 0) return 0;
  // Only a cube that fits nowhere as it is, unless turning at will was agreed.
  if (options.soloTurnWhen === "only-if-stuck" && has(kindsThatFit(state), face)) return 0;
  return KINDS_ON[drawn]! & ~only(face);
}

function listPlacements(state: State, kinds: Kinds, list: AnswerTo<"place">[]): void {
  const open = openings(state);
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if ((open[cell]! & kinds) !== 0) cells.push(cell);
  for (let kind = 0; kind < PLACEMENTS.length; kind++) {
    if (!has(kinds, kind)) continue;
    const placements = PLACEMENTS[kind]!;
    for (let i = 0; i < cells.length; i++) if (has(open[cells[i]!]!, kind)) list.push(placements[cells[i]!]!);
  }
}

function listTurns(kinds: Kinds, list: AnswerTo<"place">[]): void {
  for (let kind = 0; kind < TURNS.length; kind++) if (has(kinds, kind)) list.push(TURNS[kind]!);
}

const PLACEMENTS = VEGETABLES.map((vegetable) =>
  Array.from({ length: CELLS }, (_, cell) => Object.freeze({ type: "place", vegetable, cell } as const)),
);

const TURNS = VEGETABLES.map((vegetable) => Object.freeze({ type: "turn", vegetable } as const));
