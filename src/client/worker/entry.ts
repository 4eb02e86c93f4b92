/**
 * Where every worker begins: as the bots, or else as the host. One entry for both lets them share the files of a game, so that
 * each is fetched once.
 */
const early: MessageEvent[] = [];
const keepEarly = (event: MessageEvent) => void early.push(event);
addEventListener("message", keepEarly);

void (self.name === "bots" ? import("./bots.ts") : import("./host.ts")).then(
  () => {
    removeEventListener("message", keepEarly);
    // What was asked before anybody could hear it is asked again.
    for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
  },
  // Whoever started it hears that it could not be loaded.
  reportError,
);
