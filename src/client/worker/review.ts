import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Match } from "../../table/match.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import type { Remark } from "./scene.ts";

/** Decisions with more moves than this are not looked at. */
const MOST_MOVES = 80;

interface Judged {
  readonly step: number;
  readonly seat: Seat;
  /** How much better than the next best the move was, or (below zero) how much worse than the best. */
  readonly margin: number;
  readonly text: Message;
  /** The best move there was. */
  readonly best: Message;
}

/** After a match: the strongest move of people and their greatest slip, one move ahead by the game's evaluation. */
export function review(module: GameModule, match: Match): readonly Remark[] {
  const people = match.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const judged = match
    .stepsSeen("spectator")
    .map(({ seat, move }, step) => (people.includes(seat) ? judge(module, match, step, seat, move) : undefined))
    .filter((found) => found !== undefined);
  const strongest = judged.toSorted((a, b) => b.margin - a.margin)[0];
  const slip = judged.toSorted((a, b) => a.margin - b.margin)[0];
  const remarks: Remark[] = [];
  if (strongest !== undefined && strongest.margin >= 1)
    remarks.push({ step: strongest.step, text: remark("result.strong", strongest) });
  if (slip !== undefined && slip.margin <= -1) remarks.push({ step: slip.step, text: remark("result.slip", slip) });
  return remarks;
}

const remark = (id: string, { seat, text, best, margin }: Judged): Message => ({
  id,
  seat,
  move: text,
  other: best,
  n: Math.round(Math.abs(margin)),
});

function judge(
  { game, evaluation }: GameModule,
  match: Match,
  step: number,
  seat: Seat,
  move: Move,
): Judged | undefined {
  const view = game.view(match.stateAt(step), seat);
  if (seat === CHANCE || !game.actors(view).includes(seat)) return undefined;
  const moves = game.moves(view, seat);
  if (moves.length < 2 || moves.length > MOST_MOVES) return undefined;
  const values = moves.map((offered) => {
    const after = clone(view);
    game.play(after, seat, offered);
    return evaluation.value(after, seat);
  });
  const chosen = moves.findIndex((offered) => same(offered, move));
  if (chosen < 0) return undefined;
  const others = values.filter((_, i) => i !== chosen);
  const best = Math.max(...others);
  return {
    step,
    seat,
    margin: values[chosen]! - best,
    text: game.describe(view, seat, move).text,
    best: game.describe(view, seat, moves[values.indexOf(Math.max(...values))]!).text,
  };
}
