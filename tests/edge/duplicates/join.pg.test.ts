import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { duplicateDecision, propertyChange } from '../../../db/history-schema.ts'
import { compList, compListEntry, note } from '../../../db/schema.ts'
import { seedTeam } from '../../../db/seed-team.ts'
import { joinProperties, keepApart, undoDecision } from '../../../edge/duplicates/decide.ts'
import { listDecisions } from '../../../edge/duplicates/list-decisions.ts'
import { possibleDuplicates } from '../../../edge/duplicates/possible-duplicates.ts'
import { removeSource } from '../../../edge/import/sources.ts'
import { propertySourceOf } from '../../../edge/properties/property-source.ts'
import type { OpenBook } from '../import/open-book.ts'
import { unchanged } from '../import/shown-book.ts'
import { A, B, correct, notedAt, noteOf, nothing, twoSources, WORKS } from './two-sources.ts'

test('what two sources have is listed surest first with its reasons, and not once it is decided', async () => {
  const { db, by, a, b } = await twoSources()
  const found = await possibleDuplicates(db, 'demo', by.userId)
  expect(found).toMatchObject([
    {
      why: 'The same address, size and year, nearly the same name.',
      reasons: ['same address', 'same size', 'same year', 'nearly the same name'],
      properties: [
        { source: expect.any(String), row: expect.any(Number), notes: 0, lists: 0, corrected: [] },
        { address: expect.any(String) },
      ],
    },
  ])
  expect(found[0]?.score).toBeGreaterThan(0.9)
  await keepApart(db, by, [b, a], nothing)
  expect(await possibleDuplicates(db, 'demo')).toEqual([])
  expect(await listDecisions(db, 'demo')).toMatchObject([{ decision: 'apart', kept: null }])
  expect(await undoDecision(db, by, [a, b], nothing)).toBe(true)
  expect(await undoDecision(db, by, [a, b], nothing)).toBe(false)
  expect(await possibleDuplicates(db, 'demo')).toHaveLength(1)
})

test('two joined properties are one, with the figures that were chosen and those that one of them lacks', async () => {
  const { db, a, b, join, undo, shown } = await twoSources()
  const before = await shown()
  await join(a, b, ['dockDoors'])
  const joined = await shown()
  expect(joined.get(a)).toEqual({
    ...before.get(a),
    dockDoors: 10,
    brokerName: 'Dana Whitfield',
    changedAt: expect.any(Number),
  })
  expect(joined.has(b)).toBe(false)
  expect(joined.size).toBe(before.size - 1)
  expect(await listDecisions(db, 'demo')).toMatchObject([
    { decision: 'joined', kept: a, taken: ['dockDoors'], properties: [{ id: a }, { id: b }] },
  ])
  expect(await undo()).toBe(true)
  expect(unchanged(await shown())).toEqual(unchanged(before))
  expect(await listDecisions(db, 'demo')).toEqual([])
  const kinds = await db.select({ kind: propertyChange.kind }).from(propertyChange).orderBy(propertyChange.id)
  expect(kinds.map(({ kind }) => kind)).toEqual(['joined', 'joined', 'parted', 'parted'])
})

test('a figure of the other source says whose it is, with its cell', async () => {
  const { db, a, b, join } = await twoSources()
  await join(a, b, ['rentPerSf'])
  const source = await propertySourceOf(db, 'demo', a)
  expect(source).toMatchObject({ source: 'comps', joined: [{ source: 'feed', propertyId: b }] })
  const [other] = source?.joined ?? []
  expect(other?.shown).toContain('rentPerSf')
  expect(other?.shown).not.toContain('name')
  expect(other?.readings.find(({ field }) => field === 'rentPerSf')?.cell).toBe('0.99')
})

test('a later run of either source updates the one property', async () => {
  const { a, b, importA, importB, join, shown } = await twoSources()
  await join(a, b, ['dockDoors'])
  await importB({ ...B, dockDoors: 12, clearHeight: 30 })
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 12, clearHeight: 26 })
  await importA({ ...A, clearHeight: 28, dockDoors: 9, brokerName: 'Ours' })
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 12, clearHeight: 28, brokerName: 'Ours' })
  expect((await shown()).has(b)).toBe(false)
})

test('a run of many rows, which makes a new snapshot, keeps what is joined', async () => {
  const { a, b, importMade, join, shown } = await twoSources()
  await join(a, b, ['dockDoors'])
  const many = Array.from({ length: 600 }, (_, i) => ({
    key: `N${i}`,
    given: { name: `N${i}`, address: `${i} N St` },
  }))
  await importMade([{ key: 'B', given: { ...B, dockDoors: 14 } }, ...many], { source: 'feed', force: true })
  const book = await shown()
  expect(book.get(a)).toMatchObject({ dockDoors: 14 })
  expect(book.has(b)).toBe(false)
})

test('where the other one leaves its source, the kept one has its own figures until it is back', async () => {
  const { a, b, importB, join, shown } = await twoSources()
  await join(a, b, ['dockDoors'])
  await importB(null)
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 8, brokerName: null })
  await importB(B)
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 10, brokerName: 'Dana Whitfield' })
  expect((await shown()).has(b)).toBe(false)
})

test('where the kept one leaves its source, the other comes forward with what was its own, and steps back later', async () => {
  const { db, by, a, b, importA, join, shown } = await twoSources()
  await db.insert(note).values(noteOf(by.userId, b))
  await join(a, b, ['dockDoors'])
  expect(await notedAt(db)).toBe(a)
  await importA(null)
  expect((await shown()).get(b)).toMatchObject({ name: 'Windfern Crane Wks', dockDoors: 10 })
  expect((await shown()).has(a)).toBe(false)
  expect(await notedAt(db)).toBe(b)
  await importA(A)
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 10 })
  expect((await shown()).has(b)).toBe(false)
  expect(await notedAt(db)).toBe(a)
})

test('a source that is removed takes only its own side of what is joined', async () => {
  const { db, a, b, join, shown } = await twoSources()
  await join(a, b, ['dockDoors'])
  await removeSource(db, 'demo', 'comps')
  expect((await shown()).get(b)).toMatchObject({ dockDoors: 10 })
  expect((await shown()).has(a)).toBe(false)
})

test('notes, places in lists and subjects go along and come back, and a list that had both has one with both notes', async () => {
  const { db, by, a, b, join, undo } = await twoSources()
  await db.insert(note).values(noteOf(by.userId, b))
  const at = new Date('2026-03-01T10:00:00Z')
  const list = { teamId: 'demo', ownerId: by.userId, isPublic: true, createdAt: at, updatedAt: at }
  await db.insert(compList).values([
    { ...list, id: 1, name: 'Both' },
    { ...list, id: 2, name: 'The other alone', subjectPropertyId: b },
  ])
  const entry = {
    teamId: 'demo',
    propertyName: 'As it was called',
    createdAt: at,
    updatedAt: at,
    position: 1,
  }
  await db.insert(compListEntry).values([
    { ...entry, compListId: 1, propertyId: a, notes: 'Of A', isIncluded: false, excludeReason: 'Old' },
    { ...entry, compListId: 1, propertyId: b, notes: 'Of B', isIncluded: true, position: 2 },
    { ...entry, compListId: 2, propertyId: b, notes: null, isIncluded: true },
  ])
  const before = await entriesOf(db)
  await join(a, b)
  expect(await notedAt(db)).toBe(a)
  expect(await entriesOf(db)).toMatchObject([
    { list: 1, id: a, notes: 'Of A\nOf B', isIncluded: true, reason: null },
    { list: 2, id: a, notes: null, isIncluded: true },
  ])
  expect(await subjectOf(db)).toBe(a)
  await undo()
  expect(await entriesOf(db)).toEqual(before)
  expect(await subjectOf(db)).toBe(b)
  expect(await notedAt(db)).toBe(b)
})

test('of corrections the one is shown whose figure was chosen, and each is back where it was once they are parted', async () => {
  const { db, by, a, b, join, undo, shown } = await twoSources()
  await correct(db, by.userId, a, 'rentPerSf', 1.01)
  await correct(db, by.userId, b, 'rentPerSf', 1.05)
  await correct(db, by.userId, b, 'clearHeight', 40)
  const before = await shown()
  await join(a, b, ['rentPerSf'])
  expect((await shown()).get(a)).toMatchObject({ rentPerSf: 1.05, clearHeight: 26 })
  await undo()
  expect(unchanged(await shown())).toEqual(unchanged(before))
  await join(a, b, ['clearHeight'])
  expect((await shown()).get(a)).toMatchObject({ rentPerSf: 1.01, clearHeight: 40 })
})

test('joined in a row, figures pass through all of them, and are parted in any order', async () => {
  const { db, by, a, b, importMade, join, undo, shown } = await twoSources()
  await importMade([{ key: 'C', given: { ...WORKS, name: 'Third', craneTons: 20, dockDoors: 16 } }], {
    source: 'third',
  })
  const [c = ''] = [...(await shown()).values()].filter(({ name }) => name === 'Third').map(({ id }) => id)
  const before = await shown()
  await join(b, c, ['dockDoors'])
  await join(a, b, ['dockDoors'])
  expect((await shown()).get(a)).toMatchObject({ dockDoors: 16, craneTons: 20 })
  await undo()
  expect(unchanged(await shown()).get(a)).toEqual(unchanged(before).get(a))
  expect((await shown()).get(b)).toMatchObject({ dockDoors: 16, craneTons: 20 })
  await undoDecision(db, by, [b, c], nothing)
  expect(unchanged(await shown())).toEqual(unchanged(before))
})

test('what is joined is not joined again elsewhere, nor kept apart, and what nobody has is not found', async () => {
  const { db, by, a, b, join, shown } = await twoSources()
  await join(a, b)
  const [another = ''] = [...(await shown()).keys()].filter((id) => id !== a)
  await expect(join(another, b)).rejects.toMatchObject({ code: 'conflict' })
  await expect(keepApart(db, by, [a, b], nothing)).rejects.toMatchObject({ code: 'conflict' })
  await expect(join(a, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
  await expect(join(a, a)).rejects.toMatchObject({ code: 'bad_request' })
  await seedTeam(db, { id: 'another', name: 'Another' })
  await expect(
    joinProperties(db, { ...by, team: 'another' }, { keep: a, other: b, taken: [] }, nothing),
  ).rejects.toMatchObject({ code: 'not_found' })
  await join(a, b, ['clearHeight'])
  expect((await shown()).get(a)).toMatchObject({ clearHeight: 24 })
  expect(await db.$count(duplicateDecision)).toBe(1)
})

async function subjectOf(db: OpenBook['db']): Promise<string | null | undefined> {
  return (await db.select({ id: compList.subjectPropertyId }).from(compList).where(eq(compList.id, 2)))[0]?.id
}

function entriesOf(db: OpenBook['db']) {
  const {
    compListId: list,
    propertyId: id,
    notes,
    isIncluded,
    excludeReason: reason,
    position,
  } = compListEntry
  return db
    .select({ list, id, notes, isIncluded, reason, position })
    .from(compListEntry)
    .orderBy(list, position)
}
