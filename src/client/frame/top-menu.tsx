import { DropdownMenu } from "radix-ui";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { hasPage, pagesOf } from "../games/pages.ts";
import { Sign } from "../parts/sign.tsx";
import { useSettings } from "../settings/settings.ts";
import { suggestTo } from "../settings/suggestion-seat.ts";
import { saveMatch } from "../storage/save-match.ts";
import type { Speech } from "../words/use-words.ts";
import type { Act } from "./around.ts";
import type { Aside } from "./aside.ts";

export interface MenuProps {
  readonly id: string;
  /** Where the match is found in the page. */
  readonly way: string;
  readonly game: string;
  readonly isOver: boolean;
  readonly hasResult: boolean;
  /** Whether the match is on a server. */
  readonly isOnline: boolean;
  /** Whether bots failed, so that there is something to report. */
  readonly hasErrors: boolean;
  /** The viewer's seat, to which moves can be suggested. */
  readonly suggestTo: string | undefined;
  readonly more: readonly Act[];
  readonly words: Speech;
  open(aside: Aside): void;
}

/** What is seldom done at the table; open from the start, because it is loaded when it is opened. */
export default function TopMenu({
  id,
  way,
  game,
  isOver,
  hasResult,
  isOnline,
  hasErrors,
  suggestTo: seat,
  more,
  words,
  open,
}: MenuProps): ReactElement {
  const { name } = words;
  const [, go] = useLocation();
  const isSuggested = useSettings((settings) => seat !== undefined && settings.suggestTo.includes(seat));
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className="button quiet" aria-label={name("frame.menu")}>
        <Sign of="menu" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.Item className="menu-item" onSelect={() => open("log")}>
            {name("frame.log")}
          </DropdownMenu.Item>
          {hasResult && (
            <DropdownMenu.Item className="menu-item" onSelect={() => open("result")}>
              {name("result.show")}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className="menu-item" onSelect={() => go(`${way}/replay`)}>
            {name("frame.replay")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => void saveMatch(id, game)}>
            {name("frame.export")}
          </DropdownMenu.Item>
          {!isOver && !isOnline && (
            <DropdownMenu.Item className="menu-item" onSelect={() => void saveMatch(id, game, "whole")}>
              {name("frame.export-whole")}
            </DropdownMenu.Item>
          )}
          {hasPage(game, "cards") && (
            <DropdownMenu.Item className="menu-item" onSelect={() => open("cards")}>
              {name("cards.title")}
            </DropdownMenu.Item>
          )}
          {pagesOf(game)
            .filter((page) => page !== "cards")
            .map((page) => (
              <DropdownMenu.Item
                key={page}
                className="menu-item"
                onSelect={() => window.open(`#/${page}/${game}`, "_blank", "noreferrer")}
              >
                {name(`${page}.title`)}
              </DropdownMenu.Item>
            ))}
          {!isOver && seat !== undefined && (
            <DropdownMenu.CheckboxItem
              className="menu-item"
              checked={isSuggested}
              onCheckedChange={(isWanted) => suggestTo(seat, isWanted)}
            >
              <span aria-hidden="true">{isSuggested ? "☑" : "☐"}</span> {name("frame.suggest")}
            </DropdownMenu.CheckboxItem>
          )}
          {!isOver && !isOnline && (
            <DropdownMenu.Item className="menu-item" onSelect={() => open("seats")}>
              {name("seats.title")}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className="menu-item" onSelect={() => open("deal")}>
            {name("deal.title")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => open("keys")}>
            {name("frame.keys")}
          </DropdownMenu.Item>
          {hasErrors && (
            <DropdownMenu.Item className="menu-item" onSelect={() => open("errors")}>
              {name("errors.title")}
            </DropdownMenu.Item>
          )}
          {more.map(({ text, act }) => (
            <DropdownMenu.Item key={text} className="menu-item" onSelect={act}>
              {text}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item className="menu-item" onSelect={() => open("settings")}>
            {name("frame.settings")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => go(`/new/${game}`)}>
            {name("frame.new")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => go("/")}>
            {name("frame.leave")}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
