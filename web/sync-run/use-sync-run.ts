import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { syncProperties } from '../../sync/api/sync-run.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { CallError, call, isUnauthorized } from '../data/requests/call.ts'
import { sayUnauthorized } from '../data/requests/unauthorized.ts'
import { useRefreshMe } from '../data/session/session.tsx'
import { createStore } from '../store.ts'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'

export interface UsedSyncRun {
  isRunning: boolean
  /** Reads the sources again and tells of it. True where they were read. `manual`: a person asked for it. */
  start(manual: boolean): Promise<boolean>
}

/** The data sync action, with the toasts of the specification's catalog. */
export function useSyncRun(): UsedSyncRun {
  const refreshMe = useRefreshMe()
  return {
    isRunning: useSyncExternalStore(syncRun.subscribe, syncRun.isRunning),
    async start(manual) {
      try {
        const synced = await syncRun.start()
        if (synced === null) {
          if (manual)
            toast({ title: 'A data sync is running', description: 'It was started in another tab.' })
          return false
        }
        toast({
          title: manual ? MESSAGES.syncDone : MESSAGES.autoRefreshDone,
          description: inWords(synced),
          kind: 'success',
        })
        await refreshMe()
        return true
      } catch (error) {
        tellFailure(error, manual)
        return false
      }
    },
  }
}

function tellFailure(error: unknown, manual: boolean): void {
  if (isUnauthorized(error)) sayUnauthorized('expired')
  else if (manual) {
    toast({ title: MESSAGES.syncFailed, description: syncFailureWords(error), kind: 'error' })
  } else {
    toast({ title: MESSAGES.autoRefreshFailed, description: MESSAGES.autoRefreshFailedHow, kind: 'error' })
  }
}

/** `2,846 properties. Read: houston, north.` and what could not be read. */
export function inWords({ count, source, failures }: SyncedSources): string {
  const size = `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}.`
  const read = source === '' ? 'No imported file to read again.' : `Read: ${source}.`
  const failed = failures.map(({ source: name, reason }) => `${name}: ${reason}`)
  return [size, failures.length > 0 && source === '' ? '' : read, ...failed]
    .filter((words) => words !== '')
    .join(' ')
}

/** What to say under 'Sync failed': what the server answered, where it did. */
export function syncFailureWords(error: unknown): string {
  return error instanceof CallError ? error.message : MESSAGES.syncFailedOther
}

type SyncedSources = z.infer<typeof syncProperties.output>

/** The reading of the sources that this page has asked for. */
interface SyncRun {
  isRunning(): boolean
  subscribe(onChange: () => void): () => void
  /** Asks for a run and waits for its end. Null where one is running already, in this page or in another tab. */
  start(): Promise<SyncedSources | null>
}

const LOCK = 'clearheight-sync-run'

/** One for the page. `locks` are the browser's, shared by its tabs. */
function createSyncRun(locks: Pick<LockManager, 'request'>): SyncRun {
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

const syncRun = createSyncRun(navigator.locks)
