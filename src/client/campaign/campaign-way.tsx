import { useLocation } from "wouter";
import type { Around } from "../frame/around.ts";
import { useWords } from "../words/use-words.ts";
import type { Scene } from "../worker/scene.ts";

/** What the frame gets beside all else where the match is a game of a campaign: its goal, and the way back. */
export function useWayToCampaign(scene: Scene | undefined, around: Around | undefined): Around | undefined {
  const { name, say } = useWords();
  const [, go] = useLocation();
  const campaign = scene?.campaign;
  if (campaign === undefined) return around;
  const { id, number, goal } = campaign;
  const back = { text: name("campaign.back"), act: () => go(`/campaign/${id}`) };
  return {
    notes: around?.notes ?? null,
    side: (
      <>
        <p className="in-campaign">
          {say({ id: "campaign.game", n: number })}
          {goal !== undefined && <> · {say({ id: "campaign.goal", n: goal })}</>}
        </p>
        {around?.side}
      </>
    ),
    menu: [...(around?.menu ?? []), back],
    again: back,
  };
}
