import type { BookCaches } from '../../web/data/book/stored-book.ts'

/** A browser's cache storage in memory. */
export interface MadeCaches extends BookCaches {
  /** Paths and bodies of what is stored. */
  stored(): Promise<Record<string, string>>
  /** What every write does from now on; undefined for what it should do. */
  failWith(error: Error | undefined): void
}

export function makeCaches(): MadeCaches {
  const kept = new Map<string, Response>()
  let failure: Error | undefined
  const pathOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, 'http://localhost').pathname
  return {
    open: async () => ({
      match: async (key) => kept.get(pathOf(key))?.clone(),
      async put(key, response) {
        await new Promise((resolve) => setTimeout(resolve))
        if (failure !== undefined) throw failure
        kept.set(pathOf(key), response)
      },
      keys: async () => Array.from(kept.keys(), (path) => new Request(`http://localhost${path}`)),
      delete: async (key) => kept.delete(pathOf(key)),
    }),
    async stored() {
      const entries = Array.from(kept, async ([path, response]) => [path, await response.clone().text()])
      return Object.fromEntries(await Promise.all(entries))
    },
    failWith(error) {
      failure = error
    },
  }
}
