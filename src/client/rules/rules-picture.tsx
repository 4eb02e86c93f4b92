import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { KitProvider } from "../frame/kit-provider.tsx";
import { seatLooks } from "../frame/seat-looks.ts";
import type { PageGame } from "../games/game.ts";
import { createPlaces, mark } from "../kit/places.ts";
import { useLessonWords } from "../lesson/use-lesson-words.ts";
import { useCompact } from "../parts/use-compact.ts";
import { seatNames, speech } from "../words/use-words.ts";
import type { RulePicture } from "../worker/scene.ts";

interface RulesPictureProps {
  readonly game: PageGame;
  readonly picture: RulePicture;
}

/** The board at a moment of the guided first game, with what the guide says there: a worked example of a chapter. */
export function RulesPicture({ game, picture }: RulesPictureProps): ReactElement | null {
  const compact = useCompact();
  const lesson = useLessonWords(game.facts.id);
  const [places] = useState(() => {
    const marked = createPlaces();
    mark(marked, { highlighted: new Set(picture.at) });
    return marked;
  });
  const figure = useRef<HTMLElement>(null);
  useLayoutEffect(() => markExplained(figure.current));
  const players = Array.from({ length: picture.view.seats }, (_, seat) => (seat === 0 ? {} : { bot: "casual" }));
  const names = seatNames(players, game.language);
  const words = speech(game.language, (seat) => names[seat] ?? "");
  const Board = game.board?.Board;
  if (Board === undefined) return null;
  return (
    <figure ref={figure} className="rules-picture">
      <KitProvider game={game} seats={seatLooks(names)} words={words} places={places} openPanel={nowhere}>
        <div className="board-area" inert>
          <Board
            view={picture.view}
            preview={undefined}
            viewer={0}
            focus={0}
            actors={picture.actors}
            compact={compact}
          />
        </div>
      </KitProvider>
      <figcaption>
        {picture.says.map((text) => (
          <p key={text}>{lesson.say({ id: text })}</p>
        ))}
        <p className="rules-example">{words.say({ id: "rules.example", move: picture.move })}</p>
      </figcaption>
    </figure>
  );
}

const nowhere = () => {};

/** Marks what is pointed at and all that holds it: a board's style sheet leaves the rest out, without asking at every table what holds what. */
function markExplained(figure: HTMLElement | null): void {
  for (const one of figure?.querySelectorAll("[data-explained]") ?? []) one.removeAttribute("data-explained");
  for (const one of figure?.querySelectorAll("[data-highlighted]") ?? [])
    for (let at: Element | null = one; at !== null && at !== figure; at = at.parentElement)
      at.setAttribute("data-explained", "");
}
