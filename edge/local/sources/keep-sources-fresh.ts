import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../services/services.ts'
import { dueSources } from '../../sources/schedule/run-due-sources.ts'
import { sweepRemovedSources } from '../../sources/sweep-removed.ts'
import { sweepUploads } from '../../sources/uploads/sweep-uploads.ts'
import { type Repeated, runAgain } from '../process/run-again.ts'
import type { SourcesHere } from './source-world-here.ts'
import { runDueInChild } from './sources-in-child.ts'

const LOOK_EVERY_MS = 60_000

export interface FreshOptions {
  readonly services: Pick<Services, 'withDb' | 'files' | 'now' | 'log'>
  readonly here: SourcesHere
  readonly everyMs?: number
}

/**
 * Reads sources when they are due. Runs that were missed while the product was stopped are made up for once, at the
 * start. The next times are in the database. It also removes uploads that were never imported, files of sources that
 * were removed long ago, and what a killed process left.
 */
export function keepSourcesFresh({ services, here, everyMs = LOOK_EVERY_MS }: FreshOptions): Repeated {
  async function look(signal: AbortSignal): Promise<void> {
    await removeLeftovers(here.dataDir, services.now())
    await sweepUploads(services)
    const { files, now } = services
    await services.withDb((db) => sweepRemovedSources({ db, files, now: now() }))
    if ((await services.withDb((db) => dueSources(db, services.now()))).length === 0) return
    if (!(await runDueInChild(here, signal)) && !signal.aborted) services.log({ event: 'sources_not_run' })
  }

  // Postgres may be away for a moment. Other callers report that.
  return runAgain(everyMs, look)
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
