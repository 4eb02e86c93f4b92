import { expect, test } from "vitest";
import { CHANCE } from "../../../../table/game.ts";
import { fastRandom } from "../../../../table/random.ts";
import { sideCardsIn } from "../../cards/decks/side-decks.ts";
import { cards } from "../../cards/index.ts";
import { game } from "../../index.ts";
import { scramble } from "../../scramble.ts";
import { optionsWith, table } from "../../testing.ts";

test("AG-199 Twenty-four cards lie face down, and none is drawn before the Western Quarry is open", () => {
  const state = game.setup(3, optionsWith({ sideDecks: ["x"] }), game.rulesVersion);
  expect(state.sideDecks).toEqual([{ id: "x", left: sideCardsIn("x"), top: [], seenBy: null }]);
  expect(sideCardsIn("x")).toHaveLength(24);
  const random = fastRandom("quarry");
  while (!state.revealed.includes("western-quarry")) {
    const seat = game.actors(state)[0]!;
    const moves = game.moves(state, seat);
    game.play(state, seat, moves[random.below(moves.length)]!);
    expect(state.sideDecks[0]!.left).toHaveLength(24);
  }
});

test("AG-200 Whoever takes stone from the Western Quarry draws a card that all see; the Eastern one draws none", () => {
  const setting = { round: 11, stock: { "western-quarry": 2, "eastern-quarry": 1 }, draws: ["X07", "X11"] } as const;
  const { anna, bert } = table({ anna: {}, bert: { atHome: 1 } }, setting);
  anna.uses("western-quarry");
  bert.uses("eastern-quarry");
  expect(anna.own.cards).toEqual(["X07"]);
  expect(game.view(anna.state, 1).farms[0]!.cards).toEqual(["X07"]);
  expect(bert.own.cards).toEqual([]);
});

test("AG-200 Only one card comes however much stone it was, and none from an empty quarry", () => {
  const draws = ["X07", "X11"] as const;
  const { anna } = table(
    { anna: { atHome: 1 }, bert: { atHome: 1 } },
    { stock: { "western-quarry": 3 }, draws, round: 8 },
  );
  anna.uses("western-quarry");
  expect(anna.own.cards).toEqual(["X07"]);
  const empty = table({ anna: {}, bert: {} }, { stock: { "western-quarry": 0 }, draws }).anna;
  expect(empty.uses("western-quarry").own.cards).toEqual([]);
});

test("AG-200 Chance brings each of the cards that are left", () => {
  const { anna } = table({ anna: {}, bert: {} }, { options: { sideDecks: ["x"] }, stock: { "western-quarry": 1 } });
  game.play(anna.state, 0, { type: "place", space: "western-quarry" });
  expect(game.actors(anna.state)).toEqual([CHANCE]);
  expect(game.moves(anna.state, CHANCE)).toEqual(sideCardsIn("x").map((card) => ({ type: "turnUp", card })));
});

test("AG-201 The X deck has 3 action spaces, 3 merchants, 6 artifacts, 11 events and 1 occupation", () => {
  const kinds = sideCardsIn("x").map((card) => cards[card].kind);
  const count = (kind: string) => kinds.filter((other) => other === kind).length;
  expect(["action-space", "merchant", "artifact", "event", "occupation"].map(count)).toEqual([3, 3, 6, 11, 1]);
});

test("AG-202 An alien action space is open from the moment it is shown, for one person a round", () => {
  const goods = { wood: 2, clay: 2, reed: 1, stone: 1 };
  const { anna, bert, carl } = table(
    { anna: {}, bert: { goods, atHome: 1 }, carl: { goods, atHome: 1 } },
    { stock: { "western-quarry": 1 }, draws: ["X02"] },
  );
  expect(anna.spaces).not.toContain("X02");
  anna.uses("western-quarry");
  expect(bert.spaces).toContain("X02");
  bert.uses("X02");
  expect(carl.spaces).not.toContain("X02");
});

test("AG-204 An artifact lies before the drawer with the played cards", () => {
  const { anna } = table({ anna: { plays: ["well"] }, bert: {} }, { stock: { "western-quarry": 1 }, draws: ["X07"] });
  expect(anna.uses("western-quarry").own.cards).toEqual(["well", "X07"]);
});

test("AG-205 An event cannot be ignored", () => {
  const { anna } = table({ anna: {}, bert: {} }, { stock: { "western-quarry": 1 }, draws: ["X17"] });
  anna.uses("western-quarry");
  expect(anna.may()).toEqual(["choose"]);
});

test("AG-262 Nothing is drawn from an empty deck", () => {
  const { anna } = table({ anna: {}, bert: { atHome: 2 } }, { stock: { "western-quarry": 1 }, draws: ["X07"] });
  anna.state.sideDecks[0]!.top = [];
  anna.uses("western-quarry");
  expect(anna.own.cards).toEqual([]);
  expect(game.actors(anna.state)).toEqual([1]);
});

test("AG-326 Rebel counts as an occupation, other cards of the X deck as nothing", () => {
  const rebel = table({ anna: { plays: ["X24", "B126"], holds: ["A044"], goods: { wood: 1 } }, bert: {} }).anna;
  expect(rebel.uses("meeting-place").moves).toContainEqual({ type: "play", card: "A044" });
  const others = table({ anna: { plays: ["X07", "B126"], holds: ["A044"], goods: { wood: 1 } }, bert: {} }).anna;
  expect(others.uses("meeting-place").moves).not.toContainEqual({ type: "play", card: "A044" });
  // Braggart scores for five improvements or more.
  const minors = ["A012", "A032", "A038", "A055"] as const;
  const braggart = table({ anna: { plays: ["A133", ...minors, "X07"] }, bert: {}, carl: {} }).anna;
  const five = table({ anna: { plays: ["A133", ...minors, "A071"] }, bert: {}, carl: {} }).anna;
  expect(five.scores("bonus")).toBeGreaterThan(braggart.scores("bonus"));
});

test("What a seat has looked at on top of a deck is known to nobody else", () => {
  const { anna } = table({ anna: {}, bert: {} }, { options: { sideDecks: ["x"] } });
  const [deck] = anna.state.sideDecks;
  deck!.left = deck!.left.filter((card) => card !== "X03" && card !== "X20");
  Object.assign(deck!, { top: ["X20", "X03"], seenBy: 0 });
  expect(game.flaw!(anna.state)).toBeUndefined();
  expect(game.view(anna.state, 0).sideDecks[0]).toEqual(deck);
  const other = game.view(anna.state, 1);
  expect(game.flaw!(other, 1)).toBeUndefined();
  expect(other.sideDecks[0]).toEqual({ id: "x", left: sideCardsIn("x"), top: [null, null], seenBy: 0 });
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const imagined = game.imagine(other, fastRandom(`imagined ${i}`));
    expect(game.flaw!(imagined)).toBeUndefined();
    seen.add(imagined.sideDecks[0]!.top[0]!);
  }
  expect(seen.size).toBe(24);
  scramble(anna.state, 1, fastRandom("scramble"));
  expect(game.view(anna.state, 1)).toEqual(other);
});
