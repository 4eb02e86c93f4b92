import { type ReactElement, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { listedMatches } from "../storage/listed.ts";
import { sayProblem } from "../words/say-problem.ts";
import { useWords } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Problem } from "../worker/scene.ts";

interface LearnPageProps {
  readonly game: string;
  /** From the beginning, although one is under way. */
  readonly isAnew?: boolean;
}

/** The way to a game's guided first game: it goes on where it was left, or begins. */
export default function LearnPage({ game, isAnew = false }: LearnPageProps): ReactElement {
  const { name, say } = useWords();
  const [, go] = useLocation();
  const [failed, setFailed] = useState<Problem>();
  useEffect(() => {
    let isGone = false;
    void lessonFor(game, isAnew).then((found) => {
      if (isGone) return;
      if (isProblem(found)) setFailed(found);
      else go(`/match/${found}`, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [game, isAnew, go]);
  if (failed === undefined) return <p className="page-waits">{name("page.loading")}</p>;
  return (
    <main className="page-waits">
      <p role="alert">{sayProblem(say, failed.problem)}</p>
      <a href="#/">{name("page.home")}</a>
    </main>
  );
}

async function lessonFor(game: string, isAnew: boolean): Promise<string | Problem> {
  const kept = isAnew ? [] : await listedMatches().catch(() => []);
  const underWay = kept.find((match) => match.game === game && match.lesson === "under-way" && !match.isOver);
  return underWay?.id ?? host().beginLesson(game);
}
