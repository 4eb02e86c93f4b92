import type { ReactElement } from "react";
import { sayProblem } from "../words/say-problem.ts";
import { useWords } from "../words/use-words.ts";
import type { Problem } from "../worker/scene.ts";

/** Why a match cannot be looked at. */
export function FilmProblem({ problem }: { readonly problem: Problem }): ReactElement {
  const { say, name } = useWords();
  return (
    <main className="page-waits">
      <p role="alert">{sayProblem(say, { id: "start.import-failed", reason: problem.problem })}</p>
      <a href="#/">{name("page.home")}</a>
    </main>
  );
}
