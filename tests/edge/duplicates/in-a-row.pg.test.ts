import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { source } from '../../../db/private-schema.ts'
import { compList, compListEntry, correction, note } from '../../../db/schema.ts'
import { undoDecision } from '../../../edge/duplicates/decide.ts'
import { removeSource, restoreSource } from '../../../edge/import/sources.ts'
import { unchanged } from '../import/shown-book.ts'
import { correct, notedAt, noteOf, nothing, twoSources, WORKS } from './two-sources.ts'

/** `c` stands for `b` with its rent and size, and `a` for `c` with the same. */
async function joinedInARow() {
  const book = await twoSources()
  const { db, by, a, b, importMade, join, shown } = book
  const importC = (isThere: boolean) =>
    importMade(
      [
        ...(isThere ? [{ key: 'C', given: { ...WORKS, name: 'Third', rentPerSf: 0.97 } }] : []),
        { key: 'D', given: { name: 'Another' } },
      ],
      { source: 'third', force: true },
    )
  await importC(true)
  const [c = ''] = [...(await shown()).values()].filter(({ name }) => name === 'Third').map(({ id }) => id)
  await correct(db, by.userId, b, 'squareFootage', 55_000)
  await db.insert(note).values(noteOf(by.userId, b))
  const at = new Date('2026-03-01T10:00:00Z')
  const made = { teamId: 'demo', createdAt: at, updatedAt: at }
  await db.insert(compList).values({ ...made, id: 1, ownerId: by.userId, isPublic: true, name: 'Comps' })
  const entry = { ...made, compListId: 1, propertyName: 'Works', isIncluded: true, position: 1 }
  await db.insert(compListEntry).values({ ...entry, propertyId: b })
  const before = await shown()
  await join(c, b, ['squareFootage'])
  await join(a, c, ['squareFootage'])
  const whereIsWhat = async () => {
    const [said] = await db.select({ at: correction.propertyId }).from(correction)
    const [listed] = await db.select({ at: compListEntry.propertyId }).from(compListEntry)
    return [await notedAt(db), said?.at, listed?.at]
  }
  return { ...book, c, before, importC, whereIsWhat }
}

test('where the middle one of three leaves its source, only what is still joined shows a correction, and all is back with it', async () => {
  const { a, b, c, importC, whereIsWhat, shown } = await joinedInARow()
  expect(await whereIsWhat()).toEqual([a, a, a])
  expect((await shown()).get(a)).toMatchObject({ squareFootage: 55_000 })
  await importC(false)
  expect(await whereIsWhat()).toEqual([b, b, b])
  expect((await shown()).get(a)).toMatchObject({ squareFootage: 77_250, rentPerSf: 0.95 })
  expect((await shown()).get(b)).toMatchObject({ squareFootage: 55_000 })
  await importC(true)
  expect(await whereIsWhat()).toEqual([a, a, a])
  expect((await shown()).get(a)).toMatchObject({ squareFootage: 55_000 })
  expect([(await shown()).has(b), (await shown()).has(c)]).toEqual([false, false])
})

test('three in a row that come back at once carry all to the first, and are as they were once parted', async () => {
  const { db, by, a, b, c, before, whereIsWhat, shown } = await joinedInARow()
  const idOf = async (name: string) =>
    (await db.select({ id: source.id }).from(source).where(eq(source.name, name)))[0]?.id ?? 0
  await removeSource(db, by.team, 'third', by.userId)
  await removeSource(db, by.team, 'comps', by.userId)
  expect(await whereIsWhat()).toEqual([b, b, b])
  await restoreSource(db, by.team, await idOf('comps'), by.userId)
  await restoreSource(db, by.team, await idOf('third'), by.userId)
  expect(await whereIsWhat()).toEqual([a, a, a])
  expect((await shown()).get(a)).toMatchObject({ squareFootage: 55_000 })
  await undoDecision(db, by, [b, c], nothing)
  expect(await whereIsWhat()).toEqual([b, b, b])
  await undoDecision(db, by, [a, c], nothing)
  expect(unchanged(await shown())).toEqual(unchanged(before))
})
