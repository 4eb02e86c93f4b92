import { expect, test } from "vitest";
import { gameIds, games } from "../../games/index.ts";
import { Match } from "../../table/match.ts";
import { LogBook } from "./log-book.ts";
import type { LogLine, LogPart } from "./scene.ts";

const SEED = "0123456789abcdef0123456789abcdef";

const continued = (log: readonly LogLine[], { from, lines }: LogPart) => [...log.slice(0, from), ...lines];

test.each(gameIds)("%s: the log told part by part is whole, whoever looks on", async (id) => {
  const { game } = await games[id]!();
  const match = Match.begin(game, { seats: 2, seed: SEED });
  const book = new LogBook(match);
  let log: readonly LogLine[] = [];
  for (let i = 0; i < 12 && !match.isOver; i++) {
    const seat = match.actors()[0]!;
    match.submit(seat, match.offer(seat).moves[0]);
    const viewer = i % 3 === 2 ? "spectator" : i % 3;
    log = continued(log, book.tell(viewer));
    expect(log).toEqual(new LogBook(match).tell(viewer).lines);
  }
  expect(log.length).toBe(match.length);
});

test("what two viewers both know is told once, also after a move was taken back", async () => {
  const { game } = await games.agricola!();
  const match = Match.begin(game, { seats: 2, seed: SEED });
  const book = new LogBook(match);
  const play = (choice: number) => {
    const seat = match.actors()[0]!;
    match.submit(seat, match.offer(seat).moves[choice]);
    return seat;
  };
  play(0);
  book.tell(0);
  const seat = play(0);
  expect(book.tell(1).from).toBeGreaterThan(0);
  const before = match.length;
  expect(match.undo(seat).reason).toBeUndefined();
  play(1);
  const part = book.tell(0);
  expect(part.from).toBeLessThan(before);
  expect(part.from).toBeGreaterThan(0);
  expect(new LogBook(match).tell(0).lines.slice(part.from)).toEqual(part.lines);
});

test("a cube of Master Farmer has one line that is told, and lines of Agricola say their round", async () => {
  const linesOf = async (id: string, moves: number) => {
    const { game, telling } = await games[id]!();
    const match = Match.begin(game, { seats: 2, seed: SEED });
    for (let i = 0; i < moves; i++) {
      const seat = match.actors()[0]!;
      match.submit(seat, match.offer(seat).moves[0]);
    }
    return new LogBook(match, telling).tell(0).lines;
  };
  const told = (await linesOf("master-farmer", 6)).filter(({ isUntold }) => !isUntold);
  expect(told.map(({ text }) => text.id)).toEqual(["name", "name", "place", "place", "place", "place"]);
  expect((await linesOf("agricola", 2)).at(-1)?.when).toMatchObject({ id: "when.round", n: 1 });
});
