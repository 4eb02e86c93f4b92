import fc from "fast-check";
import { CHANCE, type Move, type Seat } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import type { Match } from "../../src/table/match.ts";
import { type Message, say } from "../../src/table/messages.ts";
import { pick, type Random, shuffle } from "../../src/table/random.ts";
import { en as tableWords } from "../../src/table/text/en.ts";
import type { Property } from "./case.ts";
import { check, checkText, show, written } from "./check.ts";
import { legalMoves } from "./play.ts";
import { begin, submitRandom } from "./play-match.ts";

export const anythingElseIsRefused: Property = (one) => {
  const { game, random, seats } = one;
  const match = begin(one);
  const steps = random.below(120);
  for (let i = 0; i < steps && !match.isOver; i++) submitRandom(one, match);
  const state = written(match.state);
  const { length } = match.log;
  const legal = (seat: Seat, given: unknown) => legalMoves(game, match.state, seat).some((move) => same(move, given));
  const refuse = (seat: Seat, given: unknown, made?: number) => {
    const { reason } = match.submit(seat, given, made);
    check(reason !== undefined, `accepted: ${show(given)} of seat ${seat}`);
    check(REASONS.includes(reason?.id ?? ""), `refused as ${reason?.id}`);
    check(say({ code: "en", words: tableWords }, reason as Message, String) !== "", "refused without a word");
    check(match.log.length === length, "a refused move is in the log");
    checkText(written(match.state), state, "a refused move changed the position");
  };
  const seat = match.isOver ? 0 : pick(match.actors(), random);
  const strange = fc.sample(fc.oneof(fc.jsonValue(), fc.anything(), strangeMove), {
    numRuns: 60,
    seed: random.below(0x7fffffff),
  });
  for (const given of strange) if (!legal(seat, given)) refuse(seat, given);
  for (const other of [-2, seats, 0.5, Number.NaN]) refuse(other, pick(offered(match, seat), random));
  for (const move of shuffle([...offered(match, seat)], random).slice(0, 12)) {
    for (const changed of changedMoves(move, random)) if (!legal(seat, changed)) refuse(seat, changed);
    refuse(seat, move, match.madeBy(seat) + 1);
    refuse(CHANCE, move);
    for (let other = 0; other < seats; other++) if (!legal(other, move)) refuse(other, move);
  }
};

const REASONS = ["malformed", "over", "not-your-turn", "too-late", "not-offered"];

const offered = (match: Match, seat: Seat): readonly Move[] => {
  const { moves, asides } = match.offer(seat);
  return moves.length + asides.length === 0 ? [{ type: "stop" }] : [...moves, ...asides];
};

const strangeMove = fc.record({ type: fc.string(), card: fc.jsonValue() }, { requiredKeys: ["type"] });

/** A move with something missing, something more or something else. */
function changedMoves(move: Move, random: Random): readonly unknown[] {
  const fields = Object.entries(move);
  const [name, value] = pick(fields, random);
  const without = Object.fromEntries(fields.filter(([other]) => other !== name));
  const other = typeof value === "number" ? value + 1 + random.below(99) : typeof value === "string" ? `${value}s` : 7;
  return [
    without,
    { ...move, extra: 1 },
    { ...move, [name]: other },
    { ...move, [name]: [value] },
    { ...move, [name]: null },
    [move],
    JSON.stringify(move),
    { ...move, __proto__: { type: "inherited" }, [name]: undefined },
  ];
}
