import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import type { ApiCompList } from '../../../sync/api/comp-lists.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { MARIA, signedIn } from '../people.ts'
import { pushed } from '../pushed.ts'
import { textsInZip } from './texts-in-zip.ts'

const PROPERTY = 'a'.repeat(24)
const cookie = await signedIn(MARIA)

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: PROPERTY, name: 'Gears Works', rentPerSf: 0.7 })])
  const made = await site.post('/api/comp-lists', { name: 'Gears', isPublic: false }, cookie)
  const { id } = (await made.json()) as ApiCompList
  const added = await site.post(`/api/comp-lists/${id}/properties`, { propertyId: PROPERTY }, cookie)
  expect(added.status).toBe(200)
  const now = 1
  const comp = { compListId: id, propertyId: PROPERTY, now }
  const rate = { kind: 'percent', amount: 0.25 }
  const adjustment = { kind: 'dollars', amount: -0.125, reason: 'Low doors' }
  const writes: [string, object][] = [
    ['assumption.set', { term: 'opexPerSf', value: 0.165, now }],
    ['assumption.set', { term: 'discountPercent', value: 8, now }],
    ['compList.setBase', { id, base: 'netEffectiveRent', now }],
    ['compList.rateRow', { id, characteristic: 'dateSigned', rate, now }],
    ['comp.adjust', { ...comp, characteristic: 'other', adjustment }],
    ['comp.weigh', { ...comp, weight: 60 }],
  ]
  expect(await pushed(site, ...writes)).toEqual(writes.map(() => ({})))
})

async function everything(format: string): Promise<Response> {
  const answer = await site.get(`/api/exports/everything?format=${format}`, cookie)
  expect(answer.status).toBe(200)
  return answer
}

const linesOf = (text: string | undefined) =>
  Papa.parse<Record<string, string>>(text ?? '', { header: true, skipEmptyLines: true }).data

test('what the team assumes leaves with everything: the figure, its unit, who set it and when', async () => {
  const { assumptions } = (await (await everything('json')).json()) as { assumptions: object[] }
  const today = expect.any(Number)
  expect(assumptions).toEqual([
    { term: 'discountPercent', value: 8, author: MARIA.name, createdAt: today },
    { term: 'opexPerSf', value: 0.165, author: MARIA.name, createdAt: today },
  ])
  const texts = await textsInZip(new Uint8Array(await (await everything('csv')).arrayBuffer()))
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(linesOf(texts.get('assumptions.csv'))).toEqual([
    {
      'Assumed Where Not Stated': 'Discount rate',
      Figure: '8',
      Unit: '%',
      'Set By': MARIA.name,
      'Set On': day,
    },
    {
      'Assumed Where Not Stated': 'Operating expenses',
      Figure: '0.165',
      Unit: '$/SF/mo',
      'Set By': MARIA.name,
      'Set On': day,
    },
  ])
})

test('the grid of a list leaves with everything: what it starts from, its rates, and what a comp is adjusted and weighed by', async () => {
  const { compLists } = (await (await everything('json')).json()) as { compLists: object[] }
  expect(compLists).toMatchObject([
    {
      gridBase: 'netEffectiveRent',
      rowRates: { dateSigned: { kind: 'percent', amount: 0.25 } },
      comps: [{ weight: 60, adjustments: { other: { kind: 'dollars', amount: -0.125 } } }],
    },
  ])
  const texts = await textsInZip(new Uint8Array(await (await everything('csv')).arrayBuffer()))
  expect(linesOf(texts.get('comp-lists.csv'))).toMatchObject([
    {
      'Grid Starts From': 'Net effective rent',
      'Grid Rates (% or $/SF/Mo)': 'Date signed +0.25% a month',
      'Adjustments (% or $/SF/Mo)': 'Other \u2212$0.125 (Low doors)',
      'Weight (%)': '60',
    },
  ])
})
