import { taskOf } from "../../table/agenda.ts";
import { CHANCE, type Seat } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Testing } from "../../table/module.ts";
import { defaultOptions } from "../../table/options.ts";
import type { HandCardId } from "./cards/decks/index.ts";
import { deckOf, isSideCard, SIDE_DECKS, type SideCardId } from "./cards/decks/side-decks.ts";
import { type Card, type CardId, cards, type MajorId } from "./cards/index.ts";
import type { Animal, Good, Goods, Some } from "./goods.ts";
import { CELL_NAMES, CELLS, type Cells, COLUMNS, FENCE_SPACES, type Fences } from "./grid.ts";
import { type Deal, type DealId, deals } from "./hands/deals.ts";
import type { House } from "./houses.ts";
import { game } from "./index.ts";
import type { Move } from "./moves.ts";
import { newFarm } from "./new-state.ts";
import { type Options, options } from "./options.ts";
import { layOut } from "./rules/cards.ts";
import { rules } from "./rules/index.ts";
import { scramble } from "./scramble.ts";
import { sideDeckOf } from "./side/decks.ts";
import { farmText } from "./sketch.ts";
import { SPACE_INDEX, type SpaceId } from "./space-ids.ts";
import { STAGES } from "./spaces.ts";
import { type Farm, farmOf, ROUNDS, type State } from "./state.ts";

export const testing: Testing<State> = { hasSecrets: true, scramble };

/** Options of which only some are not as usual. */
export const optionsWith = (some: Partial<Options>): Options => ({ ...defaultOptions(options), ...some });

/** What a farm has at the start of a test, where it is not as at the start of a game. */
export interface Given {
  readonly goods?: Partial<Goods>;
  /** Drawn as `farmText` does. */
  readonly farm?: string;
  readonly house?: House;
  readonly people?: number;
  /** People not placed yet: all of the first player's, none of the others'. */
  readonly atHome?: number;
  readonly plays?: readonly CardId[];
  readonly begs?: number;
  /** Cards in hand; whoever gives some plays a game with hand cards. */
  readonly holds?: readonly HandCardId[];
}

export interface Setting {
  /** The first so many action space cards are there, in the order of the stages; 14 if not given. */
  readonly round?: number;
  readonly stock?: { readonly [Id in SpaceId]?: number };
  readonly options?: Partial<Options>;
  readonly startingPlayer?: Seat;
  /** Cards beside the board. */
  readonly beside?: readonly CardId[];
  /** The side deck, the next card first; then it is a game with it. */
  readonly draws?: readonly SideCardId[];
}

/** A table in the work phase; the first player is to place a person. */
export function table<Name extends string>(
  given: { readonly [N in Name]: Given },
  setting: Setting = {},
): { readonly [N in Name]: Player } {
  const names = Object.keys(given) as Name[];
  const { round = ROUNDS, stock = {}, startingPlayer = 0 } = setting;
  const hands = names.some((name) => given[name].holds !== undefined) ? ({ deal: "plain" } as const) : {};
  const { beside = [], draws } = setting;
  const shown: readonly string[] = [...(draws ?? []), ...beside, ...names.flatMap((name) => given[name].plays ?? [])];
  const sideDecks = SIDE_DECKS.filter((deck) => shown.some((card) => isSideCard(card) && deckOf(card) === deck));
  const state = game.setup(
    names.length,
    optionsWith({ extraTile: true, sideDecks, ...hands, ...setting.options }),
    game.rulesVersion,
  );
  state.round = round;
  state.startingPlayer = startingPlayer;
  state.revealed = STAGES.flatMap(({ cards }) => cards).slice(0, round);
  for (const [space, count] of Object.entries(stock)) state.stock[SPACE_INDEX[space as SpaceId]] = count;
  state.farms = names.map((name, seat) => farmGiven(given[name], seat === 0, state.options.openPastures));
  for (const [seat, name] of names.entries()) for (const card of given[name].plays ?? []) layOut(state, seat, card);
  state.common.push(...beside);
  if (setting.options?.sideDecks === undefined) for (const deck of state.sideDecks) deck.left = [];
  if (draws?.[0] !== undefined)
    Object.assign(sideDeckOf(state, deckOf(draws[0])), { left: [], top: [...draws], seenBy: 0 });
  const built: readonly CardId[] = state.farms.flatMap((farm) => farm.cards);
  state.majors = state.majors.filter((card) => !built.includes(card));
  for (const [seat, name] of names.entries())
    if (state.hands !== null) state.hands.held[seat] = [...(given[name].holds ?? [])].sort();
  state.agenda = [{ kind: "returnHome" }, { kind: "work", turn: 0 }];
  rules.settle(state);
  return Object.fromEntries(names.map((name, seat) => [name, player(state, seat)])) as { [N in Name]: Player };
}

function farmGiven(
  { goods, farm: drawing, house, people = 2, atHome, begs = 0 }: Given,
  isFirst: boolean,
  isOpen: boolean,
): Farm {
  const farm = { ...newFarm(), ...(drawing === undefined ? {} : drawnFarm(drawing)), people, beggingMarkers: begs };
  if (isOpen) farm.looseFences = drawing === undefined ? { level: 0, upright: 0 } : looseFencesIn(farm, drawing);
  Object.assign(farm.goods, goods);
  if (house !== undefined) farm.house = house;
  farm.placed = people - (atHome ?? (isFirst ? people : 0));
  return farm;
}

/** Reads a farm as `farmText` draws it. */
export function drawnFarm(
  drawing: string,
): Pick<Farm, "rooms" | "fields" | "stables" | "pastures" | "grain" | "vegetable"> {
  const rows = rowsOf(drawing);
  const farm = { ...newFarm(), rooms: 0 };
  for (let cell = 0; cell < CELLS; cell++) {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
    const text = rows[2 * row + 1]!.slice(5 * column + 1, 5 * column + 5).trim();
    if (!/^(\.|R|F|[gv]\d|\^?([sbc]\d+)?)$/.test(text) || text === "")
      throw new Error(`no farm can be read from "${text}"`);
    if (text.startsWith("R")) farm.rooms |= 1 << cell;
    if (/^[Fgv]/.test(text)) farm.fields |= 1 << cell;
    if (text.startsWith("g")) farm.grain[cell] = Number(text.slice(1));
    if (text.startsWith("v")) farm.vegetable[cell] = Number(text.slice(1));
    if (text.includes("^")) farm.stables |= 1 << cell;
  }
  farm.pastures = closedAreas((cell, way) => isFencedIn(rows, cell, way));
  return farm;
}

/** The lines of a drawing without its margin. */
function rowsOf(drawing: string): readonly string[] {
  const lines = drawing.split("\n").filter((line) => line.trim() !== "");
  const margin = Math.min(...lines.map((line) => line.indexOf("+")).filter((at) => at >= 0));
  return lines.map((line) => line.slice(margin).padEnd(5 * COLUMNS + 1));
}

/** Whether a drawing has a fence on one side of a space. */
function isFencedIn(rows: readonly string[], cell: number, way: Way): boolean {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const isFence = (line: number, at: number) => rows[line]![at] === "-" || rows[line]![at] === "|";
  if (way === "up") return isFence(2 * row, 5 * column + 1);
  if (way === "down") return isFence(2 * row + 2, 5 * column + 1);
  return isFence(2 * row + 1, way === "left" ? 5 * column : 5 * column + 5);
}

/** The fences of a drawing that are on the outline of no pasture. */
function looseFencesIn({ pastures }: Pick<Farm, "pastures">, drawing: string): Fences {
  const rows = rowsOf(drawing);
  const loose = { level: 0, upright: 0 };
  const isOutline = (cell: number, other: number | undefined) =>
    pastures.some((area) => ((area >> cell) & 1) !== (other === undefined ? 0 : (area >> other) & 1));
  for (const { side, cells, level, upright } of FENCE_SPACES) {
    const way = side === "between" ? (level !== 0 ? "down" : "right") : WAYS[side];
    if (!isFencedIn(rows, cells[0]!, way) || isOutline(cells[0]!, cells[1])) continue;
    loose.level |= level;
    loose.upright |= upright;
  }
  return loose;
}

const WAYS = { above: "up", below: "down", left: "left", right: "right" } as const;

type Way = "up" | "down" | "left" | "right";

/** The areas that fences close on every side, by walking; written apart from the rules. */
export function closedAreas(hasFence: (cell: number, way: Way) => boolean): Cells[] {
  const areas: Cells[] = [];
  const walked = new Set<number>();
  for (let first = 0; first < CELLS; first++) {
    if (walked.has(first)) continue;
    let [area, isClosed] = [0, true];
    const open = [first];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (walked.has(cell)) continue;
      walked.add(cell);
      area |= 1 << cell;
      for (const way of ["up", "down", "left", "right"] as const) {
        if (hasFence(cell, way)) continue;
        const there = neighbour(cell, way);
        if (there === undefined) isClosed = false;
        else open.push(there);
      }
    }
    if (isClosed) areas.push(area);
  }
  return areas.sort((a, b) => a - b);
}

export function neighbour(cell: number, way: Way): number | undefined {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  if (way === "up") return row === 0 ? undefined : cell - COLUMNS;
  if (way === "down") return row === 2 ? undefined : cell + COLUMNS;
  if (way === "left") return column === 0 ? undefined : cell - 1;
  return column === COLUMNS - 1 ? undefined : cell + 1;
}

/** Somebody at the table, who acts through legal moves only; chance brings the first that may come, forced moves follow. */
export interface Player {
  readonly state: State;
  readonly seat: Seat;
  readonly own: Farm;
  readonly goods: Goods;
  /** The farm as `farmText` draws it. */
  readonly drawing: string;
  readonly points: number;
  /** What is offered now, and what may be done besides. */
  readonly moves: readonly Move[];
  readonly asides: readonly Move[];
  /** Spaces where a person may be placed now. */
  readonly spaces: readonly SpaceId[];
  /** What is asked of the player now. */
  readonly asked: string | undefined;
  /** Types of the moves offered now, each once. */
  may(): readonly string[];
  /** The cells offered to moves of a type. */
  cellsFor(type: "room" | "stable" | "plow"): readonly string[];
  plays(move: Move): Player;
  uses(space: SpaceId): Player;
  takes(task: string): Player;
  stops(): Player;
  plows(cell: string): Player;
  buildsRoom(cell: string): Player;
  buildsStable(cell: string): Player;
  fences(...cells: readonly string[]): Player;
  sows(crops: { readonly grain?: number; readonly vegetable?: number }): Player;
  bakes(grain: number): Player;
  builds(card: MajorId, returns?: MajorId): Player;
  /** Plays a card from hand. */
  lays(card: HandCardId): Player;
  /** Does what a card says. */
  heeds(card: CardId, nth?: number): Player;
  /** Goes on with the action of the space. */
  acts(): Player;
  pays(goods: Some): Player;
  exchanges(card: CardId, nth?: number): Player;
  picks(good: Good): Player;
  cooks(good: Good): Player;
  discards(good: Good): Player;
  crafts(card: CardId): Player;
  feeds(): Player;
  breeds(...animals: readonly Animal[]): Player;
  /** Points of one line of the score sheet. */
  scores(part: string): number;
  stock(space: SpaceId): number;
}

const cellNamed = (name: string): number => {
  const cell = CELL_NAMES.indexOf(name);
  if (cell < 0) throw new Error(`there is no space ${name}`);
  return cell;
};

function player(state: State, seat: Seat): Player {
  const moves = () => (game.actors(state).includes(seat) ? game.moves(state, seat) : []);
  const asides = () => game.asides?.(state, seat) ?? [];
  const plays = (move: Move): Player => {
    const isOffered = [...moves(), ...asides()].some((listed) => same(listed, move));
    if (!isOffered) {
      const played = forced.get(state)?.findIndex((entry) => same(entry, { seat, move })) ?? -1;
      if (played < 0)
        throw new Error(`not offered to seat ${seat}: ${JSON.stringify(move)} but ${JSON.stringify(moves())}`);
      forced.get(state)!.splice(0, played + 1);
      return self;
    }
    game.play(state, seat, move);
    followForced(state);
    return self;
  };
  const self: Player = {
    state,
    seat,
    get own() {
      return farmOf(state, seat);
    },
    get goods() {
      return farmOf(state, seat).goods;
    },
    get drawing() {
      return farmText(state, seat);
    },
    get points() {
      return game.score(state, seat).total;
    },
    get moves() {
      return moves();
    },
    get asides() {
      return asides();
    },
    get spaces() {
      return moves().flatMap((move) => (move.type === "place" ? [move.space] : []));
    },
    get asked() {
      return game.actors(state).includes(seat) ? taskOf(state, seat)?.kind : undefined;
    },
    may: () => [...new Set(moves().map(({ type }) => type))],
    cellsFor: (type) => moves().flatMap((move) => (move.type === type ? [CELL_NAMES[move.cell]!] : [])),
    plays,
    uses: (space) => plays({ type: "place", space }),
    takes: (task) => plays({ type: "take", task }),
    stops: () => plays({ type: "stop" }),
    plows: (cell) => plays({ type: "plow", cell: cellNamed(cell) }),
    buildsRoom: (cell) => plays({ type: "room", cell: cellNamed(cell) }),
    buildsStable: (cell) => plays({ type: "stable", cell: cellNamed(cell) }),
    fences: (...cells) => plays({ type: "fence", cells: cells.map(cellNamed).sort((a, b) => a - b) }),
    sows: ({ grain = 0, vegetable = 0 }) => plays({ type: "sow", grain, vegetable }),
    bakes: (grain) => plays({ type: "bake", grain }),
    builds: (card, returns) =>
      plays(returns === undefined ? { type: "improve", card } : { type: "improve", card, returns }),
    lays: (card) => plays({ type: "play", card }),
    heeds: (card, nth) => plays(nth === undefined ? { type: "card", card } : { type: "card", card, nth }),
    acts: () => plays({ type: "act" }),
    pays: (goods) => plays({ type: "pay", goods }),
    exchanges: (card, nth = 0) => plays({ type: "exchange", card, nth }),
    picks: (good) => plays({ type: "pick", good }),
    cooks: (good) => plays({ type: "cook", good }),
    discards: (good) => plays({ type: "discard", good }),
    crafts: (card) => plays({ type: "craft", card }),
    feeds: () => plays({ type: "feed" }),
    breeds: (...animals) => plays({ type: "breed", animals }),
    scores: (part) => game.score(state, seat).parts.find(({ text }) => text.id === `score.${part}`)!.points,
    stock: (space) => state.stock[SPACE_INDEX[space]]!,
  };
  return self;
}

/** Forced moves since the last chosen one, so that a test may name them or not. */
const forced = new WeakMap<State, { seat: Seat; move: Move }[]>();

/** Chance brings what comes first; who has only one move makes it, unless it is to place a person. */
function followForced(state: State): void {
  const played: { seat: Seat; move: Move }[] = [];
  forced.set(state, played);
  for (;;) {
    const seat = game.actors(state).find((seat) => {
      if (seat === CHANCE) return true;
      return taskOf(state, seat)!.kind !== "place" && game.moves(state, seat).length === 1;
    });
    if (seat === undefined) return;
    const move = game.moves(state, seat)[0]!;
    if (seat !== CHANCE) played.push({ seat, move });
    game.play(state, seat, move);
  }
}

/** Plays a game in which cards are dealt as usual but for some numbers, such as the size of a pack. */
export function withDeal(id: DealId, changes: Partial<Deal>, play: () => void): void {
  const usual = deals[id]!;
  deals[id] = { ...usual, ...changes };
  try {
    play();
  } finally {
    deals[id] = usual;
  }
}

/** Plays a game in which a card says something else than is printed on it. */
export function withCard(id: CardId, card: Partial<Card>, play: () => void): void {
  const printed = cards[id];
  cards[id] = { ...printed, ...card };
  try {
    play();
  } finally {
    cards[id] = printed;
  }
}
