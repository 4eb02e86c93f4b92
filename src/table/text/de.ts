import type { Translation } from "../messages.ts";
import type { en } from "./en.ts";

/** Was der Tisch selbst zu sagen hat, auf Deutsch. */
export const de = {
  malformed: "Das ist kein Zug.",
  over: "Die Partie ist vorbei.",
  "not-your-turn": "Dieser Platz ist nicht am Zug.",
  "too-late": "Am Tisch ging es schon weiter. Schau noch einmal hin und wähle.",
  "not-offered": "Das geht jetzt nicht.",
  "not-dealt": "Das ist nicht, was der Startwert hier austeilt.",
  "nothing-to-undo": "Es gibt nichts zurückzunehmen.",
  "needs-consent": "Andere haben seither gezogen. Zurücknehmen geht nur, wenn sie zustimmen.",
  "no-orders": "Dieses Spiel kennt keine Daueraufträge.",
  "options-not-object": "Optionen sind ein Objekt mit einem Wert für jeden Namen.",
  "option-unknown": "Es gibt keine Option {field}.",
  "option-flag": "Die Option {field} ist true oder false.",
  "option-number": "Die Option {field} ist eine ganze Zahl von {min} bis {max}.",
  "option-choice": "Die Option {field} ist eines von {values}.",
  "option-several": "Die Option {field} ist eine Liste aus {values}.",
  "option-patch": "Die Option {field} passt nicht zu dem, was sie ändert.",
  "file-not-json": "Diese Datei ist kein JSON.",
  "file-not-match": "Diese Datei ist keine Partie.",
  "file-too-large": "Diese Datei enthält mehr als jede Partie.",
  "file-too-long": "Das Protokoll dieser Datei hat mehr als {most} Zeilen.",
  "file-version": "Diese Datei hat ein Format, das hier niemand kennt.",
  "file-game": "Das ist eine Partie eines anderen Spiels: {game}.",
  "file-rules-version": "Diese Partie folgt Fassung {version} der Regeln; hier gilt Fassung {carried}.",
  "file-rules-versions":
    "Diese Partie folgt Fassung {version} der Regeln; hier gelten die Fassungen {oldest} bis {carried}.",
  "file-seats": "Dieses Spiel hat {min} bis {max} Plätze.",
  "file-field": "Das Feld {field} dieser Datei fehlt oder ist beschädigt.",
  "file-deal": "Der Startwert dieser Datei gehört nicht zu ihrer Prüfsumme.",
  "file-partial": "Diese Datei enthält nur, was ein Platz gesehen hat; man kann sie ansehen, nicht nachspielen.",
  "entry-malformed": "Diese Zeile des Protokolls ist weder ein Zug noch eine Rücknahme.",
  "entry-broken": "Diese Zeile des Protokolls lässt sich nicht spielen.",
} as const satisfies Translation<typeof en>;
