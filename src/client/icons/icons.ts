import type { ReactNode } from "react";

/** Symbols on a grid of 24 units, by the id of the word that names them. */
export type Icons = { readonly [id: string]: ReactNode };
