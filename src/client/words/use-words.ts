import { useMemo } from "react";
import type { Player } from "../../table/match-file.ts";
import { hasText, type Language, type Message, type SeatName, say } from "../../table/messages.ts";
import { useSettings } from "../settings/settings.ts";
import { pageLanguage } from "./language.ts";

/** How a component speaks: a message in words, or the text of one id. */
export interface Speech {
  say(message: Message): string;
  /** The text of an id; of a word, in the form for so many. */
  name(id: string, n?: number): string;
  /** Whether there is a text of that id. */
  has(id: string): boolean;
}

export function speech(language: Language, seatName: SeatName): Speech {
  return {
    say: (message) => say(language, message, seatName),
    name: (id, n) => say(language, { id }, seatName, n),
    has: (id) => hasText(language, id),
  };
}

/** Speech in the page's own words. */
export function useWords(): Speech {
  const code = useSettings((settings) => settings.language);
  return useMemo(() => speech(pageLanguage(code), String), [code]);
}

/** What a seat is called: the name somebody gave it, else one by its place; the only person is "You", once seated. */
export function seatNames(players: readonly Player[], language: Language, isHandedOver = false): readonly string[] {
  const isAlone = !isHandedOver && players.filter((player) => player.bot === undefined).length === 1;
  const plain = (message: Message) => say(language, message, String);
  return players.map(({ name, bot }, seat) => {
    if (name !== undefined && name !== "") return name;
    if (bot !== undefined) return plain({ id: `seat.bot.${seat % 6}` });
    return isAlone ? plain({ id: "seat.you" }) : plain({ id: "seat.person", n: seat + 1 });
  });
}
