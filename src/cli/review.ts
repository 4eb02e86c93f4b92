import { decisionsOf, reviewing, turnsOf, type Verdict } from "../bots/review/review.ts";
import type { MoveCount } from "../bots/review/turn-diff.ts";
import { Match } from "../table/match.ts";
import { parseMatch, type Refused } from "../table/match-file.ts";
import type { GameModule } from "../table/module.ts";
import { fastRandom } from "../table/random.ts";
import { type Command, type Given, isSet, Mistyped, wholeNumber } from "./command.ts";
import { jsonLine } from "./plain.ts";
import { progressBar } from "./progress.ts";
import { contentsOf, moduleOf, refusalOf } from "./replay.ts";
import { percent, readable, textTable } from "./text-table.ts";
import { sayIn, seatNames } from "./words.ts";

export const review: Command = {
  usage: "furrow review FILE [--seat N] [--samples N] [--json]",
  about: [
    "Goes through a finished match turn by turn: each is played on as it was and as a good bot would have played it, with the",
    "same luck, and where it surely lost something, how much is told with its 95 % interval. The worst come first.",
  ].join("\n"),
  flags: {
    seat: { value: "N", about: "only this seat, counted from 1" },
    samples: { value: "N", about: "how often both ways are played on (12)" },
    json: { about: "print one JSON object" },
  },
  words: { min: 1, max: 1 },
  async run(given) {
    const file = given.words[0] as string;
    const text = contentsOf(file);
    let module: GameModule | undefined;
    try {
      const parsed = parseMatch(text);
      module = await moduleOf(parsed);
      const match = Match.open(module.game, parsed);
      if (!match.isOver) throw new Mistyped("The match is not over; only finished ones are reviewed.");
      const verdicts = await verdictsOn(module, match, given);
      console.log(isSet(given, "json") ? jsonLine(asData(module, match, verdicts)) : asText(module, match, verdicts));
      return 0;
    } catch (error) {
      if (error instanceof Mistyped) throw error;
      const refusal: Refused = refusalOf(error);
      console.error(`furrow: ${file}: ${sayIn(module, refusal.reason)}`);
      return 1;
    }
  },
};

async function verdictsOn(module: GameModule, match: Match, given: Given): Promise<readonly Verdict[]> {
  const only = isSet(given, "seat") ? wholeNumber(given, "seat", 1, 1) - 1 : undefined;
  if (only !== undefined && only >= match.seats)
    throw new Mistyped(`The match has ${match.seats} seats, not ${only + 1}.`);
  const turns = turnsOf(module, decisionsOf(match), (seat) => only === undefined || seat === only);
  const bar = progressBar(turns.length);
  const samples = wholeNumber(given, "samples", 2, 12);
  const verdicts: Verdict[] = [];
  for await (const verdict of reviewing(module, turns, samples, fastRandom("review"))) {
    verdicts.push(verdict);
    bar.show(verdicts.length);
  }
  bar.clear();
  return verdicts.toSorted((a, b) => b.loss - a.loss);
}

/** How many moves of a turn are told. */
const TOLD = 4;

/** What tells a turn from another one, the moves made most often first. */
function asPhrase(module: GameModule, match: Match, told: readonly MoveCount[]): string {
  const names = seatNames(match.players);
  const phrases = told.map(({ text, n, isSame }) => {
    const times = n === 1 ? "" : isSame ? ` (${n} times)` : ` and ${n - 1} more of that kind`;
    return `${sayIn(module, text, names)}${times}`;
  });
  return [...phrases.slice(0, TOLD), ...(phrases.length > TOLD ? ["…"] : [])].join(", ");
}

const asData = (module: GameModule, match: Match, verdicts: readonly Verdict[]) => ({
  game: match.game.id,
  turns: verdicts.map(({ done, better, ...verdict }) => ({
    ...verdict,
    text: asPhrase(module, match, done),
    betterText: asPhrase(module, match, better),
  })),
});

/** The worst few, and each seat's sum. */
const FEW = 12;

function asText(module: GameModule, match: Match, verdicts: readonly Verdict[]): string {
  const names = seatNames(match.players);
  // Where places decide, not points, a lead counts as a share of the way from a loss to a win.
  const worth = module.evaluation.winWorth?.(match.state);
  const worst = verdicts.filter(({ kind }) => kind !== "fine").slice(0, FEW);
  const seats = [...new Set(verdicts.map(({ seat }) => seat))].sort((a, b) => a - b);
  const sums = seats.map((seat) => {
    const own = verdicts.filter((verdict) => verdict.seat === seat);
    const count = (kind: Verdict["kind"]) => own.filter((verdict) => verdict.kind === kind).length;
    return [names(seat), String(own.length), String(count("slip")), String(count("blunder"))];
  });
  return [
    `${sayIn(module, { id: "title" })}, ${verdicts.length} turns with a choice`,
    textTable([["seat", "turns", "slips", "blunders"], ...sums]),
    ...(worst.length === 0 ? ["Nothing was clearly lost in any turn."] : [""]),
    ...worst.map((verdict) => {
      const { step, seat, kind, loss, error, done, better } = verdict;
      const lost =
        worth === undefined
          ? `${readable(loss)} ± ${readable(error)} points`
          : `${percent(loss / (2 * worth))} ± ${percent(error / (2 * worth))} of a win`;
      const when = module.telling?.when?.(match.stateAt(step));
      const at = when === undefined ? "" : ` (${sayIn(module, when, names)})`;
      return `after move ${step}${at}, ${names(seat)}, ${kind}, ${lost}: ${asPhrase(module, match, done)} instead of ${asPhrase(module, match, better)}`;
    }),
  ].join("\n");
}
