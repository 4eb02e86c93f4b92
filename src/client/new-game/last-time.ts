import { fieldsOf, type Options } from "../../table/options.ts";
import { smallStore } from "../platform/small-store.ts";
import type { GameFacts } from "../worker/scene.ts";
import { type Draft, firstDraft } from "./draft.ts";

const keyOf = (game: string): string => `furrow-last/${game}`;

/** What was chosen last time for a game, as far as it can be chosen still. */
export function lastDraft(facts: GameFacts): Draft {
  const fresh = firstDraft(facts);
  try {
    const { players, isRandomOrder, options } = JSON.parse(
      smallStore.getItem(keyOf(facts.id)) ?? "{}",
    ) as Partial<Draft>;
    const isSeated = players !== undefined && players.length >= facts.seats.min && players.length <= facts.seats.max;
    const isKnown = players?.every(({ bot }) => bot === undefined || facts.bots.includes(bot));
    if (!isSeated || !isKnown || options === undefined) return fresh;
    const isSame = Object.keys(fresh.options).sort().join() === Object.keys(options).sort().join();
    const known = { ...fresh, players, isRandomOrder: isRandomOrder === true };
    return isSame ? { ...known, options: { ...options, ...ofToday(facts, fresh.options) } } : known;
  } catch {
    return fresh;
  }
}

/** What hangs on the date is proposed anew. */
const ofToday = ({ options }: GameFacts, proposed: Options): Options =>
  Object.fromEntries(
    fieldsOf(options).flatMap(([name, field]) =>
      field.kind === "choice" && field.byMonth !== undefined ? [[name, proposed[name]!]] : [],
    ),
  );

/** Remembers what was chosen; the seed is for one game only. */
export function rememberDraft(game: string, { players, isRandomOrder, options }: Draft): void {
  smallStore.setItem(keyOf(game), JSON.stringify({ players, isRandomOrder, options }));
}
