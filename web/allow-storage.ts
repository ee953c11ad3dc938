import { memoryStorage } from './memory-storage.ts'

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
