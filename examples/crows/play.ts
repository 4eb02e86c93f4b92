// A small game of one's own: `npx node examples/crows/play.ts` plays a match of it and tells it move by move.
import { bots } from "furrow/bots";
import { CHANCE, fastRandom, Match, say, seedFrom } from "furrow/engine";
import { game, module } from "./index.ts";

const names = ["greedy", "random"];
const match = Match.begin(game, { seats: 2, options: { turns: 2 }, seed: seedFrom("crows") });
const english = { code: "en", words: module.words.en };

while (!match.isOver) {
  const seat = match.actors()[0]!;
  const { moves } = match.offer(seat);
  const random = fastRandom(`crows/${match.length}`);
  const move = await bots[names[seat]!]!.choose({ module, view: match.view(seat), seat, moves, random });
  match.submit(seat, move);
}

for (const [step, { seat, move }] of match.stepsSeen("spectator").entries()) {
  const { text } = game.describe(match.viewAt(step, "spectator"), seat, move);
  console.log(`${seat === CHANCE ? "" : names[seat]!}`.padEnd(8), say(english, text, String));
}
console.log(module.sketch(match.state), "places", match.result()?.places.join(" "));
