import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { useWords } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";

/** Keeps a match that came as a link on this device. */
export function KeepButton(): ReactElement {
  const { name } = useWords();
  const [, go] = useLocation();
  async function keep(): Promise<void> {
    const id = await host().keepShown();
    if (!isProblem(id)) go(`/match/${id}/replay`);
  }
  return (
    <button className="button" type="button" onClick={() => void keep()}>
      {name("replay.keep")}
    </button>
  );
}
