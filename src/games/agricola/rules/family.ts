import { raise } from "../cards/index.ts";
import { hasRoomToGrow } from "../farm.ts";
import { farmOf, MAX_PEOPLE, type RulesFor } from "../state.ts";

export const familyRules: RulesFor<"grow"> = {
  /** A newborn joins the person who acts; it counts at once, but works from the next round on. (Appendix, "Newborn") */
  grow: {
    can: (state, { seat, withRoom }) =>
      farmOf(state, seat).people < MAX_PEOPLE && (!withRoom || hasRoomToGrow(state, seat)),
    run(state, { seat }) {
      const farm = farmOf(state, seat);
      farm.people++;
      farm.newborns++;
      raise(state, "grew", { seat }, seat);
    },
  },
};
