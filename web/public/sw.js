// The page opens without a network, with its lessons and rules; everything of a game comes from the server, always fresh.
// The build writes its name and its files here: with others this file is another, and the caches of other builds go.
const CACHE = 'backtrick-shell-BUILD';
const FILES = ['FILES'];
const base = new URL('./', self.location).pathname;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(base)));
});

/** The files that nobody has asked for yet come one after the other: whoever plays goes first. */
async function fetchAll() {
  for (const name of FILES) await kept(new Request(base + name)).catch(() => undefined);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
      .then(fetchAll),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const path = url.pathname.slice(base.length);
  if (path.startsWith('assets/') || path.startsWith('icons/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !/^(api|verify|metrics)/.test(path)) event.respondWith(page(request));
});

/** Files whose names change with what is in them: once is enough. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** The page: from the server while it is there, so that an update is seen at once. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(base, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(base)) ?? Response.error();
  }
}
