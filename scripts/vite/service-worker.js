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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && new URL(request.url).href.startsWith(self.registration.scope);
  if (!isOurs) return;
  const wanted = request.mode === "navigate" ? new URL("./", self.registration.scope).href : request;
  event.respondWith(
    caches.match(wanted, { ignoreSearch: true, ignoreVary: true }).then((kept) => kept ?? fetch(request)),
  );
});
