import { clone } from "../../table/clone.ts";
import { type Move as AnyMove, CHANCE, type Seat } from "../../table/game.ts";
import { type Json, same } from "../../table/json.ts";
import type { Testing } from "../../table/module.ts";
import { checkOptions } from "../../table/options.ts";
import type { Field } from "./data/farm.ts";
import type { FieldCardId } from "./data/field-cards.ts";
import type { GoalId } from "./data/goals.ts";
import { GOODS, type Good, TRANSPORTS, type Transport } from "./data/grammar.ts";
import type { SkillId } from "./data/skills.ts";
import { at } from "./farm.ts";
import { game } from "./index.ts";
import type { Options } from "./options.ts";
import { settle } from "./rules/index.ts";
import type { CardId, Farm, Move, Production, State, Task, Tile } from "./state.ts";

/** Nothing is secret: the order of the deck is not there before its cards are drawn. */
export const testing: Testing<State> = {
  hasSecrets: false,
  scramble() {},
};

/** What somebody has at the beginning of a test, where it is not as at the start of a game. */
export interface Has {
  readonly goods?: { readonly [G in Good]?: number };
  readonly bags?: number;
  readonly coins?: number;
  readonly cards?: { readonly [field: Field]: CardId };
  readonly sunflowers?: { readonly [field: Field]: number };
  readonly transports?: { readonly [T in Transport]?: number };
}

/** How a table is set for a test. */
export interface Setting {
  /** The two dice for the activation; without them the first player rolls. */
  readonly dice?: readonly [number, number];
  /** Whether only the final activation is left. */
  readonly final?: boolean;
  /** Stalls 1 to 6. */
  readonly market?: readonly (FieldCardId | "farmer")[];
  readonly deck?: readonly number[];
  /** The skills of sack, tractor and so on, others for the rest; the Farmer module is in play if they are given. */
  readonly skills?: readonly SkillId[];
  readonly supply?: readonly number[];
  /** The two goals; the Goals module is in play if they are given. */
  readonly goals?: readonly GoalId[];
  readonly jumpStart?: boolean;
  readonly extraGood?: Options["extraGood"];
  /** What is printed on some cards or fields. */
  readonly printed?: { readonly [id: string]: Json };
}

const OPENING: readonly FieldCardId[] = ["field-01", "field-02", "field-03", "field-04", "field-05", "field-06"];
const OTHER_SKILLS: readonly SkillId[] = ["doubles-bags", "above-below", "sunflower-on-7", "doubles-good"];

/** A table in the first turn, with the seats in the order of the names; the first name is active. */
export function table<Name extends string>(
  farms: { readonly [N in Name]: Has },
  setting: Setting = {},
): { readonly [N in Name]: Player } {
  const names = Object.keys(farms) as Name[];
  const state = game.setup(names.length, optionsOf(setting), game.rulesVersion);
  state.market = [...(setting.market ?? OPENING)];
  state.skills = skillsOf(setting);
  if (setting.supply !== undefined) state.supply = [...setting.supply];
  if (setting.deck !== undefined) state.deck = [...setting.deck];
  if (setting.goals !== undefined) state.goals = [...setting.goals];
  for (const [seat, name] of names.entries()) equip(state, state.farms[seat]!, farms[name]);
  state.agenda = begin(state, setting);
  settle(state);
  return players(names, state);
}

function skillsOf({ skills }: Setting): SkillId[] {
  if (skills === undefined) return [];
  return [...skills, ...OTHER_SKILLS.filter((skill) => !skills.includes(skill))].slice(0, 4);
}

function begin(state: State, { dice, final }: Setting): Task[] {
  if (dice === undefined && !final) return [{ kind: "turn" }];
  state.turn = 1;
  state.stall = 1;
  if (final) {
    state.deck = state.deck.map(() => 0);
    state.market[0] = null;
    return [{ kind: "finalActivation" }];
  }
  state.dice = [...dice!];
  state.market[0] = null;
  return [{ kind: "refill" }, { kind: "activation" }];
}

function optionsOf({ skills, goals, jumpStart, extraGood, printed }: Setting): Options {
  const given = {
    farmer: skills !== undefined,
    goals: goals !== undefined,
    jumpStart: jumpStart ?? false,
    firstSeat: "first",
    extraGood: extraGood ?? "free",
    cards: printed ?? {},
  };
  const checked = checkOptions(game.options, given);
  if ("problem" in checked) throw new Error(JSON.stringify(checked.problem));
  return checked.options;
}

function equip(state: State, farm: Farm, { goods, bags, coins, cards, sunflowers, transports }: Has): void {
  if (goods !== undefined) farm.goods = GOODS.map((good) => goods[good] ?? 0);
  farm.bags = bags ?? farm.bags;
  farm.coins = coins ?? 0;
  for (const [field, card] of Object.entries(cards ?? {})) {
    farm.cards[at(Number(field))] = card;
    state.unseen = state.unseen.map((stack) => stack.filter((unseen) => unseen !== card));
  }
  for (const [field, count] of Object.entries(sunflowers ?? {})) farm.sunflowers[at(Number(field))] = count;
  for (const [kind, tile] of TRANSPORTS.entries()) {
    farm.transports[kind] = transports?.[tile] ?? 0;
    state.supply[kind]! -= farm.transports[kind]!;
  }
}

/** The players of a state, by name, in the order of the seats. */
export function players<Name extends string>(names: readonly Name[], state: State): { readonly [N in Name]: Player } {
  return Object.fromEntries(names.map((name, seat) => [name, player(state, seat)])) as { [N in Name]: Player };
}

/** Somebody at the table, who acts through legal moves only. */
export interface Player {
  readonly state: State;
  readonly seat: Seat;
  readonly farm: Farm;
  readonly goods: { readonly [G in Good]: number };
  readonly bags: number;
  readonly coins: number;
  readonly transports: { readonly [T in Transport]: number };
  /** Whether the game waits for this player. */
  readonly isAsked: boolean;
  /** The moves this player has now, asides not counted. */
  readonly moves: readonly Move[];
  readonly asides: readonly Move[];
  cardOn(field: Field): CardId | null;
  sunflowersOn(field: Field): number;
  /** The moves of one type. */
  may<Type extends Move["type"]>(type: Type): readonly Extract<Move, { type: Type }>[];
  /** The fields of the moves of one type. */
  fields(type: "activate" | "follow" | "placeCard" | "plant" | "paySunflower" | "discard"): readonly Field[];
  /** Plays a move that is offered, as a decision or an aside. */
  plays(move: Move): Player;
  rolls(...dice: readonly number[]): Player;
  takes(die: number, stall?: number): Player;
  places(field: Field): Player;
  activates(field: Field, over?: Field): Player;
  passes(): Player;
  follows(field: Field): Player;
  choosesArea(area: 0 | 1): Player;
  pays(...goods: readonly Good[]): Player;
  paysSunflower(field: Field): Player;
  discards(field: Field): Player;
  gains(...goods: readonly Good[]): Player;
  produces(production: Partial<Production>): Player;
  plants(field: Field): Player;
  returns(...tiles: readonly Tile[]): Player;
  takesTiles(tiles: readonly Transport[], from?: readonly Seat[]): Player;
  sendsFarmer(stall: number): Player;
  usesSkill(tile: Transport): Player;
  /** A skill besides all decisions, as one move. */
  trades(tile: Transport, pay: readonly Good[], gain: readonly Good[], area?: 0 | 1): Player;
  swaps(one: Field, other: Field): Player;
  /** Chance lays a card on the empty stall. */
  draws(card: FieldCardId): Player;
}

function player(state: State, seat: Seat): Player {
  const isAsked = () => game.actors(state).includes(seat);
  const moves = () => (isAsked() ? game.moves(state, seat) : []);
  const asides = () => game.asides?.(state, seat) ?? [];
  const plays = (by: Seat, move: Move): Player => {
    const offered = by === seat ? [...moves(), ...asides()] : game.moves(state, by);
    if (!offered.some((listed) => same(listed, move))) throw new Error(`not offered: ${JSON.stringify(move)}`);
    game.play(state, by, move);
    return self;
  };
  const own = (move: Move) => plays(seat, move);
  const self: Player = {
    state,
    seat,
    get farm() {
      return state.farms[seat]!;
    },
    get goods() {
      return Object.fromEntries(GOODS.map((good, i) => [good, state.farms[seat]!.goods[i]])) as { [G in Good]: number };
    },
    get bags() {
      return state.farms[seat]!.bags;
    },
    get coins() {
      return state.farms[seat]!.coins;
    },
    get transports() {
      const { transports } = state.farms[seat]!;
      return Object.fromEntries(TRANSPORTS.map((tile, i) => [tile, transports[i]])) as { [T in Transport]: number };
    },
    get isAsked() {
      return isAsked();
    },
    get moves() {
      return moves();
    },
    get asides() {
      return asides();
    },
    cardOn: (field) => state.farms[seat]!.cards[at(field)]!,
    sunflowersOn: (field) => state.farms[seat]!.sunflowers[at(field)]!,
    may: (type) => moves().filter((move) => move.type === type) as never,
    fields: (type) => moves().flatMap((move) => (move.type === type ? [(move as { field: Field }).field] : [])),
    plays: own,
    rolls: (...dice) => plays(CHANCE, { type: "roll", dice: dice.toSorted() }),
    takes: (die, stall = die) => own({ type: "takeCard", die, stall }),
    places: (field) => own({ type: "placeCard", field }),
    activates: (field, over) => own({ type: "activate", field, ...(over === undefined ? {} : { over }) }),
    passes: () => own({ type: "pass" }),
    follows: (field) => own({ type: "follow", field }),
    choosesArea: (area) => own({ type: "chooseArea", area }),
    pays: (...goods) => own({ type: "payGoods", goods }),
    paysSunflower: (field) => own({ type: "paySunflower", field }),
    discards: (field) => own({ type: "discard", field }),
    gains: (...goods) => own({ type: "chooseProduction", goods, bags: 0, coins: 0, sunflowers: 0 }),
    produces: (production) =>
      own({ type: "chooseProduction", goods: [], bags: 0, coins: 0, sunflowers: 0, ...production }),
    plants: (field) => own({ type: "plant", field }),
    returns: (...tiles) => {
      for (const tile of tiles) own({ type: "returnTile", tile });
      return self;
    },
    takesTiles: (tiles, from) => own({ type: "takeTransports", tiles, ...(from === undefined ? {} : { from }) }),
    sendsFarmer: (stall) => own({ type: "sendFarmer", stall }),
    usesSkill: (tile) => own({ type: "useSkill", tile }),
    trades: (tile, pay, gain, area = 0) => own({ type: "useSkill", tile, trade: { area, pay, gain } }),
    swaps: (one, other) => own({ type: "swapCards", fields: [one, other] }),
    draws: (card) => plays(CHANCE, { type: "draw", card }),
  };
  return self;
}

/** The same table once more, to try something else. */
export const again = (one: Player): Player => player(clone(one.state), one.seat);

/** A random game, with a look at every position; asides of any seat come now and then. */
export function randomGame(
  seats: number,
  options: Partial<Options>,
  random: { below(n: number): number },
  look: (state: State, seat: Seat, move: AnyMove) => void = () => {},
): State {
  const checked = checkOptions(game.options, options);
  if ("problem" in checked) throw new Error(JSON.stringify(checked.problem));
  const state = game.setup(seats, checked.options, game.rulesVersion);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const somebody = random.below(seats);
    const besides = random.below(4) === 0 ? game.asides!(state, somebody) : [];
    const seat = besides.length > 0 ? somebody : actors[random.below(actors.length)]!;
    const offered = besides.length > 0 ? besides : game.moves(state, seat);
    const move = offered[random.below(offered.length)]!;
    look(state, seat, move);
    game.play(state, seat, move);
  }
  return state;
}
