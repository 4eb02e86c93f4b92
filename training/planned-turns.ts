import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { outcome } from "../src/bots/chance.ts";
import { loadKernel } from "../src/bots/learned/kernel.ts";
import { type Net, netFrom } from "../src/bots/learned/net.ts";
import { variedNumbers } from "../src/bots/learned/tuning.ts";
import { sampleSoftmax } from "../src/bots/search/softmax.ts";
import { progressBar } from "../src/cli/progress.ts";
import { headOf, TARGETS } from "../src/cli/selfplay/rows.ts";
import { depthOf } from "../src/games/formidable-farm/bot/depth.ts";
import { Outlook, outlook } from "../src/games/formidable-farm/bot/outlook.ts";
import { plannedTurns, planning } from "../src/games/formidable-farm/bot/planning.ts";
import { isEnd } from "../src/games/formidable-farm/bot/turn-plan.ts";
import { module } from "../src/games/formidable-farm/index.ts";
import { cardsLeft, type Move, type State } from "../src/games/formidable-farm/state.ts";
import { CHANCE, type Seat } from "../src/table/game.ts";
import { same } from "../src/table/json.ts";
import { numbersIn, withNumbers } from "../src/table/numbers.ts";
import { defaultOptions } from "../src/table/options.ts";
import { fastRandom, pick, type Random } from "../src/table/random.ts";

/**
 * Plays Formidable Farm by planned turns and writes where they were meant to end, with how the game ended:
 * npx node training/planned-turns.ts --out FILE [--games N] [--seed S] [--net WEIGHTS]
 *
 * All seats of a game play alike: by the judgement or by a net, with the judgement's numbers or others near them, more or
 * less strictly. Behind its features a row holds by how many cards the seat was ahead, how many turns of the table later it was
 * done (-1: never), and 2 for won, 1 shared and 0 lost.
 */
const { values: given } = parseArgs({
  options: {
    out: { type: "string", default: "plans.rows" },
    games: { type: "string", default: "10000" },
    seed: { type: "string", default: "plans" },
    net: { type: "string" },
  },
});

const { game } = module;
const SEATS = 2;
const options = defaultOptions(game.options) as State["options"];
const { odds } = planning(game.setup(SEATS, options, game.rulesVersion))!;
const { features, size } = odds;

/** The share of the usual effort that goes into a plan, and among how many turns the best is looked for. */
const SHARES = [0.075, 0.125, 0.2];
const FEW_BY_JUDGEMENT = [10];
const FEW_BY_NET = [12, 24, 60];

/** How far from the best a turn may stray: in wheat, or in the logarithm of the odds. */
const WARMTH_BY_JUDGEMENT = [0, 0.5, 1, 2];
const WARMTH_BY_NET = [0, 0.06, 0.15, 0.4];

/** How much the judgement's numbers are changed. */
const SPREADS = [0, 0, 0.2, 0.4];

/** How all seats of a game play. */
interface Style {
  readonly looks: Outlook;
  readonly share: number;
  readonly few: number;
  readonly warmth: number;
}

function styleOf(net: Net<State> | undefined, random: Random): Style {
  const spread = pick(SPREADS, random);
  return {
    looks:
      spread === 0
        ? outlook
        : new Outlook(withNumbers(outlook.weights, variedNumbers(numbersIn(outlook.weights), random, spread))),
    share: pick(SHARES, random),
    few: pick(net === undefined ? FEW_BY_JUDGEMENT : FEW_BY_NET, random),
    warmth: pick(net === undefined ? WARMTH_BY_JUDGEMENT : WARMTH_BY_NET, random),
  };
}

/** Where a turn was meant to end, before it is known how the game did. */
interface Kept {
  readonly row: Int8Array;
  readonly seat: Seat;
  readonly turn: number;
}

function playGame(net: Net<State> | undefined, random: Random): Uint8Array {
  const style = styleOf(net, random);
  const state = game.setup(SEATS, options, game.rulesVersion);
  const x = new Float32Array(size);
  const kept: Kept[] = [];
  let line: readonly Move[] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    if (seat === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, random));
      line = [];
      continue;
    }
    const moves = game.moves(state, seat);
    let move = moves.length === 1 ? moves[0] : moves.find((offered) => same(offered, line[0]));
    if (move === undefined) {
      const { moves: chosen, end } = chosenTurn(style, net, game.view(state, seat), seat, moves, random);
      if (isEnd(end)) {
        features(end, seat, x);
        const row = new Int8Array(size + TARGETS);
        row.set(x);
        kept.push({ row, seat, turn: state.turn });
      }
      line = chosen;
      move = moves.find((offered) => same(offered, line[0])) ?? moves[0]!;
    }
    if (same(move, line[0])) line = line.slice(1);
    game.play(state, seat, move);
  }
  return ended(state, kept);
}

function chosenTurn(
  { looks, share, few, warmth }: Style,
  net: Net<State> | undefined,
  view: State,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
) {
  const turns = plannedTurns(view, seat, moves, depthOf(share), few, looks);
  const worths = turns.map(({ end, value }) => (net === undefined ? value : net.evaluate(end, seat)));
  return turns[sampleSoftmax(worths, warmth, random)]!;
}

/** The rows of a game that is over. */
function ended(state: State, kept: readonly Kept[]): Uint8Array {
  const { places } = game.result(state)!;
  const left = state.farms.map(cardsLeft);
  const isShared = places.filter((place) => place === 1).length > 1;
  const all = new Uint8Array(kept.length * (size + TARGETS));
  for (const [i, { row, seat, turn }] of kept.entries()) {
    const ahead = left[1 - seat]! - left[seat]!;
    const done = left[seat] === 0 ? Math.min(NOT_KNOWN, state.turn - turn) : -1;
    const won = places[seat] !== 1 ? 0 : isShared ? 1 : 2;
    row.set([ahead, done, won, NOT_KNOWN], size);
    all.set(new Uint8Array(row.buffer), i * (size + TARGETS));
  }
  return all;
}

/** Nothing is expected of the turns that follow. */
const NOT_KNOWN = 127;

const out = openSync(given.out, "w");
const games = Number(given.games);
const bar = progressBar(games);
const net = given.net === undefined ? undefined : netFrom(odds, readFileSync(given.net), await loadKernel());
writeSync(out, headOf(odds));
for (let number = 0; number < games; number++) {
  writeSync(out, playGame(net, fastRandom(`${given.seed}/${number}`)));
  bar.show(number + 1);
}
bar.clear();
closeSync(out);
