import { describe, expect, test } from "vitest";
import { CHANCE, type Seat } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import type { MatchFile } from "../../../table/match-file.ts";
import { checkOptions } from "../../../table/options.ts";
import { fastRandom, pick, type Random } from "../../../table/random.ts";
import { cardsIn, type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import type { DealId } from "../hands/deals.ts";
import { playFromHand } from "../hands/hands.ts";
import { game } from "../index.ts";
import type { Move } from "../moves.ts";
import { options as described, type Options } from "../options.ts";
import { rules } from "../rules/index.ts";
import type { State } from "../state.ts";
import { optionsWith, table } from "../testing.ts";

/** Everything up to the first round, the seats choosing at random; `look` sees each choice before it is made. */
function deal(
  seats: number,
  options: Partial<Options>,
  look: (state: State, seat: Seat, move: Move) => void = () => {},
  random: Random = fastRandom(JSON.stringify(options)),
): State {
  const state = game.setup(seats, optionsWith(options), game.rulesVersion);
  while (state.round === 0) {
    const seat = game.actors(state)[0]!;
    const move = pick(game.moves(state, seat), random);
    look(state, seat, move);
    game.play(state, seat, move);
  }
  return state;
}

const cardsOf = (state: State, seat: Seat, kind: HandKind) =>
  (state.hands!.held[seat] as HandCardId[]).filter((card) => printed[card].kind === kind);

const sizes = (state: State) =>
  state.hands!.held.map((_, seat) => [cardsOf(state, seat, "occupation").length, cardsOf(state, seat, "minor").length]);

const sevenEach = (seats: number) => Array.from({ length: seats }, () => [7, 7]);

const PICKS = ["draft-7", "draft-1-1", "draft-8", "quick-draft", "10-choose-7"] as const;

test.each(["plain", "six-plus-one", "market", ...PICKS] as const)(
  "With %s everybody ends with 7 occupations and 7 minor improvements, alone too",
  (id) => {
    for (const seats of [1, 2, 3, 4]) expect(sizes(deal(seats, { deal: id }))).toEqual(sevenEach(seats));
  },
);

test("No card is dealt twice, and none that needs more players", () => {
  for (const seats of [1, 2, 3, 4]) {
    const cards = deal(seats, { deal: "plain" }).hands!.held.flat() as HandCardId[];
    expect(new Set(cards).size).toBe(14 * seats);
    expect(cards.every((card) => (printed[card].players ?? 1) <= seats)).toBe(true);
  }
});

/** How many cards were to choose from at each pick of a seat. */
function choices(id: DealId, seats: number, seat: Seat): number[] {
  const counts: number[] = [];
  deal(seats, { deal: id }, (state, actor, { type }) => {
    if (actor === seat && (type === "draft" || type === "putBack")) counts.push(game.moves(state, seat).length);
  });
  return counts;
}

describe("Drafts", () => {
  test("AG-148 Of 7 occupations one is kept, then of 6, down to 2; then the same with minor improvements", () => {
    expect(choices("draft-7", 3, 1)).toEqual([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
  });

  test("AG-149 Both kinds are passed together, one of each kept at every step", () => {
    expect(choices("draft-1-1", 3, 1)).toEqual([7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2]);
  });

  test("AG-150 Of 8 cards the last one leaves the game", () => {
    expect(choices("draft-8", 2, 0)).toEqual([8, 7, 6, 5, 4, 3, 2, 8, 7, 6, 5, 4, 3, 2]);
    const { packs, held } = deal(3, { deal: "draft-8" }).hands!;
    const hands = held.flat() as (string | null)[];
    expect(packs.filter((card) => !hands.includes(card))).toHaveLength(6);
  });

  test("AG-151 3 and 3 are kept, then 2 and 2 of what comes, and the last 2 and 2 are whoever's they come to", () => {
    expect(choices("quick-draft", 4, 2)).toEqual([7, 6, 5, 7, 6, 5, 4, 3, 4, 3]);
  });

  test("AG-152 Of 10 cards of each kind 3 are put back, face down", () => {
    expect(choices("10-choose-7", 2, 1)).toEqual([10, 9, 8, 10, 9, 8]);
    const state = deal(2, { deal: "10-choose-7" });
    expect(state.hands!.aside.map((row) => row.length)).toEqual([6, 6]);
    expect(game.view(state, 0).hands!.aside[1]).toEqual([
      "?minor",
      "?minor",
      "?minor",
      ...Array(3).fill("?occupation"),
    ]);
  });

  test("Packs go to the left", () => {
    const offered: HandCardId[][] = [[], [], []];
    const kept: (HandCardId | undefined)[] = [];
    let step = 0;
    deal(3, { deal: "draft-7" }, (state, seat, move) => {
      if (move.type !== "draft") return;
      const here = game.moves(state, seat).map((one) => (one as { card: HandCardId }).card);
      if (step < 3) offered[seat] = here;
      else if (step < 6) {
        const right = (seat + 2) % 3;
        expect(here).toEqual(offered[right]!.filter((card) => card !== kept[right]));
      }
      if (step < 3) kept[seat] = move.card as HandCardId;
      step++;
    });
    expect(step).toBe(36);
  });

  test("All keep a card at the same time; the others see only of which kind", () => {
    deal(3, { deal: "draft-1-1" }, (state, seat, move) => {
      if (move.type !== "draft") return;
      expect(game.isSecret!(state, seat)).toBe(true);
      const kind = printed[move.card as HandCardId].kind;
      expect(game.seen(state, seat, move, (seat + 1) % 3)).toEqual({ type: "draft", card: `?${kind}` });
    });
  });

  test("A seat remembers a pack: what was in it, not who took what", () => {
    const state = deal(3, { deal: "draft-7" });
    const { packs, held } = game.view(state, 0).hands!;
    // Pack 0 came to seat 0 first and returned at the fourth and the seventh step.
    const first = packs.slice(0, 7);
    expect([...first].sort()).toEqual(state.hands!.packs.slice(0, 7).sort());
    expect([first[0], first[3], first[6]].every((card) => held[0]!.includes(card as HandCardId))).toBe(true);
    expect(first.slice(1, 3)).toEqual([...first.slice(1, 3)].sort());
    // Pack 1 came to it after two others had kept a card each.
    expect(packs.slice(7, 10).map((card) => card!.startsWith("?"))).toEqual([true, true, false]);
    expect(game.view(state, "spectator").hands!.packs.every((card) => card!.startsWith("?"))).toBe(true);
  });
});

describe("AG-153 Mulligan", () => {
  const start = () => {
    const state = game.setup(2, optionsWith({ deal: "mulligan" }), game.rulesVersion);
    while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    return state;
  };
  const again = (state: State, seat: Seat, cards: HandKind) => {
    game.play(state, seat, { type: "mulligan", cards });
    while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
  };

  test("Two mulligans of occupations leave 5 occupations, and the minor improvements as they were", () => {
    const state = start();
    const before = cardsOf(state, 0, "minor");
    again(state, 0, "occupation");
    again(state, 0, "occupation");
    expect(sizes(state)[0]).toEqual([5, 7]);
    expect(cardsOf(state, 0, "minor")).toEqual(before);
    expect(state.hands!.discards).toHaveLength(13);
  });

  test("It goes on as long as somebody likes and has cards, and may be declined at once", () => {
    const state = start();
    for (let i = 0; i < 7; i++) again(state, 0, "minor");
    expect(sizes(state)[0]).toEqual([7, 0]);
    expect(game.moves(state, 0)).toEqual([{ type: "mulligan", cards: "occupation" }, { type: "stop" }]);
    game.play(state, 0, { type: "stop" });
    game.play(state, 1, { type: "stop" });
    expect(state.round).toBe(1);
  });
});

describe("Living hands", () => {
  test("AG-154 They begin with 5 and 5; a card is drawn for each that is played, of either kind", () => {
    const state = deal(2, { deal: "living-5-5" });
    expect(sizes(state)).toEqual([
      [5, 5],
      [5, 5],
    ]);
    playFromHand(state, 1, cardsOf(state, 1, "minor")[0]!);
    rules.settle(state);
    expect(game.moves(state, 1)).toEqual([
      { type: "drawCard", cards: "occupation" },
      { type: "drawCard", cards: "minor" },
    ]);
    game.play(state, 1, { type: "drawCard", cards: "occupation" });
    expect(game.actors(state)).toEqual([CHANCE]);
    game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    expect(sizes(state)[1]).toEqual([6, 4]);
  });

  test("AG-154 After a harvest, clockwise from the starting player, each may exchange one card; not after the last", () => {
    const { anna } = table(
      { anna: { holds: ["A024"] }, bert: { holds: ["B010"] } },
      { options: { deal: "living-5-5" }, startingPlayer: 1 },
    );
    const { state } = anna;
    state.round = 4;
    state.agenda = [{ kind: "endHarvest" }];
    rules.settle(state);
    expect(game.actors(state)).toEqual([1]);
    expect(game.isSecret!(state, 1)).toBe(true);
    game.play(state, 1, { type: "throwAway", card: "B010" });
    game.play(state, 1, { type: "drawCard", cards: "occupation" });
    game.play(state, CHANCE, { type: "deal", card: "A086" });
    expect(state.hands).toMatchObject({ held: [["A024"], ["A086"]], discards: ["B010"] });
    expect(game.actors(state)).toEqual([0]);
    game.play(state, 0, { type: "stop" });
    expect(state.round).toBe(5);
    state.round = 14;
    state.agenda = [{ kind: "endHarvest" }];
    rules.settle(state);
    expect(game.actors(state)).toEqual([]);
  });

  test("AG-155 They begin with 3 and 3 and six exchanges for a card of the same kind; a seventh is refused", () => {
    const state = game.setup(2, optionsWith({ deal: "living-3-3" }), game.rulesVersion);
    const chance = () => {
      while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    };
    chance();
    const first = state.startingPlayer;
    for (let i = 0; i < 6; i++) {
      const [card] = cardsOf(state, first, i % 2 === 0 ? "minor" : "occupation");
      game.play(state, first, { type: "throwAway", card: card! });
      chance();
      expect(sizes(state)[first]).toEqual([3, 3]);
    }
    expect(game.actors(state)).toEqual([1 - first]);
    game.play(state, 1 - first, { type: "stop" });
    state.round = 4;
    state.agenda = [{ kind: "endHarvest" }];
    rules.settle(state);
    expect(state.round).toBe(5);
  });

  test("AG-325 When all cards are dealt the thrown away ones come back once; then a played card brings none", () => {
    const left: HandCardId[] = ["A024", "A026", "B097"];
    const { anna, bert } = table(
      { anna: { holds: ["A024"] }, bert: { holds: ["A026", "B097"] } },
      { options: { deal: "living-5-5", banned: cardsIn("base").filter((card) => !left.includes(card)) } },
    );
    const { state } = anna;
    state.hands!.discards = [];
    state.agenda = [{ kind: "exchange", seat: 1, times: 1, same: true }];
    bert.plays({ type: "throwAway", card: "A026" });
    expect(state.hands).toMatchObject({ held: [["A024"], ["A026", "B097"]], discards: [] });
    expect(game.view(state, 0).hands!.held[1]).toEqual(["?minor/2", "?occupation"]);
    playFromHand(state, 1, "A026");
    rules.settle(state);
    expect(state.agenda).toEqual([]);
  });
});

describe("Other deals", () => {
  test("AG-156 Everybody has exactly one travelling card", () => {
    const state = deal(4, { deal: "six-plus-one" });
    for (let seat = 0; seat < 4; seat++)
      expect(cardsOf(state, seat, "minor").filter((card) => printed[card].travels)).toHaveLength(1);
    expect(game.view(state, 0).hands!.held[1]!.filter((card) => card === "?traveling")).toHaveLength(1);
  });

  test("AG-157 Occupations come 3/2/2 by their marks; unmarked ones replace the two that the base game lacks", () => {
    const state = deal(4, { deal: "3-2-2" });
    const marks = [...Array(4).keys()].map((seat) =>
      [1, 3, 4].map(
        (mark) => cardsOf(state, seat, "occupation").filter((card) => printed[card].players === mark).length,
      ),
    );
    const last = (state.startingPlayer + 3) % 4;
    for (let seat = 0; seat < 4; seat++) expect(marks[seat]).toEqual(seat === last ? [5, 1, 1] : [3, 2, 2]);
  });

  test("AG-158, AG-083 One player a round may pass a turn and take an open card; the person is placed later", () => {
    const state = deal(2, { deal: "market" });
    game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    const first = state.startingPlayer;
    const { market } = state.hands!;
    expect(market).toHaveLength(6);
    const card = market[0]!;
    game.play(state, first, { type: "takeCard", card });
    while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    expect(state.hands!.market).toHaveLength(6);
    expect(game.view(state, 1 - first).hands!.held[first]).toContain(card);
    expect(game.actors(state)).toEqual([1 - first]);
    expect(game.moves(state, 1 - first).every(({ type }) => type === "place")).toBe(true);
    for (const space of ["day-laborer", "forest", "fishing", "clay-pit"] as const)
      game.play(state, game.actors(state)[0]!, { type: "place", space });
    while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    expect(state.round).toBe(2);
    expect(game.moves(state, game.actors(state)[0]!).some(({ type }) => type === "takeCard")).toBe(true);
  });
});

describe("Bad input is refused with a sentence", () => {
  const problem = (given: unknown, seats = 2) => {
    const checked = checkOptions(described, given);
    return "problem" in checked ? checked.problem : game.objection!(checked.options, seats);
  };

  test("a card that does not exist, and one named twice", () => {
    expect(problem({ deal: "plain", banned: ["A001"] })).toEqual({
      id: "option-id-unknown",
      field: '"banned"',
      given: '"A001"',
    });
    expect(problem({ banned: ["A002", "B008", "A002"] })).toMatchObject({ id: "option-id-twice", given: '"A002"' });
    expect(problem({ banned: "A002" })).toMatchObject({ id: "option-ids" });
  });

  test("more cards than the decks hold", () => {
    expect(problem({ deal: "plain", decks: [] })).toMatchObject({ id: "objection.too-few", need: 14, n: 0 });
    expect(problem({ deal: "draft-8" }, 4)).toBeUndefined();
    expect(problem({ deal: "10-choose-7" }, 4)).toBeUndefined();
    const banned = cardsIn("base")
      .filter((card) => printed[card].kind === "minor")
      .slice(0, 40);
    expect(problem({ deal: "plain", banned })).toMatchObject({ what: "objection.minors", need: 14, n: 8 });
    expect(problem({ deal: "none", banned })).toBeUndefined();
    expect(problem({ deal: "six-plus-one", banned: ["A002", "A005"] }, 4)).toMatchObject({
      what: "objection.traveling",
    });
    expect(problem({ deal: "10-choose-7", decks: ["jokes"] })).toMatchObject({ what: "objection.occupations", n: 2 });
  });

  test("3/2/2 with other than four players", () => {
    expect(problem({ deal: "3-2-2" }, 3)).toEqual({ id: "objection.four-seats" });
    expect(problem({ deal: "3-2-2" }, 4)).toBeUndefined();
  });

  test("a log that deals a banned card, with its ply", () => {
    const options = { deal: "plain", banned: ["A086"] };
    const log = [
      { seat: CHANCE, move: { type: "start", seat: 0 } },
      { seat: CHANCE, move: { type: "deal", card: "A086" } },
    ];
    const file = {
      furrow: 1,
      game: "agricola",
      rulesVersion: game.rulesVersion,
      seats: 2,
      options,
      players: [{}, {}],
      log,
    };
    expect(() => Match.open(game, file as unknown as MatchFile)).toThrow(expect.objectContaining({ ply: 1 }));
  });

  test("and a banned card is never dealt", () => {
    const banned = cardsIn("base").filter((_, i) => i % 4 === 0);
    const state = deal(2, { deal: "plain", banned });
    expect(state.hands!.held.flat().some((card) => banned.includes(card as HandCardId))).toBe(false);
  });
});
