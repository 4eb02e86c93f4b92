const found = import.meta.glob<string>("../../games/*/board/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a game's picture. */
export const coverOf = (game: string): string | undefined => found[`../../games/${game}/board/cover.svg`];
