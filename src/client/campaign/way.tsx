import type { ReactElement } from "react";
import type { GameStanding, Standing } from "../../table/campaign-rules.ts";
import type { Speech } from "../words/use-words.ts";

/** The way of a campaign, game by game: what came of those that were played, and what the others ask for. */
export function Way({ standing, words }: { readonly standing: Standing; readonly words: Speech }): ReactElement {
  const { say, name } = words;
  const { games, goals, length, next } = standing;
  const last = Math.max(length, next?.number ?? 0, games.at(-1)?.number ?? 0);
  const numbers = Array.from({ length: last }, (_, i) => i + 1);
  const goalOf = (number: number) =>
    goals?.[number - 1] ?? [...games, ...(next === undefined ? [] : [next])].find((one) => one.number === number)?.goal;
  return (
    <section aria-labelledby="way">
      <h2 id="way">{name("campaign.way")}</h2>
      <ol className="campaign-way">
        {numbers.map((number) => {
          const played = games.filter((game) => game.number === number);
          const goal = goalOf(number);
          const isNext = next?.number === number;
          return (
            <li key={number} data-state={stateOf(played, isNext)} aria-current={isNext ? "step" : undefined}>
              <strong>
                {say({ id: "campaign.game", n: number })}
                {goal !== undefined && <> · {say({ id: "campaign.goal", n: goal })}</>}
              </strong>
              {played.map((game) => (
                <Played key={game.attempt} game={game} words={words} />
              ))}
              {played.length === 0 && <span className="campaign-note">{name("campaign.ahead")}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function stateOf(played: readonly GameStanding[], isNext: boolean): string {
  if (isNext) return "next";
  return played.length > 0 ? "played" : "ahead";
}

function Played({ game, words }: { readonly game: GameStanding; readonly words: Speech }): ReactElement {
  const { say, name } = words;
  const { scores, ranks, isReached, chosen = [] } = game;
  const isAlone = scores?.length === 1;
  const parts: string[] = [];
  if (scores === undefined) parts.push(name("campaign.given-up"));
  else if (isAlone) parts.push(say({ id: isReached ? "campaign.reached" : "campaign.missed", n: scores[0]! }));
  else {
    const winners = (ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [{ id: "seat.name", seat }] : []));
    parts.push(say({ id: "campaign.won-by", names: winners }));
  }
  for (const [seat, card] of chosen.entries())
    if (card !== null) parts.push(say(isAlone ? { id: "campaign.stays", card } : { id: "campaign.keeps", seat, card }));
  return <span>{parts.join(" ")}</span>;
}
