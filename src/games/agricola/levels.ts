import type { Levels } from "../../table/module.ts";
import { learning } from "./learned/index.ts";
import type { State } from "./state.ts";

/** Its own turn by learned values, the more warmly the weaker; the strongest looks at the turns of all. */
const byLearning = (novice: number, casual: number, club: number, simulations: number): Levels => ({
  novice: { algorithm: "best-turn", temperature: novice },
  casual: { algorithm: "best-turn", temperature: casual },
  club: { algorithm: "best-turn", temperature: club },
  strong: { algorithm: "best-turn", temperature: 0 },
  expert: { algorithm: "turn-mcts", simulations },
});
const TWO_WITHOUT_HANDS = byLearning(0.5, 0.34, 0.21, 4000);
const TWO_WITH_HANDS = byLearning(0.6, 0.4, 0.24, 2000);
const LEARNED = byLearning(0.55, 0.27, 0.13, 2000);

/** Without learned values greedy is the strongest: playing on from here by judgement alone misleads. */
const BY_JUDGEMENT: Levels = {
  novice: { algorithm: "best-turn", temperature: 0.7 },
  casual: { algorithm: "best-turn", temperature: 0.35 },
  club: { algorithm: "best-turn", temperature: 0 },
  strong: { algorithm: "greedy" },
  expert: { algorithm: "greedy" },
};

export function levels(view: State): Levels {
  if (learning(view) === undefined) return BY_JUDGEMENT;
  if (view.seats !== 2) return LEARNED;
  return view.hands === null ? TWO_WITHOUT_HANDS : TWO_WITH_HANDS;
}
