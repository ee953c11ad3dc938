import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { property } from '../../../db/property-table.ts'
import { readLiveBook } from '../../../edge/book/snapshot/encode-live-book.ts'
import { liveProperties } from '../../../edge/book/snapshot/live-properties.ts'
import { concatBytes } from '../../../sync/book/wire/gzip.ts'
import { makeRows } from '../import/make-events.ts'
import { openBook } from '../import/open-book.ts'

test('a book read in passes is byte for byte the one read at once, with what people and other sources said of it', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 2300))
  const rows = await db.select({ id: property.id }).from(property)
  const [typed = '', shared = '', both = '', joined = '', gone = ''] = rows.map(({ id }) => id)
  const corrections = { rentPerSf: 1.23, notes: 'Crane, rail', 'custom.Dock type': 'Dock-high' }
  const changes = [
    [typed, { corrections }],
    [shared, { joined: { tenant: 'Bayou Pipe', notes: 'Tilt-wall', yearBuilt: null } }],
    [both, { joined: { name: 'A first name', rentPerSf: 0.5 }, corrections: { ...corrections, name: 'AA' } }],
    [joined, { joinedInto: both }],
    [gone, { removedAt: new Date() }],
  ] as const
  await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    for (const [id, said] of changes) await tx.update(property).set(said).where(eq(property.id, id))
  })

  const readIn = async (atOnce: number) => {
    let reads = 0
    const counted: typeof liveProperties = (...what) => {
      reads++
      return liveProperties(...what)
    }
    const book = await db.transaction(async (tx) => (await readLiveBook(tx, 'demo', counted, atOnce)).pack())
    return { reads, rows: book.rows, bytes: concatBytes(book.pieces) }
  }
  const whole = await readIn(1e9)
  expect(whole).toMatchObject({ reads: 1, rows: 2298 })
  for (const atOnce of [1, 100_000, 500_000]) {
    const { reads, ...book } = await readIn(atOnce)
    expect(reads).toBeGreaterThan(3)
    expect(book).toEqual({ rows: whole.rows, bytes: whole.bytes })
  }
})
