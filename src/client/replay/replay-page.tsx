import { type ReactElement, useEffect, useState } from "react";
import { pageAddress } from "../online/server.ts";
import { useWords } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Film, Problem } from "../worker/scene.ts";
import { FilmProblem } from "./film-problem.tsx";
import { Projector } from "./projector.tsx";

interface ReplayPageProps {
  readonly id: string;
  /** The step to begin with. */
  readonly step: number | undefined;
  /** Whether it is on the server. */
  readonly isOnline?: boolean;
}

/** A match of this device or of a table on the server, step by step. */
export default function ReplayPage({ id, step, isOnline = false }: ReplayPageProps): ReactElement {
  const { name } = useWords();
  const [film, setFilm] = useState<Film | Problem>();
  useEffect(() => {
    const loading = isOnline ? host().filmOfTable(pageAddress(), id) : host().film(id);
    void loading.then(setFilm);
  }, [id, isOnline]);
  if (film === undefined) return <p className="page-waits">{name("page.loading")}</p>;
  return isProblem(film) ? <FilmProblem problem={film} /> : <Projector film={film} from={step} />;
}
