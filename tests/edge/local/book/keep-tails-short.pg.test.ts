import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../../db/database.ts'
import { bookSnapshot } from '../../../../db/private-schema.ts'
import { propertyTail } from '../../../../db/schema.ts'
import { LONG_TAIL } from '../../../../edge/book/snapshot/snapshot-tail.ts'
import { keepTailsShort } from '../../../../edge/local/book/keep-tails-short.ts'
import { makeRows } from '../../import/make-events.ts'
import { openBook } from '../../import/open-book.ts'
import { liveBook, shownBook } from '../../import/shown-book.ts'

/** Writes every property of the book once more, as no import does. */
async function changeAll(db: Database, year: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    await tx.execute(sql`update property set year_built = ${year} where team_id = 'demo'`)
  })
}

test('a tail that others than imports made long is folded while the product runs, one that is not stays', async () => {
  const { db, url, importMade } = await openBook()
  await importMade(makeRows(1, LONG_TAIL + 1))
  const log: unknown[] = []
  const keeper = keepTailsShort({
    services: { withDb: (work) => work(db), log: (entry) => log.push(entry) },
    databaseUrl: url,
    everyMs: 20,
  })
  onTestFinished(() => keeper.stop())
  const tail = () => db.$count(propertyTail)
  for (const year of [1999, 2001]) {
    await changeAll(db, year)
    await expect.poll(tail, { timeout: 20_000 }).toBe(0)
    expect(await shownBook(db)).toEqual(await liveBook(db))
  }
  await importMade(
    makeRows(1, 100, () => ({ yearBuilt: 2020 })),
    { force: true, source: 'other' },
  )
  await keeper.stop()
  expect(await tail()).toBe(100)
  expect(await db.$count(bookSnapshot)).toBe(1)
  expect(log).toEqual([])
})

test('a stop while a tail is being folded leaves the book as it was', async () => {
  const { db, url, importMade } = await openBook()
  await importMade(makeRows(1, LONG_TAIL + 1))
  await changeAll(db, 1999)
  const keeper = keepTailsShort({ services: { withDb: (work) => work(db), log: () => {} }, databaseUrl: url })
  await keeper.stop()
  expect(await shownBook(db)).toEqual(await liveBook(db))
})
