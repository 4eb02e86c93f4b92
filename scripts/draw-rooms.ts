// Draws which rooms of `src/` import which into docs/rooms.svg: `npm run rooms`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importGraph } from "./rooms/imports.ts";
import { pictureOf } from "./rooms/picture.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, "docs/rooms.svg"), pictureOf(importGraph(root)));
console.log("docs/rooms.svg");
