import { agendaOf, BOTTOM, type TaskShapes, tableShape, taskOf } from "../../table/agenda-shape.ts";
import type { Viewer } from "../../table/game.ts";
import {
  type Fields,
  firstFlaw,
  flag,
  list,
  maybe,
  named,
  oneOf,
  record,
  type Shape,
  someOf,
  whole,
} from "../../table/shape.ts";
import type { HandKind } from "./cards/decks/index.ts";
import { type CardId, cards, MAJOR_IDS } from "./cards/index.ts";
import { enclosed, fencesBuilt } from "./farm.ts";
import { ANIMALS, GOODS, type Goods } from "./goods.ts";
import { ALL, CELLS, type Cells, countBits, isConnected } from "./grid.ts";
import { handsShape, looseHand, poolShape } from "./hands/soundness.ts";
import { boardOf, SPACE_IDS, type SpaceId, STAGES, stageOf } from "./spaces.ts";
import {
  type Farm,
  HOUSES,
  MAX_FENCES,
  MAX_PEOPLE,
  MAX_STABLES,
  type Offer,
  type Promised,
  type Promises,
  ROUNDS,
  type State,
  type Task,
} from "./state.ts";

/**
 * Where a position is not one of Agricola. Whoever adds a field to the state, the farm or a task describes it in
 * `shapeOf`, `farmShape` or `taskShapes` (the compiler asks for it), and says in `looseFarm`, `looseCard` or `looseRound`
 * what else must hold.
 */
export const flaw = (state: State, viewer?: Viewer): string | undefined =>
  shapeOf(state, viewer)(state)?.slice(1) ??
  looseFarm(state) ??
  looseCard(state) ??
  looseHand(state, viewer) ??
  looseRound(state);

/** More of a good than a farm or a space comes to hold. */
const MOST_GOODS = 999;

const CARD_IDS = Object.keys(cards);
const cells = whole(0, ALL);
const good = oneOf(GOODS);
const some = named((name) => (GOODS as readonly string[]).includes(name), whole(0, MOST_GOODS), GOODS.length);

function shapeOf(state: State, viewer?: Viewer): Shape {
  const { seats } = state;
  const seat = whole(0, seats - 1);
  const spaces = boardOf(state).all.flatMap((space) => space?.id ?? []);
  return record<State>({
    ...tableShape(state),
    round: whole(0, ROUNDS),
    startingPlayer: seat,
    farms: list(record<Farm>(farmShape()), seats),
    stock: list(whole(0, MOST_GOODS), SPACE_IDS.length),
    occupants: list(whole(0, (1 << seats) - 1), SPACE_IDS.length),
    closed: someOf(spaces),
    revealed: someOf(STAGES.flatMap(({ cards }) => cards)),
    majors: someOf(MAJOR_IDS),
    hands: handsShape(state, viewer),
    agenda: agendaOf<Task>(taskShapes(state, spaces), { seats, below: BELOW, strands: STRANDS, togetherWaits: true }),
  });
}

const farmShape = (): Fields<Farm> => ({
  goods: record<Goods>(Object.fromEntries(GOODS.map((name) => [name, whole(0, MOST_GOODS)])) as Fields<Goods>),
  house: oneOf(HOUSES),
  rooms: cells,
  fields: cells,
  stables: cells,
  pastures: list(cells, { max: CELLS }),
  grain: list(whole(0, MOST_GOODS), CELLS),
  vegetable: list(whole(0, MOST_GOODS), CELLS),
  people: whole(1, MAX_PEOPLE),
  newborns: whole(0, MAX_PEOPLE),
  placed: whole(0, MAX_PEOPLE),
  beggingMarkers: whole(0, MOST_GOODS),
  cards: someOf(CARD_IDS),
  onCard: named((name) => CARD_IDS.includes(name), whole(0, MOST_GOODS), CARD_IDS.length),
  promised: list(
    record<Promised>({ round: whole(1, ROUNDS), good, count: whole(1, MOST_GOODS), from: oneOf(CARD_IDS) }),
    { max: MOST_GOODS },
  ),
});

/** The tasks, in the order of the state. */
function taskShapes(state: State, spaces: readonly SpaceId[]): TaskShapes<Task> {
  const { seats } = state;
  const seat = whole(0, seats - 1);
  const may = maybe(flag);
  const space = oneOf(spaces);
  const then = maybe((given) => task(given));
  const cards = oneOf(HAND_KINDS);
  const shapes: TaskShapes<Task> = {
    dealHands: {},
    deal: {
      pool: poolShape,
      count: whole(1, 20),
      to: maybe(seat),
      into: oneOf(["hand", "pack", "market"]),
      seat: maybe(() => ""),
    },
    passPacks: { cards: list(cards, { min: 1, max: 2 }), step: whole(0, 10) },
    draft: { seat, cards, count: whole(1, 10) },
    putBack: { seat, cards, count: whole(1, 10) },
    mulligan: { seat },
    exchange: { seat, times: whole(1, 10), same: flag },
    drawCard: { seat },
    chooseStart: {},
    round: {},
    reveal: {},
    prepare: {},
    work: { turn: whole(0, seats) },
    place: { seat },
    used: { seat, space },
    returnHome: {},
    harvest: {},
    endHarvest: {},
    endRound: {},
    feed: { seat, crafted: maybe(someOf(CARD_IDS)) },
    makeRoom: { seat, animals: whole(0, 3 * MOST_GOODS) },
    breed: { seat },
    bred: { seat, animals: someOf(ANIMALS) },
    collect: { seat, space: oneOf(spaces.filter((id) => accumulates(state, id))) },
    gain: { seat, goods: some },
    pick: {
      seat,
      offers: list(record<Offer>({ good, gives: some, food: maybe(whole(0, MOST_GOODS)) }), {
        min: 1,
        max: GOODS.length,
      }),
    },
    buy: { seat, food: whole(0, MOST_GOODS), gives: some },
    raiseFood: { seat, food: whole(0, MOST_GOODS) },
    promise: {
      seat,
      promises: record<Promises>({
        good,
        count: whole(1, MOST_GOODS),
        rounds: whole(1, ROUNDS),
        from: oneOf(CARD_IDS),
      }),
    },
    becomeStartingPlayer: { seat },
    build: { seat, rooms: whole(0, CELLS), stables: whole(0, CELLS), stableCost: some, may },
    fence: { seat, may },
    plow: { seat },
    sow: { seat },
    bake: { seat, may },
    improve: { seat, may },
    renovate: { seat, then },
    grow: { seat, withRoom: flag },
    house: { seat },
  };
  const task: Shape = taskOf(shapes, { seats });
  return shapes;
}

const accumulates = (state: State, id: SpaceId): boolean =>
  boardOf(state).all.some((space) => space?.id === id && space.good !== undefined);

/** The course of the game lies at the bottom of the agenda; actions lie on it in any order. */
const BELOW: { readonly [Kind in Task["kind"] | "together"]?: readonly string[] } = {
  round: [BOTTOM],
  prepare: [BOTTOM],
  returnHome: [BOTTOM],
  harvest: [BOTTOM],
  endHarvest: [BOTTOM],
  endRound: [BOTTOM],
  dealHands: ["round"],
  chooseStart: ["round", "dealHands"],
  reveal: ["prepare"],
  work: ["returnHome"],
  place: ["work"],
  together: ["endHarvest", "passPacks", "mulligan", "exchange", "round"],
};

/** What seats do at the same time, in a draft or a harvest. */
const STRANDS: readonly Task["kind"][] = ["draft", "putBack", "feed", "makeRoom", "breed"];

const HAND_KINDS: readonly HandKind[] = ["occupation", "minor"];
const HAND_TASKS = ["dealHands", "deal", "passPacks", "draft", "putBack", "mulligan", "exchange", "drawCard"];

/** A farmyard space holds one thing; fences, stables and people do not run out; crops lie in fields. */
function looseFarm({ farms }: State): string | undefined {
  for (const [seat, farm] of farms.entries()) {
    const { rooms, fields, stables, pastures, grain, vegetable, people, newborns, placed } = farm;
    const place = (name: keyof Farm) => `farms.${seat}.${name}`;
    const isField = (cell: number) => (fields & (1 << cell)) !== 0;
    const wrong = firstFlaw(
      [rooms !== 0, place("rooms")],
      [(rooms & fields) === 0, place("fields")],
      [(stables & (rooms | fields)) === 0 && countBits(stables) <= MAX_STABLES, place("stables")],
      [pastures.every((pasture, i) => isPasture(pasture, pastures[i - 1])), place("pastures")],
      [sum(pastures.map(countBits)) === countBits(enclosed(farm)), place("pastures")],
      [(enclosed(farm) & (rooms | fields)) === 0 && fencesBuilt(farm) <= MAX_FENCES, place("pastures")],
      [grain.every((n, cell) => n === 0 || (isField(cell) && vegetable[cell] === 0)), place("grain")],
      [vegetable.every((n, cell) => n === 0 || isField(cell)), place("vegetable")],
      [newborns < people, place("newborns")],
      [placed <= people, place("placed")],
    );
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Spaces that hang together; pastures are kept in ascending order. */
const isPasture = (pasture: Cells, before: Cells | undefined): boolean =>
  pasture !== 0 && isConnected(pasture) && (before === undefined || before < pasture);

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** Every major improvement lies before one seat or can still be had; what cards keep belongs to cards that are there. */
function looseCard({ farms, majors }: State): string | undefined {
  const lying = [...majors, ...farms.flatMap((farm) => farm.cards)];
  const isMajor = (card: CardId) => (MAJOR_IDS as readonly string[]).includes(card);
  const keeping = farms.findIndex(
    (farm) =>
      !Object.keys(farm.onCard).every((card) => farm.cards.includes(card as CardId)) ||
      !farm.promised.every(({ from }) => farm.cards.includes(from)),
  );
  return firstFlaw(
    [new Set(lying).size === lying.length && lying.filter(isMajor).length === MAJOR_IDS.length, "majors"],
    [majors.every((card, i) => i === 0 || MAJOR_IDS.indexOf(majors[i - 1]!) < MAJOR_IDS.indexOf(card)), "majors"],
    [keeping < 0, `farms.${keeping}.onCard`],
  );
}

/** The cards of the rounds so far lie there; goods and people are on spaces of this game; the course goes on. */
function looseRound(state: State): string | undefined {
  const { round, revealed, stock, occupants, agenda } = state;
  const has = (kind: Task["kind"]) => agenda.some((task) => task.kind === kind);
  const { all } = boardOf(state);
  const isThere = (index: number) => {
    const space = all[index];
    return space !== undefined && (!STAGED.has(space.id) || revealed.includes(space.id));
  };
  const [first] = agenda;
  const last = agenda.length - 1;
  return firstFlaw(
    [revealed.length === (has("reveal") ? round - 1 : round), "revealed"],
    [revealed.every((space, i) => stageOf(i + 1).cards.includes(space)), "revealed"],
    [stock.every((n, index) => n === 0 || (isThere(index) && all[index]?.good !== undefined)), "stock"],
    [occupants.every((seats, index) => seats === 0 || isThere(index)), "occupants"],
    [agenda.every((task, i) => task.kind !== "place" || i === last), "agenda"],
    [first === undefined ? round === ROUNDS : round === ROUNDS || COURSE.has(first.kind), "agenda"],
    [state.hands !== null || !agenda.some((task) => HAND_TASKS.includes(task.kind)), "agenda"],
    [round > 0 ? !has("chooseStart") : first?.kind === "round", "round"],
    [round < ROUNDS || !has("round"), "round"],
  );
}

const STAGED: ReadonlySet<SpaceId> = new Set(STAGES.flatMap(({ cards }) => cards));
const COURSE: ReadonlySet<string> = new Set(
  Object.entries(BELOW).flatMap(([kind, below]) => (below?.includes(BOTTOM) ? [kind] : [])),
);
