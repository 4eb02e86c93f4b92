import type { HandKind } from "./decks/index.ts";
import type { SideKind } from "./decks/printed.ts";

export type CardKind = "major" | HandKind | "season" | SideKind;
