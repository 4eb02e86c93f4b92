import { expect, test } from "vitest";
import { clone } from "../../../table/clone.ts";
import { CHANCE, type Seat } from "../../../table/game.ts";
import { key, same } from "../../../table/json.ts";
import { fastRandom, pick, type Random } from "../../../table/random.ts";
import { cardsIn, type HandCardId, printed } from "../cards/decks/index.ts";
import type { Deal, DealId } from "../hands/deals.ts";
import { playFromHand } from "../hands/hands.ts";
import { game } from "../index.ts";
import type { Move } from "../moves.ts";
import { draw, takeFromMarket } from "../rules/dealing.ts";
import type { State } from "../state.ts";
import { optionsWith, withDeal } from "../testing.ts";

/**
 * What a seat may think possible is listed here without `view` and `imagine`: all deals and all choices of the others
 * after which the seat would have been asked the same and seen the same moves. `imagine` has to give exactly these, each
 * equally often: all its random choices are tried.
 */
function proveEvenness(state: State, viewer: Seat, random: Random, reveals: number, draws = 0): number {
  let possible = new Map([[key(bare(state)), { state: clone(state), ways: 1 }]]);
  let compared = 0;
  const playOne = () => {
    const seat = pick(game.actors(state), random);
    const move = pick(game.moves(state, seat), random);
    const seen = game.seen(state, seat, move, viewer);
    possible = after(possible, (one) =>
      game
        .moves(one, seat)
        .filter((other) => same(game.seen(one, seat, other, viewer), seen))
        .map((other) => () => game.play(one, seat, other)),
    );
    game.play(state, seat, move);
    const told = whatIsTold(state, viewer);
    for (const [id, one] of possible) if (!same(whatIsTold(one.state, viewer), told)) possible.delete(id);
    compared += compare(state, viewer, possible);
  };
  while (isBeforeTheGame(state)) playOne();
  for (const card of state.hands!.market.slice(0, 2)) {
    const seat = random.below(state.seats);
    possible = after(possible, (one) => [() => takeFromMarket(one, seat, { type: "takeCard", card })]);
    takeFromMarket(state, seat, { type: "takeCard", card });
    compared += compare(state, viewer, possible);
    if (game.actors(state)[0] === CHANCE) playOne();
  }
  for (let i = 0; i < draws; i++) {
    const seat = random.below(state.seats);
    possible = after(possible, (one) => [() => draw(one, seat, "occupation", 1)]);
    draw(state, seat, "occupation", 1);
    playOne();
  }
  for (let i = 0; i < reveals && state.hands!.held.flat().length > 0; i++) {
    const seat = pick(
      [...Array(state.seats).keys()].filter((other) => state.hands!.held[other]!.length > 0),
      random,
    );
    const card = pick(state.hands!.held[seat]!, random) as HandCardId;
    const reveal = (one: State) => () => playFromHand(one, seat, card);
    possible = after(possible, (one) => (one.hands!.held[seat]!.includes(card) ? [reveal(one)] : []));
    playFromHand(state, seat, card);
    compared += compare(state, viewer, possible);
  }
  return compared;
}

type Possible = Map<string, { readonly state: State; ways: number }>;

/** Everything that may be after one of several acts. */
function after(possible: Possible, acts: (state: State) => readonly (() => void)[]): Possible {
  const next: Possible = new Map();
  for (const { state, ways } of possible.values()) {
    const count = acts(state).length;
    for (let i = 0; i < count; i++) {
      const copy = clone(state);
      acts(copy)[i]!();
      const id = key(bare(copy));
      const there = next.get(id);
      if (there === undefined) next.set(id, { state: copy, ways });
      else there.ways += ways;
    }
  }
  return next;
}

const bare = ({ hands, agenda }: State) => ({ hands, agenda });

const isBeforeTheGame = (state: State): boolean => state.round === 0;

/** What lies before the viewer: its hand, what it may choose from, what lies open. */
function whatIsTold(state: State, viewer: Seat): unknown {
  const { held, aside, discards, shuffled, market } = state.hands!;
  const asked = game.actors(state).includes(viewer) ? game.moves(state, viewer) : [];
  return [held[viewer], aside[viewer] ?? [], discards, shuffled, market, asked];
}

/** How many states were compared. */
function compare(state: State, viewer: Seat, possible: Possible): number {
  const ways = [...possible.values()].map((one) => one.ways);
  expect(new Set(ways).size, "all that is possible is equally likely").toBe(1);
  // Where there is too much to try, an earlier or a later position is small enough.
  if (possible.size > 130) return 0;
  const view = game.view(state, viewer);
  const chances = everyOutcome((random) => key(bare(game.imagine(view, random))));
  expect([...chances.keys()].sort()).toEqual([...possible.keys()].sort());
  for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / possible.size, 9);
  return possible.size;
}

/** The chance of each result, from every way in which a random source may answer. */
function everyOutcome(run: (random: Random) => string): Map<string, number> {
  const chances = new Map<string, number>();
  const script: { choice: number; of: number }[] = [];
  for (;;) {
    let [at, chance] = [0, 1];
    const result = run({
      below(n) {
        if (n <= 1) return 0;
        if (at === script.length) script.push({ choice: 0, of: n });
        chance /= n;
        return script[at++]!.choice;
      },
    });
    chances.set(result, (chances.get(result) ?? 0) + chance);
    while (script.length > 0 && script.at(-1)!.choice === script.at(-1)!.of - 1) script.pop();
    if (script.length === 0) return chances;
    script.at(-1)!.choice++;
  }
}

type Count = { readonly [pool: string]: number };

/** Only so many cards of each pool are in the game. */
function bannedBut(left: Count, deal: DealId, seats: number): HandCardId[] {
  const count: { [pool: string]: number } = {};
  return cardsIn("base").filter((card) => {
    const pool = poolOf(deal, card);
    if ((printed[card].players ?? 1) > seats) return true;
    count[pool] = (count[pool] ?? 0) + 1;
    return count[pool] > (left[pool] ?? 0);
  });
}

/** What can be told from the back of a card, by how it is dealt. */
function poolOf(deal: DealId, card: HandCardId): string {
  const { kind, players, travels } = printed[card];
  if (deal === "six-plus-one" && travels) return "traveling";
  return deal === "3-2-2" && kind === "occupation" ? `${players}+` : kind;
}

interface Small {
  readonly deal: DealId;
  readonly seats: number;
  readonly changes: Partial<Deal>;
  /** How many cards each pool has, without one that may be left over. */
  readonly left: Count;
}

/** Deals with packs, hands or sets of three cards. */
const packs: { readonly [Id in DealId]?: Partial<Deal> } = {
  plain: { size: { occupation: 3, minor: 0 } },
  "draft-7": { size: { occupation: 3, minor: 0 }, keeps: [1, 1, 1] },
  "draft-1-1": { size: { occupation: 3, minor: 1 }, keeps: [1, 1, 1] },
  "draft-8": { size: { occupation: 3, minor: 0 }, keeps: [1, 1] },
  "quick-draft": { size: { occupation: 3, minor: 0 }, keeps: [2, 1] },
  "10-choose-7": { size: { occupation: 3, minor: 0 }, putsBack: 1 },
  mulligan: { size: { occupation: 2, minor: 0 } },
  "living-5-5": { size: { occupation: 2, minor: 1 } },
  "living-3-3": { size: { occupation: 2, minor: 1 }, exchangesBefore: 2 },
};

const forTwoAndThree = [2, 3].flatMap((seats): Small[] => [
  ...(Object.keys(packs) as DealId[]).map((deal): Small => {
    const { occupation, minor } = packs[deal]!.size!;
    return { deal, seats, changes: packs[deal]!, left: { occupation: seats * occupation, minor: seats * minor } };
  }),
  {
    deal: "six-plus-one",
    seats,
    changes: { size: { occupation: 0, minor: 3 }, traveling: 1 },
    left: { minor: 2 * seats, traveling: seats },
  },
  {
    deal: "market",
    seats,
    changes: { size: { occupation: 2, minor: 0 }, market: 2 },
    left: { occupation: 2 * seats + 3, minor: 3 },
  },
]);

/** Of the last mark there may be too few; then who is dealt last gets another card. */
const forFour = [4, 3].map(
  (last): Small => ({
    deal: "3-2-2",
    seats: 4,
    changes: { size: { occupation: 2, minor: 0 }, marks: { 1: 0, 3: 1, 4: 1 } },
    left: { "1+": 4 - last, "3+": 4, "4+": last },
  }),
);

test.each([...forTwoAndThree, ...forFour])(
  "With $deal and $seats seats a seat imagines evenly all that agrees with what it saw: $left",
  ({ deal, seats, changes, left }) => {
    withDeal(deal, changes, () => {
      let compared = 0;
      for (let game = 0; game < (seats === 2 ? 6 : 2); game++) {
        const random = fastRandom(`${deal}/${seats}/${game}`);
        const spare = random.below(2);
        const more = Object.entries(left).map(([pool, count]) => [pool, count > 0 ? count + spare : 0]);
        compared += proveEvenness(beginning(seats, deal, Object.fromEntries(more)), random.below(seats), random, 3);
      }
      expect(compared).toBeGreaterThan(100);
    });
  },
);

test.each(forTwoAndThree.filter(({ seats, changes: { keeps } }) => seats === 2 && keeps !== undefined))(
  "With $deal and $seats seats a card that was drawn after the draft is in nobody's pack",
  ({ deal, seats, changes, left }) => {
    withDeal(deal, changes, () => {
      let compared = 0;
      for (let game = 0; game < 6; game++) {
        const random = fastRandom(`drawn/${deal}/${seats}/${game}`);
        const more = { ...left, occupation: left.occupation! + 2 };
        compared += proveEvenness(beginning(seats, deal, more), random.below(seats), random, 4, 1);
      }
      expect(compared).toBeGreaterThan(100);
    });
  },
);

function beginning(seats: number, deal: DealId, left: Count): State {
  const options = optionsWith({ deal, banned: bannedBut(left, deal, seats) });
  const state = game.setup(seats, options, game.rulesVersion);
  game.play(state, CHANCE, { type: "start", seat: 0 } as Move);
  return state;
}
