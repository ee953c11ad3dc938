import type * as z from 'zod/mini'
import type { syncProperties } from '../../sync/api/sync-run.ts'
import { call } from '../data/call.ts'
import { createStore } from '../ui/store.ts'

export type SyncedSources = z.infer<typeof syncProperties.output>

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
  const { current: isRunning, change, subscribe } = createStore(false)
  return {
    isRunning,
    subscribe,
    start: () =>
      locks.request(LOCK, { ifAvailable: true }, async (lock) => {
        if (lock === null) return null
        change(true)
        try {
          const { syncProperties } = await import('../../sync/api/sync-run.ts')
          return await call(syncProperties, { forceGoogleSheets: true }, { saysUnauthorized: true })
        } finally {
          change(false)
        }
      }),
  }
}

export const syncRun = createSyncRun(navigator.locks)
