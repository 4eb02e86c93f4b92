import { DropdownMenu } from "radix-ui";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import type { Message } from "../../table/messages.ts";
import { hasCards } from "../games/cards.ts";
import { Sign } from "../parts/sign.tsx";
import { saveMatch } from "../storage/save-match.ts";
import type { Speech } from "../words/use-words.ts";
import type { Act } from "./around.ts";
import type { Aside } from "./table-frame.tsx";
import type { TableStore } from "./table-store.ts";

interface TopBarProps extends MenuProps {
  readonly table: TableStore;
  readonly isAsked: boolean;
  readonly when: Message | undefined;
}

interface MenuProps {
  readonly id: string;
  /** Where the match is found in the page. */
  readonly way: string;
  readonly game: string;
  readonly isOver: boolean;
  readonly hasResult: boolean;
  /** Whether the match is on a server. */
  readonly isOnline: boolean;
  readonly more: readonly Act[];
  readonly words: Speech;
  open(aside: Aside): void;
}

/** The name of the game and what can be done at any time at the table. */
export function TopBar(props: TopBarProps): ReactElement {
  const { table, words, open, isAsked, id, way, game, isOver, hasResult, isOnline, more, when } = props;
  const { name, say } = words;
  const { askHints, dropHints } = table.getState();
  const hasHints = useStore(table, (state) => state.hints !== undefined);
  return (
    <header className="top-bar">
      <a className="top-home" href="#/" aria-label={name("page.home")}>
        <Sign of="home" />
      </a>
      <div className="top-title">
        <h1>{name("title")}</h1>
        {when !== undefined && <p className="top-when">{say(when)}</p>}
      </div>
      <div className="top-tools">
        <button
          className="button quiet"
          type="button"
          disabled={!isAsked}
          aria-pressed={hasHints}
          onClick={hasHints ? dropHints : askHints}
        >
          <Sign of="hint" /> <span className="tool-name">{name("frame.hint")}</span>
        </button>
        <button className="button quiet" type="button" onClick={() => open("rules")}>
          <Sign of="rules" /> <span className="tool-name">{name("frame.rules")}</span>
        </button>
        <Menu
          id={id}
          way={way}
          game={game}
          isOver={isOver}
          hasResult={hasResult}
          isOnline={isOnline}
          more={more}
          words={words}
          open={open}
        />
      </div>
    </header>
  );
}

function Menu({ id, way, game, isOver, hasResult, isOnline, more, words, open }: MenuProps): ReactElement {
  const { name } = words;
  const [, go] = useLocation();
  return (
    <DropdownMenu.Root modal={false}>
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
          {hasCards(game) && (
            <DropdownMenu.Item className="menu-item" onSelect={() => open("cards")}>
              {name("cards.title")}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className="menu-item" onSelect={() => open("deal")}>
            {name("deal.title")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => open("keys")}>
            {name("frame.keys")}
          </DropdownMenu.Item>
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
