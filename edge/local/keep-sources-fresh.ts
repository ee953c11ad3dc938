import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../services/services.ts'
import { dueSources } from '../sources/schedule/run-due-sources.ts'
import { sweepRemovedSources } from '../sources/sweep-removed.ts'
import { sweepUploads } from '../sources/uploads/sweep-uploads.ts'
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

/** Nothing that is still being written, or read while it is imported, was last touched so long ago. */
const LEFT_MS = 3_600_000

/** Removes what a process that was killed has left in the data folder: fetched sheets and files that were half written. */
export async function removeLeftovers(dataDir: string, now: Date): Promise<void> {
  const until = now.getTime() - LEFT_MS
  await removeOld(join(dataDir, 'fetched'), until, () => true)
  for (const folder of ['uploads', 'sources', 'attachments'])
    await removeOld(join(dataDir, folder), until, (name) => name.endsWith('.part'))
}

async function removeOld(
  folder: string,
  until: number,
  isLeftover: (name: string) => boolean,
): Promise<void> {
  // There is no such folder before the first file.
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isLeftover)) {
    const path = join(folder, name)
    const known = await stat(path).catch(() => null)
    if (known !== null && known.mtimeMs < until) await rm(path, { recursive: true, force: true })
  }
}
