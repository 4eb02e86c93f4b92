import { CHANCE } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Message, MessageValue } from "../../table/messages.ts";
import type { Icons } from "../board.ts";
import { goods } from "../icons/goods.tsx";
import type { LogLine } from "../worker/scene.ts";

/** A row of the log: when in the game it was, the deal folded away, or a line. */
export type LogRow =
  | { readonly kind: "when"; readonly key: string; readonly when: Message }
  | { readonly kind: "deal"; readonly key: string; readonly n: number }
  | {
      readonly kind: "line";
      readonly key: number;
      readonly line: LogLine;
      /** Its number in the log. */
      readonly n: number;
      /** Whether it begins a turn. */
      readonly isFirst: boolean;
    };

/** So many lines before the first move of a seat are a deal worth folding away. */
const DEAL = 3;

export function rowsOf(log: readonly LogLine[], isDealOpen: boolean): readonly LogRow[] {
  const rows: LogRow[] = [];
  const first = log.findIndex(({ seat }) => seat !== CHANCE);
  const dealt = first < 0 ? 0 : first;
  const isFolded = dealt >= DEAL && !isDealOpen;
  if (isFolded) rows.push({ kind: "deal", key: "deal", n: dealt });
  let when: Message | undefined;
  let seat: number | undefined;
  for (let n = isFolded ? dealt : 0; n < log.length; n++) {
    const line = log[n]!;
    if (line.when !== undefined && !same(line.when, when)) {
      when = line.when;
      rows.push({ kind: "when", key: `when ${line.ply}`, when });
      seat = undefined;
    }
    if (line.isUntold) continue;
    rows.push({ kind: "line", key: line.ply, line, n, isFirst: line.seat !== seat });
    if (line.seat !== CHANCE) seat = line.seat;
  }
  return rows;
}

const FEW = 4;

/** The icons of what a text names. */
export function iconsIn(text: Message, icons: Icons): readonly string[] {
  const found = new Set<string>();
  const look = (value: MessageValue | undefined): void => {
    if (typeof value === "string") {
      if (value in icons || value in goods) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) look(item);
    else if (typeof value === "object" && value !== null) for (const item of Object.values(value)) look(item);
  };
  look(text);
  return [...found].slice(0, FEW);
}
