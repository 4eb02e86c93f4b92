import { agendaOf, BOTTOM, tableShape } from "../../table/agenda-shape.ts";
import type { Task as TableTask } from "../../table/game.ts";
import { either, firstFlaw, flag, list, oneOf, orNull, record, type Shape, someOf, whole } from "../../table/shape.ts";
import type { Together } from "../../table/table.ts";
import { FIELDS, SUNFLOWER_PLACES } from "./data/farm.ts";
import { type FieldCardId, fieldCards } from "./data/field-cards.ts";
import { GOAL_COINS, GOAL_IDS, GOALS_IN_PLAY } from "./data/goals.ts";
import { GOODS, TRANSPORTS } from "./data/grammar.ts";
import { jumpStartCards } from "./data/jump-start-cards.ts";
import { SKILL_IDS, SKILLS_IN_PLAY, TILES_PER_TRANSPORT } from "./data/skills.ts";
import { at, CAPACITY, cardOn, componentOf, farmOf, SKILL_CAP, SKILL_FIELD, shopTiles, sum } from "./farm.ts";
import { DECKS } from "./setup.ts";
import type { Farm, State, Task } from "./state.ts";
import { tables } from "./tables.ts";

/** More than any farm comes to have. */
const MOST = { goods: 4 * CAPACITY, bags: 1000, coins: 10_000 };

const CARDS = Object.keys(fieldCards);
const JUMP_STARTS = Object.keys(jumpStartCards);
const STALLS = 6;

/** Where a position is not one of My Farm Shop. */
export const flaw = (state: State): string | undefined =>
  shapeOf(state)(state)?.slice(1) ?? loosePiece(state) ?? looseTurn(state) ?? looseTask(state);

function shapeOf(state: State): Shape {
  const { seats, options } = state;
  const { stacks } = tables(state);
  const seat = whole(0, seats - 1);
  const field = oneOf(FIELDS);
  const source = either(field, oneOf(SKILL_IDS));
  const area = { seat, of: source, area: whole(0, 1) };
  const card = oneOf(CARDS);
  const offered = orNull(oneOf(options.farmer ? [...CARDS, "farmer"] : CARDS));
  return record<State>({
    ...tableShape(state),
    start: whole(-1, seats - 1),
    turn: whole(0, 100),
    active: seat,
    dice: list(whole(1, 6), { max: 3 }),
    hand: offered,
    stall: whole(0, STALLS),
    market: list(offered, { max: STALLS }),
    deck: list((given) => whole(0, 9)(given), (DECKS[seats] as readonly number[]).length),
    unseen: list(someOf(CARDS), stacks.length - 1),
    final: flag,
    sets: list(someOf(JUMP_STARTS), { max: options.jumpStart ? seats : 0 }),
    skills: options.farmer ? someOf(SKILL_IDS) : list(card, 0),
    supply: list(whole(0, TILES_PER_TRANSPORT), TRANSPORTS.length),
    goals: options.goals ? someOf(GOAL_IDS) : list(card, 0),
    goalsBefore: list(whole(0, seats), options.goals ? GOALS_IN_PLAY : 0),
    farms: list(farmShape(state), seats),
    agenda: agendaOf<Task>(
      {
        startSeat: {},
        openMarket: {},
        dealSkill: {},
        placeFarmer: {},
        dealGoal: {},
        dealSet: {},
        roll: {},
        draw: {},
        turn: {},
        activation: {},
        refill: {},
        finalActivation: {},
        takeSet: { seat },
        takeCard: { seat },
        placeCard: { seat },
        takeTransports: { seat },
        sendFarmer: { seat },
        settled: { seat },
        activate: { seat },
        closeStep: { seat },
        paySunflower: { seat },
        plant: { seat },
        returnTile: { seat },
        useUp: { seat, field },
        follow: { seat, field, entered: someOf(FIELDS) },
        chooseArea: { seat, of: source },
        payGoods: area,
        produce: area,
        chooseProduction: area,
        discard: { seat, not: source },
      },
      { seats, below: BELOW, strands: ["activate", ...WORK] },
    ),
  });
}

function farmShape({ options, sets }: State): Shape {
  const isDrafted = options.jumpStart && Array.isArray(sets);
  return record<Farm>({
    goods: list(whole(0, MOST.goods), GOODS.length),
    bags: whole(0, MOST.bags),
    coins: whole(0, MOST.coins),
    cards: list(orNull(oneOf(isDrafted ? [...CARDS, ...JUMP_STARTS] : CARDS)), FIELDS.length),
    sunflowers: list(whole(0, SKILL_CAP), FIELDS.length),
    transports: list(whole(0, TILES_PER_TRANSPORT), TRANSPORTS.length),
    paid: whole(0, (1 << TRANSPORTS.length) - 1),
    goals: list(oneOf([0, ...GOAL_COINS]), options.goals ? GOALS_IN_PLAY : 0),
  });
}

/** What a seat does with fields and skills; it lies on whatever it was asked before. */
const WORK: readonly Task["kind"][] = [
  "settled",
  "closeStep",
  "follow",
  "chooseArea",
  "produce",
  "payGoods",
  "paySunflower",
  "discard",
  "chooseProduction",
  "useUp",
  "plant",
  "returnTile",
];

const BELOW: { readonly [Kind in Task["kind"] | "together"]?: readonly string[] } = {
  turn: [BOTTOM],
  refill: [BOTTOM],
  dealSet: ["turn"],
  takeSet: ["turn", "takeSet"],
  dealGoal: ["turn", "dealSet"],
  placeFarmer: ["turn", "dealSet", "dealGoal"],
  dealSkill: ["placeFarmer"],
  openMarket: ["turn", "dealSet", "dealGoal", "dealSkill"],
  startSeat: ["openMarket"],
  activation: ["refill", BOTTOM],
  together: ["refill", BOTTOM],
  activate: [BOTTOM],
  takeCard: ["activation"],
  placeCard: ["activation"],
  takeTransports: ["activation"],
  roll: ["takeCard"],
  draw: ["turn"],
  sendFarmer: ["draw"],
  closeStep: [BOTTOM],
  payGoods: ["produce"],
  paySunflower: ["produce", "discard", "paySunflower"],
  discard: ["produce", "discard"],
};

/** Every card, tile and sunflower is where there is room for it, and nowhere twice. */
function loosePiece(state: State): string | undefined {
  const { market, hand, farms, unseen, deck, sets, supply, options, skills, goals, seats, dice } = state;
  const lying = [...market, hand, ...farms.flatMap(({ cards }) => cards), ...unseen.flat(), ...sets.flat()];
  const cards = lying.filter((card) => card !== null && card !== "farmer");
  const { stacks } = tables(state);
  const tiles = TRANSPORTS.map((_, kind) => sum(farms.map(({ transports }) => transports[kind]!)) + supply[kind]!);
  const overgrown = farms.findIndex(({ sunflowers }) => sunflowers.some((n, i) => n > places(i)));
  return firstFlaw(
    [new Set(cards).size === cards.length, "farms"],
    [unseen.every((stack, i) => isSortedPart(stack, stacks[i + 1]!)), "unseen"],
    [deck.every((left, i) => left <= unseen[i]!.length && left <= DECKS[seats]![i]!), "deck"],
    [lying.filter((card) => card === "farmer").length <= 1, "market"],
    [tiles.every((count) => count === (options.farmer ? TILES_PER_TRANSPORT : 0)), "supply"],
    [overgrown < 0, `farms.${overgrown}.sunflowers`],
    [skills.length <= SKILLS_IN_PLAY, "skills"],
    [goals.length <= GOALS_IN_PLAY, "goals"],
    [sets.every(({ length }) => length <= 2), "sets"],
    [dice.every((die, i) => i === 0 || dice[i - 1]! <= die), "dice"],
  );
}

const places = (index: number): number => (index === at(SKILL_FIELD) ? SKILL_CAP : SUNFLOWER_PLACES[index]!);

/** Whether cards are some of a stack, in its order. */
function isSortedPart(cards: readonly FieldCardId[], stack: readonly FieldCardId[]): boolean {
  const order = cards.map((card) => stack.indexOf(card));
  return order.every((place, i) => place >= 0 && (i === 0 || order[i - 1]! < place));
}

/** The market, the dice and the hand are as far as the turn is. */
function looseTurn(state: State): string | undefined {
  const { agenda, market, hand, stall, dice, deck, sets, skills, goals, start, turn, final, options, seats } = state;
  const has = (...kinds: readonly string[]) => agenda.some(({ kind }) => kinds.includes(kind));
  const isOpening = has("openMarket");
  const isSettingUp = turn === 0;
  const isTaken = !isSettingUp && !has("takeCard", "turn");
  const isEmptied = isTaken || has("draw");
  const isInHand = has("placeCard") ? "card" : has("takeTransports", "sendFarmer") ? "farmer" : "any";
  const isFarmerThere = market.includes("farmer") || hand === "farmer";
  const needsDice = has("roll") ? 0 : has("takeCard") ? 3 : has("activation", "together") ? 2 : -1;
  const asked = agenda.filter(({ kind }) => ["takeCard", "placeCard", "takeTransports", "sendFarmer"].includes(kind));
  const open = sets.filter(({ length }) => length > 0);
  const drafts = agenda.filter(({ kind }) => kind === "takeSet") as readonly Extract<Task, { kind: "takeSet" }>[];
  return firstFlaw(
    [isSettingUp ? !has("takeCard", "refill", "together") : !has(...SETTING_UP), "turn"],
    [options.jumpStart || !has("dealSet", "takeSet"), "agenda"],
    [options.farmer || !has("dealSkill", "placeFarmer", "takeTransports", "sendFarmer"), "agenda"],
    [options.goals || !has("dealGoal"), "agenda"],
    [isOpening ? market.length < STALLS && !market.includes("farmer") : market.length === STALLS, "market"],
    [start >= 0 || agenda.at(-1)?.kind === "startSeat", "start"],
    [!options.farmer || skills.length === SKILLS_IN_PLAY || has("dealSkill"), "skills"],
    [!has("dealSkill") || skills.length < SKILLS_IN_PLAY, "skills"],
    [isFarmerThere === (options.farmer && !has("placeFarmer")), "market"],
    [!options.goals || goals.length === GOALS_IN_PLAY || has("dealGoal"), "goals"],
    [!has("dealGoal") || goals.length < GOALS_IN_PLAY, "goals"],
    [!has("dealSet") || sets.flat().length < 2 * seats, "sets"],
    [
      !has("dealSet") || sets.every((set, i) => set.length === 2 || (i === sets.length - 1 && set.length === 1)),
      "sets",
    ],
    [has("dealSet") || open.every(({ length }) => length === 2), "sets"],
    [has("dealSet") || open.length === drafts.length, "sets"],
    [new Set(drafts.map(({ seat }) => seat)).size === drafts.length, "agenda"],
    [isEmptied ? stall > 0 && market[stall - 1] === null : !market.includes(null), "market"],
    [market.filter((card) => card === null).length <= 1, "market"],
    [isInHand === "any" || (hand === "farmer") === (isInHand === "farmer"), "hand"],
    [isInHand === "any" ? hand === null || hand === "farmer" : hand !== null, "hand"],
    [hand === null || !has("takeCard", "turn") || has("sendFarmer"), "hand"],
    [final ? dice.length === 0 && !has("refill", "turn") : needsDice < 0 || dice.length === needsDice, "dice"],
    [final || agenda.length === 0 || ["turn", "refill"].includes(agenda[0]!.kind), "final"],
    [!has("draw") || sum(deck) > 0, "deck"],
    [asked.every((task) => (task as TableTask).seat === state.active), "active"],
  );
}

const SETTING_UP = ["startSeat", "openMarket", "dealSkill", "placeFarmer", "dealGoal", "dealSet", "takeSet"];

/** What a seat has begun it can finish. */
function looseTask(state: State): string | undefined {
  const { agenda, farms } = state;
  const last = agenda.at(-1);
  const strands = last?.kind === "together" ? (last as Together).strands : [];
  const rows = [agenda as readonly Task[], ...strands.map(({ tasks }) => tasks as readonly Task[])];
  for (const tasks of rows)
    for (const [i, task] of tasks.entries()) if (!isDoable(state, task, tasks, i)) return `agenda.${i}`;
  const returning = new Set(
    rows.map((tasks) => tasks.at(-1)).flatMap((task) => (task?.kind === "returnTile" ? task.seat : [])),
  );
  const full = farms.findIndex((farm, seat) => shopTiles(farm) > CAPACITY !== returning.has(seat));
  return full < 0 ? undefined : `farms.${full}.goods`;
}

function isDoable(state: State, task: Task, tasks: readonly Task[], i: number): boolean {
  switch (task.kind) {
    case "chooseArea":
      return isInPlay(state, task.of) && componentOf(state, task.seat, task.of).areas.length > 1;
    case "payGoods":
    case "produce":
    case "chooseProduction":
      return isInPlay(state, task.of) && componentOf(state, task.seat, task.of).areas[task.area] !== undefined;
    case "paySunflower":
      return sum(farmOf(state, task.seat).sunflowers) >= countOf(tasks, task);
    case "discard": {
      const produce = tasks.slice(0, i).findLast(({ kind }) => kind === "produce");
      const others = FIELDS.filter((field) => field !== task.not && cardOn(farmOf(state, task.seat), field) !== null);
      return produce?.kind === "produce" && produce.of === task.not && others.length >= countOf(tasks, task);
    }
    case "returnTile":
      return i === tasks.length - 1;
    default:
      return true;
  }
}

const countOf = (tasks: readonly Task[], { kind, seat }: Task & { seat: number }): number =>
  tasks.filter((other) => other.kind === kind && "seat" in other && other.seat === seat).length;

/** Whether a field or a skill can be activated. */
const isInPlay = (state: State, source: number | string): boolean =>
  typeof source === "number" ||
  (state.skills.some((skill) => skill === source) && Object.hasOwn(tables(state).skills, source));
