import { beforeEach, expect, test } from 'vitest'
import { nameAlias } from '../../../db/name-alias-table.ts'
import type { ActivityEntry } from '../../../sync/api/activity.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { MARIA, signedIn } from '../people.ts'
import { pushed } from '../pushed.ts'

let site: AppUnderTest
beforeEach(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [
    makeProperty({ id: 'p1', name: 'One', landlordFirm: 'Calder & Rusk Industrial', tenant: null }),
    makeProperty({ id: 'p2', name: 'Two', landlordFirm: 'Harkwell', tenant: null }),
  ])
})

async function found(query: string): Promise<string[]> {
  const answer = await site.post('/api/properties/search', { query }, await signedIn(MARIA))
  const { results } = (await answer.json()) as { results: { id: string }[] }
  return results.map(({ id }) => id)
}

const add = (alias: string, name: string, id = crypto.randomUUID()) =>
  pushed(site, ['alias.add', { id, alias, name, now: 1 }])

test('a name that the team adds is asked for at once, and no more once it is removed', async () => {
  const id = crypto.randomUUID()
  expect(await add('CRI', 'Calder & Rusk Industrial', id)).toEqual([{}])
  expect(await found('owned by CRI')).toEqual(['p1'])
  expect(await found('cri buildings')).toEqual(['p1'])
  expect(await pushed(site, ['alias.remove', { id }])).toEqual([{}])
  expect(await found('owned by CRI')).not.toEqual(['p1'])
})

test('one alias stands for one name, and another answer says for which', async () => {
  await add('CRI', 'Calder & Rusk Industrial')
  const [refused] = await add('cri', 'Harkwell')
  expect(JSON.stringify(refused)).toContain('“CRI” is another name of Calder & Rusk Industrial already.')
  const [same] = await add('Harkwell', 'harkwell')
  expect(JSON.stringify(same)).toContain('alias: It is the same as the name.')
  expect(await site.db.$count(nameAlias)).toBe(1)
})

test('what is added and removed stands in the history, once, with who did it', async () => {
  const id = crypto.randomUUID()
  await add('CRI', 'Calder & Rusk Industrial', id)
  await add('CRI', 'Calder & Rusk Industrial', id)
  await pushed(site, ['alias.remove', { id }])
  const { entries } = (await (await site.get('/api/activity', await signedIn(MARIA))).json()) as {
    entries: ActivityEntry[]
  }
  const told = { who: { id: MARIA.userId, name: MARIA.name }, about: 'CRI for Calder & Rusk Industrial' }
  expect(entries).toMatchObject([
    { kind: 'unnamed', ...told, property: null, source: null },
    { kind: 'named', ...told, property: null, source: null },
  ])
  const only = await site.get('/api/activity?kind=named', await signedIn(MARIA))
  expect(((await only.json()) as { entries: ActivityEntry[] }).entries).toHaveLength(1)
})

test('sent twice it is one', async () => {
  const id = crypto.randomUUID()
  await add(' C  R ', 'Calder & Rusk Industrial', id)
  expect(await add(' C  R ', 'Calder & Rusk Industrial', id)).toEqual([{}])
  expect(await site.db.select({ alias: nameAlias.alias }).from(nameAlias)).toEqual([{ alias: 'C R' }])
})
