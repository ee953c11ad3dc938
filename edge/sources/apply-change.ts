import { and, eq, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import type { changeSource } from '../../sync/api/sources.ts'
import { ApiError } from '../http/api-error.ts'
import type { ChangedBy } from './add-fetched-source.ts'
import { sourceAddress } from './fetch/source-address.ts'
import type { KnownSource } from './known-source.ts'
import { mustBeFree } from './must-be-free.ts'
import { afterSuccess } from './next-run.ts'
import { isKeptFile } from './uploads/upload-key.ts'

type Change = Omit<z.infer<typeof changeSource.input>, 'id'>
type Columns = Partial<typeof source.$inferInsert>

/**
 * Changes a source, and answers what was changed, in the words of the audit log.
 * @throws FetchProblem, ApiError `conflict`
 */
export async function applyChange(
  tx: Database,
  known: KnownSource,
  { name, address, everyHours, isPaused, decisions }: Change,
  changed: ChangedBy,
): Promise<string[]> {
  const changes: { columns: Columns; what: string }[] = []
  if (name !== undefined && name !== known.name) changes.push(await renamed(tx, known, name))
  if (address !== undefined) changes.push(moved(known, address, changed))
  if (everyHours !== undefined) changes.push(rescheduled(known, everyHours, changed))
  if (isPaused !== undefined && isPaused !== (known.pausedAt !== null)) {
    const columns = isPaused
      ? { pausedAt: changed.at, pausedBy: changed.by.userId }
      : { pausedAt: null, pausedBy: null }
    changes.push({ columns, what: isPaused ? 'paused' : 'resumed' })
  }
  if (decisions !== undefined) changes.push({ columns: { decisions }, what: 'other decisions' })
  if (changes.length === 0) return []
  const columns: Columns = Object.assign({}, ...changes.map(({ columns }) => columns))
  await tx.update(source).set(columns).where(eq(source.id, known.id))
  return changes.map(({ what }) => what)
}

async function renamed(tx: Database, { id, teamId }: KnownSource, name: string) {
  await mustBeFree(tx, teamId, name)
  // What has the name and was removed makes room for it.
  await tx
    .update(source)
    .set({ name: `${name} (removed ${id})` })
    .where(and(eq(source.teamId, teamId), eq(source.name, name), ne(source.id, id)))
  return { columns: { name }, what: `now ${name}` }
}

function moved({ kind, name }: KnownSource, address: string, { settings }: ChangedBy) {
  if (kind !== 'google-sheet' && kind !== 'csv-link' && kind !== 'url')
    throw new ApiError('conflict', `${name} is not read from an address.`)
  return { columns: { address: sourceAddress(kind, address, settings) }, what: 'another address' }
}

function rescheduled({ name, kind, path }: KnownSource, everyHours: number | null, { at }: ChangedBy) {
  if (everyHours !== null && (kind === 'sample' || kind === 'hand' || isKeptFile(path)))
    throw new ApiError('conflict', `${name} does not change by itself, so there is nothing to read again.`)
  const what = everyHours === null ? 'read on request only' : `read every ${everyHours} hours`
  return { columns: { everyHours, nextRunAt: afterSuccess(everyHours, at) }, what }
}
