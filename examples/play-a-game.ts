// A game from code: begin a match, look at the offered moves, submit one, read the result.
import { fastRandom, Match, pick, say, seedFrom } from "furrow/engine";
import { game, module } from "furrow/games/master-farmer";

const english = { code: "en", words: module.words.en };
const random = fastRandom("play a game");

// A match deals by itself. The same seed gives the same deal, so this program always prints the same.
const match = Match.begin(game, { seats: 2, options: { tie: "largest-field" }, seed: seedFrom("an example") });

while (!match.isOver) {
  const seat = match.actors()[0]!;
  // Each seat sees its own view, and is offered every legal move.
  const view = match.view(seat);
  const { moves } = match.offer(seat);
  const move = pick(moves, random);
  if (match.length < 12) {
    console.log(`seat ${seat}: ${say(english, game.question(view, seat), String)}`);
    console.log(`  ${moves.length} moves; ${say(english, game.describe(view, seat, move).text, String)}`);
  }
  match.submit(seat, move);
}

// What is not offered is refused with a reason, and nothing changes.
console.log("after the end:", match.submit(0, { type: "place" }).reason?.id);
console.log(module.sketch(match.state));
const { places, scores } = match.result()!;
for (const [seat, { total }] of scores.entries()) console.log(`seat ${seat}: ${total} points, place ${places[seat]}`);
