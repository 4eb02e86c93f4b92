/** Keeps the page on the device, once it has been built and has been shown. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  window.addEventListener("load", () => {
    navigator.serviceWorker.register("./service-worker.js").catch(() => {
      // Without it the page works all the same, as long as there is a network.
    });
  });
}

/** The worker that shows notices; none over plain http, and where site data is blocked. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (navigator.serviceWorker === undefined || !("PushManager" in window)) return undefined;
  const registered = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registered && navigator.serviceWorker.ready;
}

/** Leaves the words of its notices where the worker finds them. */
export async function leaveForNotices(words: object): Promise<void> {
  await (await caches.open("notice-words")).put("./notice-words", new Response(JSON.stringify(words)));
}
