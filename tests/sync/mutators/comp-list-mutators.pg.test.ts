import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { compList, compListEntry } from '../../../db/schema.ts'
import { MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import { queries } from '../../../sync/queries.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { JAMES, MARIA, STRANGER, twoTeams } from './two-teams.ts'

const { db, provider, run } = twoTeams()

const comp = (propertyId: string) => ({
  propertyId,
  propertyName: `Property ${propertyId}`,
  propertyAddress: null,
  notes: null,
})

let lists = 0
/** A list of Maria's in the database, by default private. */
async function makeList({ isPublic = false, of = [] as string[] } = {}): Promise<number> {
  const id = 1_000 + lists++
  await run(MARIA, 'compList.create', {
    id,
    name: 'Windfern comps',
    description: null,
    centerAddress: null,
    latitude: null,
    longitude: null,
    radius: null,
    isPublic,
    subjectPropertyId: null,
    filters: null,
    comps: of.map(comp),
  })
  return id
}

const entriesOf = (id: number) =>
  db()
    .select()
    .from(compListEntry)
    .where(eq(compListEntry.compListId, id))
    .orderBy(asc(compListEntry.position))
const idsIn = async (id: number) => (await entriesOf(id)).map(({ propertyId }) => propertyId)
const nameOf = async (id: number) => (await db().select().from(compList).where(eq(compList.id, id)))[0]?.name

async function seenBy(ctx: SessionUser, id: number): Promise<boolean> {
  const query = queries.compList.one.fn({ args: { id }, ctx })
  return (await provider().run(query)) !== undefined
}

test('a list comes with its comps in order, and the same creation again changes nothing', async () => {
  const id = await makeList({ of: ['c', 'a', 'b'] })
  await run(MARIA, 'compList.create', {
    id,
    name: 'Sent twice',
    description: null,
    centerAddress: null,
    latitude: null,
    longitude: null,
    radius: null,
    isPublic: true,
    subjectPropertyId: null,
    filters: null,
    comps: [comp('z')],
  })
  expect([await nameOf(id), await idsIn(id)]).toEqual(['Windfern comps', ['c', 'a', 'b']])
})

test('a private list is nobody else’s, a shared one is read by the team alone and changed by its owner alone', async () => {
  const own = await makeList({ of: ['a'] })
  const shared = await makeList({ isPublic: true, of: ['a'] })
  expect([await seenBy(JAMES, own), await seenBy(JAMES, shared), await seenBy(STRANGER, shared)]).toEqual([
    false,
    true,
    false,
  ])
  for (const [list, sentence] of [
    [own, 'This no longer exists'],
    [shared, 'Only the owner of a comp list may change it.'],
  ] as const) {
    const id = list
    const on = { compListId: list, propertyId: 'a' }
    for (const [name, args] of [
      ['compList.edit', { id, name: 'Mine', description: null, centerAddress: null, isPublic: true }],
      ['compList.setSubject', { id, propertyId: 'a' }],
      ['compList.describeSubject', { id, subject: null }],
      ['comp.adjust', { ...on, characteristic: 'size', adjustment: null }],
      ['comp.weigh', { ...on, weight: 10 }],
      ['compList.remove', { id }],
      ['comp.add', { compListId: list, comps: [comp('b')] }],
      ['comp.include', on],
      ['comp.exclude', { ...on, reason: null }],
      ['comp.annotate', { ...on, notes: 'Mine' }],
      ['comp.remove', { compListId: list, propertyIds: ['a'] }],
      ['comp.place', { ...on, after: null }],
    ] as const) {
      await expect(run(JAMES, name, args)).rejects.toThrow(sentence)
    }
    expect([await nameOf(list), await idsIn(list)]).toEqual(['Windfern comps', ['a']])
  }
})

test('a property added twice is in the list once, as it was', async () => {
  const id = await makeList({ of: ['a'] })
  await run(MARIA, 'comp.annotate', { compListId: id, propertyId: 'a', notes: '  Toured  ' })
  await run(MARIA, 'comp.add', { compListId: id, comps: [comp('b'), comp('a'), comp('b')] })
  expect((await entriesOf(id)).map(({ propertyId, notes }) => [propertyId, notes])).toEqual([
    ['a', 'Toured'],
    ['b', null],
  ])
})

test('two people who add at the same time both succeed, and nothing is doubled or lost', async () => {
  const id = await makeList()
  const add = (...ids: string[]) => run(MARIA, 'comp.add', { compListId: id, comps: ids.map(comp) })
  await Promise.all([add('a', 'b'), add('b', 'c'), add('c', 'a', 'd')])
  expect((await idsIn(id)).sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('an excluded comp remembers who left it out, when and why, until it is included again', async () => {
  const id = await makeList({ of: ['a'] })
  await run(MARIA, 'comp.exclude', { compListId: id, propertyId: 'a', reason: 'Flex, not bulk' })
  const [excluded] = await entriesOf(id)
  expect(excluded).toMatchObject({
    isIncluded: false,
    excludedBy: 'demo-maria',
    excludedAt: expect.any(Date),
    excludeReason: 'Flex, not bulk',
  })
  await run(MARIA, 'comp.include', { compListId: id, propertyId: 'a' })
  expect((await entriesOf(id))[0]).toMatchObject({
    isIncluded: true,
    excludedBy: null,
    excludedAt: null,
    excludeReason: null,
  })
})

test('comps are moved, and taken out', async () => {
  const id = await makeList({ of: ['a', 'b', 'c', 'd'] })
  await run(MARIA, 'comp.place', { compListId: id, propertyId: 'd', after: 'a' })
  await run(MARIA, 'comp.place', { compListId: id, propertyId: 'c', after: null })
  expect(await idsIn(id)).toEqual(['c', 'a', 'd', 'b'])
  await run(MARIA, 'comp.remove', { compListId: id, propertyIds: ['a', 'gone'] })
  expect(await idsIn(id)).toEqual(['c', 'd', 'b'])
  await expect(run(MARIA, 'comp.place', { compListId: id, propertyId: 'a', after: null })).rejects.toThrow(
    'no longer in the comp list',
  )
})

test('a deleted list is gone for everybody and can be restored by its owner', async () => {
  const id = await makeList({ isPublic: true, of: ['a'] })
  await run(MARIA, 'compList.remove', { id })
  expect([await seenBy(MARIA, id), await seenBy(JAMES, id)]).toEqual([false, false])
  await expect(run(JAMES, 'compList.restore', { id })).rejects.toThrow('no longer exists')
  await run(MARIA, 'compList.restore', { id })
  expect([await seenBy(MARIA, id), await idsIn(id)]).toEqual([true, ['a']])
})

test('a list deleted more than a day ago is forgotten when its owner deletes another', async () => {
  const old = await makeList({ of: ['a'] })
  await run(MARIA, 'compList.remove', { id: old })
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  await db().update(compList).set({ removedAt: twoDaysAgo }).where(eq(compList.id, old))
  await run(MARIA, 'compList.remove', { id: await makeList() })
  expect([await nameOf(old), await idsIn(old)]).toEqual([undefined, []])
})

test.each([
  ['of spaces', '   '],
  ['of 10,000 characters', 'x'.repeat(10_000)],
])('a name %s is refused, and the list keeps the one it had', async (_, name) => {
  const id = await makeList()
  const edit = { id, name, description: null, centerAddress: null, isPublic: false }
  await expect(run(MARIA, 'compList.edit', edit)).rejects.toThrow()
  expect(await nameOf(id)).toBe('Windfern comps')
})

test('a center address that changes moves the list, one that does not leaves it where it is', async () => {
  const id = await makeList()
  const edit = { id, name: 'Windfern comps', description: null, isPublic: false }
  const placeOf = async () => {
    const [list] = await db().select().from(compList).where(eq(compList.id, id))
    return [list?.centerAddress, list?.latitude, list?.longitude]
  }
  const center = { latitude: 29.79, longitude: -95.82 }
  await run(MARIA, 'compList.edit', { ...edit, centerAddress: 'Katy, TX', center })
  await run(MARIA, 'compList.edit', { ...edit, centerAddress: 'Katy, TX', isPublic: true })
  expect(await placeOf()).toEqual(['Katy, TX', 29.79, -95.82])
  await run(MARIA, 'compList.edit', { ...edit, centerAddress: 'Somewhere', center: null })
  expect(await placeOf()).toEqual(['Somewhere', null, null])
})

test('a name of emoji is kept as it is, but for what turns letters around', async () => {
  const id = await makeList()
  await run(MARIA, 'compList.edit', {
    id,
    name: ' \u202e🏗️👩‍🔧🏭 ',
    description: ' ',
    centerAddress: null,
    isPublic: false,
  })
  expect(await nameOf(id)).toBe('🏗️👩‍🔧🏭')
})

test('a list that would grow beyond its limit is refused whole', async () => {
  const id = await makeList({ of: ['first'] })
  const many = Array.from({ length: MAX_COMPS }, (_, i) => comp(`p${i}`))
  await expect(run(MARIA, 'comp.add', { compListId: id, comps: many })).rejects.toThrow(
    'at most 1,000 properties',
  )
  expect(await idsIn(id)).toEqual(['first'])
})
