import { startTransition, useEffect, useState } from "react";

/** Does something once the screen has been painted; gives back how to call it off. */
export function afterPaint(what: () => void): () => void {
  let painted = 0;
  const frame = requestAnimationFrame(() => {
    painted = window.setTimeout(what);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}

/** A value as it was until the screen has been painted with what else changed: for panels that may follow the board. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => show(value))), [value]);
  return shown;
}
