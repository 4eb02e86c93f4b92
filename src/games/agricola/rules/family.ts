import { raise } from "../cards/hearing.ts";
import { hasRoomToGrow } from "../farm.ts";
import { farmOf, MAX_PEOPLE, type RulesFor } from "../state.ts";
import { watch } from "./watching.ts";

export const familyRules: RulesFor<"grow" | "growUp"> = {
  /** A newborn joins the person who acts; it counts at once, but works from the next round on. (Appendix, "Newborn") */
  grow: {
    can: (state, { seat, withRoom }) =>
      farmOf(state, seat).people < MAX_PEOPLE && (!withRoom || hasRoomToGrow(state, seat)),
    run(state, { seat, withRoom }) {
      const farm = farmOf(state, seat);
      farm.people++;
      farm.newborns++;
      watch(state);
      raise(state, "grew", { seat, withRoom }, seat);
    },
  },

  /** A newborn acts in the round of its birth, and is one no longer. */
  growUp: {
    can: (state, { seat }) => farmOf(state, seat).newborns > 0,
    run: (state, { seat }) => void farmOf(state, seat).newborns--,
  },
};
