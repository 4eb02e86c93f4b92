import { type ReactElement, useEffect, useState } from "react";
import { unpack } from "../storage/link.ts";
import { useWords } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Film, Problem } from "../worker/scene.ts";
import { FilmProblem } from "./film-problem.tsx";
import { Projector } from "./projector.tsx";

/** A finished match that came as a link. */
export default function SharedPage({ packed }: { readonly packed: string }): ReactElement {
  const { name } = useWords();
  const [film, setFilm] = useState<Film | Problem>();
  useEffect(() => {
    void unpack(packed).then(async (text) => setFilm(await host().filmOfText(text ?? "")));
  }, [packed]);
  if (film === undefined) return <p className="page-waits">{name("page.loading")}</p>;
  return isProblem(film) ? <FilmProblem problem={film} /> : <Projector film={film} />;
}
