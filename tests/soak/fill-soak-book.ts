import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { BookWriters } from './book-writers.ts'
import { BULK_PAIRS, BULK_SOURCE, SMALL_PAIRS, SMALL_SOURCES } from './schedule.ts'

/** What pages write to beside the book. */
export interface Targets {
  readonly compListId: number
  /** Properties that get notes. */
  readonly noteProperties: readonly string[]
}

/** Imports every source once, and makes a comp list of some of its properties. */
export async function fillSoakBook(db: Database, writers: BookWriters, origin: string): Promise<Targets> {
  for (const source of SMALL_SOURCES) await writers.importPairs(source, SMALL_PAIRS, 0)
  await writers.importPairs(BULK_SOURCE, BULK_PAIRS.most, 0)
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from property where name like ${`${SMALL_SOURCES[0]}/% A`} order by name limit 6`,
  )
  const propertyIds = rows.map(({ id }) => id)
  return {
    compListId: await makeCompList(origin, propertyIds),
    noteProperties: propertyIds.slice(0, 2),
  }
}

async function makeCompList(origin: string, propertyIds: readonly string[]): Promise<number> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return await response.json()
  }
  const { id } = (await post('/api/comp-lists', { name: 'Soak', isPublic: true })) as { id: number }
  for (const propertyId of propertyIds) await post(`/api/comp-lists/${id}/properties`, { propertyId })
  return id
}
