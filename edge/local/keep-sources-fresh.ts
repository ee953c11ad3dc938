import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../services/services.ts'
import { dueSources } from '../sources/schedule/run-due-sources.ts'
import { sweepRemovedSources } from '../sources/sweep-removed.ts'
import { sweepUploads } from '../sources/uploads/sweep-uploads.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import type { SourcesHere } from './source-world-here.ts'
import { runDueInChild } from './sources-in-child.ts'

const LOOK_EVERY_MS = 60_000

export interface FreshOptions {
  readonly services: Pick<Services, 'withDb' | 'files' | 'now' | 'log'>
  readonly here: SourcesHere
  readonly everyMs?: number
}

/**
 * Reads sources when they are due: what was missed while nothing ran, once at the start. Their next times stand in the
 * database. Files that were sent and never imported are forgotten, so are those of sources that were removed long ago,
 * and what a killed process left is removed.
 */
export function keepSourcesFresh({ services, here, everyMs = LOOK_EVERY_MS }: FreshOptions): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()

  async function look(): Promise<void> {
    await removeLeftovers(here.dataDir, services.now())
    await sweepUploads(services)
    const { files, now } = services
    await services.withDb((db) => sweepRemovedSources({ db, files, now: now() }))
    if ((await services.withDb((db) => dueSources(db, services.now()))).length === 0) return
    if (!(await runDueInChild(here, stopping.signal)) && !stopping.signal.aborted)
      services.log({ event: 'sources_not_run' })
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Postgres may be away for a moment. Other callers report that.
      await look().catch(() => {})
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
