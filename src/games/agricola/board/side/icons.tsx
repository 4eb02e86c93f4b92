import { Suspense } from "react";
import { type Icons, lazily } from "../../../../client/board.ts";
import { SIDE_CARD_IDS, SIDE_DECKS } from "../../cards/decks/side-decks.ts";

const Picture = lazily(() => import("./picture.tsx"), true);

const ids = [...SIDE_DECKS.map((deck) => `deck.${deck}`), ...SIDE_CARD_IDS, "llama", "fairy"];

/** The symbols of the side decks; they are loaded when one is first drawn. */
export const sideIcons: Icons = Object.fromEntries(
  ids.map((id) => [
    id,
    <Suspense key={id}>
      <Picture of={id} />
    </Suspense>,
  ]),
);
