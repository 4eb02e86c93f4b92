import type { House } from "../houses.ts";
import type { CardId } from "./ids.ts";
import type { CardKind } from "./kinds.ts";

/** What costs something, each with what is asked about. */
export interface Expenses {
  room: { readonly house: House };
  stable: object;
  /** A single fence. */
  fence: object;
  renovation: { readonly from: House; readonly to: House };
  /** A field that is plowed. */
  field: object;
  /** A major or minor improvement. */
  improvement: { readonly card: CardId; readonly kind: CardKind };
  /** The occupation cost; what an occupation itself costs besides is not changed by any card. */
  occupation: { readonly card: CardId };
  /** Family growth. */
  growth: { readonly withRoom: boolean };
}

export type Expense = keyof Expenses;
