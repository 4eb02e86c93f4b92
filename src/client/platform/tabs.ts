/** What the tabs of one device tell each other: that a match was written or removed. */
export interface News {
  readonly id: string;
  /** The version that is kept now; nothing if the match was removed. */
  readonly version: number | undefined;
}

const channel = openChannel();

/** Nothing where the browser keeps nothing for the page: then there is nothing to tell other tabs either. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("furrow-matches");
  } catch {
    return undefined;
  }
}

export const tellTabs = (news: News): void => channel?.postMessage(news);

/** Hears what other tabs tell; gives back how to stop. */
export function hearTabs(heard: (news: News) => void): () => void {
  const listen = ({ data }: MessageEvent<News>) => heard(data);
  channel?.addEventListener("message", listen);
  return () => channel?.removeEventListener("message", listen);
}

/**
 * Lets one tab after the other do something for a match, until each gives it up. Without locks (over plain http, or where
 * site data is blocked) every tab does it: what is kept stays sound, for nothing older is ever written over it.
 */
export function takeTurns(id: string, begin: () => void): () => void {
  if (!("locks" in navigator)) {
    begin();
    return () => {};
  }
  const stop = new AbortController();
  let giveUp = () => {};
  const held = new Promise<void>((done) => {
    giveUp = done;
  });
  navigator.locks
    .request(`furrow-match-${id}`, { signal: stop.signal }, () => {
      begin();
      return held;
    })
    .catch(() => {
      if (!stop.signal.aborted) begin();
    });
  return () => {
    stop.abort();
    giveUp();
  };
}
