import { CHANCE, type MoveOf, type Seat } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Testing } from "../../table/module.ts";
import { defaultOptions } from "../../table/options.ts";
import { only, openPile, sources, unseenPile } from "../../table/piles.ts";
import { tradeCards } from "./cards.ts";
import { CROPS, type Crop, namedCrops } from "./crops.ts";
import { game } from "./index.ts";
import type { FormidableOptions } from "./options.ts";
import { scramble } from "./scramble.ts";
import { type CardNumber, type Farm, farmOf, GAP, type Move, type State, type Task } from "./state.ts";
import { indexOfSpace, OFF_BOARD, SPACES, type Space } from "./supplies-board.ts";

export const testing: Testing<State> = { hasSecrets: true, scramble };

type Counts = { readonly [K in Crop]?: number };

/** What lies before a player when a test begins. */
export interface Before {
  readonly hand?: readonly CardNumber[];
  /** Top first; nobody has seen these cards. A number: so many, no matter which. */
  readonly stack?: readonly CardNumber[] | number;
  /** Fulfilled cards. A number: so many, no matter which. */
  readonly coins?: readonly CardNumber[] | number;
  readonly crops?: Counts;
  readonly disc?: Space;
}

/** What else lies on the table, where it matters. */
export interface Setting {
  /** Up to five cards; the other places are gaps, filled at the end of the turn. */
  readonly market?: readonly CardNumber[];
  /** Top first. A number: so many, no matter which. */
  readonly marketStack?: readonly CardNumber[] | number;
  readonly discard?: readonly CardNumber[];
  /** Which turn of the game it is; one without the limits of the first turns if not given. */
  readonly turn?: number;
  readonly round?: number;
  readonly countdown?: Space;
  readonly markers?: number;
  readonly options?: Partial<FormidableOptions>;
  /** All cards there are, where a test counts what may lie where; the whole deck if not given. */
  readonly deck?: readonly CardNumber[];
}

/** A table in the middle of a game: the first player has the starting card and begins a turn. */
export function table<Name extends string>(
  before: { readonly [N in Name]: Before },
  setting: Setting = {},
): { readonly [N in Name]: Player } {
  const names = Object.keys(before) as Name[];
  const rows = names.map((name) => before[name]);
  const game = new Play(stateOf(rows, setting), rows, setting);
  return Object.fromEntries(names.map((name, seat) => [name, new Player(game, seat)])) as { [N in Name]: Player };
}

/** A table before the first move; chance deals the lowest cards first, and the first player starts. */
export function newTable<Name extends string>(
  names: readonly Name[],
  options: Partial<FormidableOptions> = {},
): { readonly [N in Name]: Player } {
  const state = game.setup(names.length, { ...defaultOptions(game.options), ...options }, game.rulesVersion);
  const play = new Play(state, [], {});
  play.goOn();
  return Object.fromEntries(names.map((name, seat) => [name, new Player(play, seat)])) as { [N in Name]: Player };
}

function stateOf(rows: readonly Before[], setting: Setting): State {
  const { deck = tradeCards.map(({ number }) => number) } = setting;
  const options = { ...defaultOptions(game.options), ...setting.options };
  const state = game.setup(rows.length, options, game.rulesVersion);
  const named = [...rows.flatMap(({ hand, stack, coins }) => [hand, stack, coins])];
  named.push(setting.market, setting.marketStack, setting.discard);
  const taken = new Set(named.flatMap((row) => (typeof row === "object" ? row : [])));
  const free = deck.filter((card) => !taken.has(card));
  const cardsOf = (row: readonly CardNumber[] | number): CardNumber[] =>
    typeof row === "object" ? [...row] : free.splice(free.length - row);
  const sizeOf = (row: readonly CardNumber[] | number): number => (typeof row === "object" ? row.length : row);

  state.farms = rows.map(
    ({ hand = [], stack = 5, coins = 0, crops = {}, disc }, seat): Farm => ({
      crops: namedCrops(crops),
      disc: disc === undefined ? OFF_BOARD : indexOfSpace[disc],
      hand: { cards: [...hand], knows: hand.map(() => only(seat)), from: hand.map(() => "deck") },
      stack: unseenPile("deck", sizeOf(stack)),
      fulfilled: openPile(cardsOf(coins)),
    }),
  );
  const market = setting.market ?? [];
  state.market = state.market.map((_, i) => market[i] ?? GAP);
  state.discard = [...(setting.discard ?? [])];
  state.marketStack = unseenPile("deck", sizeOf(setting.marketStack ?? 10));
  const dealt = state.farms.flatMap(({ hand, fulfilled }) => [...hand.cards, ...fulfilled.cards]);
  const seen = new Set([...dealt, ...state.market, ...state.discard]);
  state.sources = sources<CardNumber>({ deck });
  state.sources.pools.deck = deck.filter((card) => !seen.has(card));
  state.start = 0;
  state.seat = 0;
  state.round = setting.round ?? 5;
  state.turn = setting.turn ?? 9;
  state.limit = rows.length === 1 ? 999 : 3;
  if (setting.countdown !== undefined) state.countdown = indexOfSpace[setting.countdown];
  if (setting.markers !== undefined) state.markers = setting.markers;
  state.agenda = [{ kind: "endOfTurn" }, { kind: "turn", seat: 0 }];
  return state;
}

/** A game in which chance deals what the test has laid on the stacks. */
class Play {
  readonly state: State;
  readonly #stacks: CardNumber[][];
  readonly #market: CardNumber[];

  constructor(state: State, rows: readonly Before[], { marketStack = [] }: Setting) {
    this.state = state;
    this.#stacks = state.farms.map((_, seat) => {
      const stack = rows[seat]?.stack;
      return typeof stack === "object" ? [...stack] : [];
    });
    this.#market = typeof marketStack === "object" ? [...marketStack] : [];
  }

  move(seat: Seat, move: Move): void {
    const moves = game.moves(this.state, seat);
    if (!moves.some((other) => same(other, move)))
      throw new Error(`${JSON.stringify(move)} is not offered; there are ${JSON.stringify(moves)}`);
    game.play(this.state, seat, move);
    this.goOn();
  }

  /** Plays what chance brings and what everybody can see to be forced. */
  goOn(): void {
    for (;;) {
      const [actor] = game.actors(this.state);
      if (actor === undefined) return;
      const moves = game.moves(this.state, actor);
      if (actor === CHANCE) game.play(this.state, CHANCE, this.#dealt(moves));
      else if (moves.length === 1 && !game.isSecret?.(this.state, actor))
        game.play(this.state, actor, moves[0] as Move);
      else return;
    }
  }

  /** The card that lies there, or the first that nobody has laid down for later. */
  #dealt(moves: readonly Move[]): Move {
    const task = this.state.agenda.at(-1) as Task;
    const card =
      task.kind === "deal"
        ? this.#stacks[task.owner]?.[task.end === "top" ? "shift" : "pop"]()
        : task.kind === "dealMarket"
          ? this.#market.shift()
          : undefined;
    const later = new Set([...this.#stacks.flat(), ...this.#market]);
    const isFree = (move: Move) => move.type !== "deal" || !later.has(move.card);
    const found = moves.find((move) =>
      card === undefined ? isFree(move) : move.type === "deal" && move.card === card,
    );
    return found ?? (moves[0] as Move);
  }
}

/** Somebody at the table, playing by the rules. */
export class Player {
  readonly #game: Play;
  readonly seat: Seat;

  constructor(game: Play, seat: Seat) {
    this.#game = game;
    this.seat = seat;
  }

  get state(): State {
    return this.#game.state;
  }

  get #farm(): Farm {
    return farmOf(this.state, this.seat);
  }

  /** The crops, without those there are none of. */
  get crops(): Counts {
    return Object.fromEntries(CROPS.map((crop, i) => [crop, this.#farm.crops[i]!]).filter(([, n]) => n !== 0));
  }

  /** The hand, by number. */
  get hand(): CardNumber[] {
    return [...(this.#farm.hand.cards as CardNumber[])].sort((a, b) => a - b);
  }

  get stack(): number {
    return this.#farm.stack.cards.length;
  }

  get coins(): number {
    return this.#farm.fulfilled.cards.length;
  }

  get fulfilled(): CardNumber[] {
    return [...(this.#farm.fulfilled.cards as CardNumber[])].sort((a, b) => a - b);
  }

  get disc(): Space | undefined {
    return SPACES[this.#farm.disc];
  }

  /** All moves offered now; none while others act. */
  get moves(): readonly Move[] {
    return game.actors(this.state).includes(this.seat) ? game.moves(this.state, this.seat) : [];
  }

  get isAsked(): boolean {
    return game.actors(this.state).includes(this.seat);
  }

  /** The moves of a type offered now. */
  offered<Type extends Move["type"]>(type: Type): readonly MoveOf<Move, Type>[] {
    return this.moves.filter((move): move is MoveOf<Move, Type> => move.type === type);
  }

  /** The cards that can be fulfilled now, by number. */
  get fulfillable(): CardNumber[] {
    return this.offered("fulfill")
      .map(({ card }) => card)
      .sort((a, b) => a - b);
  }

  /** The spaces supplies can be got from now. */
  get spaces(): Space[] {
    return this.offered("getSupplies").map(({ space }) => space);
  }

  does(move: Move): this {
    this.#game.move(this.seat, move);
    return this;
  }

  /** Fulfills cards one after the other, from the hand or the market. */
  fulfills(...cards: readonly CardNumber[]): this {
    for (const card of cards) {
      const from = this.hand.includes(card) ? "hand" : "market";
      this.does({ type: "fulfill", card, from });
    }
    return this;
  }

  gets(space: Space): this {
    return this.does({ type: "getSupplies", space });
  }

  uses(): this {
    return this.does({ type: "use" });
  }

  passes(): this {
    return this.does({ type: "pass" });
  }

  takes(...crops: readonly Crop[]): this {
    for (const crop of crops) this.does({ type: "take", crop });
    return this;
  }

  pays(crops: Counts): this {
    return this.does({ type: "pay", crops: namedCrops(crops) });
  }

  paysCoins(...cards: readonly CardNumber[]): this {
    for (const card of cards) this.does({ type: "payCoin", card });
    return this;
  }

  movesCoin(card: CardNumber): this {
    return this.does({ type: "moveCoin", card });
  }

  exchanges(give: Counts, take: Counts): this {
    return this.does({ type: "exchange", give: namedCrops(give), take: namedCrops(take) });
  }

  gives(crop: Crop): this {
    return this.does({ type: "giveCrop", crop });
  }

  supplies(space: Space): this {
    return this.does({ type: "supplies", space });
  }

  /** Puts cards below the stack, one below the other. */
  putsBelow(...cards: readonly CardNumber[]): this {
    for (const card of cards) this.does({ type: "below", card });
    return this;
  }

  putsOnTop(...cards: readonly CardNumber[]): this {
    for (const card of cards) this.does({ type: "onTop", card });
    return this;
  }

  takesFromMarket(...cards: readonly CardNumber[]): this {
    for (const card of cards) this.does({ type: "marketToStack", card });
    return this;
  }

  trades(hand: CardNumber, market: CardNumber): this {
    return this.does({ type: "tradeMarket", hand, market });
  }

  tradesCoin(hand: CardNumber, coin: CardNumber): this {
    return this.does({ type: "tradeFulfilled", hand, coin });
  }

  buysCrop(crop: Crop): this {
    return this.does({ type: "additionalCrop", crop });
  }

  buysCard(): this {
    return this.does({ type: "additionalCard" });
  }

  ends(): this {
    return this.does({ type: "endTurn" });
  }

  /** A whole turn of supplies alone: the first space that is free. */
  getsSuppliesOnly(): this {
    this.does(this.offered("getSupplies")[0] as Move);
    while (this.isAsked && this.offered("endTurn").length === 0) this.does(this.moves[0] as Move);
    return this.ends();
  }
}
