import { type ReactElement, useEffect, useState } from "react";
import { useWords } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Film, Problem } from "../worker/scene.ts";
import { FilmProblem } from "./film-problem.tsx";
import { Projector } from "./projector.tsx";

interface ReplayPageProps {
  readonly id: string;
  /** The step to begin with. */
  readonly step: number | undefined;
}

/** A match of this device, step by step. */
export default function ReplayPage({ id, step }: ReplayPageProps): ReactElement {
  const { name } = useWords();
  const [film, setFilm] = useState<Film | Problem>();
  useEffect(() => {
    void host().film(id).then(setFilm);
  }, [id]);
  if (film === undefined) return <p className="page-waits">{name("page.loading")}</p>;
  return isProblem(film) ? <FilmProblem problem={film} /> : <Projector film={film} from={step} />;
}
