/**
 * A bot that takes the move after which it has the most points, whatever the game:
 * furrow arena GAME --bots "run:npx node examples/bots/best-score.ts,random"
 */
import { createInterface } from "node:readline";
import { games } from "../../src/games/index.ts";
import { clone } from "../../src/table/clone.ts";
import type { Move, Seat, Table } from "../../src/table/game.ts";
import type { GameModule } from "../../src/table/module.ts";
import type { Options } from "../../src/table/options.ts";

type Message =
  | { readonly type: "begin"; readonly game: string; readonly seat: Seat; readonly options: Options }
  | { readonly type: "ask"; readonly id: number; readonly view: Table; readonly moves: readonly Move[] }
  | { readonly type: "over" };

let module: GameModule;
let seat: Seat;
let options: Options;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === "begin") {
    module = await games[message.game]!();
    ({ seat, options } = message);
  } else if (message.type === "ask") {
    const { id, view, moves } = message;
    const points = moves.map((move) => {
      const after = clone({ ...view, options });
      module.game.play(after, seat, move);
      return module.game.score(after, seat).total;
    });
    console.log(JSON.stringify({ id, move: points.indexOf(Math.max(...points)) }));
  }
}
