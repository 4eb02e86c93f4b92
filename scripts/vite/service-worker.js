// Keeps the whole page on the device, so that it opens without a network; a new build replaces the old one.
const version = "VERSION";
const files = ["FILES"];
const shelf = `furrow-${version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("furrow-") && name !== shelf).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// It is somebody's turn at a table on the server. The page has left the words for it in the person's language.
self.addEventListener("push", (event) => {
  const { table = "", game = "" } = event.data?.json() ?? {};
  event.waitUntil(
    caches
      .match("./notice-words")
      .then((kept) => kept?.json())
      .then(({ titles = {}, turn = "" } = {}) =>
        self.registration.showNotification(titles[game] ?? "Furrow", { body: turn, tag: table, data: { table } }),
      ),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`./#/table/${event.notification.data?.table ?? ""}`, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open === undefined ? self.clients.openWindow(address) : open.focus();
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && new URL(request.url).href.startsWith(self.registration.scope);
  if (!isOurs) return;
  const wanted = request.mode === "navigate" ? new URL("./", self.registration.scope).href : request;
  event.respondWith(
    caches.match(wanted, { ignoreSearch: true, ignoreVary: true }).then((kept) => kept ?? fetch(request)),
  );
});
