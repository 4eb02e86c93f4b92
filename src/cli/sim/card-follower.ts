import type { Move, Seat, Table } from "../../table/game.ts";
import type { CardCensus, GameModule } from "../../table/module.ts";

/** What became of a card in one game. */
export interface CardFate {
  readonly card: string;
  /** The seats that had it in hand when the first round began, or took it later. */
  readonly kept: readonly Seat[];
  /** Who played it, and in which round; a card that travels may be played several times. */
  readonly played: readonly { readonly seat: Seat; readonly round: number }[];
}

/** Follows the cards of one game. */
export class CardFollower {
  readonly #census: CardCensus;
  readonly #seats: number;
  readonly #kept = new Map<string, Set<Seat>>();
  readonly #played = new Map<string, { seat: Seat; round: number }[]>();

  constructor(census: CardCensus, seats: number) {
    this.#census = census;
    this.#seats = seats;
  }

  /** Looks where the cards are and what a move does with them; asked before every move. */
  look(state: Table, mover: Seat, move: Move): void {
    const round = this.#census.round(state);
    if (round === 0) return;
    for (let seat = 0; seat < this.#seats; seat++)
      for (const card of this.#census.hand(state, seat)) this.#keep(card, seat);
    const card = this.#census.plays(move);
    if (card === undefined) return;
    const plays = this.#played.get(card);
    if (plays === undefined) this.#played.set(card, [{ seat: mover, round }]);
    else plays.push({ seat: mover, round });
  }

  fates(state: Table): readonly CardFate[] {
    return this.#census.dealt(state).map((card) => ({
      card,
      kept: [...(this.#kept.get(card) ?? [])],
      played: this.#played.get(card) ?? [],
    }));
  }

  #keep(card: string, seat: Seat): void {
    const seats = this.#kept.get(card);
    if (seats === undefined) this.#kept.set(card, new Set([seat]));
    else seats.add(seat);
  }
}

export const followerOf = ({ census }: GameModule, seats: number): CardFollower | undefined =>
  census === undefined ? undefined : new CardFollower(census, seats);
