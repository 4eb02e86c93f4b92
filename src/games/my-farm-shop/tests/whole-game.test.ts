import { expect, test } from "vitest";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { fastRandom, pick } from "../../../table/random.ts";
import { SUNFLOWER_PLACES } from "../data/farm.ts";
import { fieldCards } from "../data/field-cards.ts";
import { goals } from "../data/goals.ts";
import { shopTiles } from "../farm.ts";
import { game } from "../index.ts";
import { counted } from "../rules/goals.ts";
import type { State } from "../state.ts";
import { randomGame, table } from "../testing.ts";

const MIXES = [0, 1, 2, 3, 4, 5, 6, 7].map((mix) => ({
  jumpStart: (mix & 1) > 0,
  farmer: (mix & 2) > 0,
  goals: (mix & 4) > 0,
}));
const TURNS = { 2: 28, 3: 33, 4: 40 } as const;

test("All mixes of modules are played to the end in 28, 33 or 40 turns (FS-250, FS-260, FS-266)", () => {
  for (const [i, mix] of MIXES.entries())
    for (const seats of [2, 3, 4] as const)
      for (let game = 0; game < 4; game++)
        expect(randomGame(seats, mix, fastRandom(`${i}/${seats}/${game}`)).turn).toBe(TURNS[seats]);
});

test("First the base game, then Farmer, Goals and at last Jump-Start, with all of it open (FS-251, FS-252, FS-253, FS-254)", () => {
  const order: string[] = [];
  let seenAtDraft: State | undefined;
  randomGame(3, { jumpStart: true, farmer: true, goals: true }, fastRandom("order"), (state, _seat, { type }) => {
    if (order.at(-1) !== type && state.turn === 0) order.push(type);
    if (type === "takeSet") seenAtDraft ??= game.view(state, 0);
  });
  expect(order).toEqual(["startSeat", "openMarket", "dealSkill", "placeFarmer", "dealGoal", "dealSet", "takeSet"]);
  expect(seenAtDraft?.market).toContain("farmer");
  expect([seenAtDraft?.skills.length, seenAtDraft?.goals.length, seenAtDraft?.sets.flat().length]).toEqual([4, 2, 6]);
});

test("Nobody fulfils a goal by setup alone (FS-259)", () => {
  for (const [i, mix] of MIXES.entries())
    for (let seed = 0; seed < 5; seed++)
      randomGame(4, mix, fastRandom(`setup/${i}/${seed}`), (state, _seat, { type }) => {
        if (type !== "roll" || state.turn > 1) return;
        for (const farm of state.farms)
          for (const { count, atLeast } of Object.values(goals))
            expect(counted(state, farm, count)).toBeLessThan(atLeast);
      });
});

test("A log replays to the same end (FS-261)", () => {
  const random = fastRandom("replay");
  for (const mix of MIXES) {
    const match = Match.begin(game, { seats: 3, seed: "000102030405060708090a0b0c0d0e0f", options: mix });
    while (!match.isOver) {
      const seat = pick(match.actors(), random);
      expect(match.submit(seat, pick(match.offer(seat).moves, random)).reason).toBeUndefined();
    }
    const replayed = Match.open(game, JSON.parse(JSON.stringify(match.wholeFile())));
    expect(replayed.state).toEqual(match.state);
  }
});

test("Nothing but the faces of the deck is unknown, and they are nowhere in the state (FS-146, FS-147, FS-262)", () => {
  const { anna } = table({ anna: {}, bert: {} });
  expect(game.view(anna.state, "spectator")).toEqual(anna.state);
  expect(anna.state.deck).toEqual([5, 5, 5, 3, 7, 2]);
  expect(anna.state.unseen.map((stack) => stack.length)).toEqual([11, 9, 10, 6, 11, 6]);
});

test("Every listed move is accepted, others change nothing (FS-263)", () => {
  const random = fastRandom("every");
  randomGame(3, { jumpStart: true, farmer: true, goals: true }, random, (state, seat) => {
    if (random.below(12) > 0) return;
    for (const move of game.moves(state, seat)) game.play(clone(state), seat, move);
    if (seat !== CHANCE) for (const move of game.asides!(state, seat)) game.play(clone(state), seat, move);
  });
  const match = Match.begin(game, { seats: 2, seed: "000102030405060708090a0b0c0d0e0f" });
  const before = clone(match.state);
  const [seat] = match.actors();
  for (const move of [
    { type: "pass" },
    { type: "placeCard", field: 5 },
    { type: "takeCard", die: 7, stall: 1 },
    {},
    null,
  ])
    expect(match.submit(seat!, move).reason).toBeDefined();
  expect(match.state).toEqual(before);
});

test("Amounts stay within their limits and every card is in one place (FS-012, FS-129, FS-264, FS-265)", () => {
  for (const [i, mix] of MIXES.entries()) {
    let coins = [0, 0, 0, 0];
    const removed = new Set<string>();
    let inPlay = new Set<string>();
    randomGame(4, mix, fastRandom(`limits/${i}`), (state) => {
      const cards: string[] = [...state.market, state.hand, ...state.farms.flatMap((farm) => farm.cards)]
        .filter((card) => card !== null && card !== "farmer")
        .map(String);
      expect(new Set([...cards, ...state.unseen.flat()]).size).toBe(cards.length + state.unseen.flat().length);
      for (const card of inPlay) if (!cards.includes(card)) removed.add(card);
      for (const card of removed) expect(cards).not.toContain(card);
      inPlay = new Set(cards.filter((card) => card in fieldCards));
      for (const [seat, farm] of state.farms.entries()) {
        for (const n of [...farm.goods, ...farm.transports, ...farm.sunflowers, farm.bags])
          expect(n).toBeGreaterThanOrEqual(0);
        const isFull = shopTiles(farm) > 16;
        if (isFull) expect(JSON.stringify(state.agenda)).toContain("returnTile");
        for (const [field, n] of farm.sunflowers.entries())
          expect(n).toBeLessThanOrEqual(field === 5 && mix.farmer ? 2 : SUNFLOWER_PLACES[field]!);
        expect(farm.coins).toBeGreaterThanOrEqual(coins[seat]!);
      }
      coins = state.farms.map((farm) => farm.coins);
      if (mix.farmer)
        for (const [kind, left] of state.supply.entries())
          expect(left + state.farms.reduce((sum, farm) => sum + farm.transports[kind]!, 0)).toBe(10);
    });
  }
});

test("In whatever order players act together, the state after it is one (FS-032, FS-267)", () => {
  const random = fastRandom("together");
  let tried = 0;
  randomGame(4, { jumpStart: true, farmer: true, goals: true }, random, (state) => {
    const actors = game.actors(state);
    if (actors.length < 3 || tried > 40) return;
    tried++;
    const ends = [0, 1, 2].map((luck) => {
      const end = clone(state);
      const own = actors.map((seat) => fastRandom(`${tried}/${seat}`));
      const arrival = fastRandom(`${tried}/order/${luck}`);
      const isTogether = () => end.agenda.at(-1)?.kind === "together" && end.final === state.final;
      while (isTogether()) {
        const seat = pick(game.actors(end), arrival);
        game.play(end, seat, pick(game.moves(end, seat), own[actors.indexOf(seat)]!));
      }
      return end;
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });
  expect(tried).toBeGreaterThan(20);
});
