import type { ReactElement } from "react";
import { Icon, useTable } from "../../../client/board.ts";
import { CROPS } from "../crops.ts";

interface CountProps {
  /** The id of an icon. */
  readonly of: string;
  readonly n: number;
  readonly size?: number;
}

/** Few things as so many icons, more as a number and one; where there is little room, a number and one from two on. */
export function Count({ of, n, size = 20 }: CountProps): ReactElement {
  const { say } = useTable();
  return (
    <span className="count" data-many={n > 3 || undefined} role="img" aria-label={say({ id: `count.${of}`, n })}>
      {n > 1 && <b>{n}</b>}
      <Icon of={of} size={size} silent />
      {n <= 3 && ["b", "c"].slice(0, n - 1).map((each) => <Icon key={each} of={of} size={size} silent />)}
    </span>
  );
}

const iconOf: Readonly<Record<string, string>> = {
  any: "any-crop",
  identical: "identical-crops",
  different: "different-crops",
};

interface AmountsProps {
  readonly of: { readonly [kind: string]: number | undefined };
  readonly size?: number;
}

/** What a cost asks for or a reward gives: crops of a kind, of any kind, identical or different ones. */
export const Amounts = ({ of, size = 20 }: AmountsProps): ReactElement => (
  <>
    {Object.entries(of).map(([kind, n]) =>
      n === undefined || n === 0 ? null : <Count key={kind} of={iconOf[kind] ?? kind} n={n} size={size} />,
    )}
  </>
);

/** A row of crops as an amount. */
export const amountOf = (row: readonly number[]): { readonly [crop: string]: number } =>
  Object.fromEntries(CROPS.map((crop, i) => [crop, row[i] as number]));
