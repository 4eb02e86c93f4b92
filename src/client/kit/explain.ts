import type { Message } from "../../table/messages.ts";

/**
 * Attributes for an element that explains itself on hover, focus and long press: the text `<id>` as a heading and
 * `<id>.about` below it, with the values the text needs.
 */
export function explain(id: string, values?: Omit<Message, "id">): { readonly "data-explain": string } {
  return { "data-explain": values === undefined ? id : JSON.stringify({ ...values, id }) };
}

/** What an element's `data-explain` asks for. */
export function explainedBy(attribute: string): Message {
  return attribute.startsWith("{") ? (JSON.parse(attribute) as Message) : { id: attribute };
}
