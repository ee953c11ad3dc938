// Served in place of the service worker, this ends it in every browser that had it, and loads the open pages anew.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  await caches.delete('clearheight-app')
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url)
}
