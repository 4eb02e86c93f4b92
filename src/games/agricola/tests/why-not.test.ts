import { expect, test } from "vitest";
import { outcome } from "../../../bots/chance.ts";
import { taskOf } from "../../../table/agenda.ts";
import { clone } from "../../../table/clone.ts";
import { CHANCE, type Seat } from "../../../table/game.ts";
import type { Message } from "../../../table/messages.ts";
import { fastRandom, pick, type Random } from "../../../table/random.ts";
import type { PlayTask } from "../agenda.ts";
import { spacesInPlay } from "../cards/common.ts";
import type { HandCardId } from "../cards/decks/index.ts";
import type { Good, Some } from "../goods.ts";
import { game } from "../index.ts";
import type { Move } from "../moves.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { farmOf, type State } from "../state.ts";
import { telling } from "../telling.ts";
import { type Given, optionsWith, type Player, type Setting, table } from "../testing.ts";

const why = ({ state, seat }: Player, place: string) => telling.whyNot!(game.view(state, seat), seat, place);
const missing = (goods: Some): Message => ({
  id: "why.missing",
  goods: Object.entries(goods).map(([good, n]) => ({ id: "amount", n, good })),
});
const anna = (given: Given, setting: Setting = {}) =>
  table({ anna: given, bert: { atHome: 1 } }, { ...setting, options: { extraTile: false, ...setting.options } });

test("An improvement says what it lacks of the price that its owner's cards leave: with Stonecutter the Well lacks 1 stone", () => {
  const player = anna({ plays: ["A143"], goods: { wood: 1, stone: 1, clay: 2 } }).anna;
  expect(why(player.uses("major-improvement"), "major/well")).toEqual(missing({ stone: 1 }));
});

test("Fencing says how much wood the smallest pasture lacks, or that there is none to be made", () => {
  for (const wood of [1, 2, 3])
    expect(why(anna({ goods: { wood } }).anna, "space/fencing")).toEqual(missing({ wood: 4 - wood }));
  const full = `
  +    +    +    +    +    +
     F    F    F    F    F
  +    +    +    +    +    +
     R    R    R    R    R
  +    +    +    +    +    +
     R    R    R    R    R
  +    +    +    +    +    +`;
  expect(why(anna({ farm: full, goods: { wood: 9 } }).anna, "space/fencing")).toEqual({ id: "why.no-fences" });
});

test("A renovation says what the cheapest house lacks: with Conservator 1 stone is less than 2 clay", () => {
  const player = anna({ plays: ["A087"], goods: { stone: 1, reed: 1 } }).anna;
  expect(why(player, "space/house-redevelopment")).toEqual(missing({ stone: 1 }));
});

test("Sleeping Corner: a wish for children that others have used is no obstacle, a missing room is", () => {
  const { anna, bert } = table(
    { anna: { plays: ["A026"], atHome: 2 }, bert: { atHome: 2, people: 2 } },
    { round: 8, startingPlayer: 1, options: { extraTile: false } },
  );
  anna.state.occupants[SPACE_INDEX["basic-wish-for-children"]] = 1 << bert.seat;
  expect(why(anna, "space/basic-wish-for-children")).toEqual({ id: "why.no-room" });
});

test("Paper Maker: without wood it pays for no occupation, and the card says so", () => {
  const holds: readonly HandCardId[] = ["A112"];
  const poor = anna({ plays: ["B109", "A086"], holds }).anna;
  expect(why(poor, "hand/0/A112")).toEqual(missing({ food: 1 }));
  expect(why(poor, "space/lessons")).toEqual(missing({ food: 1 }));
  const able = anna({ plays: ["B109", "A086"], holds, goods: { wood: 1 } }).anna;
  expect(why(able, "hand/0/A112")?.id).toBe("why.card-later");
});

test("Lasso: the second person goes to an animal market, and every other space says so", () => {
  const player = anna({ plays: ["B024"] }, { stock: { "sheep-market": 1 } }).anna;
  player.uses("day-laborer").heeds("B024");
  expect(player.asked).toBe("place");
  expect(why(player, "space/forest")?.id).toBe("why.only-there");
});

const OBSTACLES: readonly string[] = [
  "why.taken",
  "why.closed",
  "why.closed-by",
  "why.from",
  "why.only-there",
  "why.nobody-home",
];
/** These claim no more than that it cannot be done. */
const MODEST: readonly string[] = ["why.nothing", "why.no-improvement", "why.no-occupation"];
const PLENTY: Some = { wood: 20, clay: 20, reed: 20, stone: 20, food: 20 };

/** Whether a seat that is about to place a person could use a space with more goods. */
function couldUse(state: State, seat: Seat, space: SpaceId, goods: Some): boolean {
  const rich = clone(state);
  for (const good in goods) farmOf(rich, seat).goods[good as Good] += goods[good as Good]!;
  return game.moves(rich, seat).some((move) => move.type === "place" && move.space === space);
}

/** What is false about a sentence that says why a space cannot be used. */
function falsehood(state: State, seat: Seat, space: SpaceId, message: Message | undefined): string | undefined {
  if (message === undefined) return "says nothing";
  if (OBSTACLES.includes(message.id) || MODEST.includes(message.id)) return undefined;
  const { goods, room, stable } = message as { readonly [name: string]: unknown };
  if (message.id === "why.room-or-stable")
    return [room, stable].every((one) => couldUse(state, seat, space, goodsIn(one)))
      ? undefined
      : "that would not help";
  if (message.id !== "why.missing") return couldUse(state, seat, space, PLENTY) ? "goods would help" : undefined;
  const lacking = goodsIn(goods);
  if (!couldUse(state, seat, space, lacking)) return "these goods would not help";
  const isTooMuch = Object.keys(lacking).some((good) =>
    couldUse(state, seat, space, { ...lacking, [good]: lacking[good as Good]! - 1 }),
  );
  return isTooMuch ? "less would do" : undefined;
}

const goodsIn = (named: unknown): Some =>
  Object.fromEntries((named as readonly { good: Good; n: number }[]).map(({ good, n }) => [good, n]));

/** A random table with cards that change prices, places and turns. */
function someTable(random: Random): State {
  const seats = 1 + random.below(4);
  const CARDS: readonly HandCardId[] = ["A143", "A087", "A088", "A123", "B109", "A086", "A090", "B098"];
  const cards = CARDS.filter(() => random.below(3) === 0).slice(0, seats === 1 ? 3 : 1);
  const options = optionsWith({
    deal: random.below(2) === 0 ? "none" : "plain",
    seasons: random.below(2) === 0,
    sideDecks: random.below(2) === 0 ? ["x", "legen-dairy"] : [],
    extraTile: random.below(2) === 0,
    strictAdjacency: random.below(4) === 0,
  });
  const state = game.setup(seats, options, game.rulesVersion);
  if (options.deal === "none") farmOf(state, 0).cards.push(...cards);
  return state;
}

/** Sentences on major improvements, where one may be built, that name goods with which it could not be. */
function falseMajors(state: State, seat: Seat, moves: readonly Move[]): readonly string[] {
  if (!(taskOf(state, seat) as PlayTask).kinds.includes("major")) return [];
  return state.majors.flatMap((card) => {
    const isListed = (among: readonly Move[]) => among.some((move) => move.type === "improve" && move.card === card);
    if (isListed(moves)) return [];
    const message = telling.whyNot!(game.view(state, seat), seat, `major/${card}`);
    const rich = clone(state);
    const goods = message?.id === "why.missing" ? goodsIn(message.goods) : {};
    for (const good in goods) farmOf(rich, seat).goods[good as Good] += goods[good as Good]!;
    return isListed(game.moves(rich, seat)) ? [] : [`${card}: ${JSON.stringify(message)}`];
  });
}

test("No sentence that says why a space cannot be used is false", () => {
  const random = fastRandom("why-not");
  const found: string[] = [];
  for (let n = 0; n < Number(process.env.FURROW_WHY_NOT ?? 25); n++) {
    const state = someTable(random);
    for (let i = 0; i < 4000 && game.actors(state).length > 0; i++) {
      const seat = pick(game.actors(state), random);
      const moves = seat === CHANCE ? [outcome(game, state, random)] : game.moves(state, seat);
      if (seat !== CHANCE && taskOf(state, seat)?.kind === "place" && random.below(3) === 0)
        for (const { id } of spacesInPlay(state)) {
          if (moves.some((move) => move.type === "place" && move.space === id)) continue;
          const message = telling.whyNot!(game.view(state, seat), seat, `space/${id}`);
          const wrong = falsehood(state, seat, id, message);
          if (wrong !== undefined)
            found.push(
              `${id}: ${JSON.stringify(message)} ${wrong}; cards ${farmOf(state, seat).cards} ${state.common} ${JSON.stringify(farmOf(state, seat).goods)}`,
            );
        }
      if (taskOf(state, seat)?.kind === "improve") found.push(...falseMajors(state, seat, moves));
      game.play(state, seat, pick(moves, random));
    }
  }
  expect(found.slice(0, 12)).toEqual([]);
});
