import { key } from "../../table/json.ts";
import type { Message, MessageValue } from "../../table/messages.ts";

/** A move in words, and how often it, or one of its kind, was made. */
export interface Told {
  readonly text: Message;
  readonly n: number;
  /** Whether it was the same each time; else moves that differ in their place alone. */
  readonly isSame: boolean;
}

/** So many moves can be told one after the other; of more, those that were made most often. */
const FEW = 4;

/** What one turn has and another one has not; where they differ in places alone, those; all of it where it has nothing of its own. */
export function beyond(turn: readonly Message[], other: readonly Message[]): readonly Told[] {
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
): readonly Told[] {
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

/** What a text says, wherever on a grid that is. */
function kindOf(text: Message): string {
  const isPlace = (value: MessageValue | undefined) => typeof value === "string" && /^[a-z]\d+$/.test(value);
  return key(Object.fromEntries(Object.entries(text).filter(([, value]) => !isPlace(value))));
}
