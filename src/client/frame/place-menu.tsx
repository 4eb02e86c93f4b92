import { Popover } from "radix-ui";
import { type ReactElement, useRef } from "react";
import { useStore } from "zustand";
import type { Speech } from "../words/use-words.ts";
import { MoveButton } from "./moves.tsx";
import type { TableStore } from "./table-store.ts";

/** Several moves in one place: a small menu beside it. */
export function PlaceMenu({ table, words }: { readonly table: TableStore; readonly words: Speech }): ReactElement {
  const menu = useStore(table, (state) => state.menu);
  const anchor = useRef<Element>(document.body);
  if (menu !== undefined) anchor.current = menu.element;
  const { closeMenu } = table.getState();
  return (
    <Popover.Root open={menu !== undefined} onOpenChange={(isOpen) => !isOpen && closeMenu()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="menu"
          sideOffset={6}
          collisionPadding={8}
          aria-label={words.name("frame.several-here")}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (anchor.current instanceof SVGElement || anchor.current instanceof HTMLElement) anchor.current.focus();
          }}
        >
          <p className="menu-head">{words.name("frame.several-here")}</p>
          {menu?.offers.map((offer) => (
            <MoveButton key={offer.index} table={table} offer={offer} words={words} className="menu-item" />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
