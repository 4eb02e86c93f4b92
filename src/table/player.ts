/** Who sits at a place: a person, or a bot by its id. */
export interface Player {
  readonly name?: string;
  readonly bot?: string;
}
