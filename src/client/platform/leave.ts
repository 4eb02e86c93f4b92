import { unkept } from "./unkept.ts";

/** Asks before the page is left while something is held in memory alone. */
export function askBeforeLeaving(): void {
  let isAsking = false;
  unkept.subscribe(({ held }) => {
    if (held.length > 0 === isAsking) return;
    isAsking = !isAsking;
    if (isAsking) addEventListener("beforeunload", stay);
    else removeEventListener("beforeunload", stay);
  });
}

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
