import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedFrom } from "../../src/table/dealer.ts";
import { CHANCE, type Game } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { parseMatch, Refused } from "../../src/table/match-file.ts";
import type { Crop } from "../cards/crops.ts";
import type { Move, State } from "../cards/state.ts";
import {
  ANNA,
  BERT,
  BUY,
  beforeBids,
  bid,
  cards,
  deals,
  dealt,
  does,
  finished,
  refusal,
  STOP,
  take,
} from "./sitting.ts";

describe("a move from outside", () => {
  test("gets one of few reasons where it is not legal", () => {
    const match = dealt();
    const before = JSON.stringify(match.state);
    expect(match.submit(ANNA, undefined).reason).toEqual({ id: "malformed" });
    expect(match.submit(ANNA, { type: 3 }).reason).toEqual({ id: "malformed" });
    expect(match.submit(ANNA, { type: "stop", n: Number.NaN }).reason).toEqual({ id: "malformed" });
    expect(match.submit(BERT, take("draw")).reason).toEqual({ id: "not-your-turn" });
    expect(match.submit(7, take("draw")).reason).toEqual({ id: "not-your-turn" });
    expect(match.submit(ANNA, bid("pea")).reason).toEqual({ id: "not-offered" });
    expect(match.submit(ANNA, { ...take("draw"), more: true }).reason).toEqual({ id: "not-offered" });
    expect(match.submit(ANNA, take("draw"), 5).reason).toEqual({ id: "too-late" });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.submit(ANNA, { task: "draw", type: "take" }, 0).reason).toBeUndefined();
  });

  test("comes too late if it was sent before the seat's last move", () => {
    const match = dealt();
    does(match, ANNA, take("draw"));
    deals(match, "pea");
    expect(match.madeBy(ANNA)).toBe(1);
    expect(match.submit(ANNA, STOP, 0).reason).toEqual({ id: "too-late" });
    expect(match.submit(ANNA, STOP, 1).reason).toBeUndefined();
  });

  test("is not taken for chance where a seed deals", () => {
    const match = Match.begin(cards, { seats: 2, seed: seedFrom("x") });
    expect(match.submit(CHANCE, { type: "deal", card: "pea" }).reason).toEqual({ id: "not-your-turn" });
  });

  test("finds the game over after the end", () => {
    const match = finished("over");
    expect(match.submit(ANNA, STOP).reason).toEqual({ id: "over" });
    expect(match.undoable(ANNA)).toBeUndefined();
  });
});

describe("forced moves", () => {
  test("are played by the table where everybody can see that there is no choice", () => {
    const match = dealt();
    does(match, ANNA, take("buy"));
    expect(match.log.slice(-1)).toEqual([{ seat: ANNA, move: BUY }]);
  });

  test("are asked where the choice hangs on a secret", () => {
    const match = dealt();
    does(match, ANNA, take("draw"));
    deals(match, "pea");
    does(match, ANNA, STOP);
    does(match, BERT, { type: "compost", card: "bean" }, take("bury"));
    expect(match.offer(BERT).moves).toEqual([{ type: "bury", card: "leek" }]);
  });
});

describe("undo", () => {
  test("takes back one's own moves, one choice at a time", () => {
    const match = dealt();
    const start = JSON.stringify(match.state);
    does(match, ANNA, take("bury"));
    const chosen = JSON.stringify(match.state);
    does(match, ANNA, { type: "bury", card: "corn" });
    expect(match.undo(ANNA).reason).toBeUndefined();
    expect(JSON.stringify(match.state)).toBe(chosen);
    expect(match.undo(ANNA).reason).toBeUndefined();
    expect(JSON.stringify(match.state)).toBe(start);
    expect(match.undo(ANNA).reason).toEqual({ id: "nothing-to-undo" });
    expect(match.log.slice(-2)).toEqual([
      { undo: match.log.length - 3, seat: ANNA },
      { undo: match.log.length - 4, seat: ANNA },
    ]);
    expect(match.length).toBe(8);
  });

  test("goes back to the last card that was dealt", () => {
    const match = dealt();
    does(match, ANNA, take("draw"));
    deals(match, "pea");
    expect(match.undoable(ANNA)).toBeUndefined();
    does(match, ANNA, take("sell"));
    expect(match.undoable(ANNA)).toBe(match.log.length - 1);
  });

  test("goes back to the last thing that was shown", () => {
    const match = beforeBids();
    does(match, ANNA, bid("bean"));
    expect(match.undoable(ANNA)).toBeDefined();
    does(match, BERT, bid("leek"));
    expect(match.state.discard.cards).toEqual(["bean", "leek"]);
    expect(match.undoable(ANNA)).toBeUndefined();
    expect(match.undoable(BERT)).toBeUndefined();
  });

  test("goes back to the last move of another person", () => {
    const match = dealt();
    does(match, ANNA, take("bury"), { type: "bury", card: "pea" }, STOP);
    expect(match.undoable(ANNA)).toBeDefined();
    does(match, BERT, take("bury"));
    expect(match.undoable(ANNA)).toBeUndefined();
    does(match, BERT, { type: "bury", card: "bean" });
    expect(match.undo(ANNA).reason).toEqual({ id: "needs-consent" });
  });

  test("asks bots again", () => {
    const match = dealt({}, [{}, { bot: "random" }]);
    does(match, ANNA, take("bury"), { type: "bury", card: "pea" }, STOP);
    does(match, BERT, take("bury"), { type: "bury", card: "bean" });
    expect(match.undo(ANNA).reason).toBeUndefined();
    expect(match.actors()).toEqual([ANNA]);
    expect(match.state.hands[BERT]?.cards).toContain("bean");
  });

  test("leaves the moves of those who act at the same time", () => {
    const match = Match.begin(cards, { seats: 3, options: { draft: true }, seed: seedFrom("together") });
    const picks = [0, 1].map((seat) => match.offer(seat).moves[0] as Move);
    const [first, second] = picks as [Move, Move];
    does(match, 0, first);
    does(match, 1, second);
    expect(match.undo(0).reason).toBeUndefined();
    expect(match.actors()).toEqual([0, 2]);
    expect(match.state.hands.map(({ cards }) => cards.length)).toEqual([0, 1, 0]);
    expect(match.undo(0).reason).toEqual({ id: "nothing-to-undo" });
    expect(match.undo(1).reason).toBeUndefined();
    expect(match.actors()).toEqual([0, 1, 2]);
  });

  test("ends a standing order, or it would answer again", () => {
    const match = beforeBids();
    expect(match.setOrder(ANNA, { bid: "lowest" }).reason).toBeUndefined();
    expect(match.actors()).toEqual([BERT]);
    expect(match.undo(ANNA).reason).toBeUndefined();
    expect(match.actors()).toEqual([ANNA, BERT]);
    expect(match.orders[ANNA]).toBeUndefined();
    does(match, ANNA, bid("corn"));
  });
});

describe("standing orders", () => {
  test("are played as moves of the seat, as often as they answer", () => {
    const match = dealt();
    expect(match.setOrder(ANNA, { bid: "highest" }).reason).toBeUndefined();
    expect(match.actors()).toEqual([ANNA]);
    does(match, ANNA, take("draw"));
    deals(match, "bean");
    does(match, ANNA, STOP);
    does(match, BERT, take("draw"));
    deals(match, "corn");
    does(match, BERT, STOP);
    expect(match.log.at(-1)).toEqual({ seat: ANNA, move: bid("corn") });
    expect(match.actors()).toEqual([BERT]);
  });

  test("are checked, and can be cancelled", () => {
    const match = dealt();
    expect(match.setOrder(ANNA, { bid: "any" }).reason).toMatchObject({ id: "option-choice" });
    expect(match.setOrder(ANNA, []).reason).toEqual({ id: "options-not-object" });
    expect(match.setOrder(ANNA, { bid: "lowest" }).reason).toBeUndefined();
    expect(match.setOrder(ANNA, undefined).reason).toBeUndefined();
    expect(match.orders[ANNA]).toBeUndefined();
    const without: Game<State, Move> = { ...cards };
    delete (without as { orders?: unknown }).orders;
    expect(Match.begin(without, { seats: 2 }).setOrder(ANNA, {}).reason).toEqual({ id: "no-orders" });
  });
});

describe("a file", () => {
  const changed = (change: (file: { log: { seat: number; move: Move }[]; [field: string]: unknown }) => void) => {
    const file = JSON.parse(JSON.stringify(finished("file").wholeFile()));
    change(file);
    return refusal(() => Match.open(cards, file));
  };

  test("replays to the same match", () => {
    const match = finished("file");
    const opened = Match.open(cards, JSON.parse(JSON.stringify(match.wholeFile())));
    expect(opened.state).toEqual(match.state);
    expect(opened.result()).toEqual(match.result());
  });

  test("that was changed is refused with the line where it breaks", () => {
    const { log } = finished("file").wholeFile();
    const deal = log.findIndex((entry, ply) => ply > 3 && "seat" in entry && entry.seat === CHANCE);
    expect(changed((file) => (file.log[deal] = { seat: CHANCE, move: { type: "deal", card: "herb" } }))).toEqual({
      reason: "not-offered",
      ply: deal,
    });
    const other = changed((file) => {
      const { move } = file.log[0] as { move: Move & { card: Crop } };
      file.log[0] = { seat: CHANCE, move: { type: "deal", card: move.card === "pea" ? "corn" : "pea" } };
    });
    expect(other).toEqual({ reason: "not-dealt", ply: 0 });
    const last = log.length - 1;
    expect(changed((file) => file.log.push(file.log[last] as (typeof file.log)[0]))).toEqual({
      reason: "over",
      ply: last + 1,
    });
    expect(changed((file) => (file.log[2] = { seat: 9, move: STOP }))).toEqual({ reason: "entry-malformed", ply: 2 });
    expect(changed((file) => (file.log[0] = { seat: ANNA, move: STOP }))).toEqual({ reason: "not-your-turn", ply: 0 });
  });

  test("with a broken header is refused", () => {
    const reasonOf = (fields: object) => changed((file) => Object.assign(file, fields)).reason;
    expect(reasonOf({ furrow: 2 })).toBe("file-version");
    expect(reasonOf({ game: "chess" })).toBe("file-game");
    expect(reasonOf({ rulesVersion: 99 })).toBe("file-rules-version");
    expect(reasonOf({ seats: 9 })).toBe("file-seats");
    expect(reasonOf({ options: { speed: 1 } })).toBe("option-unknown");
    expect(reasonOf({ options: { copies: 2, pack: 5 } })).toBe("too-few-cards");
    expect(reasonOf({ players: [{}] })).toBe("file-field");
    expect(reasonOf({ log: {} })).toBe("file-field");
    expect(reasonOf({ deal: { hash: "0", seed: seedFrom("other") } })).toBe("file-deal");
    expect(reasonOf({ match: "a b" })).toBe("file-field");
    expect(refusal(() => Match.open(cards, [])).reason).toBe("file-not-match");
    expect(refusal(() => parseMatch("{")).reason).toBe("file-not-json");
  });

  test("for one seat tells neither seed nor secrets until the end", () => {
    const match = beforeBids();
    does(match, BERT, bid("leek"));
    const file = match.toFile(ANNA);
    expect(file.log.at(-1)).toEqual({ seat: BERT, move: { type: "bid", card: null } });
    expect((file.view as unknown as State).bids.map(({ cards }) => cards)).toEqual([[], [null]]);
    expect(refusal(() => Match.open(cards, file)).reason).toBe("file-partial");
    expect(match.toFile(BERT).log.at(-1)).toEqual({ seat: BERT, move: bid("leek") });
  });
});

test("Whatever a file holds, it is opened or refused with a reason", () => {
  const file = finished("fuzzed").wholeFile();
  const fields = [
    "furrow",
    "game",
    "rulesVersion",
    "seats",
    "options",
    "players",
    "deal",
    "start",
    "log",
    "as",
    "view",
  ];
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.record({ seat: fc.integer(), move: fc.jsonValue() }),
    fc.record({ undo: fc.nat() }),
  );
  const openOrRefuse = (given: unknown) => {
    try {
      Match.open(cards, given);
    } catch (error) {
      expect(error).toBeInstanceOf(Refused);
      expect(typeof (error as Refused).reason.id).toBe("string");
    }
  };
  fc.assert(fc.property(fc.jsonValue(), (given) => openOrRefuse(given)));
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) =>
      openOrRefuse({ ...file, [field]: value }),
    ),
  );
  fc.assert(
    fc.property(fc.nat(file.log.length - 1), entry, (at, line) =>
      openOrRefuse({ ...file, log: file.log.with(at, line as never) }),
    ),
  );
});

test("A match cannot begin with seats or options that cannot be", () => {
  expect(refusal(() => Match.begin(cards, { seats: 1 })).reason).toBe("file-seats");
  expect(refusal(() => Match.begin(cards, { seats: 2, options: { rounds: 9 } })).reason).toBe("option-number");
  expect(refusal(() => Match.begin(cards, { seats: 4, options: { copies: 2 } })).reason).toBe("too-few-cards");
});

test("Two matches of the same seed go alike, of another differently", () => {
  const logOf = (seed: string) => JSON.stringify(finished(seed).log);
  expect(logOf("same")).toBe(logOf("same"));
  expect(logOf("same")).not.toBe(logOf("other"));
});
