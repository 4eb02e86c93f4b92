import { key } from "../../table/json.ts";
import type { Message, MessageValue } from "../../table/messages.ts";

/** A described move, and how often it or one of its kind was made. */
export interface MoveCount {
  readonly text: Message;
  readonly n: number;
  /** Whether it was the same move each time; otherwise the moves differ only in their cell. */
  readonly isSame: boolean;
}

/** The most moves to list; of more than these, only the most frequent are kept. */
const FEW = 4;

/** The moves only `turn` has: by kind; if the kinds agree, by cell; if both agree, all its moves. */
export function movesOnlyIn(turn: readonly Message[], other: readonly Message[]): readonly MoveCount[] {
  const byKind = beyondBy(kindOf, turn, other);
  const more = byKind.length > 0 ? byKind : beyondBy(key, turn, other);
  const told = more.length > 0 ? more : beyondBy(key, turn, []);
  if (told.length <= FEW) return told;
  const most = Math.max(...told.map(({ n }) => n));
  return told.filter(({ n }) => 2 * n >= most).sort((a, b) => b.n - a.n);
}

function beyondBy(
  sortOf: (text: Message) => string,
  turn: readonly Message[],
  other: readonly Message[],
): readonly MoveCount[] {
  const others = Map.groupBy(other, sortOf);
  return [...Map.groupBy(turn, sortOf)].flatMap(([sort, texts]) => {
    const left = texts.slice();
    for (const text of others.get(sort) ?? []) {
      const like = left.findIndex((own) => key(own) === key(text));
      left.splice(Math.max(0, like), 1);
    }
    const [text] = left;
    return text === undefined ? [] : [{ text, n: left.length, isSame: left.every((own) => key(own) === key(text)) }];
  });
}

/** A message without its cells: the kind of the move. */
function kindOf(text: Message): string {
  const isPlace = (value: MessageValue | undefined) => typeof value === "string" && /^[a-z]\d+$/.test(value);
  return key(Object.fromEntries(Object.entries(text).filter(([, value]) => !isPlace(value))));
}
