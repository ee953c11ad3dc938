import { throttle } from '../../throttle.ts'

/** Tells whoever wants to know that the server may have something new to say. */
export interface SyncNews {
  tell(): void
  /** Returns the way to end it. */
  listen(act: () => void): () => void
  end(): void
}

/** Many changes in a row are told of once in so long, ms. */
const EVERY_MS = 5_000
/** A run that finds nothing new changes nothing that could be followed: in an open page this is how late it shows, ms. */
const ANYHOW_MS = 15 * 60_000

export function createSyncNews(): SyncNews {
  const listeners = new Set<() => void>()
  const tell = throttle<[]>(() => {
    for (const act of listeners) act()
  }, EVERY_MS)
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tell()
  }, ANYHOW_MS)
  return {
    tell,
    listen(act) {
      listeners.add(act)
      return () => listeners.delete(act)
    },
    end: () => clearInterval(timer),
  }
}
