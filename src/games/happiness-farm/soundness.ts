import { agendaOf, BOTTOM, tableShape } from "../../table/agenda-shape.ts";
import { firstFlaw, flag, list, oneOf, record, type Shape, whole } from "../../table/shape.ts";
import { LANDS } from "./data.ts";
import { crowd, hasFiniteSupply } from "./rules/herd.ts";
import type { Herd, State, Task } from "./state.ts";
import { type Tables, tables } from "./tables.ts";

/** More of anything than a farm or a player comes to have. */
const MOST = 1_000_000_000_000;
/** More than any printed number. */
const MOST_PRINTED = 1000;

/** Where a position is not one of Happiness Farm. */
export function flaw(state: State): string | undefined {
  const all = tables(state);
  return shapeOf(state, all)(state)?.slice(1) ?? loosePiece(state, all) ?? looseTask(state);
}

function shapeOf(state: State, all: Tables): Shape {
  const { seats } = state;
  const squares = all.board.land.length;
  const bySquare = (shape: Shape) => list(shape, squares);
  const bySeat = (shape: Shape) => list(shape, seats);
  const amount = whole(0, MOST);
  return record<State>({
    ...tableShape(state),
    round: whole(0, all.numbers.rounds),
    land: bySquare(whole(0, LANDS.length - 1)),
    food: bySquare(whole(0, MOST_PRINTED)),
    bugs: bySquare(amount),
    effort: bySquare(whole(0, MOST_PRINTED)),
    emptiedBy: bySquare(whole(-1, squares * all.board.places)),
    herd: herdShape(state, all),
    money: bySeat(amount),
    due: bySeat(amount),
    scraps: bySeat(whole(0, MOST_PRINTED)),
    goods: bySeat(list(amount, all.goods)),
    supply: list(amount, all.kinds),
    market: list(amount, all.kinds),
    agenda: agendaOf<Task>(taskShapes(state, all), { seats, below: BELOW }),
  });
}

function herdShape({ seats }: State, { board, kinds, capacity, numbers }: Tables): Shape {
  const column = (shape: Shape) => list(shape, { max: board.land.length * board.places });
  return record<Herd>({
    owner: column(whole(0, seats - 1)),
    kind: column(whole(0, kinds - 1)),
    square: column(whole(0, board.land.length - 1)),
    bought: column(whole(0, numbers.rounds)),
    eaten: column(whole(0, Math.max(...capacity))),
    waits: column(oneOf([0, 1])),
  });
}

function taskShapes({ seats }: State, { kinds, board }: Tables) {
  const seat = whole(0, seats - 1);
  const passed = whole(0, (1 << seats) - 1);
  const animal = whole(0, board.land.length * board.places - 1);
  const times = whole(0, MOST_PRINTED);
  return {
    round: {},
    selling: {},
    filling: {},
    farming: {},
    hungering: {},
    producing: {},
    swarming: {},
    butchering: {},
    breeding: {},
    replenishing: {},
    reclaiming: {},
    buying: { turn: seat, passed },
    buy: { seat, passed },
    place: { seat, animal: whole(0, kinds - 1) },
    draw: { left: whole(0, MOST_PRINTED * (seats + 1)) },
    farmer: { seat, convert: times, collect: times, begun: flag },
    feeding: { turn: seat },
    feed: { seat },
    gift: { seat },
    spareScraps: { seat },
    meal: { seat, animal, settled: flag },
    effort: { seat, animal, count: whole(1, MOST_PRINTED) },
    butcher: { seat },
    breed: { seat, bred: whole(0, (1 << kinds) - 1) },
    sell: { seat },
  };
}

/** The steps of a round, and the seats that are asked in each. */
const BELOW: { readonly [Kind in Task["kind"]]: readonly string[] } = {
  round: [BOTTOM],
  reclaiming: ["round"],
  replenishing: ["reclaiming"],
  breeding: ["replenishing"],
  breed: ["replenishing", "breed"],
  butchering: ["replenishing", "breeding"],
  butcher: ["replenishing", "breeding", "butcher"],
  swarming: ["butchering"],
  effort: ["swarming", "effort"],
  producing: ["swarming"],
  feeding: ["producing"],
  feed: ["feeding"],
  gift: ["feed", "spareScraps"],
  spareScraps: ["feeding"],
  meal: ["feeding"],
  hungering: ["feeding"],
  farming: ["hungering"],
  farmer: ["hungering", "farmer"],
  buying: ["farming"],
  buy: ["farming"],
  place: ["buying"],
  draw: ["buying"],
  filling: ["buying"],
  selling: ["filling", "buying", BOTTOM],
  sell: ["filling", "buying", "sell", BOTTOM],
};

/** Each animal stands where there is room and has eaten what it can; meeples are with the herd, for sale or beside. */
function loosePiece(
  state: State,
  { board, capacity, supply: printed, kinds, effortNeeded }: Tables,
): string | undefined {
  const { herd, supply, market, agenda, options, round, effort, land } = state;
  const { length } = herd.kind;
  const columns = Object.values(herd) as readonly (readonly number[])[];
  if (columns.some((column) => column.length !== length)) return "herd";
  const bought = agenda.filter(({ kind }) => kind === "place") as readonly Extract<Task, { kind: "place" }>[];
  const out = Array.from(
    { length: kinds },
    (_, kind) =>
      herd.kind.filter((other) => other === kind).length + bought.filter(({ animal }) => animal === kind).length,
  );
  const full = crowd(state).findIndex((count, square) => square < land.length && count > board.places);
  return firstFlaw(
    [full < 0, "herd.square"],
    [herd.kind.every((kind, i) => herd.eaten[i]! <= capacity[kind]!), "herd.eaten"],
    [herd.bought.every((when) => when <= round), "herd.bought"],
    [options.meepleBag || market.every((count) => count === 0), "market"],
    [
      supply.every(
        (count, kind) => count + (hasFiniteSupply(state) ? out[kind]! + market[kind]! : 0) === printed[kind],
      ),
      "supply",
    ],
    [effort.every((count, square) => count === 0 || count <= effortNeeded[land[square]!]!), "effort"],
    [length + bought.length <= land.length * board.places, "herd"],
  );
}

/** What is asked is about animals that are there, in a round that has begun. */
function looseTask({ agenda, herd, options, round }: State): string | undefined {
  const isThere = (animal: number, seat: number) => herd.owner[animal] === seat;
  const waits = (seat: number) => herd.waits.some((waiting, i) => waiting === 1 && herd.owner[i] === seat);
  const isRight = (task: Task): boolean => {
    switch (task.kind) {
      case "round":
        return true;
      case "meal":
        return isThere(task.animal, task.seat) && herd.waits[task.animal] === 1;
      case "effort":
        return isThere(task.animal, task.seat);
      case "feed":
        return waits(task.seat);
      case "filling":
      case "draw":
        return options.meepleBag;
      case "breeding":
      case "breed":
        return options.breeding;
      default:
        return round > 0;
    }
  };
  const wrong = (agenda as readonly Task[]).findIndex((task) => !isRight(task));
  return wrong < 0 ? undefined : `agenda.${wrong}`;
}
