import { Popover } from "radix-ui";
import { type ReactElement, useState } from "react";
import { useStore } from "zustand";
import type { Speech } from "../words/use-words.ts";
import type { Offered, Scene } from "../worker/scene.ts";
import { narrow } from "./narrow.ts";
import type { TableStore } from "./table-store.ts";

interface MovesProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly words: Speech;
}

/** The moves that need no (further) click on the board. */
export function MoveButtons({ table, scene, words }: MovesProps): ReactElement | null {
  const clicked = useStore(table, (state) => state.clicked);
  if (scene.waiting.for !== "viewer") return null;
  const { here } = narrow(scene.offers, clicked);
  if (here.length === 0) return null;
  return (
    <div className="move-buttons">
      {here.map((offer) => (
        <MoveButton key={offer.index} table={table} offer={offer} words={words} />
      ))}
    </div>
  );
}

interface MoveButtonProps {
  readonly table: TableStore;
  readonly offer: Offered;
  readonly words: Speech;
  readonly className?: string;
}

/** A move as a button; pointing at it shows on the board what it brings. */
export function MoveButton({ table, offer, words, className = "button" }: MoveButtonProps): ReactElement {
  const { point, choose } = table.getState();
  return (
    <button
      className={className}
      type="button"
      data-move={offer.index}
      onClick={() => choose(offer)}
      onPointerEnter={(event) => event.pointerType === "mouse" && point(offer)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(offer)}
      onBlur={() => point(undefined)}
    >
      {words.say(offer.text)}
    </button>
  );
}

/** Every move in words: whatever the board can do, this list can do too. */
export function MoveList({ table, scene, words }: MovesProps): ReactElement {
  const offers = scene.offers.filter(({ isAside }) => !isAside);
  const label = words.say({ id: "frame.moves-count", n: offers.length });
  return <ListButton table={table} offers={offers} words={words} label={label} />;
}

/** What the seat may do besides, though nobody waits for it. */
export function AsideList({ table, scene, words }: MovesProps): ReactElement | null {
  const offers = scene.offers.filter(({ isAside }) => isAside);
  if (offers.length === 0) return null;
  return <ListButton table={table} offers={offers} words={words} label={words.name("frame.asides")} />;
}

interface ListButtonProps {
  readonly table: TableStore;
  readonly offers: readonly Offered[];
  readonly words: Speech;
  readonly label: string;
}

function ListButton({ table, offers, words, label }: ListButtonProps): ReactElement {
  const [isOpen, open] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <Popover.Trigger className="button small quiet">{label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="menu"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onClick={() => open(false)}
        >
          {offers.map((offer) => (
            <MoveButton key={offer.index} table={table} offer={offer} words={words} className="menu-item" />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
