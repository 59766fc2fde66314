// The build prepends `version` and `files`. Everything but the server's API
// is served from the cache, so that a match against bots goes on offline.
/* global version, files, caches, self, fetch, MessageChannel, setTimeout */
const cacheName = `manigance-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

/** Fetches the files one after the other, each while no animation runs. */
async function keepAll() {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    await untilPagesAreStill();
    await cache.add(file);
  }
}

async function untilPagesAreStill() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(pages.map(untilStill));
}

/** Time limit for the page's answer; a page of an older build gives none. */
const patience = 2000;

function untilStill(page) {
  return new Promise((done) => {
    const { port1: answer, port2: asked } = new MessageChannel();
    answer.onmessage = done;
    setTimeout(done, patience);
    page.postMessage('still?', [asked]);
  });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const isOurs = address.origin === self.location.origin && !address.pathname.startsWith('/api/');
  if (request.method !== 'GET' || !isOurs) return;
  // The document is fetched from the network first; its parts have content hashes in their names.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
    return;
  }
  event.respondWith(caches.match(request).then((cached) => cached ?? fetchAndKeep(request)));
});

/** Adds a response to the cache. */
async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}
