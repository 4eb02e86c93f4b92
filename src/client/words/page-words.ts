import type { Translation } from "../../table/messages.ts";
import type { en as tableWords } from "../../table/text/en.ts";
import type { en } from "../text/en.ts";

/** What the page and the table say in a language. */
export interface PageWords {
  readonly page: Translation<typeof en>;
  readonly table: Translation<typeof tableWords>;
}
