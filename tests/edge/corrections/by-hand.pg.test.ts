import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { source } from '../../../db/private-schema.ts'
import { propertyTail } from '../../../db/schema.ts'
import { joinProperties } from '../../../edge/duplicates/decide.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { JAMES, MARIA, signedIn } from '../people.ts'
import { pushedAlone } from '../pushed.ts'

let site: AppUnderTest
beforeEach(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: 'p1' })])
})

type Who = typeof JAMES

/** The sentence of the refusal, null where it was done. */
async function write(name: string, args: object, by: Who = JAMES): Promise<string | null> {
  const answer = await pushedAlone(site, [name, { optimistic: null, now: 0, ...args }], await signedIn(by))
  const { mutations } = (await answer.json()) as { mutations: { result: { message?: string } }[] }
  return mutations[0]?.result.message ?? null
}

const TYPED = {
  address: '5675 Windfern Rd, Houston, TX 77041',
  tenant: 'Wharfside',
  rentPerSf: '$14.10 NNN/yr',
}

async function shown(id: string) {
  const [row] = await site.db.select().from(propertyTail).where(eq(propertyTail.id, id))
  return row?.row
}

test('a comp that is typed stands in the book, of a source that is made with the first', async () => {
  expect(await write('property.add', { id: 'typed-one', typed: TYPED })).toBeNull()
  expect(await write('property.add', { id: 'typed-two', typed: { name: 'Another' } })).toBeNull()
  // Sent again after a lost answer it is one comp.
  expect(await write('property.add', { id: 'typed-one', typed: TYPED })).toBeNull()
  expect(await shown('typed-one')).toMatchObject({
    name: '5675 Windfern Rd',
    city: 'Houston',
    tenant: 'Wharfside',
    rentPerSf: 1.175,
    leaseType: 'NNN',
    sourceSheet: 'Added by hand',
  })
  const hand = await site.db.select().from(source).where(eq(source.kind, 'hand'))
  expect(hand).toMatchObject([{ name: 'Added by hand', addedBy: 'demo-james' }])
})

test('what is open or not understood is refused with the field and a sentence, and nothing is written', async () => {
  const typed = { ...TYPED, rentPerSf: '2.5' }
  expect(await write('property.add', { id: 'typed-one', typed })).toBe(
    'rentPerSf: “2.5” leaves open which it is.',
  )
  expect(await write('property.add', { id: 'typed-one', typed: { city: 'Houston' } })).toBe(
    'address: A comp needs a name or an address.',
  )
  expect(await shown('typed-one')).toBeUndefined()
  expect(await site.db.select().from(source).where(eq(source.kind, 'hand'))).toEqual([])
})

test('who typed it removes it and gets it back; what a source gives cannot be removed', async () => {
  await write('property.add', { id: 'typed-one', typed: TYPED }, MARIA)
  expect(await write('property.remove', { id: 'typed-one' })).toBe(
    'Only the author or an administrator may delete this.',
  )
  expect(await write('property.remove', { id: 'typed-one' }, MARIA)).toBeNull()
  expect(await shown('typed-one')).toBeNull()
  expect(await write('property.restore', { id: 'typed-one' }, MARIA)).toBeNull()
  expect(await shown('typed-one')).toMatchObject({ tenant: 'Wharfside' })
  expect(await write('property.remove', { id: 'p1' }, MARIA)).toBe(
    'Only comps that were added by hand can be removed.',
  )
})

test('a joined one that is removed brings the other forward, and steps before it again once it is back', async () => {
  await write('property.add', { id: 'typed-one', typed: TYPED })
  await joinProperties(
    site.db,
    { team: JAMES.teamId, userId: JAMES.userId, at: new Date() },
    { keep: 'typed-one', other: 'p1', taken: [] },
    async () => {},
  )
  expect(await shown('p1')).toBeNull()
  await write('property.remove', { id: 'typed-one' })
  expect([await shown('typed-one'), await shown('p1')]).toEqual([null, expect.any(Object)])
  await write('property.restore', { id: 'typed-one' })
  expect([await shown('typed-one'), await shown('p1')]).toEqual([expect.any(Object), null])
})

test('once its source was removed, what is typed or comes back is listed under another, and the first can be restored', async () => {
  await write('property.add', { id: 'typed-one', typed: TYPED })
  await write('property.add', { id: 'typed-two', typed: { name: 'Two' } })
  const maria = await signedIn(MARIA)
  const listed = async () => {
    const { sources } = (await (await site.get('/api/sources', maria)).json()) as { sources: Listed[] }
    const ofHand = sources.filter(({ kind }) => kind === 'hand')
    return ofHand.map(({ name, properties }) => [name, properties])
  }
  expect(await listed()).toEqual([['Added by hand', 2]])
  const [hand] = await site.db.select().from(source).where(eq(source.kind, 'hand'))
  expect((await site.remove(`/api/sources/${hand?.id}`, maria)).ok).toBe(true)
  expect(await listed()).toEqual([])

  await write('property.add', { id: 'typed-three', typed: { name: 'Three' } })
  expect(await write('property.restore', { id: 'typed-one' })).toBeNull()
  expect(await listed()).toEqual([['Added by hand 2', 2]])
  expect([await shown('typed-one'), await shown('typed-two')]).toEqual([expect.any(Object), null])

  expect((await site.post(`/api/sources/${hand?.id}/restore`, {}, maria)).ok).toBe(true)
  expect(await listed()).toEqual([
    ['Added by hand', 1],
    ['Added by hand 2', 2],
  ])
})

interface Listed {
  name: string
  kind: string
  properties: number
}
