import { beforeEach, expect, test } from 'vitest'
import { assumedTerm } from '../../../db/assumed-term-table.ts'
import type { ActivityEntry } from '../../../sync/api/activity.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { MARIA, signedIn } from '../people.ts'
import { pushed } from '../pushed.ts'

/** Without a discount they are worth the same; the dearer money is, the more free rent at the start weighs. */
const LEASE = { leaseTerm: 60, rentEscalationPct: 0, rentPerSf: 1, freeRentMonths: 0, tiPerSf: 0 }

let site: AppUnderTest
beforeEach(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [
    makeProperty({ ...LEASE, id: 'p1', name: 'Free', rentPerSf: 1.25, freeRentMonths: 12 }),
    makeProperty({ ...LEASE, id: 'p2', name: 'Level', rentPerSf: 0.99 }),
  ])
})

const assume = (term: string, value: number | null) =>
  pushed(site, ['assumption.set', { term, value, now: 1 }])

async function found(): Promise<string[]> {
  const query = 'net effective rent over $0.98'
  const answer = await site.post('/api/properties/search', { query }, await signedIn(MARIA))
  const { results } = (await answer.json()) as { results: { name: string }[] }
  return results.map(({ name }) => name).toSorted()
}

test('what the team assumes is in what a question finds at once, and out of it again', async () => {
  expect(await found()).toEqual(['Free', 'Level'])
  expect(await assume('discountPercent', 12)).toEqual([{}])
  expect(await found()).toEqual(['Level'])
  expect(await assume('discountPercent', null)).toEqual([{}])
  expect(await found()).toEqual(['Free', 'Level'])
})

test('a figure out of reach is refused with the bounds, and nothing is kept', async () => {
  const [refused] = await assume('modifiedGrossPercent', 140)
  expect(JSON.stringify(refused)).toContain('It has to be from 0 to 100%.')
  expect(await site.db.$count(assumedTerm)).toBe(0)
})

test('who set a figure first keeps their name when it is set again, and the audit log has each change once', async () => {
  await assume('commissionPerSf', 6)
  await assume('commissionPerSf', 6)
  await assume('commissionPerSf', 7.5)
  await assume('commissionPerSf', null)
  await assume('commissionPerSf', null)
  const { entries } = (await (await site.get('/api/audit', await signedIn(MARIA))).json()) as {
    entries: { action: string; details: object }[]
  }
  const about = entries.filter(({ action }) => action.startsWith('term_'))
  expect(about.map(({ action, details }) => [action, details])).toEqual([
    ['term_unassumed', { term: '$7.50/SF commissions' }],
    ['term_assumed', { term: '$7.50/SF commissions' }],
    ['term_assumed', { term: '$6.00/SF commissions' }],
  ])
})

test('activity has a line for each change: who, which figure, what it was and what it became', async () => {
  await assume('discountPercent', 8)
  await assume('commissionPerSf', 6)
  await assume('discountPercent', 9.5)
  await assume('discountPercent', 9.5)
  await assume('discountPercent', null)
  const listed = async (query = '') => {
    const answer = await site.get(`/api/activity${query}`, await signedIn(MARIA))
    return ((await answer.json()) as { entries: ActivityEntry[] }).entries
  }
  const entries = await listed()
  const term = 'discountPercent'
  const label = 'Discount rate'
  expect(entries.map(({ fields }) => fields)).toEqual([
    [{ field: term, label, before: '9.5%', after: 'none' }],
    [{ field: term, label, before: '8%', after: '9.5%' }],
    [{ field: 'commissionPerSf', label: 'Commissions', before: 'none', after: '$6.00/SF' }],
    [{ field: term, label, before: 'none', after: '8%' }],
  ])
  const told = { kind: 'assumed', who: { id: MARIA.userId, name: MARIA.name } }
  const alone = { property: null, source: null, about: null, counts: null, canRollBack: false }
  for (const entry of entries) expect(entry).toMatchObject({ ...told, ...alone })
  expect(await listed('?kind=assumed')).toEqual(entries)
  expect(await listed('?kind=named')).toEqual([])
})
