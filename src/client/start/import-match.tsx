import { type ChangeEvent, type ReactElement, useRef, useState } from "react";
import { useLocation } from "wouter";
import { sayProblem } from "../words/say-problem.ts";
import { useWords } from "../words/use-words.ts";

/** Opens a match file; one that cannot be read is explained and changes nothing. */
export function ImportMatch(): ReactElement {
  const { say, name } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file === undefined) return;
    const { host, isProblem } = await import("../worker/index.ts");
    const opened = await host().importFile(file);
    if (!isProblem(opened)) return go(opened);
    const { problem: reason, line } = opened;
    setProblem(
      sayProblem(
        say,
        line === undefined ? { id: "start.import-failed", reason } : { id: "start.import-failed-line", reason, line },
      ),
    );
  }

  return (
    <section className="import">
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={read} data-testid="import" />
      <button className="button quiet" type="button" onClick={() => input.current?.click()}>
        {name("start.import")}
      </button>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem} {name("start.unchanged")}
        </p>
      )}
    </section>
  );
}
