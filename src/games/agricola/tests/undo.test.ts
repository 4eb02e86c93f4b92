import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { savePosition } from "../../../table/match-file.ts";
import { game } from "../index.ts";
import { table } from "../testing.ts";

test("One's own feeding can be taken back after others have fed, until the next card is revealed", () => {
  const hungry = { goods: { food: 2, grain: 3, vegetable: 1 } };
  const { anna } = table({ anna: { ...hungry, atHome: 1 }, bert: hungry, carl: hungry }, { round: 4 });
  anna.uses("forest");
  const { options, seats, version } = anna.state;
  const match = Match.open(game, {
    furrow: 1,
    game: game.id,
    rulesVersion: version,
    seats,
    options,
    players: [{}, {}, {}],
    start: savePosition(anna.state),
    log: [],
  });
  expect(match.submit(0, { type: "cook", good: "vegetable" }).reason).toBeUndefined();
  expect(match.submit(1, { type: "feed" }).reason).toBeUndefined();
  expect(match.undo(0).reason).toBeUndefined();
  expect(match.state.farms[0]!.goods).toMatchObject({ vegetable: 1, food: 2 });
  expect(match.state.farms[1]!.beggingMarkers).toBe(2);
  expect(match.undo(1).reason).toBeUndefined();
  expect(match.state.farms[1]!.beggingMarkers).toBe(0);
  for (const seat of [0, 1, 2]) expect(match.submit(seat, { type: "feed" }).reason).toBeUndefined();
  expect(match.submit(CHANCE, match.offer(CHANCE).moves[0]).reason).toBeUndefined();
  expect(match.undo(0).reason).toEqual({ id: "nothing-to-undo" });
});
