import { asc, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importRun, source } from '../../../db/private-schema.ts'
import { correction, note } from '../../../db/schema.ts'
import { readActivity } from '../../../edge/history/read-activity.ts'
import { rollBack } from '../../../edge/history/roll-back.ts'
import { summarize } from '../../../edge/history/summarize.ts'
import { removeSource, restoreSource } from '../../../edge/import/sources.ts'
import type { OpenBook } from '../import/open-book.ts'
import { liveBook, shownBook, unchanged } from '../import/shown-book.ts'
import { MARIA } from '../people.ts'
import { A, B, correct, notedAt, noteOf, twoSources } from './two-sources.ts'

async function lastRun({ db }: OpenBook): Promise<number> {
  const [run] = await db.select({ id: importRun.id }).from(importRun).orderBy(desc(importRun.id)).limit(1)
  return run?.id ?? 0
}

async function removedId({ db }: OpenBook, name: string): Promise<number> {
  const [found] = await db.select({ id: source.id }).from(source).where(eq(source.name, name))
  return found?.id ?? 0
}

test('a run is rolled back under a join and a correction, which stay and show the figures of before', async () => {
  const book = await twoSources()
  const { db, by, a, b, importB, join, shown } = book
  await join(a, b, ['dockDoors', 'rentPerSf'])
  await correct(db, by.userId, a, 'clearHeight', 40)
  const before = await shown()
  await importB({ ...B, dockDoors: 14, rentPerSf: 1.2, clearHeight: 32 })
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 14, rentPerSf: 1.2, clearHeight: 40 })
  await rollBack({ db, team: by.team, runId: await lastRun(book), by: by.userId })
  expect(unchanged(await shown())).toEqual(unchanged(before))
  expect(before.get(a)).toMatchObject({ dockDoors: 10, rentPerSf: 0.99, clearHeight: 40 })
  expect((await shown()).has(b)).toBe(false)
})

test('a rollback that takes the kept one away brings the other forward with its notes', async () => {
  const book = await twoSources()
  const { db, by, a, b, importA, join, shown } = book
  await importA(null)
  await importA(A)
  await db.insert(note).values(noteOf(by.userId, b))
  await join(a, b, ['dockDoors'])
  expect(await notedAt(db)).toBe(a)
  await rollBack({ db, team: by.team, runId: await lastRun(book), by: by.userId })
  expect((await shown()).has(a)).toBe(false)
  expect((await shown()).get(b)).toMatchObject({ dockDoors: 10 })
  expect(await notedAt(db)).toBe(b)
})

test('a correction whose source is rolled back to what it said has no news of its source', async () => {
  const book = await twoSources()
  const { db, by, b, importB } = book
  await correct(db, by.userId, b, 'clearHeight', 40)
  await db.update(correction).set({ sourceWas: 24, sourceValue: 24 })
  const said = async () =>
    (await db.select().from(correction).orderBy(asc(correction.id))).map(
      ({ sourceValue, sourceChangedAt }) => ({ sourceValue, hasChanged: sourceChangedAt !== null }),
    )
  await importB({ ...B, clearHeight: 32 })
  expect(await said()).toEqual([{ sourceValue: 32, hasChanged: true }])
  await rollBack({ db, team: by.team, runId: await lastRun(book), by: by.userId })
  expect(await said()).toEqual([{ sourceValue: 24, hasChanged: false }])
})

test('joining tells the corrections of the kept one what is said by now, and parting takes that back', async () => {
  const { db, by, a, b, join, undo } = await twoSources()
  await correct(db, by.userId, a, 'clearHeight', 40)
  await correct(db, by.userId, a, 'brokerName', 'Ours')
  await db
    .update(correction)
    .set({ sourceWas: 26, sourceValue: 26 })
    .where(eq(correction.field, 'clearHeight'))
  const said = async () =>
    (await db.select().from(correction).orderBy(asc(correction.field))).map(
      ({ field, propertyId, sourceValue, sourceChangedAt }) => [
        field,
        propertyId,
        sourceValue,
        sourceChangedAt !== null,
      ],
    )
  const before = await said()
  await join(a, b)
  expect(await said()).toEqual([
    ['brokerName', a, 'Dana Whitfield', true],
    ['clearHeight', a, 26, false],
  ])
  await undo()
  expect(await said()).toEqual(before)
})

test('a removed source comes back with its side of what is joined, and both are told as one entry', async () => {
  const book = await twoSources()
  const { db, by, a, b, join, shown } = book
  await db.insert(note).values(noteOf(by.userId, b))
  await join(a, b, ['dockDoors'])
  const before = await shown()
  expect(await removeSource(db, by.team, 'comps', by.userId)).toBe(6)
  expect([(await shown()).has(a), (await shown()).has(b), await notedAt(db)]).toEqual([false, true, b])
  await restoreSource(db, by.team, await removedId(book, 'comps'), by.userId)
  expect(unchanged(await shownBook(db))).toEqual(unchanged(before))
  expect((await liveBook(db)).get(a)).toMatchObject({ dockDoors: 10 })
  expect(await notedAt(db)).toBe(a)
  const told = await readActivity(db, { user: MARIA, limit: 10 })
  expect(
    told
      .filter(({ kind, property }) => (kind === 'removed' || kind === 'returned') && property === null)
      .map(({ kind, who, source: of, about }) => [kind, who?.name, of?.name, about]),
  ).toEqual([
    ['returned', MARIA.name, 'comps', '6 properties'],
    ['removed', MARIA.name, 'comps', '6 properties'],
  ])
})

test('the other side that was removed gives its figures again once its source is restored', async () => {
  const book = await twoSources()
  const { db, by, a, b, join, shown } = book
  await join(a, b, ['dockDoors'])
  await removeSource(db, by.team, 'feed', by.userId)
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 8, brokerName: null })
  await restoreSource(db, by.team, await removedId(book, 'feed'), by.userId)
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 10, brokerName: 'Dana Whitfield' })
  expect((await shown()).has(b)).toBe(false)
})

test('what is said of both after they were joined stays where the kept one leaves and comes back', async () => {
  const { db, by, a, b, importA, join, shown } = await twoSources()
  await join(a, b, ['clearHeight'])
  await correct(db, by.userId, a, 'clearHeight', 40)
  await importA(null)
  await importA(A)
  expect((await shown()).get(a)).toMatchObject({ clearHeight: 40 })
})

test('a change of the joined source that a correction hides is not told as a change, and one that is shown is', async () => {
  const { db, by, a, b, importB, join, shown } = await twoSources()
  await join(a, b, ['rentPerSf', 'dockDoors'])
  await correct(db, by.userId, a, 'rentPerSf', 1.11)
  const moments = async () => {
    const { changedAt, rentChangedAt } = (await shown()).get(a) ?? {}
    return { changedAt, rentChangedAt }
  }
  const before = await moments()
  const since = new Date()
  await importB({ ...B, rentPerSf: 1.3 })
  expect(await moments()).toEqual(before)
  expect(await summarize(db, { teamId: by.team, userId: by.userId }, since)).toMatchObject({ changed: 0 })
  await importB({ ...B, rentPerSf: 1.3, dockDoors: 14 })
  expect(await moments()).toEqual({ ...before, changedAt: expect.any(Number) })
  expect((await moments()).changedAt).not.toBe(before.changedAt)
})

test('a property that another stands for is not told as gone', async () => {
  const { db, by, a, b, importA, importB, join } = await twoSources()
  const gone = async (since: Date) =>
    (await summarize(db, { teamId: by.team, userId: by.userId }, since)).gone
  await join(a, b)
  const since = new Date()
  await importB(null)
  expect(await gone(since)).toBe(0)
  await importB(B)
  await importA(null)
  expect(await gone(since)).toBe(1)
  await importA(A)
  expect(await gone(since)).toBe(0)
})
