import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import type { PlaceTask } from "../agenda.ts";
import type { Can } from "../cards/hearing.ts";
import { canSpare } from "../cards/terms.ts";
import { GOODS, type Good, has, remove } from "../goods.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { bySpace, made } from "../moves.ts";
import type { GiveTask } from "../side-agenda.ts";
import { SPACE_IDS } from "../space-ids.ts";
import { atHome, type Farm, farmOf, MAX_PEOPLE, ownAtHome, type State } from "../state.ts";
import { receive } from "./goods.ts";
import { usableSpaces } from "./work.ts";

const DIRECTS = bySpace("direct");
const GIVE_UPS = Object.fromEntries(GOODS.map((what) => [what, { type: "giveUp", what }])) as {
  readonly [G in Good]: AnswerTo<"giveUp">;
};

/** People leave, come back and change families; another seat says where somebody goes. */
export const peopleRules = (
  might: Can,
): RulesFor<"leave" | "thaw" | "giveUp" | "adopt" | "give" | "takePerson" | "direct"> => ({
  leave: {
    can: (state, { seat }) => canSpare(farmOf(state, seat)),
    run: (state, { seat, to }) => letGo(farmOf(state, seat), to),
  },

  thaw: {
    run(state, { seat }) {
      const farm = farmOf(state, seat);
      farm.frozen--;
      farm.people++;
    },
  },

  giveUp: {
    can: (state, { seat }) => givenUp(farmOf(state, seat)).length > 0,
    moves: (state, { seat }) => givenUp(farmOf(state, seat)),
    apply(state, { seat }, { what }) {
      const farm = farmOf(state, seat);
      if (what === "person") letGo(farm, "supply");
      else farm.goods[what]--;
    },
  },

  /** Whose person it is; then the goods, then which person. */
  adopt: {
    can: (state, { seat, goods }) => goodsOf(farmOf(state, seat)) >= goods && givers(state, seat).length > 0,
    moves: (state, { seat }): AnswerTo<"adopt">[] => [
      ...givers(state, seat).map((from) => made({ type: "adopt", from })),
      STOP,
    ],
    apply(state, { seat, goods, by }, move) {
      if (move.type === "stop") return;
      next(state, { kind: "give", seat, to: move.from, count: goods, given: {}, ...(by === undefined ? {} : { by }) });
    },
  },

  /** Any goods, one at a time in the order of `GOODS`; they change hands together, and then the person. */
  give: {
    can: (state, task) => giveable(state, task).length > 0,
    moves: (state, task) => giveable(state, task).map((good) => made({ type: "give", good })),
    apply(state, { seat, to, count, given, by }, { good }) {
      const goods = { ...given, [good]: (given[good] ?? 0) + 1 };
      const name = by === undefined ? {} : { by };
      if (count > 1) return next(state, { kind: "give", seat, to, count: count - 1, given: goods, ...name });
      remove(farmOf(state, seat).goods, goods);
      next(state, { kind: "takePerson", seat, from: to, ...name });
      receive(state, to, goods, {});
    },
  },

  /** Who stands on a space stays there and comes home to the new family; who is at home may still be placed. */
  takePerson: {
    moves(state, { from }) {
      const moves: AnswerTo<"takePerson">[] = [];
      if (atHome(farmOf(state, from)) > 0) moves.push(made({ type: "takePerson" }));
      for (const [index, space] of SPACE_IDS.entries())
        if ((state.occupants[index]! & (1 << from)) !== 0) moves.push(made({ type: "takePerson", space }));
      return moves;
    },
    apply(state, { seat, from }, { space }) {
      const [family, other] = [farmOf(state, seat), farmOf(state, from)];
      family.people++;
      other.people--;
      if (space === undefined) return;
      family.placed++;
      other.placed--;
      const index = SPACE_IDS.indexOf(space);
      state.occupants[index] = (state.occupants[index]! & ~(1 << from)) | (1 << seat);
    },
  },

  /** Only spaces that can be used, as far as all know; the placement itself follows. */
  direct: {
    can: (state, { whom }) => ownAtHome(state, whom) > 0 && usableSpaces(state, whom, might).length > 0,
    moves: (state, { whom }) => usableSpaces(state, whom, might).map(({ index }) => DIRECTS[index]!),
    apply(state, { whom }, { space }) {
      const at = state.agenda.findLastIndex((task) => task.kind === "place" && task.seat === whom);
      // By the rules of version 1 a direction was asked for and lost where the turn had been skipped just before.
      if (at < 0) return;
      state.agenda[at] = { ...(state.agenda[at] as PlaceTask), at: [space], orAnywhere: true };
    },
  },
});

/** An adult goes, a newborn only if it is the other one left. */
function letGo(farm: Farm, to: "supply" | "card" | "round"): void {
  if (to === "card") farm.idle++;
  else {
    farm.people--;
    if (to === "round") farm.frozen++;
    if (farm.newborns > 0 && farm.people - farm.idle === farm.newborns) farm.newborns--;
  }
  if (farm.placed > 0) farm.placed--;
}

function givenUp(farm: Farm): AnswerTo<"giveUp">[] {
  const moves: AnswerTo<"giveUp">[] = GOODS.filter((good) => farm.goods[good] > 0).map((good) => GIVE_UPS[good]);
  if (canSpare(farm)) moves.push(made({ type: "giveUp", what: "person" }));
  return moves;
}

const goodsOf = ({ goods }: Farm): number => GOODS.reduce((sum, good) => sum + goods[good], 0);

/** What may be given next: so that as many as are due can be given from it on. */
function giveable(state: State, { seat, count, given }: GiveTask): readonly Good[] {
  const { goods } = farmOf(state, seat);
  if (!has(goods, given)) return [];
  const left = (good: Good) => goods[good] - (given[good] ?? 0);
  const first = GOODS.findLastIndex((good) => (given[good] ?? 0) > 0);
  const isEnough = (from: number) => GOODS.slice(from).reduce((sum, good) => sum + left(good), 0) >= count;
  return GOODS.filter((good, i) => i >= first && left(good) > 0 && isEnough(i));
}

/** Seats that have a grown person to give, and one more who stays. */
function givers(state: State, seat: Seat): Seat[] {
  const { people, frozen } = farmOf(state, seat);
  if (people + frozen >= MAX_PEOPLE) return [];
  return Array.from({ length: state.seats }, (_, other) => other).filter((other) => {
    const { people, newborns, idle } = farmOf(state, other);
    return other !== seat && people - newborns - idle > 1;
  });
}
