// A position analysed: how good it looks to each seat and why, and the best moves of the seat to move.
import { advise, bots } from "furrow/bots";
import { fastRandom, Match, say, seedFrom } from "furrow/engine";
import { game, module } from "furrow/games/master-farmer";

const english = { code: "en", words: module.words.en };
const text = (id: string) => say(english, { id }, String);
const signed = (points: number) => (points < 0 ? "" : "+") + points.toFixed(1);

// Two bots play twenty moves; what is analysed is what the next seat can see, not the hidden state.
const match = Match.begin(game, { seats: 2, seed: seedFrom("an example") });
const random = fastRandom("analysis");
while (match.length < 20) {
  const seat = match.actors()[0]!;
  const turn = { module, view: match.view(seat), seat, moves: match.offer(seat).moves, random };
  match.submit(seat, await bots.casual!.choose(turn));
}
const seat = match.actors()[0]!;
const view = match.view(seat);
const { moves } = match.offer(seat);
console.log(module.sketch(view));

// The static evaluation is in points; its terms add up to it.
for (const one of [0, 1]) {
  const terms = Object.entries(module.evaluation.terms!(view, one)).map(
    ([name, points]) => `${name} ${signed(points)}`,
  );
  console.log(`seat ${one}: ${signed(module.evaluation.value(view, one))} (${terms.join(", ")})`);
}

// Rollouts say what each move leads to: the expected lead and its 95 % half-width.
for (const { move, expected, error, reasons } of await advise({ module, view, seat, moves, random }, 3)) {
  const { text: called } = game.describe(view, seat, moves[move]!);
  const why = reasons.map(({ term, change }) => text(`term.${term}${change < 0 ? ".less" : ""}`));
  console.log(`${say(english, called, String)}: ${signed(expected[seat]!)} ± ${error?.toFixed(1)}: ${why.join(", ")}`);
}
