/** A card of a hidden zone: its id or number. */
export type Card = string | number;
