import { type ReactElement, useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Around } from "../../frame/around.ts";
import { useTable } from "../../kit/table-context.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { useCompact } from "../../parts/use-compact.ts";
import { useWords } from "../../words/use-words.ts";
import { host } from "../../worker/index.ts";
import type { TableNews } from "../../worker/online/table-news.ts";
import { Calls, reasonFor } from "../calls.ts";
import { pageAddress } from "../server.ts";
import { AtTable } from "./at-table.tsx";
import { Chat } from "./chat.tsx";
import { Notes } from "./notes.tsx";

type Open = "chat" | "resign" | undefined;

/** What stands around the frame of a match on a server: notes, who is here, chat, ways to leave and to play again. */
export function useAround(news: TableNews): Around {
  const { name, say } = useWords();
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const compact = useCompact();
  const campaign = useCampaignAt(news.table.id);
  const { table, viewer } = news;
  const seat = viewer === "spectator" ? undefined : table.seats[viewer];
  const isPlaying = table.status === "playing" && seat !== undefined && !seat.isTakenOver;
  useTitle(isPlaying && table.asked.includes(seat.seat));

  const call = (act: (calls: Calls) => Promise<unknown>) => {
    setProblem(undefined);
    act(new Calls(pageAddress())).catch((error: unknown) => setProblem(say(reasonFor(error))));
  };
  const comeBack = () => call((calls) => calls.delete(`api/tables/${table.id}/seats/${seat?.seat}/bot`));
  const rematch = () =>
    call(async (calls) => {
      const { id } = await calls.post<{ readonly id: string }>(`api/tables/${table.id}/rematch`);
      go(`/table/${id}`);
    });
  const toCampaign = { text: name("campaign.back"), act: () => go(`/campaign/${campaign}`) };
  const ask = async (type: "end" | "resign") => {
    const refused = await host().word({ type });
    setProblem(refused === undefined ? undefined : say(refused));
  };

  const againFor = () => {
    if (campaign !== undefined) return toCampaign;
    return seat === undefined ? undefined : { text: name("online.rematch"), act: rematch };
  };

  return {
    notes: (
      <>
        <Notes news={news} problem={problem} comeBack={comeBack} />
        {open === "chat" && <ChatDialog news={news} onClose={() => setOpen(undefined)} />}
        {open === "resign" && (
          <Resign gone={table.agreed.gone} resign={() => void ask("resign")} onClose={() => setOpen(undefined)} />
        )}
      </>
    ),
    side: <AtTable news={news} hasChat={!compact} openChat={() => setOpen("chat")} />,
    menu: [
      { text: name("online.chat"), act: () => setOpen("chat") },
      ...(campaign === undefined ? [] : [toCampaign]),
      ...(isPlaying
        ? [
            { text: name("online.ask-end"), act: () => void ask("end") },
            { text: name("online.resign"), act: () => setOpen("resign") },
          ]
        : []),
    ],
    again: againFor(),
  };
}

/** The campaign of this device whose game goes on at the table. */
function useCampaignAt(table: string): string | undefined {
  const [campaign, setCampaign] = useState<string>();
  useEffect(() => void host().campaignAtTable(table).then(setCampaign), [table]);
  return campaign;
}

function ChatDialog({ news, onClose }: { readonly news: TableNews; readonly onClose: () => void }): ReactElement {
  const { name } = useWords();
  const words = useTable();
  return (
    <Dialog title={name("online.chat")} onClose={onClose} isSheet>
      <Chat news={news} words={words} />
    </Dialog>
  );
}

interface ResignProps {
  readonly gone: "bot" | "end";
  readonly resign: () => void;
  readonly onClose: () => void;
}

/** Leaving a match is asked twice. */
function Resign({ gone, resign, onClose }: ResignProps): ReactElement {
  const { name } = useWords();
  const leave = () => {
    resign();
    onClose();
  };
  return (
    <Dialog title={name("online.resign")} onClose={onClose}>
      <div className="fields">
        <p>{name(`online.resign-${gone}`)}</p>
        <button className="button primary" type="button" onClick={leave}>
          {name("online.resign")}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {name("page.cancel")}
        </button>
      </div>
    </Dialog>
  );
}

/** The title of the page, and the badge of its icon, tell of one's turn. */
function useTitle(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const plain = document.title.replace(/^● /, "");
    document.title = `● ${plain}`;
    void navigator.setAppBadge?.().catch(() => undefined);
    return () => {
      document.title = document.title.replace(/^● /, "");
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [isAsked]);
}
