// A match replayed and verified: every move by the rules, every draw by the seed and what the players added to it.
import { randomBytes } from "node:crypto";
import * as engine from "furrow/engine";
import { game } from "furrow/games/my-farm-shop";

const english = { code: "en", words: engine.tableWords };
const text = (message: engine.Message) => engine.say(english, message, String);

// The deal is agreed on first: a secret seed and a number from each person. Its hash is published.
const beginning = { seats: 2, match: "an-example", players: [{ name: "Anna" }, { name: "Bert" }] };
const deal = engine.dealtAtOnce(engine.termsOf(game, beginning), () => randomBytes(16).toString("hex"));

const random = engine.fastRandom("replay");
const match = engine.Match.begin(game, { ...beginning, deal });
while (!match.isOver) {
  const seat = match.actors()[0]!;
  match.submit(seat, engine.pick(match.offer(seat).moves, random));
}
const file = JSON.stringify(match.wholeFile());

// Whoever has the file and the published hash can check all of it.
const replayed = engine.Match.open(game, engine.parseMatch(file));
console.log(`${replayed.length} moves replayed: ${text(engine.proofMessage(engine.proofOf(replayed, deal.hash)))}`);
console.log(`places ${replayed.result()?.places}, as played ${match.result()?.places}`);

// A forged draw is refused, with its line in the log.
const forged = JSON.parse(file);
const draws = forged.log.filter(({ seat }: engine.Entry) => seat === engine.CHANCE);
draws[0].move = draws.find(({ move }: { move: engine.Move }) => !engine.same(move, draws[0].move)).move;
try {
  engine.Match.open(game, forged);
} catch (error) {
  if (!(error instanceof engine.Refused)) throw error;
  console.log(`forged: line ${error.ply}: ${text(error.reason)}`);
}
