import type * as z from 'zod/mini'
import { syncRunEndpoint } from '../../sync/sync-run-api.ts'
import { call } from '../data/call.ts'

export type SyncedSources = z.infer<typeof syncRunEndpoint.output>

/** The reading of the sources that this page has asked for. */
export interface SyncRun {
  isRunning(): boolean
  subscribe(onChange: () => void): () => void
  /** Asks for a run and waits for its end. Null where one is running already, in this page or in another tab. */
  start(): Promise<SyncedSources | null>
}

const LOCK = 'clearheight-sync-run'

/** One for the page. `locks` are the browser's, shared by its tabs. */
export function createSyncRun(locks: Pick<LockManager, 'request'>): SyncRun {
  const listeners = new Set<() => void>()
  let running = false

  function set(next: boolean) {
    running = next
    for (const listener of listeners) listener()
  }

  return {
    isRunning: () => running,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start: () =>
      locks.request(LOCK, { ifAvailable: true }, async (lock) => {
        if (lock === null) return null
        set(true)
        try {
          return await call(syncRunEndpoint, { forceGoogleSheets: true })
        } finally {
          set(false)
        }
      }),
  }
}

export const syncRun = createSyncRun(navigator.locks)
