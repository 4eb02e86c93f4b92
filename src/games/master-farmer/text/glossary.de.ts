import type { Translation } from "../../../table/messages.ts";
import type { glossaryEn } from "./glossary.en.ts";

/** Die Begriffe der Anleitung in unseren Worten; jeder in den Formen, in denen er in Texten steht. */
export const glossaryDe = {
  "glossary.title": "Begriffe",
  "glossary.subject.cubes": "Würfel und Raster",
  "glossary.cube": "Würfel|Würfel|Würfeln|Würfels",
  "glossary.cube.about":
    "Ein Würfel mit einem Gemüse auf jeder seiner sechs Seiten. Liegt er einmal, wird er nicht mehr gedreht oder verschoben.",
  "glossary.face": "Seite|Seiten",
  "glossary.face.about": "Eine Fläche eines Würfels. Es zählt die, die oben liegt.",
  "glossary.grid": "Raster|Raster|Rasters",
  "glossary.grid.about":
    "Alle gelegten Würfel. Jeder berührt einen anderen mit einer ganzen Kante, nie nur mit einer Ecke.",
  "glossary.cell": "Zelle|Zellen",
  "glossary.cell.about": "Ein Platz für einen Würfel im Raster.",
  "glossary.subject.fields": "Felder",
  "glossary.field": "Feld|Felder|Feldern|Feldes",
  "glossary.field.about":
    "Zwei oder mehr Würfel eines Gemüses, deren Kanten sich berühren. Nur Würfel in Feldern zählen, und ein Feld hat nie zwei Sorten.",
  "glossary.single": "einzelner Würfel|einzelne Würfel|einzelnen Würfel",
  "glossary.single.about": "Ein Würfel, der keinen seiner Sorte berührt. Er zählt nichts und hält niemanden fern.",
  "glossary.collected": "gesammeltes Gemüse|gesammelten Gemüses|gesammelte Gemüse",
  "glossary.collected.about": "Ein Gemüse, das jemand genannt hat. Niemand sammelt dasselbe wie ein anderer.",
} as const satisfies Translation<typeof glossaryEn>;
