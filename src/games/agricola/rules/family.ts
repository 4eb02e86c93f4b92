import type { Seat } from "../../../table/game.ts";
import { isChanged, pricesOf } from "../cards/costs.ts";
import { hasRoomToGrow } from "../cards/family-needs.ts";
import { raise } from "../cards/hearing.ts";
import { isPayable } from "../cards/payable.ts";
import type { Some } from "../goods.ts";
import type { RulesFor } from "../moves.ts";
import { type Farm, farmOf, MAX_PEOPLE, type State } from "../state.ts";
import { payThen } from "./paying.ts";
import { watch } from "./watching.ts";

export const familyRules: RulesFor<"grow" | "born" | "growUp"> = {
  /** A newborn joins the person who acts; it counts at once, but works from the next round on. (Appendix, "Newborn") */
  grow: {
    can: (state, { seat, withRoom }) =>
      hasPiece(farmOf(state, seat)) &&
      (!withRoom || hasRoomToGrow(state, seat)) &&
      (!isChanged(state, seat, "growth") || isPayable(state, seat, growthPrices(state, seat, withRoom))),
    run: (state, { seat, withRoom }) =>
      payThen(state, seat, growthPrices(state, seat, withRoom), { kind: "born", seat, withRoom }),
  },

  born: {
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

/** Whether a person is left in the supply; those who are frozen are not. */
const hasPiece = ({ people, frozen }: Farm): boolean => people + frozen < MAX_PEOPLE;

const FREE: readonly Some[] = [{}];

/** Growing costs nothing, unless a card says so. */
export const growthPrices = (state: State, seat: Seat, withRoom: boolean): readonly Some[] =>
  pricesOf(state, seat, "growth", { withRoom }, FREE);
