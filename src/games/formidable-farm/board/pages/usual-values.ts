import { defaultOptions } from "../../../../table/options.ts";
import { options } from "../../options.ts";
import { rulesBook } from "../../rules-book.ts";

/** What the cards say with the usual options, at a table of two. */
export const usualValues = rulesBook.values?.(defaultOptions(options), 2) ?? {};
