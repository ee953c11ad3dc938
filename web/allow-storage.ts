/**
 * Where the browser forbids a page to keep anything, even looking for its storage throws. For the rest of the app
 * there is then one that lasts as long as the page.
 */
export function allowStorage(): void {
  try {
    // Forbidden are both or none, and to look for the other one as well would take time.
    void localStorage
  } catch {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: memoryStorage() })
  }
}

/** What stands in for a browser's storage for as long as its page lasts. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
