import { next, taskOf } from "../../../table/agenda.ts";
import type { Task as AnyTask, MoveOf, Seat } from "../../../table/game.ts";
import { shared } from "../../../table/moves.ts";
import type { AsideRules } from "../../../table/rules.ts";
import { FIELDS, type Field } from "../data/farm.ts";
import { GOODS, type Good, TRANSPORTS } from "../data/grammar.ts";
import { type Skill, type SkillId, skills } from "../data/skills.ts";
import {
  at,
  CAPACITY,
  canPay,
  cardOn,
  covers,
  farmOf,
  isTileFree,
  payTile,
  shopTiles,
  tileFor,
  transportIndex,
} from "../farm.ts";
import type { CardId, Farm, Move, State, Task } from "../state.ts";
import { type Area, tables } from "../tables.ts";
import { begin } from "./area.ts";
import { settledTask } from "./goals.ts";
import { trade as carryOutTrade } from "./produce.ts";

type UseSkill = MoveOf<Move, "useSkill">;
type SwapCards = MoveOf<Move, "swapCards">;

const USES: readonly UseSkill[] = TRANSPORTS.map((tile) => ({ type: "useSkill", tile }));
const trade = shared<UseSkill>();
const swap = shared<SwapCards>();

/** What a seat may do at any time. */
export const skillRules: AsideRules<State, Move> = {
  /**
   * A Farmer Skill that gives goods or bags: pay its Transport tile, then do what it says. In a decision of its own a seat
   * goes through it step by step; besides, it is one move, so that nobody waits for it.
   */
  useSkill: {
    moves: (state, seat) => (isFree(state, seat) ? trades(state, seat) : []),
    apply(state, seat, { tile, trade }) {
      const kind = transportIndex(tile);
      const skill = state.skills[kind] as SkillId;
      payTile(state, seat, kind);
      if (state.options.goals) next(state, settledTask(seat));
      if (trade === undefined) begin(state, seat, skill);
      else carryOutTrade(state, seat, skill, trade);
    },
  },

  /** The skill that exchanges the cards of two fields; sunflowers stay where they are. */
  swapCards: {
    moves: (state, seat) => (isFree(state, seat) ? swaps(state, seat) : []),
    apply(state, seat, { fields: [one, other] }) {
      const { cards } = farmOf(state, seat);
      payTile(state, seat, tileFor(state, seat, "swap-cards"));
      const card = cards[at(one)] as CardId;
      cards[at(one)] = cards[at(other)] as CardId;
      cards[at(other)] = card;
      if (state.options.goals) next(state, settledTask(seat));
    },
  },
};

/** The skills a seat may use before a decision of its own; `activates` says whether it is about to activate a field. */
export const skillMoves = (state: State, seat: Seat, activates: boolean): readonly (UseSkill | SwapCards)[] => [
  ...uses(state, seat, activates),
  ...swaps(state, seat),
];

/** The moves of a decision, and the skills that may be used before it. */
export const withSkills = <M extends Move>(
  state: State,
  seat: Seat,
  moves: readonly M[],
): readonly (M | UseSkill | SwapCards)[] =>
  state.options.farmer ? [...skillMoves(state, seat, false), ...moves] : moves;

function uses(state: State, seat: Seat, activates: boolean): readonly UseSkill[] {
  const farm = farmOf(state, seat);
  const moves: UseSkill[] = [];
  for (const [kind, id] of state.skills.entries()) {
    const component = tables(state).skills[id];
    if (component === undefined || !isTileFree(farm, kind) || !isTime(state, skills[id], activates)) continue;
    if (component.areas.some((area) => canPay(farm, area, id))) moves.push(USES[kind]!);
  }
  return moves;
}

/** The same besides all decisions, each with all that is paid and gained; those with the same effect are one. */
function trades(state: State, seat: Seat): readonly UseSkill[] {
  const farm = farmOf(state, seat);
  return uses(state, seat, false).flatMap(({ tile }) => {
    const skill = state.skills[transportIndex(tile)] as SkillId;
    const areas = tables(state).skills[skill]?.areas ?? [];
    const found = new Map<string, UseSkill>();
    for (const [area, one] of areas.entries())
      if (canPay(farm, one, skill))
        for (const pay of waysToPay(farm, one))
          for (const { goods: gain } of one.productions[0] as Area["productions"][number]) {
            // Our ruling: with a full shop this trade waits for a decision of one's own, where what is too much goes back.
            if (shopTiles(farm) - 1 - pay.length + gain.length > CAPACITY) continue;
            const key = `${area} ${GOODS.map((good) => countOf(gain, good) - countOf(pay, good))}`;
            if (!found.has(key)) found.set(key, trade({ type: "useSkill", tile, trade: { area, pay, gain } }));
          }
    return [...found.values()];
  });
}

const waysToPay = ({ goods }: Farm, { payments, paymentCounts }: Area): readonly (readonly Good[])[] =>
  payments.length === 0
    ? [[]]
    : payments.filter((_, i) => covers(goods, paymentCounts[i] as readonly number[])).map(({ goods }) => goods);

const countOf = (goods: readonly Good[], good: Good): number => goods.filter((other) => other === good).length;

const isTime = ({ dice }: State, { when, doubles }: Skill, activates: boolean): boolean =>
  when === "any" || (activates && doubles === true && dice.length === 2 && dice[0] === dice[1]);

function swaps(state: State, seat: Seat): readonly SwapCards[] {
  if (tileFor(state, seat, "swap-cards") < 0) return [];
  const farm = farmOf(state, seat);
  const covered = FIELDS.filter((field) => cardOn(farm, field) !== null);
  return covered.flatMap((one, i) =>
    covered
      .slice(i + 1)
      .filter((other) => mayLie(state, farm, one, other) && mayLie(state, farm, other, one))
      .map((other) => swap({ type: "swapCards", fields: [one, other] })),
  );
}

/** Whether the card of one field may lie on another. */
const mayLie = (state: State, farm: Farm, one: Field, other: Field): boolean =>
  tables(state).cards[cardOn(farm, one) as CardId].placements.some(({ field }) => field === other);

/** In the middle of these a seat uses no skill: an activation is carried out as a whole. */
const WITHIN: ReadonlySet<string> = new Set<Task["kind"]>([
  "follow",
  "chooseArea",
  "payGoods",
  "paySunflower",
  "discard",
  "chooseProduction",
  "plant",
  "returnTile",
]);

/** These list the skills among their moves. */
const WITH_SKILLS: ReadonlySet<string | undefined> = new Set<Task["kind"]>(["takeCard", "placeCard", "takeTransports"]);

/**
 * Whether a seat may use skills besides its decisions: the game has begun, and it is in the middle of nothing. While all
 * activate, skills are among the moves of each, and who is done with the step is done with them too.
 */
const isFree = (state: State, seat: Seat): boolean =>
  state.turn > 0 &&
  state.agenda.at(-1)?.kind !== "together" &&
  !WITH_SKILLS.has(taskOf(state, seat)?.kind) &&
  !state.agenda.some((task) => (task as AnyTask).seat === seat && WITHIN.has(task.kind));
