import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { asc, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { correction } from '../../../db/schema.ts'
import { serverMutators } from '../../../edge/mutators/server-mutators.ts'
import { schema } from '../../../sync/schema.ts'
import { makeRows } from '../import/make-events.ts'
import { type OpenBook, openBook } from '../import/open-book.ts'
import { liveBook, shownBook } from '../import/shown-book.ts'
import { JAMES } from '../people.ts'

const FEW = 3
/** An import of so many changes makes a new snapshot. */
const MANY = 700

async function correctRent({ db }: OpenBook, propertyId: string): Promise<void> {
  const args = {
    ...({ id: crypto.randomUUID(), propertyId, field: 'rentPerSf', typed: '11.40/yr' } as const),
    ...{ reason: null, optimistic: null, now: 0 },
  }
  await zeroDrizzle(schema, db).transaction((tx) =>
    serverMutators.correction.set.fn({ tx, args, ctx: JAMES }),
  )
}

async function inForce({ db }: OpenBook) {
  const rows = await db
    .select()
    .from(correction)
    .where(isNull(correction.takenBackAt))
    .orderBy(asc(correction.createdAt))
  return rows.map(({ value, sourceWas, sourceValue, sourceChangedAt }) => ({
    value,
    sourceWas,
    sourceValue,
    hasChanged: sourceChangedAt !== null,
  }))
}

async function firstOf({ db }: OpenBook): Promise<string> {
  const [id] = (await liveBook(db)).keys()
  if (id === undefined) throw new Error('The book is empty.')
  return id
}

test.each([FEW, MANY])(
  'a correction survives an import of %i changed rows, and is told what the source says now',
  async (count) => {
    const book = await openBook()
    const { db, importMade } = book
    await importMade(makeRows(1, count, () => ({ rentPerSf: 0.93 })))
    const id = await firstOf(book)
    await correctRent(book, id)
    expect(await inForce(book)).toEqual([
      { value: 0.95, sourceWas: 0.93, sourceValue: 0.93, hasChanged: false },
    ])

    await importMade(makeRows(1, count, () => ({ rentPerSf: 0.93 })))
    expect(await inForce(book)).toMatchObject([{ hasChanged: false }])

    await importMade(makeRows(1, count, () => ({ rentPerSf: 0.96 })))
    expect(await inForce(book)).toEqual([
      { value: 0.95, sourceWas: 0.93, sourceValue: 0.96, hasChanged: true },
    ])
    const shown = await shownBook(db)
    expect(shown).toEqual(await liveBook(db))
    expect([...shown.values()].filter(({ rentPerSf }) => rentPerSf === 0.95).map((one) => one.id)).toEqual([
      id,
    ])

    await importMade(makeRows(1, count, () => ({ rentPerSf: 0.95 })))
    expect(await inForce(book)).toEqual([
      { value: 0.95, sourceWas: 0.93, sourceValue: 0.95, hasChanged: true },
    ])
  },
)

test('a correction outlives the absence of its row', async () => {
  const book = await openBook()
  const { db, importMade } = book
  await importMade(makeRows(1, 3))
  const id = await firstOf(book)
  await correctRent(book, id)
  await importMade(makeRows(4, 6), { force: true })
  expect((await shownBook(db)).has(id)).toBe(false)
  await importMade(makeRows(1, 3), { force: true })
  expect((await shownBook(db)).get(id)).toMatchObject({ rentPerSf: 0.95 })
})
