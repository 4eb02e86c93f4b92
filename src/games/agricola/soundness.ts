import { agendaOf, BOTTOM, type TaskShapes, tableShape, taskOf } from "../../table/agenda-shape.ts";
import type { Seat, Viewer } from "../../table/game.ts";
import { isRecord } from "../../table/json.ts";
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
import type { Drawing, Offer, Promises, Task } from "./agenda.ts";
import { EXPENSE_IDS as EXPENSES, MOMENT_IDS as MOMENTS } from "./cards/bits.ts";
import { spacesInPlay } from "./cards/common.ts";
import { HAND_CARD_IDS, type HandKind } from "./cards/decks/index.ts";
import { type SideCardId, sideCardsIn, sidePrinted } from "./cards/decks/side-decks.ts";
import { type CardId, cards, MAJOR_IDS, SEASON_IDS } from "./cards/index.ts";
import type { CardKind } from "./cards/kinds.ts";
import { enclosed, fencesBuilt, fencesOf } from "./farm.ts";
import { ANIMALS, CROPS, GOODS, type Goods } from "./goods.ts";
import { ALL, CELLS, type Cells, closedAreas, countBits, FENCE_SPACES, type Fences, isConnected } from "./grid.ts";
import { handsShape, looseHand, poolShape } from "./hands/soundness.ts";
import { HOUSES } from "./houses.ts";
import { refillers } from "./refilling.ts";
import { sideDecksShape, sideTaskShapes } from "./side/soundness.ts";
import { SPACE_IDS, type SpaceId } from "./space-ids.ts";
import { boardOf, STAGES, stageOf } from "./spaces.ts";
import {
  atHome,
  type Due,
  type Farm,
  type Laid,
  LENT_NEXT,
  type Limit,
  MAX_FENCES,
  MAX_PEOPLE,
  MAX_STABLES,
  type Marked,
  type Promised,
  ROUNDS,
  type Spent,
  type State,
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

const CARD_IDS = Object.keys(cards) as readonly CardId[];
const FIELD_CARDS = CARD_IDS.filter((id) => cards[id].field !== undefined);
const CARD_KINDS: readonly CardKind[] = ["major", "minor", "occupation", "season"];
const PHRASE_NAMES = ["bakeOrSell"];
const LIMITS: readonly Limit[] = ["turn", "round", "harvest", "game"];
const cells = whole(0, ALL);
const ALL_FENCES: Fences = {
  level: FENCE_SPACES.reduce((all, { level }) => all | level, 0),
  upright: FENCE_SPACES.reduce((all, { upright }) => all | upright, 0),
};
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
    laid: list(record<Laid>({ space: oneOf(spaces), good, count: whole(1, MOST_GOODS) }), { max: MOST_GOODS }),
    sideDecks: sideDecksShape(state, viewer),
    hands: handsShape(state, viewer),
    lent: whole(0, 2 * LENT_NEXT - 1),
    common: someOf([...(state.options.seasons ? SEASON_IDS : []), ...state.options.sideDecks.flatMap(sideCardsIn)]),
    agenda: agendaOf<Task>(taskShapes(state, spaces, viewer), {
      seats,
      below: BELOW,
      strands: STRANDS,
      whose: (task) => ("owners" in task ? onlyOf(task.owners as readonly Seat[]) : undefined),
      togetherWaits: true,
      names: PHRASE_NAMES,
      by: CARD_IDS,
    }),
  });
}

function isCardAndGood(name: string): boolean {
  const [card = "", thing = "", ...more] = name.split("/");
  return (
    more.length === 0 && (CARD_IDS as readonly string[]).includes(card) && (GOODS as readonly string[]).includes(thing)
  );
}

const farmShape = (): Fields<Farm> => ({
  goods: record<Goods>(Object.fromEntries(GOODS.map((name) => [name, whole(0, MOST_GOODS)])) as Fields<Goods>),
  house: oneOf(HOUSES),
  rooms: cells,
  fields: cells,
  stables: cells,
  pastures: list(cells, { max: CELLS }),
  looseFences: maybe(record<Fences>({ level: whole(0, ALL_FENCES.level), upright: whole(0, ALL_FENCES.upright) })),
  grain: list(whole(0, MOST_GOODS), { min: CELLS, max: CELLS + FIELD_CARDS.length }),
  vegetable: list(whole(0, MOST_GOODS), { min: CELLS, max: CELLS + FIELD_CARDS.length }),
  fieldCards: someOf(FIELD_CARDS),
  people: whole(1, MAX_PEOPLE),
  newborns: whole(0, MAX_PEOPLE),
  placed: whole(0, MAX_PEOPLE),
  beggingMarkers: whole(0, MOST_GOODS),
  idle: whole(0, MAX_PEOPLE),
  frozen: whole(0, MAX_PEOPLE),
  covered: cells,
  burnt: whole(0, CELLS),
  owed: whole(0, MAX_PEOPLE),
  llamas: whole(0, MOST_GOODS),
  fairies: whole(0, MOST_GOODS),
  noted: whole(-MOST_GOODS, MOST_GOODS),
  marked: list(record<Marked>({ card: oneOf(CARD_IDS), space: oneOf(SPACE_IDS) }), { max: MOST_GOODS }),
  cards: someOf(CARD_IDS.filter((id) => cards[id].kind !== "season")),
  onCard: named(
    (name) => (CARD_IDS as readonly string[]).includes(name),
    whole(-MOST_GOODS, MOST_GOODS),
    CARD_IDS.length,
  ),
  brought: named(isCardAndGood, whole(1, MOST_GOODS), CARD_IDS.length * GOODS.length),
  promised: list(
    record<Promised>({ round: whole(1, ROUNDS), good, count: whole(1, MOST_GOODS), from: oneOf(CARD_IDS) }),
    { max: MOST_GOODS },
  ),
  due: list(record<Due>({ round: whole(1, ROUNDS), from: oneOf(CARD_IDS) }), { max: MOST_GOODS }),
  spent: list(record<Spent>({ card: oneOf(CARD_IDS), once: oneOf(LIMITS) }), { max: MOST_GOODS }),
  obtained: whole(0, MOST_GOODS),
});

/** The tasks, in the order of the state. */
function taskShapes(state: State, spaces: readonly SpaceId[], viewer?: Viewer): TaskShapes<Task> {
  const { seats } = state;
  const seat = whole(0, seats - 1);
  const may = maybe(flag);
  const space = oneOf(spaces);
  const then = maybe((given) => task(given));
  const cards = oneOf(HAND_KINDS);
  const card = oneOf(CARD_IDS);
  const by = maybe(card);
  const nth = whole(1, 9);
  const heard = list((given) => (typeof given === "string" ? undefined : ""), { max: MOST_GOODS });
  const costs = list(whole(0, MOST_GOODS), { max: 9 });
  const prices = list(some, { min: 1, max: MOST_GOODS });
  const saved = maybe(named((name) => (EXPENSES as readonly string[]).includes(name), some, EXPENSES.length));
  const drawing = record<Drawing>({
    artist: seat,
    subject: (given) => (given === null && viewer !== undefined ? undefined : seat(given)),
    guessers: list(seat, { max: seats }),
    wrong: list(seat, { max: seats }),
    card,
  });
  const shapes: TaskShapes<Task> = {
    dealHands: {},
    deal: {
      pool: poolShape,
      count: whole(1, 20),
      to: maybe(seat),
      into: oneOf(["hand", "pack", "market"]),
      seat: maybe(() => ""),
    },
    passPacks: { cards: someOf(HAND_KINDS), step: whole(0, 10) },
    draft: { seat, cards, count: whole(1, 10) },
    putBack: { seat, cards, count: whole(1, 10) },
    mulligan: { seat },
    exchange: { seat, times: whole(1, 10), same: flag },
    drawCard: { seat },
    openKept: {},
    keptSpeaks: { seat, card: oneOf(HAND_CARD_IDS) },
    chooseStart: {},
    round: {},
    reveal: {},
    prepare: {},
    refill: { seat },
    restock: {},
    startWork: {},
    work: {
      seat: maybe(() => ""),
      turn: whole(0, seats),
      passed: maybe(whole(0, 15)),
      declined: maybe(whole(0, 15)),
      order: maybe(list(seat, { max: 2 * seats })),
    },
    place: { seat, at: maybe(someOf(spaces)), orAnywhere: may, nth: maybe(nth), by },
    act: { seat, space, nth, cards: whole(0, CARD_IDS.length), heard, isDone: flag },
    used: { seat, space, nth },
    endTurn: { seat, space, nth },
    returnHome: {},
    returning: {},
    goHome: {},
    turnCards: {},
    harvest: {},
    harvestFields: { seat: maybe(seat) },
    endHarvest: {},
    endRound: {},
    hear: {
      seat: maybe(seat),
      moment: oneOf(MOMENTS),
      at: (given) => (isRecord(given) ? undefined : ""),
      owners: list(seat, { min: 1, max: seats }),
      heard,
      only: by,
      before: maybe((given) => task(given)),
    },
    heed: { seat, of: (given) => heeded(given) },
    payForCard: { seat, card, costs },
    enterPlay: { seat, card },
    passCard: { seat, card },
    watch: {},
    barter: { seat },
    sketch: { seat, by },
    guess: { seat, drawing },
    judge: { seat, drawing, guesser: seat, guess: seat },
    handOver: { seat, to: seat, food: whole(1, MOST_GOODS) },
    note: { seat, card, add: whole(-MOST_GOODS, MOST_GOODS), by },
    shiftCrops: { seat },
    fed: { seat },
    feed: { seat, crafted: maybe(someOf(CARD_IDS)) },
    makeRoom: { seat, animals: whole(0, 3 * MOST_GOODS) },
    breed: { seat, only: maybe(someOf(ANIMALS)), by },
    bred: { seat, animals: someOf(ANIMALS) },
    collect: { seat, space, isEffect: may },
    gain: { seat, goods: some, by },
    pick: {
      seat,
      offers: list(record<Offer>({ good, gives: some, food: maybe(whole(0, MOST_GOODS)) }), {
        min: 1,
        max: GOODS.length,
      }),
      by,
    },
    buy: { seat, pay: some, perHarvest: maybe(some), brings: list((given) => task(given), { max: 9 }), by },
    pay: { seat, prices },
    choosePrice: { seat, prices },
    raise: { seat, price: some, may, by },
    owe: { seat, food: whole(1, MOST_GOODS) },
    promise: {
      seat,
      promises: record<Promises>({
        good,
        count: whole(1, MOST_GOODS),
        rounds: list(whole(1, ROUNDS), { max: ROUNDS }),
        from: oneOf(CARD_IDS),
      }),
      by,
    },
    await: { seat, from: card, rounds: list(whole(1, ROUNDS), { max: ROUNDS }), by },
    lay: { space, good, count: whole(1, MOST_GOODS), by },
    replenish: { seat, by },
    becomeStartingPlayer: { seat, by },
    build: { seat, rooms: whole(0, CELLS), stables: whole(0, CELLS), stableCost: some, saved, may, by },
    piece: { seat, piece: oneOf(["room", "stable", "field"]), cell: whole(0, CELLS - 1), home: maybe(seat) },
    built: { seat, rooms: whole(0, CELLS), stables: whole(0, CELLS), home: maybe(seat) },
    fence: {
      seat,
      saved,
      single: may,
      begun: may,
      free: maybe(whole(0, MAX_FENCES)),
      paid: may,
      lent: maybe(whole(0, MAX_FENCES)),
      may,
      by,
    },
    enclose: { seat, pasture: cells, home: maybe(seat) },
    standFence: { seat, at: whole(0, FENCE_SPACES.length - 1), home: maybe(seat) },
    fenced: { seat, fences: whole(0, MAX_FENCES), enclosed: cells, home: maybe(seat) },
    trade: { seat, traded: maybe(someOf(GOODS)) },
    plow: { seat, by },
    sow: { seat, by },
    bake: { seat, may, by },
    reap: { seat, crop: oneOf(CROPS), plots: whole(-1 << 30, 2 ** 30), by },
    improve: { seat, kinds: someOf(CARD_KINDS), costs: maybe(costs), may, by },
    renovate: { seat, then, by },
    rebuild: { seat, to: oneOf(HOUSES), then },
    grow: { seat, withRoom: flag, by },
    born: { seat, withRoom: flag },
    growUp: { seat, by },
    house: { seat },
    ...sideTaskShapes(state, space, by, some),
  };
  const task: Shape = taskOf(shapes, { seats, below: BELOW, names: PHRASE_NAMES, by: CARD_IDS });
  const heeded: Shape = (given) =>
    isRecord(given) && (given.kind === "hear" || given.kind === "act") ? task(given) : "";
  return shapes;
}

/** The course of the game lies at the bottom of the agenda; actions lie on it in any order. */
const BELOW: { readonly [Kind in Task["kind"] | "together"]?: readonly string[] } = {
  round: [BOTTOM],
  prepare: [BOTTOM],
  refill: ["refill", "restock"],
  startWork: [BOTTOM],
  returnHome: [BOTTOM],
  goHome: [BOTTOM],
  returning: ["goHome"],
  harvest: [BOTTOM],
  endHarvest: [BOTTOM],
  endRound: [BOTTOM],
  openKept: ["round"],
  dealHands: ["round", "openKept"],
  chooseStart: ["round", "openKept", "dealHands"],
  reveal: ["prepare"],
  work: ["returnHome"],
  together: ["endHarvest", "passPacks", "mulligan", "exchange", "openKept", "round"],
};

/** What seats do at the same time, in a draft or a harvest. */
const STRANDS: readonly Task["kind"][] = [
  "draft",
  "putBack",
  "feed",
  "makeRoom",
  "fed",
  "heed",
  "breed",
  "house",
  "raise",
  "pay",
  "hear",
  "tend",
];

/** Cards of a single seat are asked in its own strand. */
const onlyOf = (owners: readonly Seat[]): Seat | undefined => (owners.length === 1 ? owners[0] : undefined);

const HAND_KINDS: readonly HandKind[] = ["occupation", "minor"];
const HAND_TASKS = ["dealHands", "deal", "passPacks", "draft", "putBack", "mulligan", "exchange", "drawCard"];

/** A farmyard space holds one thing; fences, stables and people do not run out; crops lie in fields. */
function looseFarm({ options, farms, sideDecks, agenda, lent }: State): string | undefined {
  const asked = agenda.at(-1);
  for (const [seat, farm] of farms.entries()) {
    const { rooms, fields, stables, pastures, grain, vegetable, people, newborns, placed } = farm;
    const place = (name: keyof Farm) => `farms.${seat}.${name}`;
    const isField = (cell: number) => cell >= CELLS || (fields & (1 << cell)) !== 0;
    const wrong = firstFlaw(
      [rooms !== 0 || sideDecks.length > 0, place("rooms")],
      [(rooms & fields) === 0, place("fields")],
      [(farm.covered & (rooms | fields | stables)) === 0, place("covered")],
      [(stables & (rooms | fields)) === 0 && countBits(stables) <= MAX_STABLES, place("stables")],
      [pastures.every((pasture, i) => isPasture(pasture, pastures[i - 1])), place("pastures")],
      [sum(pastures.map(countBits)) === countBits(enclosed(farm)), place("pastures")],
      [(enclosed(farm) & (rooms | fields)) === 0 && fencesBuilt(farm) <= MAX_FENCES, place("pastures")],
      [(farm.looseFences !== undefined) === options.openPastures && standsLoose(farm), place("looseFences")],
      [grain.length === CELLS + farm.fieldCards.length && vegetable.length === grain.length, place("fieldCards")],
      [farm.fieldCards.every((card) => farm.cards.includes(card)), place("fieldCards")],
      [grain.every((n, cell) => n === 0 || (isField(cell) && vegetable[cell] === 0)), place("grain")],
      [vegetable.every((n, cell) => n === 0 || isField(cell)), place("vegetable")],
      [newborns < people, place("newborns")],
      [placed <= people, place("placed")],
      // Where somebody is lent, a seat is asked to send that person as well.
      [asked?.kind !== "place" || asked.seat !== seat || lent !== 0 || atHome(farm) > 0, place("placed")],
      [farm.idle < people && people + farm.frozen <= MAX_PEOPLE, place("idle")],
      [farm.marked.every(({ card }) => farm.cards.includes(card)), place("marked")],
    );
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Spaces that hang together; pastures are kept in ascending order. */
const isPasture = (pasture: Cells, before: Cells | undefined): boolean =>
  pasture !== 0 && isConnected(pasture) && (before === undefined || before < pasture);

/** Loose fences stand on no outline, and close no part of a pasture off. */
function standsLoose({ pastures, looseFences }: Farm): boolean {
  if (looseFences === undefined) return true;
  const outlines = fencesOf({ pastures });
  const areas = closedAreas(fencesOf({ pastures, looseFences }));
  const isApart = (outlines.level & looseFences.level) === 0 && (outlines.upright & looseFences.upright) === 0;
  return isApart && pastures.every((pasture) => areas.includes(pasture));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** Every major improvement lies before one seat, is paid for or can still be had; what cards keep belongs to cards that are there. */
function looseCard({ farms, majors, agenda, common, sideDecks, options }: State): string | undefined {
  const coming = (agenda as readonly Task[]).flatMap((task) => (task.kind === "enterPlay" ? [task.card] : []));
  const lying = [...majors, ...coming, ...common, ...farms.flatMap((farm) => farm.cards)];
  const isThere = (farm: Farm, card: CardId) => farm.cards.includes(card) || common.includes(card);
  const isMajor = (card: CardId) => (MAJOR_IDS as readonly string[]).includes(card);
  const keeping = farms.findIndex(
    (farm) =>
      !Object.keys(farm.onCard).every((card) => isThere(farm, card as CardId)) ||
      ![...farm.promised, ...farm.due].every(({ from }) => isThere(farm, from)) ||
      !farm.spent.every(({ card }) => isThere(farm, card)),
  );
  // What some cards say stays in force though they are in their deck again.
  const isElsewhere = (card: SideCardId) =>
    sidePrinted[card].returns ? farms.some((farm) => farm.cards.includes(card)) : lying.includes(card);
  return firstFlaw(
    [new Set(lying).size === lying.length && lying.filter(isMajor).length === MAJOR_IDS.length, "majors"],
    [majors.every((card, i) => i === 0 || MAJOR_IDS.indexOf(majors[i - 1]!) < MAJOR_IDS.indexOf(card)), "majors"],
    [keeping < 0, `farms.${keeping}.onCard`],
    [common.filter((card) => cards[card].kind === "season").length === (options.seasons ? 1 : 0), "common"],
    [
      !sideDecks.some(({ left, top }) => [...left, ...top].some((card) => card !== null && isElsewhere(card))),
      "sideDecks",
    ],
  );
}

/** What may come between the start of a turn and the person who is placed in it: cards that hear of it, and asides. */
const OVER_PLACE: readonly string[] = ["hear", "look", "arrange", "shuffleBack", "house"];

/** The cards of the rounds so far lie there; goods and people are on spaces of this game; the course goes on. */
function looseRound(state: State): string | undefined {
  const { round, revealed, stock, occupants, agenda } = state;
  const has = (kind: Task["kind"]) => agenda.some((task) => task.kind === kind);
  const { all } = boardOf(state);
  const inPlay = new Set(spacesInPlay(state).map(({ index }) => index));
  const isThere = (index: number) => inPlay.has(index);
  const refilling = agenda.flatMap((task) => (task.kind === "refill" ? [task.seat] : []));
  const [first] = agenda;
  const last = agenda.length - 1;
  return firstFlaw(
    [revealed.length === (has("reveal") ? round - 1 : round), "revealed"],
    [revealed.every((space, i) => stageOf(i + 1).cards.includes(space)), "revealed"],
    [
      stock.every(
        (n, index) => n === 0 || (isThere(index) && (all[index]?.good !== undefined || all[index]!.perRound > 0)),
      ),
      "stock",
    ],
    [occupants.every((seats, index) => seats === 0 || isThere(index)), "occupants"],
    [
      agenda.every((task, i) => task.kind !== "place" || i === last || OVER_PLACE.includes(agenda[i + 1]!.kind)),
      "agenda",
    ],
    [first === undefined ? round === ROUNDS : round === ROUNDS || COURSE.has(first.kind), "agenda"],
    [agenda.filter(({ kind }) => kind === "restock").length <= Math.min(1, refillers(state)), "agenda"],
    [new Set(refilling).size === refilling.length && (refilling.length === 0 || refillers(state) > 0), "agenda"],
    [state.hands !== null || !agenda.some((task) => HAND_TASKS.includes(task.kind)), "agenda"],
    [round > 0 ? !has("chooseStart") : first?.kind === "round", "round"],
    [round < ROUNDS || !has("round"), "round"],
  );
}

const COURSE: ReadonlySet<string> = new Set(
  Object.entries(BELOW).flatMap(([kind, below]) => (below?.includes(BOTTOM) ? [kind] : [])),
);
