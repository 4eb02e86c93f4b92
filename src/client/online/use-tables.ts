import { useEffect, useState } from "react";
import type { TableInfo } from "../../protocol/table-info.ts";
import { Calls } from "./calls.ts";
import { pageAddress } from "./server.ts";

/** How often lists of tables are asked for while somebody looks at them, in milliseconds; who comes back to the page sees them anew at once. */
const EVERY = 30_000;

/** A list of tables, kept fresh while somebody looks at it. */
export function useTables(path: string, who: string): readonly TableInfo[] {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other tables
  useEffect(() => {
    let isOld = false;
    const calls = new Calls(pageAddress());
    const look = () =>
      document.visibilityState === "visible" &&
      void calls.get<readonly TableInfo[]>(path).then(
        (found) => isOld || setTables(found),
        () => undefined,
      );
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      isOld = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [path, who]);
  return tables;
}
