import { afterEach, expect, test, vi } from "vitest";
import type { Memory } from "../../src/bots/bot.ts";
import { outcome } from "../../src/bots/chance.ts";
import { alikeWith, configOf, hasLearned, LEVELS, level } from "../../src/bots/levels/levels.ts";
import { firstDraft, withPreset } from "../../src/client/new-game/draft.ts";
import type { GameFacts } from "../../src/client/worker/scene.ts";
import { gameIds, games } from "../../src/games/index.ts";
import { CHANCE, type Table } from "../../src/table/game.ts";
import type { BotConfig, GameModule, Learning, Level, Planning } from "../../src/table/module.ts";
import { checkOptions, defaultOptions, effectiveOptions, type Options } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

afterEach(() => vi.useRealTimers());

const modules = await Promise.all(gameIds.map(async (id) => [id, await games[id]!()] as const));

interface Setting {
  readonly preset: string;
  readonly seats: number;
  readonly options: Options;
}

/** What the page proposes in a month for each ready-made table: as the form keeps it, and as it writes it. */
function proposedIn(month: number, { game }: GameModule): readonly Setting[] {
  vi.useFakeTimers({ now: new Date(2026, month, 15) });
  const facts = { id: game.id, seats: game.seats, options: game.options } as unknown as GameFacts;
  const settings: Setting[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const preset of ["", ...Object.keys(game.options.presets ?? {})]) {
      const kept = preset === "" ? firstDraft(facts).options : withPreset(facts, preset);
      for (const options of [kept, effectiveOptions(game.options, kept, seats)])
        if (game.objection?.(options, seats) === undefined) settings.push({ preset, seats, options });
    }
  vi.useRealTimers();
  return settings;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Whether a level goes by what was learned, where something was. */
const goesByLearning = ({ algorithm }: BotConfig): boolean =>
  algorithm === "best-turn" || algorithm === "turn-mcts" || algorithm === "planned-turns";

const begun = ({ game }: GameModule, seats: number, options: Options): Table => {
  const checked = checkOptions(game.options, options);
  if ("problem" in checked) throw new Error(checked.problem.id);
  return game.setup(seats, checked.options, game.rulesVersion);
};

test.each(modules)(
  "%s: in every month every ready-made table is judged by what was learned, if the usual one is",
  (_, module) => {
    for (const month of MONTHS)
      for (const { preset, seats, options } of proposedIn(month, module)) {
        const where = `month ${month + 1}, ${preset || "usual"}, ${seats} seats`;
        const usual = begun(module, seats, defaultOptions(module.game.options));
        const view = begun(module, seats, options);
        expect(hasLearned(module, view), where).toBe(hasLearned(module, usual));
        expect(alikeWith(module, seats, view.options), where).toEqual([]);
        if (hasLearned(module, usual))
          for (const id of LEVELS)
            expect(configOf(module, view, id).algorithm, where).toBe(configOf(module, usual, id).algorithm);
      }
  },
);

/** A game whose learned values count how often they are asked. */
function counting(module: GameModule) {
  const asked = { learned: 0 };
  const counted = new Map<Learning, Learning>();
  const withCount = (learning: Learning): Learning => {
    const known = counted.get(learning);
    if (known !== undefined) return known;
    const { featuresOfBoth: _, ...rest } = learning;
    const features: Learning["features"] = (view, seat, into) => {
      asked.learned++;
      learning.features(view, seat, into);
    };
    const counts: Learning = { ...rest, features };
    counted.set(learning, counts);
    return counts;
  };
  const { evaluation } = module;
  const learning = (view: Table) => {
    const own = evaluation.learning?.(view);
    return own && withCount(own);
  };
  const planning = (view: Table): Planning | undefined => {
    const own = evaluation.planning?.(view);
    return own && { ...own, odds: withCount(own.odds) };
  };
  return { asked, module: { ...module, evaluation: { ...evaluation, learning, planning } } as GameModule };
}

/** Lets a level choose a few times, in a game that goes on by chance. */
async function choices(module: GameModule, id: Level, view: Table, few: number): Promise<void> {
  const { game } = module;
  const random = fastRandom("choices");
  const memories = Array.from({ length: view.seats }, (): Memory => ({}));
  for (let chosen = 0; chosen < few; ) {
    const seat = game.actors(view)[0]!;
    const moves = seat === CHANCE ? [outcome(game, view, random)] : game.moves(view, seat);
    let move = moves[0]!;
    if (moves.length > 1) {
      const turn = { module, view: game.view(view, seat), seat, moves, random, memory: memories[seat]! };
      move = await level(id).choose({ ...turn, budget: { simulations: 2 } });
      chosen++;
    }
    game.play(view, seat, move);
  }
}

const CHOICES = 2;

test.each(modules)(
  "%s: at every ready-made table every level plays by the values it claims",
  async (_, module) => {
    const { asked, module: counted } = counting(module);
    const seen = new Set<string>();
    for (const month of [0, 9])
      for (const { seats, options } of proposedIn(month, module)) {
        const effective = effectiveOptions(module.game.options, options, seats);
        const name = JSON.stringify([seats, effective]);
        if (seen.has(name)) continue;
        seen.add(name);
        for (const id of LEVELS) {
          asked.learned = 0;
          const view = begun(module, seats, options);
          const isLearned = hasLearned(module, view) && goesByLearning(configOf(module, view, id));
          await choices(counted, id, view, CHOICES);
          expect(asked.learned > 0, `${id}, ${name}`).toBe(isLearned);
        }
      }
  },
  120_000,
);
