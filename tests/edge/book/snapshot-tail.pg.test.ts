import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database, Transaction } from '../../../db/database.ts'
import { bookSnapshot } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { propertyTail } from '../../../db/schema.ts'
import { liveProperties } from '../../../edge/book/snapshot/live-properties.ts'
import { LONG_TAIL, refreshSnapshots, snapshotTail } from '../../../edge/book/snapshot/snapshot-tail.ts'
import { BOOK_FORMAT } from '../../../sync/book/wire/book-version.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { makeRows } from '../import/make-events.ts'
import { openBook } from '../import/open-book.ts'
import { liveBook, shownBook } from '../import/shown-book.ts'

const snapshots = (db: Database) =>
  db
    .select({ seq: bookSnapshot.seq, format: bookSnapshot.format, rows: bookSnapshot.rows })
    .from(bookSnapshot)

test('a snapshot of the tail takes the tail over, and another of nothing new is not made', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 40))
  const live = await liveBook(db)
  expect(await snapshotTail(db, 'demo')).toBe(true)
  expect(await db.$count(propertyTail)).toBe(0)
  expect(await shownBook(db)).toEqual(live)
  const [made] = await snapshots(db)
  expect(made).toEqual({ seq: expect.any(Number), format: BOOK_FORMAT, rows: 40 })
  expect(await snapshotTail(db, 'demo')).toBe(false)
  expect(await snapshots(db)).toEqual([made])
})

test('snapshots made while others write keep every change, and the newest only', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 60))
  const ids = [...(await liveBook(db)).keys()]
  let writing = true
  async function write(writer: number): Promise<void> {
    for (let i = 0; i < 60; i++) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select private.open_book('demo')`)
        for (const step of [0, 17, 31]) {
          const id = ids[(i * 7 + writer * 13 + step) % ids.length] ?? ''
          const removedAt = (i + step) % 9 === 0 ? new Date() : null
          await tx
            .update(property)
            .set({ name: `${writer} ${i}`, removedAt })
            .where(eq(property.id, id))
        }
      })
    }
  }
  async function snapshot(): Promise<number> {
    let made = 0
    while (writing) if (await snapshotTail(db, 'demo')) made++
    return made
  }
  async function watch(): Promise<void> {
    while (writing) await shownBook(db)
  }
  const [snapshotting, watching] = [Promise.all([snapshot(), snapshot()]), watch()]
  await Promise.all([0, 1, 2].map(write))
  writing = false
  expect(Math.max(...(await snapshotting))).toBeGreaterThan(1)
  await watching
  expect(await shownBook(db)).toEqual(await liveBook(db))
  expect((await snapshots(db)).length).toBe(1)
})

test('a write commits while a snapshot is being made, and stays in the tail', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 40))
  const [id = ''] = (await liveBook(db)).keys()
  async function* withWriteBetween(tx: Transaction, team: string): AsyncGenerator<Property> {
    let rows = 0
    for await (const row of liveProperties(tx, team)) {
      yield row
      if (++rows === 20) await writeName(db, id, 'Written meanwhile')
    }
    expect(rows).toBe(40)
  }
  expect(await snapshotTail(db, 'demo', withWriteBetween)).toBe(true)
  expect((await db.select().from(propertyTail)).map(({ row }) => row?.name)).toEqual(['Written meanwhile'])
  expect(await shownBook(db)).toEqual(await liveBook(db))
})

async function writeName(db: Database, id: string, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    await tx.update(property).set({ name }).where(eq(property.id, id))
  })
}

test('an import after which the tail is long folds it into a snapshot', async () => {
  const { db, importMade } = await openBook()
  for (let source = 0; source < LONG_TAIL / 500; source++) {
    await importMade(makeRows(1, 500), { source: `${source}` })
  }
  expect(await db.$count(propertyTail)).toBe(LONG_TAIL)
  await importMade(makeRows(1, 1), { source: 'last' })
  expect(await db.$count(propertyTail)).toBe(0)
  const shown = await shownBook(db)
  expect(shown.size).toBe(LONG_TAIL + 1)
  expect(shown).toEqual(await liveBook(db))
})

test('a snapshot of another format is made anew, and one of this format stays', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 5))
  await snapshotTail(db, 'demo')
  const before = await db.select().from(bookSnapshot)
  await refreshSnapshots(db)
  expect(await db.select().from(bookSnapshot)).toEqual(before)
  await db.update(bookSnapshot).set({ format: BOOK_FORMAT - 1 })
  await refreshSnapshots(db)
  const after = await db.select().from(bookSnapshot)
  expect(after).toEqual(before.map((row) => ({ ...row, createdAt: expect.any(Date) })))
  expect(await shownBook(db)).toEqual(await liveBook(db))
})
