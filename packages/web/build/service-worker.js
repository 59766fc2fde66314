// The build prepends `version` and `files`. Everything but the server's API
// is served from the cache, so that a match against bots goes on offline.
/* global version, files, caches, self, fetch, URL, MessageChannel, setTimeout */
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

/** A notice of the server: it is shown, and a press on it opens the table. One table has one notice. */
self.addEventListener('push', (event) => {
  const { title, text, link, table } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const options = { body: text, tag: table ?? 'manigance', icon: '/icon-turn.svg', data: { link } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data?.link));
});

/** Opens the place a notice leads to, in this page's origin only: in a page that is open already if there is one. */
async function openLink(link) {
  const address = new URL(link ?? '/', self.location.origin);
  const place = `/${address.hash}`;
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) return self.clients.openWindow(place);
  await page.navigate(place).catch(() => undefined);
  return page.focus();
}
