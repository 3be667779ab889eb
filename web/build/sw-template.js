/* Keeps the whole client in the browser: after the first visit it needs no network. Filled in by the build. */
const language = new URL(location.href).searchParams.get('language');
const VERSION = `cabinet-wars __VERSION__ ${language}`;
const others = __LANGUAGES__.filter((each) => each !== language);
const FILES = __FILES__.filter((file) => !others.some((each) => file.startsWith(`assets/${each}/`)));

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page from the network where there is one, so that a new release is seen; what it names never changes. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('./')));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** The server tells this browser something: it is shown even where no page is open. */
self.addEventListener('push', (event) => {
  const { title, body, page, tag } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(
      self.registration.showNotification(title, { body, tag, data: { page }, icon: 'icons/rose-192.png' }),
    );
});

/** To the table, in a page that is open already if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL((event.notification.data?.page ?? '/').slice(1), self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (open === undefined) return self.clients.openWindow(address);
      // A browser may refuse to bring a page to the front; it leads to the table all the same.
      const there = await open.navigate(address);
      return (there ?? open).focus();
    }),
  );
});
