import { type ReactElement, useState } from "react";
import { useStore } from "zustand";
import { unkept } from "../platform/unkept.ts";
import { saveMatch } from "../storage/save-match.ts";
import { sayProblem } from "../words/say-problem.ts";
import { useWords } from "../words/use-words.ts";
import UnkeptNotice from "./unkept-notice.tsx";

interface UnkeptGameProps {
  readonly id: string;
  readonly game: string;
}

/** The games whose notice was read: it is not shown twice. */
const read = new Set<string>();

/** Says at the table that its match is held in memory alone, until somebody has read it. */
export default function UnkeptGame({ id, game }: UnkeptGameProps): ReactElement | null {
  const { name, say } = useWords();
  const isHeld = useStore(unkept, ({ held }) => held.includes(id));
  const [isRead, setRead] = useState(() => read.has(id));
  const [problem, setProblem] = useState<string>();
  if (!isHeld || isRead) return null;
  const close = () => {
    read.add(id);
    setRead(true);
  };
  async function save(): Promise<void> {
    const failed = await saveMatch(id, game, "whole");
    setProblem(failed && sayProblem(say, failed.problem));
  }
  return (
    <div className="unkept-game">
      <UnkeptNotice text="game">
        <button className="button small" type="button" onClick={() => void save()}>
          {name("frame.export")}
        </button>
        <button className="button quiet small" type="button" onClick={close}>
          {name("page.close")}
        </button>
        {problem !== undefined && <span role="alert">{problem}</span>}
      </UnkeptNotice>
    </div>
  );
}
