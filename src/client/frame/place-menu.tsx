import { Popover } from "radix-ui";
import { type ReactElement, useRef } from "react";
import { useStore } from "zustand";
import type { Speech } from "../words/use-words.ts";
import { MoveButton } from "./moves.tsx";
import type { TableState, TableStore } from "./table-store.ts";

interface PlaceMenuProps {
  readonly table: TableStore;
  readonly words: Speech;
}

/** Several moves in one place: a small menu beside it. */
export function PlaceMenu({ table, words }: PlaceMenuProps): ReactElement | null {
  const menu = useStore(table, (state) => state.menu);
  return menu === undefined ? null : <OpenMenu table={table} words={words} menu={menu} />;
}

interface OpenMenuProps extends PlaceMenuProps {
  readonly menu: NonNullable<TableState["menu"]>;
}

function OpenMenu({ table, words, menu }: OpenMenuProps): ReactElement {
  const anchor = useRef<Element>(menu.element);
  anchor.current = menu.element;
  const { closeMenu } = table.getState();
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && closeMenu()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="menu"
          sideOffset={6}
          collisionPadding={8}
          aria-label={words.name("frame.several-here")}
        >
          <p className="menu-head">{words.name("frame.several-here")}</p>
          {menu.offers.map((offer) => (
            <MoveButton key={offer.index} table={table} offer={offer} words={words} className="menu-item" />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
