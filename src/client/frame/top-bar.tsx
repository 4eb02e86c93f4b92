import { type ReactElement, Suspense, useState } from "react";
import { useStore } from "zustand";
import type { Message } from "../../table/messages.ts";
import { lazily } from "../parts/lazily.tsx";
import { Sign } from "../parts/sign.tsx";
import type { TableStore } from "./table-store.ts";
import type { MenuProps } from "./top-menu.tsx";

const loadMenu = () => import("./top-menu.tsx");
const TopMenu = lazily(loadMenu);
const warmUp = () => void loadMenu().catch(() => undefined);

interface TopBarProps extends MenuProps {
  readonly table: TableStore;
  readonly isAsked: boolean;
  readonly when: Message | undefined;
}

/** The name of the game and what can be done at any time at the table. */
export function TopBar(props: TopBarProps): ReactElement {
  const { table, words, open, isAsked, id, way, game, isOver, hasResult, isOnline, hasErrors, suggestTo, more, when } =
    props;
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
        <MenuButton
          id={id}
          way={way}
          game={game}
          isOver={isOver}
          hasResult={hasResult}
          hasErrors={hasErrors}
          isOnline={isOnline}
          suggestTo={suggestTo}
          more={more}
          words={words}
          open={open}
        />
      </div>
    </header>
  );
}

/** A menu that comes when it is first wanted. */
function MenuButton(props: MenuProps): ReactElement {
  const [isWanted, want] = useState(false);
  const button = (
    <button
      className="button quiet"
      type="button"
      aria-haspopup="menu"
      aria-label={props.words.name("frame.menu")}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => want(true)}
    >
      <Sign of="menu" />
    </button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <TopMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}
