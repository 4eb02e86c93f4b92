import type { Levels } from "../../table/module.ts";
import { learning } from "./learned/index.ts";
import type { State } from "./state.ts";

/** Its own turn by learned values, the more warmly the weaker; the strongest looks at the turns of all. */
const BY_LEARNING: Levels = {
  novice: { by: "turn", temperature: 1 },
  casual: { by: "turn", temperature: 0.3 },
  club: { by: "turn", temperature: 0.13 },
  strong: { by: "turn", temperature: 0 },
  expert: { by: "turns", simulations: 800 },
};

/** Without learned values greedy is the strongest: playing on from here by judgement alone misleads. */
const BY_JUDGEMENT: Levels = {
  novice: { by: "turn", temperature: 0.7 },
  casual: { by: "turn", temperature: 0.35 },
  club: { by: "turn", temperature: 0 },
  strong: { by: "greedy" },
  expert: { by: "greedy" },
};

export const levels = (view: State): Levels => (learning(view) === undefined ? BY_JUDGEMENT : BY_LEARNING);
