import { agendaOf, BOTTOM, tableShape } from "../../table/agenda-shape.ts";
import { firstFlaw, flag, list, record, someOf, whole } from "../../table/shape.ts";
import { CUBES, KINDS_ON } from "./cubes.ts";
import { boxOf, CELLS, cubesOn, MIDDLE } from "./grid.ts";
import { MOST_PUT_BACK } from "./rules/turn.ts";
import { gridSize, isSolo, type State, type Task } from "./state.ts";
import { has, NONE, VEGETABLES } from "./vegetables.ts";

/** Where a position is not one of Master Farmer. */
export const flaw = (state: State): string | undefined => shapeOf(state)(state)?.slice(1) ?? looseEnd(state);

function shapeOf(state: State) {
  const { options, seats } = state;
  const kind = whole(NONE, VEGETABLES.length - 1);
  const cube = whole(NONE, CUBES.length - 1);
  const cubes = someOf(CUBES.map((_, i) => i));
  const seat = whole(0, seats - 1);
  return record<State>({
    ...tableShape(state),
    grid: list(kind, CELLS),
    bag: cubes,
    aside: cubes,
    drawn: cube,
    face: kind,
    collects: list(kind, seats),
    turns: whole(0, seats === 1 ? options.soloTurns : 0),
    putBack: whole(0, options.unplaceableCube === "back-into-bag" ? MOST_PUT_BACK : 0),
    agenda: agendaOf<Task>(
      {
        lot: {},
        name: { seat },
        turn: { seat },
        draw: {},
        show: {},
        place: { seat, turned: flag },
        pass: { seat },
      },
      {
        seats,
        below: {
          lot: [BOTTOM],
          turn: [BOTTOM],
          pass: [BOTTOM],
          name: ["turn", "name", "pass"],
          place: ["pass"],
          show: ["place"],
          draw: ["show", "place"],
        },
      },
    ),
  });
}

/** Every cube is in the bag, aside, in hand or on the table; the grid keeps its size; what is asked for next is there. */
function looseEnd(state: State): string | undefined {
  const { grid, bag, aside, drawn, face, collects, agenda } = state;
  const next = agenda.at(-1)?.kind;
  const apart = [...bag, ...aside, ...(drawn === NONE ? [] : [drawn])];
  const { top, bottom, left, right } = boxOf(grid);
  const named = collects.filter((kind) => kind !== NONE);
  const asks = agenda.filter((task) => task.kind === "name").map((task) => task.seat);
  const isInHand = drawn !== NONE;
  return firstFlaw(
    [new Set(apart).size === apart.length, "bag"],
    [apart.length + cubesOn(grid) === CUBES.length, "grid"],
    [bag.every((cube, i) => i === 0 || bag[i - 1]! < cube), "bag"],
    [bottom < top || grid[MIDDLE] !== NONE, "grid"],
    [Math.max(bottom - top, right - left) < gridSize(state), "grid"],
    [new Set(named).size === named.length && (!isSolo(state) || named.length === 0), "collects"],
    [face === NONE || (isSolo(state) && isInHand && has(KINDS_ON[drawn]!, face)), "face"],
    [asks.every((seat) => collects[seat] === NONE) && new Set(asks).size === asks.length, "agenda"],
    [isSolo(state) ? asks.length === 0 && next !== "lot" : !agenda.some(({ kind }) => kind === "show"), "agenda"],
    [next !== "draw" || (agenda.at(-2)?.kind === "show") === isSolo(state), "agenda"],
    [next !== "draw" || (!isInHand && bag.length > 0), "drawn"],
    [next !== "show" || (isInHand && face === NONE), "drawn"],
    [next !== "place" || (isInHand && (face !== NONE) === isSolo(state)), "drawn"],
    [isInHand ? next === "show" || next === "place" || isOver(state) : next !== "show" && next !== "place", "drawn"],
  );
}

/** Alone, a cube that fits nowhere stays in hand when the game is lost. */
const isOver = ({ agenda }: State): boolean => agenda.length === 0;
