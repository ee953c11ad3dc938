let isKept = false

/** Keeps the page and its scripts, once, for visits with the network cut. */
export function keepShell(): void {
  if (isKept) return
  isKept = true
  void navigator.serviceWorker.register('/shell.js')
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  void caches.open('shell').then((cache) => cache.addAll([location.href, ...scripts.map(({ name }) => name)]))
}
