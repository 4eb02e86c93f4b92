import { DropdownMenu } from "radix-ui";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import { Sign } from "../parts/sign.tsx";
import { saveMatch } from "../storage/save-match.ts";
import type { Speech } from "../words/use-words.ts";
import type { Scene } from "../worker/scene.ts";
import type { Aside } from "./table-frame.tsx";
import type { TableStore } from "./table-store.ts";

interface TopBarProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly words: Speech;
  open(aside: Aside): void;
}

/** The name of the game and what can be done at any time at the table. */
export function TopBar({ table, scene, words, open }: TopBarProps): ReactElement {
  const { name } = words;
  const { undo, redo, askHints, dropHints } = table.getState();
  const hasHints = useStore(table, (state) => state.hints !== undefined);
  return (
    <header className="top-bar">
      <a className="top-home" href="#/" aria-label={name("page.home")}>
        <Sign of="home" />
      </a>
      <h1>{name("title")}</h1>
      <div className="top-tools">
        <button className="button quiet" type="button" disabled={!scene.undo} onClick={undo}>
          <Sign of="undo" /> <span className="tool-name">{name("frame.undo")}</span>
        </button>
        <button className="button quiet" type="button" disabled={!scene.redo} onClick={redo}>
          <Sign of="redo" /> <span className="tool-name">{name("frame.redo")}</span>
        </button>
        <button
          className="button quiet"
          type="button"
          disabled={scene.waiting.for !== "viewer"}
          aria-pressed={hasHints}
          onClick={hasHints ? dropHints : askHints}
        >
          <Sign of="hint" /> <span className="tool-name">{name("frame.hint")}</span>
        </button>
        <button className="button quiet" type="button" onClick={() => open("rules")}>
          <Sign of="rules" /> <span className="tool-name">{name("frame.rules")}</span>
        </button>
        <Menu scene={scene} words={words} open={open} />
      </div>
    </header>
  );
}

function Menu({ scene, words, open }: Omit<TopBarProps, "table">): ReactElement {
  const { name } = words;
  const [, go] = useLocation();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="button quiet" aria-label={name("frame.menu")}>
        <Sign of="menu" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.Item className="menu-item" onSelect={() => open("log")}>
            {name("frame.log")}
          </DropdownMenu.Item>
          {scene.result !== undefined && (
            <DropdownMenu.Item className="menu-item" onSelect={() => open("result")}>
              {name("result.show")}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className="menu-item" onSelect={() => go(`/match/${scene.id}/replay`)}>
            {name("frame.replay")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => void saveMatch(scene.id, scene.game)}>
            {name("frame.export")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => open("settings")}>
            {name("frame.settings")}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => go(`/new/${scene.game}`)}>
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
