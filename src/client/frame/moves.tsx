import { type ReactElement, useRef, useState } from "react";
import { Sign } from "../parts/sign.tsx";
import type { Speech } from "../words/use-words.ts";
import type { Offered, Scene } from "../worker/scene.ts";
import { MoveButton } from "./move-button.tsx";
import { MoveMenu } from "./move-menu.tsx";
import type { TableStore } from "./table-store.ts";

interface MovesProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly words: Speech;
}

interface MoveButtonsProps {
  readonly table: TableStore;
  readonly offers: readonly Offered[];
  readonly words: Speech;
}

/** The moves that need no (further) click on the board. */
export function MoveButtons({ table, offers, words }: MoveButtonsProps): ReactElement {
  return (
    <div className="move-buttons">
      {offers.map((offer) => (
        <MoveButton key={offer.index} table={table} offer={offer} words={words} />
      ))}
    </div>
  );
}

/** Every move in words: whatever the board can do, this list can do too. */
export function MoveList({ table, scene, words }: MovesProps): ReactElement {
  const offers = scene.offers.filter(({ isAside }) => !isAside);
  const label = words.say({ id: "frame.moves-count", n: offers.length });
  return <ListButton table={table} offers={offers} words={words} label={label} sign="list" />;
}

/** What the seat may do besides, though nobody waits for it. */
export function AsideList({ table, scene, words }: MovesProps): ReactElement | null {
  const offers = scene.offers.filter(({ isAside }) => isAside);
  if (offers.length === 0) return null;
  return <ListButton table={table} offers={offers} words={words} label={words.name("frame.asides")} sign="anytime" />;
}

interface ListButtonProps extends MoveButtonsProps {
  readonly label: string;
  readonly sign: "list" | "anytime";
}

function ListButton({ table, offers, words, label, sign }: ListButtonProps): ReactElement {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        className="button quiet"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Sign of={sign} /> <span className="tool-name">{label}</span>
      </button>
      {isOpen && (
        <MoveMenu
          anchor={button}
          label={label}
          table={table}
          offers={offers}
          words={words}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
