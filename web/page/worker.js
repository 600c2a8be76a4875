// Keeps the page for when there is no network. What the server has now comes first, so that nobody plays an old version.
const PAGE = 'loire';
const FILES = ['./', 'loire.html', 'loire.webmanifest', 'icon.svg', 'icon.png'];
addEventListener('install', (event) => {
  // A server may show the page under one of its two names only.
  const fetched = caches.open(PAGE).then((cache) => Promise.allSettled(FILES.map((file) => cache.add(file))));
  event.waitUntil(fetched.then(() => skipWaiting()));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) (await caches.open(PAGE)).put(event.request, response.clone());
    return response;
  });
  event.respondWith(fresh.catch(() => caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? Response.error())));
});
