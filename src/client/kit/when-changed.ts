import { type FunctionComponent, memo } from "react";
import { same } from "../../table/json.ts";

/** A part of a board that is drawn anew only when what it is given has other values. */
export const whenChanged = <P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> => memo(Part, same);
