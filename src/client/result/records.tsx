import { type ReactElement, useEffect, useState } from "react";
import { useTable } from "../kit/table-context.ts";
import { listedMatches } from "../storage/listed.ts";
import type { Summary } from "../storage/matches.ts";

/** This match against the earlier ones of the only person at the table: best, average, how many were won. */
export function Records({ id, game }: { readonly id: string; readonly game: string }): ReactElement | null {
  const { say } = useTable();
  const [kept, setKept] = useState<readonly Summary[]>([]);
  useEffect(() => {
    listedMatches().then(setKept, () => undefined);
  }, []);
  const played = kept.flatMap((summary) => (summary.game === game ? ownResult(summary) : []));
  const here = played.find((one) => one.id === id);
  const earlier = played.filter((one) => one.id !== id && one.seats === here?.seats);
  if (here === undefined || earlier.length === 0) return null;
  const best = Math.max(...earlier.map(({ points }) => points));
  const won = [...earlier, here].filter(({ isWon }) => isWon).length;
  return (
    <p className="records">
      {say(here.points > best ? { id: "result.record", n: here.points, best } : { id: "result.best", n: best })}{" "}
      {say({ id: "result.games", n: earlier.length + 1, won })}
    </p>
  );
}

function ownResult({ id, players, points, places }: Summary) {
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const [seat] = people;
  if (people.length !== 1 || seat === undefined || points === undefined) return [];
  return [{ id, seats: players.length, points: points[seat] ?? 0, isWon: places?.[seat] === 1 }];
}
