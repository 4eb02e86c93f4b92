import { expect, test } from "vitest";
import { games } from "../../../games/index.ts";
import { Following } from "../../../protocol/following.ts";
import { diff } from "../../../protocol/patch.ts";
import { Match } from "../../../table/match.ts";
import { savePosition } from "../../../table/match-file.ts";
import { fastRandom, pick } from "../../../table/random.ts";
import { SeenBook } from "./seen-book.ts";

const SEAT = 0;

/** A match of some moves, and what a seat that came at the start was told of it. */
async function told(moves: number) {
  const module = await games["formidable-farm"]!();
  const random = fastRandom("book");
  const match = Match.begin(module.game, { seats: 2, options: {}, seed: "7".repeat(32) });
  const start = match.length;
  const plain = (step: number) => savePosition(match.viewAt(step, SEAT));
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = match.actors();
    match.submit(seat, pick(match.offer(seat).moves, random));
  }
  const stepsFrom = (from: number) =>
    match
      .stepsSeen(SEAT)
      .slice(from)
      .map(({ ply, seat, move, forced }, i) => {
        const patch = diff(plain(from + i), plain(from + i + 1));
        return { ply, seat, move, forced, ...(patch === undefined ? {} : { patch }) };
      });
  return { module, match, start, plain, stepsFrom };
}

test("the steps of a late comer are those of somebody who saw each being made", async () => {
  const { module, match, start, plain, stepsFrom } = await told(12);
  const late = new SeenBook(module);
  late.put(0, { lines: match.log.length, before: plain(0), steps: stepsFrom(0) }, match.options);
  const early = new SeenBook(module);
  early.put(0, { lines: start, before: plain(0), steps: stepsFrom(0).slice(0, start) }, match.options);
  const following = new Following();
  following.hear({
    type: "welcome",
    protocol: 1,
    table: { agreed: { options: match.options } } as never,
    viewer: SEAT,
    from: 0,
    log: match.logSeen(SEAT).slice(0, start),
    made: 0,
    view: plain(start),
  });
  const steps = stepsFrom(start).map(({ ply: _, ...step }) => step);
  const followed = following.hear({ type: "steps", from: start, steps, made: 0, asked: [] });
  expect(early.add(start, followed)).toBe(true);
  expect(early.length).toBe(late.length);
  expect(early.tell().lines).toEqual(late.tell().lines);
  for (let step = 0; step < late.length; step++) expect(early.before(step)).toEqual(late.before(step));
});

test("lines that do not follow, and what was taken back, have to be asked for", async () => {
  const { module, match, plain, stepsFrom } = await told(8);
  const book = new SeenBook(module);
  book.put(0, { lines: match.log.length, before: plain(0), steps: stepsFrom(0) }, match.options);
  const line = { seat: 0, move: { type: "any" } };
  expect(book.add(match.log.length + 1, [{ line, before: undefined, after: undefined }])).toBe(false);
  const back = match.log.length - 2;
  const undo = { undo: back, seat: 0 };
  expect(book.add(match.log.length, [{ line: undo, before: undefined, after: undefined }])).toBe(false);
  expect(book.length).toBe(back);
  expect(book.add(0, [{ line, before: undefined, after: undefined }])).toBe(true);
  expect(book.length).toBe(back);
});

test("only what has changed of the log is told again", async () => {
  const { module, match, plain, stepsFrom } = await told(8);
  const book = new SeenBook(module);
  const put = (count: number) =>
    book.put(0, { lines: count, before: plain(0), steps: stepsFrom(0).slice(0, count) }, match.options);
  put(4);
  expect(book.tell()).toMatchObject({ from: 0 });
  expect(book.tell()).toMatchObject({ from: 4, lines: [] });
  book.clear();
  expect(book.length).toBe(0);
});
