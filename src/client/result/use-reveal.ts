import { useEffect, useState } from "react";
import { isCalm } from "../kit/motion.tsx";

const FIRST = 700;
const NEXT = 380;

/** The matches whose points were counted before somebody's eyes; once is enough. */
const counted = new Set<string>();

/** How many parts of the points are on the table so far, and a way to see all of them at once. */
export function useReveal(match: string, parts: number): readonly [shown: number, showAll: () => void] {
  const [shown, setShown] = useState(() => (counted.has(match) || isCalm() ? parts : 0));
  useEffect(() => {
    if (shown >= parts) {
      counted.add(match);
      return;
    }
    const timer = setTimeout(() => setShown(shown + 1), shown === 0 ? FIRST : NEXT);
    return () => clearTimeout(timer);
  }, [match, shown, parts]);
  return [shown, () => setShown(parts)];
}
