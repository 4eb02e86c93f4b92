import type { StepsSeen } from "../../../protocol/messages.ts";
import type { TableInfo } from "../../../protocol/table-info.ts";
import type { Viewer } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import type { GameModule } from "../../../table/module.ts";
import { proofOf } from "../../../table/proof.ts";
import type { Calls } from "../../online/calls.ts";
import { playersAt } from "../../online/players-at.ts";
import { promisedFor } from "../../storage/promises.ts";
import type { Film } from "../scene.ts";
import type { Shown } from "../shown.ts";
import { SeenBook } from "./seen-book.ts";

/** What we have seen of a match on a server so far, step by step; all of it once it is over. */
export async function filmOfTable(
  calls: Calls,
  id: string,
  load: (game: string) => Promise<GameModule>,
): Promise<{ readonly film: Film; readonly shown: Shown }> {
  const [table, steps, me] = await Promise.all([
    calls.get<TableInfo>(`api/tables/${id}`),
    calls.get<StepsSeen>(`api/tables/${id}/steps/0`),
    calls.get<{ readonly id: string } | null>("api/me"),
  ]);
  const { agreed } = table;
  const module = await load(agreed.game);
  const isOver = table.status === "over";
  const match = isOver ? Match.open(module.game, await calls.get(`api/tables/${id}/file`)) : undefined;
  const seat = table.seats.find(({ person }) => person !== undefined && person === me?.id)?.seat;
  const viewer: Viewer = isOver ? "spectator" : (seat ?? "spectator");
  const book = new SeenBook(module);
  book.put(0, steps, agreed.options);
  const promised = isOver ? await promisedFor(id) : undefined;
  const film: Film = {
    id,
    way: `/table/${id}`,
    game: agreed.game,
    players: playersAt(table),
    viewer,
    log: book.tell().lines,
    result: match?.result(),
    sides: module.game.sides?.(agreed.options, agreed.seats),
    ruleValues: module.rules.values?.(agreed.options, agreed.seats) ?? {},
    deal: match && { commitment: match.deal?.hash, proof: proofOf(match, promised?.noted, promised?.givenUp) },
    canBranch: match !== undefined,
  };
  return { film, shown: { id, module, match, viewer, viewAt: (step) => book.before(step) ?? book.last } };
}
