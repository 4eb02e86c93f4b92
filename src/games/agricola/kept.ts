import type { Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import { dealtFrom, type HandCardId, printed } from "./cards/decks/index.ts";
import type { Options } from "./options.ts";

/** How many occupations a seat may keep: one among others, all but none of its hand alone. (AG-270, AG-274) */
const MOST_KEPT = { alone: 7, amongOthers: 1 };

const NONE: readonly HandCardId[] = [];

/** The occupations that lie before a seat from the start. */
export const keptBy = ({ kept }: Pick<Options, "kept">, seat: Seat): readonly HandCardId[] => kept[seat] ?? NONE;

/** The food of a seat before the first round. */
export function foodAtStart(
  { seats, options }: { readonly seats: number; readonly options: Pick<Options, "provisions" | "equalStart"> },
  seat: Seat,
  isStarting: boolean,
): number {
  const usual = seats === 1 ? 0 : isStarting && !options.equalStart ? 2 : 3;
  return usual + (options.provisions[seat] ?? 0);
}

/** The food that an occupation itself costs at the start of a game with two people and all rounds to come. (AG-277) */
export function costOfKeeping(card: HandCardId): number {
  const { cost, costFor } = printed[card];
  const times = costFor === "each-round-left" ? 14 : costFor === "each-person" ? 2 : 1;
  return times * (cost?.food ?? 0);
}

/** Whether the card can be kept at all: goods other than food are nowhere at the start. */
const isFoodAlone = (card: HandCardId): boolean =>
  Object.keys(printed[card].cost ?? {}).every((good) => good === "food");

/** Of some occupations, one after the other, those whose own cost is there. (AG-277) */
export function affordable(cards: readonly HandCardId[], food: number): readonly HandCardId[] {
  let left = food;
  return cards.filter((card) => {
    const isPaid = isFoodAlone(card) && costOfKeeping(card) <= left;
    if (isPaid) left -= costOfKeeping(card);
    return isPaid;
  });
}

/** Why these occupations cannot be kept, if so. */
export function objectionToKept(options: Options, seats: number, version: number): Message | undefined {
  const { kept, deal, decks, banned, begins } = options;
  const all = kept.flat();
  if (all.length === 0) return undefined;
  if (deal === "none") return { id: "objection.kept-without-cards" };
  const there = decks.flatMap((deck) => dealtFrom(deck, version));
  const isThere = (card: HandCardId) =>
    there.includes(card) &&
    !banned.includes(card) &&
    printed[card].kind === "occupation" &&
    (printed[card].players ?? 1) <= seats;
  const strange = all.find((card) => !isThere(card));
  if (strange !== undefined) return { id: "objection.kept-unknown", card: strange };
  const twice = all.find((card, i) => all.indexOf(card) < i);
  if (twice !== undefined) return { id: "objection.kept-twice", card: twice };
  const most = seats === 1 ? MOST_KEPT.alone : MOST_KEPT.amongOthers;
  for (const [seat, cards] of kept.entries()) {
    if (cards.length > most) return { id: "objection.kept-too-many", who: seat + 1, n: most };
    const food = foodAtStart({ seats, options }, seat, begins === "by-lot" || begins === `seat-${seat + 1}`);
    const paid = affordable(cards, food);
    const unpaid = cards.find((card) => !paid.includes(card));
    if (unpaid !== undefined)
      return { id: "objection.kept-unpaid", who: seat + 1, card: unpaid, cost: costOfKeeping(unpaid), n: food };
  }
  return undefined;
}
