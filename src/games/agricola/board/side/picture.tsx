import type { ReactNode } from "react";
import { forestPictures } from "./forest.tsx";
import { pictures } from "./pictures.tsx";

const all = { ...pictures, ...forestPictures };

/** The picture of a side deck, of one of its cards or pieces. */
export default function Picture({ of }: { readonly of: string }): ReactNode {
  return all[of];
}
