/** What can stand before the table. */
export type Aside =
  | "seats"
  | "rules"
  | "settings"
  | "log"
  | "order"
  | "keys"
  | "result"
  | "deal"
  | "cards"
  | "errors"
  | undefined;
