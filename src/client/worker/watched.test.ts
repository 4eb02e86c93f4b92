import { expect, test } from "vitest";
import { Watched } from "./watched.ts";

for (const pace of [0, 300, 700, 1500])
  test(`a bot's turn of two hundred moves is watched for less than three seconds at a pace of ${pace} ms`, () => {
    const watched = new Watched();
    const pauses = Array.from({ length: 200 }, () => watched.pauseBefore(1, pace));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(3000);
    expect(pauses[0]).toBe(Math.min(pace, 1150));
  });

test("every seat has pauses of its own, and all begin anew when a person has answered", () => {
  const watched = new Watched();
  expect([watched.pauseBefore(1, 700), watched.pauseBefore(1, 700), watched.pauseBefore(2, 700)]).toEqual([
    700, 420, 700,
  ]);
  watched.startAnew();
  expect(watched.pauseBefore(1, 700)).toBe(700);
});
