/** What of a game is compared besides whom it asks, what it lists, what is played, and how it ends. */
export const LOOKS = ["chance", "secrets", "seen", "views", "scores", "words", "imagined"] as const;
export type Look = (typeof LOOKS)[number];
