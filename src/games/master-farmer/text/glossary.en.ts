import type { Words } from "../../../table/messages.ts";

/** The terms of the rule sheet in our words; each in the forms that texts use. */
export const glossaryEn = {
  "glossary.title": "Terms",
  "glossary.subject.cubes": "Cubes and grid",
  "glossary.cube": "cube|cubes",
  "glossary.cube.about": "A piece with a vegetable on each of its six faces. Once placed it is never turned or moved.",
  "glossary.face": "face|faces",
  "glossary.face.about": "A side of a cube. The one on top is the one that counts.",
  "glossary.grid": "grid",
  "glossary.grid.about": "All placed cubes. Each touches another one with a whole side, never with a corner alone.",
  "glossary.cell": "cell|cells",
  "glossary.cell.about": "A place for one cube in the grid.",
  "glossary.subject.fields": "Fields",
  "glossary.field": "field|fields",
  "glossary.field.about":
    "Two or more cubes of one vegetable whose sides touch. Only cubes in fields count, and a field never holds two kinds.",
  "glossary.single": "single cube|single cubes",
  "glossary.single.about": "A cube that touches none of its own kind. It counts nothing and keeps nobody away.",
  "glossary.collected": "collected vegetable|collected vegetables",
  "glossary.collected.about": "A vegetable that somebody has named. No two players collect the same one.",
} as const satisfies Words;
