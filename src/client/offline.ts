/** Keeps the page on the device, once it has been built and has been shown. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  window.addEventListener("load", () => {
    navigator.serviceWorker.register("./service-worker.js").catch(() => {
      // Without it the page works all the same, as long as there is a network.
    });
  });
}
