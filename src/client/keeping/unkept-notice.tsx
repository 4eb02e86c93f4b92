import "./unkept.css";
import { type ReactElement, type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { unkept } from "../platform/unkept.ts";
import { useWords } from "../words/use-words.ts";
import { MakeRoom } from "./make-room.tsx";

/** Says that this browser keeps nothing for the page, or has no room left, and what can be done about it. */
export default function UnkeptNotice({ text, children }: UnkeptProps): ReactElement | null {
  const { name } = useWords();
  const reason = useStore(unkept, (state) => state.reason);
  const [isOpen, open] = useState(false);
  if (reason === undefined) return null;
  return (
    <div className="notice unkept" role="status">
      <p>{name(`unkept.${text}.${reason}`)}</p>
      <p className="unkept-ways">
        {reason === "full" && (
          <button className="button small" type="button" onClick={() => open(true)}>
            {name("unkept.make-room")}
          </button>
        )}
        {children}
      </p>
      {isOpen && <MakeRoom onClose={() => open(false)} />}
    </div>
  );
}

interface UnkeptProps {
  /** What is spoken of: this one game, or all that the page keeps. */
  readonly text: "game" | "all";
  /** What else can be done. */
  readonly children?: ReactNode;
}
