import type { Seat } from "../../../table/game.ts";
import { HAND_CARD_IDS, type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import { isHidden, kindOf } from "../hands/held.ts";
import { ROUNDS, type State } from "../state.ts";
import { worthOf } from "./known-worth.ts";

/** What a card is worth that lies there from the start, beyond what the farm shows. */
export function worthFromStart(card: string): number {
  const [lasting, once] = worthOf[card] ?? [0, 0];
  return lasting + once;
}

/** What a seat's hand cards, played and held, are worth beyond what its farm shows. */
export function cardsAhead(view: State, seat: Seat): number {
  if (view.hands === null) return 0;
  const { lasting, once } = playedAhead(view, seat);
  return lasting + once + heldAhead(view, seat);
}

/** The hand cards a seat has played: how many, and what they are worth for the rounds to come and besides. */
export function playedAhead({ round, farms }: State, seat: Seat) {
  let [lasting, once, occupations, minors] = [0, 0, 0, 0];
  for (const card of farms[seat]!.cards) {
    const kind = printed[card as HandCardId]?.kind;
    if (kind === undefined) continue;
    if (kind === "occupation") occupations++;
    else minors++;
    const worth = worthOf[card];
    if (worth === undefined) continue;
    lasting += worth[0];
    once += worth[1];
  }
  return { lasting: lasting * timeLeft(round), once, occupations, minors };
}

/** What the cards in a seat's hand are worth; of those nobody may know, the mean of their kind. */
export function heldAhead({ round, hands }: State, seat: Seat): number {
  let held = 0;
  for (const card of hands!.held[seat]!) held += isHidden(card) ? unseen[kindOf(card)] : (worthOf[card]?.[2] ?? 0);
  return held * timeLeft(round);
}

const timeLeft = (round: number): number => (ROUNDS - round) / ROUNDS;

/** What a card of a kind is worth in a hand as long as nobody knows which it is. */
const unseen: { readonly [kind in HandKind]: number } = { occupation: mean("occupation"), minor: mean("minor") };

function mean(kind: HandKind): number {
  const held = HAND_CARD_IDS.flatMap((card) => (printed[card].kind === kind ? (worthOf[card]?.[2] ?? []) : []));
  return held.reduce((sum, worth) => sum + worth, 0) / Math.max(1, held.length);
}
