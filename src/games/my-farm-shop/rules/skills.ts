import type { AsideRule } from "../../../table/agenda.ts";
import type { Task as AnyTask, Seat } from "../../../table/game.ts";
import { FIELDS, type Field } from "../data/farm.ts";
import { TRANSPORTS } from "../data/grammar.ts";
import { type Skill, type SkillId, skills } from "../data/skills.ts";
import { at, canPay, cardOn, farmOf, isTileFree, payTile, tileFor, transportIndex } from "../farm.ts";
import type { CardId, Farm, Move, State, Task } from "../state.ts";
import { tables } from "../tables.ts";
import { begin } from "./activate.ts";
import { settledTask } from "./goals.ts";

type Aside<Type extends Move["type"]> = Omit<AsideRule<State, Move>, "apply"> & {
  apply(state: State, seat: Seat, move: Extract<Move, { type: Type }>): void;
};

/** A Farmer Skill that gives goods or bags: pay its Transport tile, then do what it says. */
export const useSkill: Aside<"useSkill"> = {
  moves: (state, seat) => (isFree(state, seat) ? uses(state, seat, false) : []),
  apply(state, seat, { tile }) {
    const kind = transportIndex(tile);
    payTile(state, seat, kind);
    if (state.options.goals) state.agenda.push(settledTask(seat));
    begin(state, seat, state.skills[kind] as SkillId);
  },
};

/** The skill that exchanges the cards of two fields; sunflowers stay where they are. */
export const swapCards: Aside<"swapCards"> = {
  moves: (state, seat) => (isFree(state, seat) ? swaps(state, seat) : []),
  apply(state, seat, { fields: [one, other] }) {
    const { cards } = farmOf(state, seat);
    payTile(state, seat, tileFor(state, seat, "swap-cards"));
    const card = cards[at(one)] as CardId;
    cards[at(one)] = cards[at(other)] as CardId;
    cards[at(other)] = card;
    if (state.options.goals) state.agenda.push(settledTask(seat));
  },
};

/** The skills a seat may use before a decision of its own; `activates` says whether it is about to activate a field. */
export const skillMoves = (state: State, seat: Seat, activates: boolean): readonly Move[] => [
  ...uses(state, seat, activates),
  ...swaps(state, seat),
];

/** The moves of a decision, and the skills that may be used before it. */
export const withSkills = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] =>
  state.options.farmer ? [...skillMoves(state, seat, false), ...moves] : moves;

function uses(state: State, seat: Seat, activates: boolean): readonly Move[] {
  const farm = farmOf(state, seat);
  const moves: Move[] = [];
  for (const [kind, id] of state.skills.entries()) {
    const component = tables(state).skills[id];
    if (component === undefined || !isTileFree(farm, kind) || !isTime(state, skills[id], activates)) continue;
    if (component.areas.some((area) => canPay(farm, area, id)))
      moves.push({ type: "useSkill", tile: TRANSPORTS[kind] as (typeof TRANSPORTS)[number] });
  }
  return moves;
}

const isTime = ({ dice }: State, { when, doubles }: Skill, activates: boolean): boolean =>
  when === "any" || (activates && doubles === true && dice.length === 2 && dice[0] === dice[1]);

function swaps(state: State, seat: Seat): readonly Move[] {
  if (tileFor(state, seat, "swap-cards") < 0) return [];
  const farm = farmOf(state, seat);
  const covered = FIELDS.filter((field) => cardOn(farm, field) !== null);
  return covered.flatMap((one, i) =>
    covered
      .slice(i + 1)
      .filter((other) => mayLie(state, farm, one, other) && mayLie(state, farm, other, one))
      .map((other) => ({ type: "swapCards", fields: [one, other] }) satisfies Move),
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

/** Whether a seat is in the middle of nothing, and the game has begun. */
function isFree(state: State, seat: Seat): boolean {
  if (state.turn === 0) return false;
  return !state.agenda.some((task) => isWithin(task, seat));
}

function isWithin(task: AnyTask, seat: Seat): boolean {
  if (task.kind !== "together") return task.seat === seat && WITHIN.has(task.kind);
  const { strands } = task as Extract<State["agenda"][number], { kind: "together" }>;
  return strands.some((strand) => strand.seat === seat && strand.tasks.some((own) => isWithin(own, seat)));
}
