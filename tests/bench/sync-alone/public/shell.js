// Answers with what the page has put in the cache, so that the peer, too, comes up with the network cut.
addEventListener('install', () => skipWaiting())
addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  if (method !== 'GET' || mode === 'websocket') return
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)))
})
