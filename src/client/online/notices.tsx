import { shelf } from "virtual:shelf";
import { type ReactElement, useEffect, useState } from "react";
import { leaveForNotices, serviceWorker } from "../platform/service-worker.ts";
import { useSettings } from "../settings/settings.ts";
import { shelfText } from "../words/shelf-text.ts";
import { type Speech, useWords } from "../words/use-words.ts";
import { Calls, reasonFor } from "./calls.ts";
import { pageAddress } from "./server.ts";

interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly address: string;
}

/** Turn notices through this browser, where the browser and the server can. */
export function Notices(): ReactElement | null {
  const words = useWords();
  const { name, say } = words;
  const language = useSettings((settings) => settings.language);
  const [key, setKey] = useState<string>();
  const [own, setOwn] = useState<Notice>();
  const [problem, setProblem] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const calls = new Calls(pageAddress());

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const server = new Calls(pageAddress());
    void server
      .get<{ readonly key: string | null }>("api/push-key")
      .then(async ({ key: found }) => {
        if (found === null) return;
        const worker = await serviceWorker();
        if (worker === undefined) return setMissing(true);
        setKey(found);
        const subscribed = await worker.pushManager.getSubscription();
        const notices = await server.get<readonly Notice[]>("api/me/notices");
        setOwn(notices.find(({ address }) => address === subscribed?.endpoint));
      })
      .catch(() => setKey(undefined));
  }, []);

  async function begin(): Promise<void> {
    try {
      if ((await Notification.requestPermission()) !== "granted") return setProblem(name("online.notices-denied"));
      await keepWords(words, language);
      const worker = await serviceWorker();
      if (worker === undefined) return setMissing(true);
      const push = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key ?? "" });
      const { endpoint: address = "", keys = {} } = push.toJSON();
      const { id } = await calls.post<{ readonly id: string }>("api/me/notices", { kind: "push", address, keys });
      setOwn({ id, kind: "push", address });
      setProblem(undefined);
    } catch (error) {
      setProblem(say(reasonFor(error)));
    }
  }

  async function end(notice: Notice): Promise<void> {
    try {
      await calls.delete(`api/me/notices/${notice.id}`);
      await (await (await serviceWorker())?.pushManager.getSubscription())?.unsubscribe();
      setOwn(undefined);
    } catch (error) {
      setProblem(say(reasonFor(error)));
    }
  }

  if (isMissing) return <p>{name("online.notices-missing")}</p>;
  if (key === undefined) return null;
  return (
    <>
      <button
        className="button"
        type="button"
        aria-pressed={own !== undefined}
        onClick={() => void (own === undefined ? begin() : end(own))}
      >
        {name(own === undefined ? "online.notices-on" : "online.notices-off")}
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

/** The words of a notice, for when no page is open. */
async function keepWords({ name }: Speech, language: string): Promise<void> {
  const titles = Object.fromEntries(shelf.map(({ id }) => [id, shelfText(id, language).title]));
  await leaveForNotices({ titles, turn: name("online.your-turn") });
}
