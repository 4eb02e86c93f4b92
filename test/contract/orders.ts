import { CHANCE } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import { Match } from "../../src/table/match.ts";
import { randomOptions } from "../../src/table/options.ts";
import type { Property } from "./case.ts";
import { check, checkSame, show } from "./check.ts";
import { somePositions } from "./play.ts";
import { begin, submitRandom } from "./play-match.ts";

export const ordersAnswerWithMovesOfTheirSeat: Property = (one) => {
  const { game, random } = one;
  if (game.orders === undefined) return;
  const order = randomOptions(game.orders.described, random);
  for (const state of somePositions({ ...one, looks: 3 * one.looks }))
    for (const seat of game.actors(state)) {
      if (seat === CHANCE) continue;
      const answer = game.orders.answer(game.view(state, seat), seat, order);
      const isListed = answer === undefined || game.moves(state, seat).some((move) => same(move, answer));
      check(isListed, `the order answers with ${show(answer)}, which is not offered`);
    }
};

export const ordersArePlayedAndLogged: Property = (one) => {
  const { game, random, seats } = one;
  const match = begin(one);
  if (game.orders === undefined)
    return check(match.setOrder(0, {}).reason?.id === "no-orders", "an order nobody knows");
  for (let i = 0; i < 300 && !match.isOver; i++) {
    if (random.below(10) === 0) {
      const seat = random.below(seats);
      const order = random.below(3) === 0 ? undefined : randomOptions(game.orders.described, random);
      check(match.setOrder(seat, order).reason === undefined, "an order is refused");
      check(match.setOrder(seat, { "no such": 1 }).reason !== undefined, "any order is taken");
    } else submitRandom(one, match);
    if (match.isOver) break;
    for (const seat of match.actors()) {
      const order = match.orders[seat];
      const answer = order && game.orders.answer(game.view(match.state, seat), seat, order);
      check(answer === undefined, `seat ${seat} is asked what its order answers`);
    }
  }
  checkSame(Match.open(game, match.wholeFile()).state, match.state, "a replay knows nothing of orders");
};
