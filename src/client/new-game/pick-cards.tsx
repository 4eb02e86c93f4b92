import { type ReactElement, Suspense, useState } from "react";
import { lazily } from "../parts/lazily.tsx";
import type { Speech } from "../words/use-words.ts";

const CardsDialog = lazily(() => import("../game-pages/cards-dialog.tsx"));

interface PickCardsProps {
  readonly game: string;
  readonly title: string;
  readonly picked: readonly string[];
  readonly words: Speech;
  onPick(picked: readonly string[]): void;
}

/** A button that opens all cards of the game to pick some of them. */
export function PickCards({ game, title, picked, words, onPick }: PickCardsProps): ReactElement {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button className="button" type="button" onClick={() => open(true)}>
        {words.name("cards.pick")}
      </button>
      {isOpen && (
        <Suspense>
          <CardsDialog title={title} game={game} picked={picked} onPick={onPick} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
