import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { asc, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importRun } from '../../../db/private-schema.ts'
import { correction } from '../../../db/schema.ts'
import { propertyHistoryOf } from '../../../edge/history/property-history.ts'
import { rollBack } from '../../../edge/history/roll-back.ts'
import { planRows } from '../../../edge/import/plan/plan-rows.ts'
import { serverMutators } from '../../../edge/mutators/server-mutators.ts'
import type { ImportedProperty } from '../../../sync/domain/property.ts'
import { schema } from '../../../sync/schema.ts'
import { makeEvents, makeRows } from '../import/make-events.ts'
import { type OpenBook, openBook } from '../import/open-book.ts'
import { liveBook, shownBook } from '../import/shown-book.ts'
import { JAMES } from '../people.ts'

const FEW = 3
/** An import of so many changes makes a new snapshot. */
const MANY = 700

const correctRent = (book: OpenBook, propertyId: string) => correct(book, propertyId, 'rentPerSf', '11.40/yr')

async function correct(
  { db }: OpenBook,
  propertyId: string,
  field: 'rentPerSf' | 'clearHeight',
  typed: string,
): Promise<void> {
  const args = {
    ...{ id: crypto.randomUUID(), propertyId, field, typed },
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

const ACME = { tenant: 'Acme', rentPerSf: 0.65, dateSigned: '2020-03-01', expiration: '2025-03-01' }
const BETA = { tenant: 'Beta Foods', rentPerSf: 0.9, dateSigned: '2025-06-01', expiration: '2030-06-01' }

/** One place with a lease of Acme, whose rent was corrected, beside another. */
async function leasedPlace() {
  const book = await openBook()
  const { db, importMade } = book
  const rows = (given: Partial<ImportedProperty>) => [
    { key: '1', given: { name: '1 Main St', ...given } },
    ...makeRows(2, 2),
  ]
  await importMade(rows(ACME))
  const id = [...(await liveBook(db)).values()].find(({ name }) => name === '1 Main St')?.id ?? ''
  await correctRent(book, id)
  const lease = async () => {
    const { tenant, rentPerSf } = (await shownBook(db)).get(id) ?? {}
    return [tenant, rentPerSf]
  }
  const planOf = (given: Partial<ImportedProperty>) =>
    planRows({ db, team: 'demo', source: 'source', workbook: 'source.csv', events: makeEvents(rows(given)) })
  const lastRun = async () =>
    Math.max(...(await db.select({ id: importRun.id }).from(importRun)).map((run) => run.id))
  return {
    ...book,
    id,
    lease,
    planOf,
    lastRun,
    importLease: (given: Partial<ImportedProperty>) => importMade(rows(given)),
  }
}

test("a corrected rent ends with its tenant's lease, which the plan says, the history keeps and a rollback takes back", async () => {
  const book = await leasedPlace()
  const { db, id, lease, planOf, importLease, lastRun } = book
  expect(await lease()).toEqual(['Acme', 0.95])
  const plan = await planOf(BETA)
  expect(plan.ended).toEqual([
    '1 correction is of a tenant who is gone, and ends with this import: Rent of 1 Main St (Acme, now Beta Foods). The history keeps it.',
  ])
  expect([plan.harm, plan.changes.find(({ field }) => field === 'rentPerSf')?.correction]).toEqual([[], null])
  expect(await lease()).toEqual(['Acme', 0.95])
  await importLease(BETA)
  expect(await lease()).toEqual(['Beta Foods', 0.9])
  expect(await shownBook(db)).toEqual(await liveBook(db))
  expect(await inForce(book)).toEqual([])
  expect(
    (await propertyHistoryOf(db, JAMES, id))?.find(({ kind }) => kind === 'uncorrected')?.fields,
  ).toEqual([{ field: 'rentPerSf', label: 'Rent', before: '$0.95/SF/mo', after: '$0.90/SF/mo' }])
  await rollBack({ db, team: 'demo', runId: await lastRun(), by: JAMES.userId })
  expect(await lease()).toEqual(['Acme', 0.95])
  expect(await inForce(book)).toMatchObject([{ value: 0.95, hasChanged: false }])
})

test('a corrected rent ends also where the place stood empty before the next tenant', async () => {
  const { lease, importLease } = await leasedPlace()
  await importLease({ ...ACME, tenant: null })
  expect(await lease()).toEqual([null, 0.95])
  await importLease(BETA)
  expect(await lease()).toEqual(['Beta Foods', 0.9])
})

test.each([
  ['is spelled in another way', { ...BETA, tenant: 'ACME, Inc.' }],
  ['is spelled right', { ...ACME, tenant: 'Acmee', dateSigned: '2020-03-14' }],
  ['has another name in the same lease', { ...ACME, tenant: 'Zenith Logistics' }],
  ['has another rent', { ...ACME, rentPerSf: 0.7 }],
])('a corrected rent stays where its tenant %s', async (_, given) => {
  const { lease, planOf, importLease } = await leasedPlace()
  expect((await planOf(given)).ended).toEqual([])
  await importLease(given)
  expect(await lease()).toEqual([given.tenant, 0.95])
})

test('a correction of the building stays whoever is its tenant', async () => {
  const book = await leasedPlace()
  await correct(book, book.id, 'clearHeight', "32'")
  await book.importLease(BETA)
  expect((await shownBook(book.db)).get(book.id)).toMatchObject({ rentPerSf: 0.9, clearHeight: 32 })
})
