import { next } from "../../../table/agenda.ts";
import { CUBES, facesWith, KINDS_ON } from "../cubes.ts";
import { cubesOn } from "../grid.ts";
import { anyFits } from "../places.ts";
import { gridSize, isSolo, type RulesFor, type State } from "../state.ts";
import { has, kindOf, NONE, VEGETABLES } from "../vegetables.ts";

export const turnRules: RulesFor<"turn" | "draw" | "show" | "pass"> = {
  /** Draw a cube, place it, and it is the next player's turn. (Play the Game) */
  turn: {
    run(state, { seat }) {
      next(state, { kind: "pass", seat });
      next(state, { kind: "place", seat, turned: false });
      if (isSolo(state)) next(state, { kind: "show" });
      next(state, { kind: "draw" });
    },
  },

  /** One cube comes out of the bag, unseen until then, and everybody sees it. */
  draw: {
    moves: ({ bag }) => bag.map((cube) => DRAWS[cube]!),
    apply(state, _, { cube }) {
      state.bag.splice(state.bag.indexOf(cube), 1);
      state.drawn = cube;
    },
  },

  /** Solo: the face that shows when the cube comes out of the bag. (One player version) */
  show: {
    moves: ({ drawn }) => SHOWN.filter((_, kind) => has(KINDS_ON[drawn]!, kind)),
    weight: ({ drawn }, _, { vegetable }) => facesWith(drawn, kindOf(vegetable)),
    apply(state, _, { vegetable }) {
      state.face = kindOf(vegetable);
    },
  },

  /** What becomes of a cube that was not placed, and whether the game goes on. (End of the game) */
  pass: {
    run(state, { seat }) {
      if (isSolo(state)) {
        // A cube still in hand is lost, and so is the game.
        if (state.drawn === NONE && cubesOn(state.grid) < gridSize(state) ** 2) next(state, { kind: "turn", seat });
        return;
      }
      if (state.drawn !== NONE) {
        leaveUnplaced(state);
        if (state.options.unplaceableCube === "ends-game") return;
      }
      if (state.putBack < MOST_PUT_BACK && anyFits(state, state.bag))
        next(state, { kind: "turn", seat: (seat + 1) % state.seats });
    },
  },
};

const DRAWS = CUBES.map((_, cube) => Object.freeze({ type: "draw", cube } as const));

const SHOWN = VEGETABLES.map((vegetable) => Object.freeze({ type: "show", vegetable } as const));

// Our ruling: a game whose cubes only go back into the bag ends after so many in a row.
export const MOST_PUT_BACK = 50;

// Our ruling: a cube that fits nowhere is set aside for good; if agreed it goes back into the bag, or ends the game. The
// sheet is silent.
function leaveUnplaced(state: State): void {
  const { drawn, bag } = state;
  state.drawn = NONE;
  if (state.options.unplaceableCube !== "back-into-bag") {
    state.aside.push(drawn);
    return;
  }
  let at = 0;
  while (at < bag.length && bag[at]! < drawn) at++;
  bag.splice(at, 0, drawn);
  state.putBack++;
}
