import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { TaskOf } from "../../../table/rules.ts";
import { canPay, componentOf, farmOf } from "../farm.ts";
import type { AnswerTo, RulesFor, Source, State, Task } from "../state.ts";
import { carryOut } from "./produce.ts";

/** Begins what a field or a skill offers: its one area, or a choice between two. */
export function begin(state: State, seat: Seat, source: Source): void {
  const { areas } = componentOf(state, seat, source);
  if (areas.length > 1) next(state, { kind: "chooseArea", seat, of: source });
  else if (areas[0] !== undefined && canPay(farmOf(state, seat), areas[0], source)) carryOut(state, seat, source, 0);
}

export const areaRules: RulesFor<"chooseArea"> = {
  /** Of two areas exactly one is used. */
  chooseArea: {
    can: (state, task) => payableAreas(state, task).length > 0,
    moves: (state, task) => payableAreas(state, task),
    apply: (state, { seat, of }, { area }) => carryOut(state, seat, of, area),
  },
};

const AREAS: readonly AnswerTo<"chooseArea">[] = [
  { type: "chooseArea", area: 0 },
  { type: "chooseArea", area: 1 },
];

function payableAreas(state: State, { seat, of }: TaskOf<Task, "chooseArea">): readonly AnswerTo<"chooseArea">[] {
  const farm = farmOf(state, seat);
  const { areas } = componentOf(state, seat, of);
  return AREAS.filter((_, i) => areas[i] !== undefined && canPay(farm, areas[i], of));
}
