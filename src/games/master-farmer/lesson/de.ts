import type { Translation } from "../../../table/messages.ts";
import type { en } from "./en.ts";

/** What is said in the guided first game, in German. */
export const de = {
  "lesson.goal":
    "Willkommen bei Master Farmer. Mit Esche baust du ein gemeinsames Raster aus Gemüsewürfeln. Ihr sammelt jeder ein Gemüse, und nur seine Würfel in Feldern zählen. Wer am Ende mehr davon hat, gewinnt.",
  "lesson.collect": "Sag zuerst, was du sammelst. Nehmen wir Karotten.",
  "lesson.first":
    "Esche hat Tomaten genommen. In jedem Zug ziehst du einen Würfel, wählst eine seiner Seiten und legst ihn mit dieser nach oben.",
  "lesson.first-carrot":
    "Dieser Würfel hat eine Karotte. Wähle diese Seite. Der erste Würfel kommt immer in die Mitte; später wählst du auch die Zelle.",
  "lesson.neutral":
    "Esche hat einen Kürbis, den niemand sammelt, über deine Karotte gelegt. Dein neuer Würfel hat gar keine Karotte.",
  "lesson.neutral-move":
    "Schenk Esche nie eine Tomate. Ein Kürbis hilft niemandem, also leg ihn aus dem Weg. Jeder Würfel muss eine Seite mit einem liegenden teilen.",
  "lesson.field": "Esche hat eine Tomate auf d3. Ein einzelner Würfel zählt noch nichts.",
  "lesson.field-move":
    "Jetzt eine Karotte neben deine Karotte: Zwei, die sich berühren, sind ein Feld, und darin zählt jeder Würfel einen Punkt.",
  "lesson.reserved":
    "Beide habt ihr nun ein Feld. Sieh die kleinen Zeichen: Zellen neben deinem Feld nehmen nur Karotten, Zellen neben den Tomaten nur Tomaten, wer immer legt.",
  "lesson.dead":
    "d4 liegt zwischen beiden Feldern: Dort müsste etwas Karotte und Tomate zugleich sein, also passt nichts mehr.",
  "lesson.dead-move": "Mach weiter mit einer Karotte auf c5: Das schließt auch c4.",
  "lesson.box":
    "Es steht drei zu drei. Das Raster wächst nie über fünf Reihen und fünf Spalten; wo es endet, entscheidet sich beim Spielen.",
  "lesson.box-move":
    "Diesmal keine Karotte. Ein Salat rechts hilft niemandem und dehnt das Raster dorthin, wo deine Reihe weitergeht.",
  "lesson.race":
    "Esche liegt um einen Punkt vorn. Mit b5 hat deine Reihe vier Karotten, und das Raster erreicht seine fünf Spalten: b bis f.",
  "lesson.wait":
    "Vier zu vier. Zellen deiner Reihe, die nur Karotten nehmen, sind sicher: f5 wartet auf dich, also darf dieser Würfel etwas anderes tun.",
  "lesson.wait-move": "Esche hätte rechts gern Platz. Nimm ihn weg: ein Kürbis auf f4.",
  "lesson.end":
    "Jetzt kennst du das Spiel. Es endet, wenn der Beutel leer ist oder nichts darin mehr passt. Ein Würfel, der nirgends passt, kommt zur Seite.",
  "lesson.end-go":
    "Spiel von hier zu Ende: Zehn Würfel sind im Beutel, du hast vier Punkte und Esche auch. Bitte um einen Tipp, wann immer du magst.",
} as const satisfies Translation<typeof en>;
