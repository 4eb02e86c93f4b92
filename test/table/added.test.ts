import { expect, test } from "vitest";
import { seedFrom } from "../../src/table/dealer.ts";
import { CHANCE } from "../../src/table/game.ts";
import { type Added, Match } from "../../src/table/match.ts";
import { ANNA, BERT, BUY, beforeBids, bid, cards, dealt, does, STOP, take } from "./sitting.ts";

const rows = (added: readonly Added[] | undefined) => added?.map(({ ply, seat, forced }) => [ply, seat, forced]);

test("A move comes back with all that followed by itself, in order", () => {
  const match = dealt();
  const ply = match.log.length;
  const { added } = match.submit(ANNA, take("buy"));
  expect(rows(added)).toEqual([
    [ply, ANNA, false],
    [ply + 1, ANNA, true],
  ]);
  expect(added?.map((line) => line.seen(BERT))).toEqual([
    { seat: ANNA, move: take("buy") },
    { seat: ANNA, move: BUY },
  ]);
});

test("Each viewer gets the added lines as that viewer has seen them", () => {
  const match = beforeBids();
  const { added } = match.submit(BERT, bid("leek"));
  expect(added?.[0]?.seen(BERT)).toEqual({ seat: BERT, move: bid("leek") });
  for (const viewer of [ANNA, "spectator"] as const)
    expect(added?.[0]?.seen(viewer)).toEqual({ seat: BERT, move: { type: "bid", card: null } });
  for (const viewer of [undefined, 2, -1]) expect(() => added?.[0]?.seen(viewer as never)).toThrow("no viewer");
});

test("Cards dealt after a move are among the added lines, for each viewer what it may know", () => {
  const match = Match.begin(cards, { seats: 2, options: { draft: false }, seed: seedFrom("added") });
  const before = match.log.length;
  const [seat] = match.actors() as [number];
  const { added } = match.submit(seat, take("draw"));
  expect(added?.map((line) => line.seat)).toEqual([seat, CHANCE]);
  expect(added?.map((line) => line.seen(seat))).toEqual(match.logSeen(seat).slice(before));
  expect(added?.[1]?.seen(1 - seat)).toEqual({ seat: CHANCE, move: { type: "deal", card: null } });
});

test("A refused move adds nothing", () => {
  expect(dealt().submit(BERT, STOP)).toEqual({ reason: { id: "not-your-turn" } });
});

test("What was taken back is a line of its own that everybody sees", () => {
  const match = dealt();
  does(match, ANNA, take("bury"));
  const ply = match.log.length;
  const { added } = match.undo(ANNA);
  expect(rows(added)).toEqual([[ply, ANNA, false]]);
  expect(added?.[0]?.seen("spectator")).toEqual({ undo: ply - 1, seat: ANNA });
});

test("An order comes back with the moves it made at once, and nothing follows from cancelling it", () => {
  const match = beforeBids();
  const { added } = match.setOrder(ANNA, { bid: "lowest" });
  expect(added?.map((line) => line.seat)).toEqual([ANNA]);
  expect(match.setOrder(ANNA, undefined)).toEqual({ added: [] });
});

test("What follows by itself after a file was opened comes back too", () => {
  const match = Match.begin(cards, { seats: 2, seed: seedFrom("cut") });
  const file = match.wholeFile();
  const opened = Match.open(cards, { ...file, log: file.log.slice(0, 2) });
  expect(opened.advance().map(({ ply }) => ply)).toEqual(file.log.map((_, ply) => ply).slice(2));
  expect(opened.state).toEqual(match.state);
});
