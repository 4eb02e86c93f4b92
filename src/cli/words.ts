import { CHANCE, type Seat } from "../table/game.ts";
import type { Player } from "../table/match-file.ts";
import { type Language, type Message, type SeatName, say } from "../table/messages.ts";
import type { GameModule } from "../table/module.ts";
import { en } from "../table/text/en.ts";
import { plain } from "./plain.ts";

/** A message of a game, or of the table where no game is known, in words that a terminal can show. */
export const sayIn = (module: GameModule | undefined, message: Message, names: SeatName = seatName): string =>
  plain(say(module === undefined ? tableLanguage : languageOf(module), message, names));

const seatName: SeatName = (seat) => `seat ${seat + 1}`;

/** Seats called by who sits there. */
export const seatNames =
  (players: readonly Player[]): SeatName =>
  (seat: Seat) => {
    if (seat === CHANCE) return "chance";
    const { name, bot } = players[seat] ?? {};
    return plain(name ?? (bot === undefined ? seatName(seat) : `${seatName(seat)} (${bot})`));
  };

const tableLanguage: Language = { code: "en", words: en };
const languages = new WeakMap<GameModule, Language>();

function languageOf(module: GameModule): Language {
  let language = languages.get(module);
  if (language === undefined) {
    language = { code: "en", words: module.words.en, otherwise: tableLanguage };
    languages.set(module, language);
  }
  return language;
}
