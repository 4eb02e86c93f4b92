import type { SyntheticEvent } from "react";
import { type Json, same } from "../../table/json.ts";

/** What has been typed while the value was this one; it stands until the value is changed elsewhere. */
export interface Typed {
  readonly text: string;
  readonly of: Json;
}

/** What stands in a field: what has been typed, else the value as it is written. */
export const textOf = (typed: Typed | undefined, value: Json, written: (value: Json) => string): string =>
  typed !== undefined && same(typed.of, value) ? typed.text : written(value);

/** Opens whatever a wrong entry is folded away in, so that the browser can point at it. */
export function unfold({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  for (let at: HTMLElement | null = currentTarget; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
}
