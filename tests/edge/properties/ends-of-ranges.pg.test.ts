import { beforeAll, describe, expect, test } from 'vitest'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
})

async function json(response: Promise<Response>): Promise<unknown> {
  const answered = await response
  return { status: answered.status, ...(await answered.json()) }
}

describe('of properties that were added and changed at some time', () => {
  let dated: AppUnderTest
  beforeAll(async () => {
    const at = (text: string) => Date.parse(text)
    dated = await appUnderTest()
    await fillBook(dated.db, [
      makeProperty({ id: 'early', createdAt: at('2026-11-02T12:00:00Z') }),
      makeProperty({
        id: 'late',
        createdAt: at('2026-11-20T12:00:00Z'),
        changedAt: at('2026-11-21T12:00:00Z'),
      }),
      makeProperty({
        id: 'risen',
        createdAt: at('2026-11-22T11:00:00Z'),
        changedAt: at('2026-11-22T12:00:00Z'),
        rentChangedAt: at('2026-11-22T12:00:00Z'),
      }),
    ])
  })

  test.each([
    ['addedSince=2026-11-20', ['late', 'risen']],
    ['addedSince=2026-11-22', ['risen']],
    ['changedSince=2026-11-21', ['late', 'risen']],
    ['changedSince=2026-11-22T11:30:00Z', ['risen']],
    ['changedSince=2026-11-22T12:30:00%2B01:00', ['risen']],
    ['changedSince=2026-11-22T13:00:00Z', []],
    ['rentChangedSince=2026-11-01', ['risen']],
    ['changedSince=2026-11-21&rentChangedSince=2026-11-01&limit=5', ['risen']],
  ])('the list has what became of them: %s', async (asked, ids) => {
    const { properties } = (await (await dated.get(`/api/properties?${asked}`)).json()) as {
      properties: { id: string }[]
    }
    expect(properties.map(({ id }) => id).sort()).toEqual(ids)
  })
})

test.each(['yesterday', '2026-02-30', '2026-11-22T17:40', '2026-11-22T17:40:00'])(
  'a time that is none, or without its zone, is refused by the name of its field: %s',
  async (time) => {
    const answer = await site.get(`/api/properties?changedSince=${encodeURIComponent(time)}`)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('changedSince')])
  },
)

const LEASE = { rentPerSf: 1, leaseTerm: 12, rentEscalationPct: 0, freeRentMonths: 0, tiPerSf: 0 }
const DEALS = [
  makeProperty({
    ...LEASE,
    id: 'old',
    freeRentMonths: 6,
    capRate: 7,
    truckCourtFeet: 120,
    effectiveRent: 0.62,
    leasedSf: 40_000,
    percentLeased: 75,
    dateSigned: '2021-05',
    latitude: 29.7,
    longitude: -95.4,
    createdAt: Date.parse('2026-11-02T12:00:00Z'),
  }),
  makeProperty({
    ...LEASE,
    id: 'new',
    capRate: 5.5,
    truckCourtFeet: 185,
    effectiveRent: 0.81,
    leasedSf: 90_000,
    percentLeased: 100,
    dateSigned: '2025-Q2',
    latitude: 32.8,
    longitude: -96.8,
    createdAt: Date.parse('2026-11-20T12:00:00Z'),
  }),
  makeProperty({
    id: 'bare',
    latitude: null,
    longitude: null,
    createdAt: Date.parse('2026-11-02T12:00:00Z'),
  }),
]

describe('of deals', () => {
  let deals: AppUnderTest
  beforeAll(async () => {
    deals = await appUnderTest()
    await fillBook(deals.db, DEALS)
  })

  test.each([
    [{ minCapRate: 6 }, ['old']],
    [{ maxCapRate: '5.5' }, ['new']],
    [{ minTruckCourtFeet: 100, maxTruckCourtFeet: 200 }, ['new', 'old']],
    [{ minEffectiveRent: 0.7 }, ['new']],
    [{ maxEffectiveRent: 0.7 }, ['old']],
    // Six of twelve months are free, or none.
    [{ minNetEffectiveRent: 0.4, maxNetEffectiveRent: '0.5' }, ['old']],
    [{ minEffectiveOverTerm: 0.9 }, ['new']],
    [{ minNetEffectiveRent: -1 }, ['new', 'old']],
    [{ minLeasedSf: 40_000, maxLeasedSf: 60_000 }, ['old']],
    [{ minPercentLeased: '90' }, ['new']],
    [{ maxPercentLeased: 90 }, ['old']],
    [{ minDateSigned: '2025' }, ['new']],
    [{ maxDateSigned: '2025-Q2' }, ['new', 'old']],
    [{ maxDateSigned: '2025-05-31' }, ['old']],
    [{ minLatitude: 30 }, ['new']],
    [{ maxLongitude: -96, maxLatitude: 31 }, []],
    [{ minCreatedAt: '2026-11-10', minCapRate: 1 }, ['new']],
    [{ notStated: ['capRate'] }, ['bare']],
    [{ stated: ['capRate', 'leasedSf'] }, ['new', 'old']],
    [{ stated: ['capRate'], notStated: ['latitude'] }, []],
  ])('every figure and every date has both ends over HTTP: %j', async (filter, ids) => {
    const foundBy = async (path: string, body: object) => {
      const { results } = (await (await deals.post(path, body)).json()) as { results: { id: string }[] }
      return results.map(({ id }) => id).sort()
    }
    expect(await foundBy('/api/properties/filter', filter)).toEqual(ids)
    expect(await foundBy('/api/properties/search', { query: '', filter })).toEqual(ids)
  })

  test('a minute and the whole day that holds it are the two ends of a moment, and ends that cross are refused', async () => {
    const ask = async (minCreatedAt: string, maxCreatedAt: string) => {
      const answer = await deals.post('/api/properties/filter', { minCreatedAt, maxCreatedAt })
      const { results, message } = (await answer.json()) as { results?: { id: string }[]; message?: string }
      return results?.map(({ id }) => id) ?? message
    }
    const crossed = 'Minimum imported is above maximum imported'
    expect(await ask('2026-11-20T11:59:00Z', '2026-11-20')).toEqual(['new'])
    expect(await ask('2026-11-20', '2026-11-20T12:00:00Z')).toEqual(['new'])
    expect(await ask('2026-11-20T12:01:00Z', '2026-11-20')).toEqual([])
    expect(await ask('2026-11-20', '2026-11-20T11:59:00Z')).toEqual([])
    expect(await ask('2026-11-20T12:01:00Z', '2026-11-20T12:00:00Z')).toBe(crossed)
    expect(await ask('2026-11-20T12:01:00Z', '2026-11-19')).toBe(crossed)
  })

  test('what a source states of a lease narrows a file as well', async () => {
    const searchQuery = 'effective rent at most $0.70, at most 60,000 sf of leased area, 70% leased'
    const file = await deals.post('/api/properties/export', { searchQuery, columns: 'all' })
    const [, ...rows] = (await file.text()).trim().split('\r\n')
    expect(rows).toEqual([expect.stringContaining('old')])
  })
})

test.each([
  [{ minCapRate: 7, maxCapRate: 5 }, 'Minimum cap rate is above maximum cap rate'],
  [{ minDateSigned: '2025', maxDateSigned: '2024-12' }, 'Minimum date signed is above maximum date signed'],
  [
    { minNetEffectiveRent: 2, maxNetEffectiveRent: 1 },
    'Minimum net effective rent is above maximum net effective rent',
  ],
  [{ minSaleDate: '2025-02-30' }, 'minSaleDate'],
  [{ maxSaleDate: '2025-13' }, 'maxSaleDate'],
  [{ minCraneTons: -1 }, 'minCraneTons'],
])('ends that leave nothing, or are none, are refused by the name of the field: %j', async (filter, told) => {
  const answer = await site.post('/api/properties/filter', filter)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(told)])
})

test('under a rent is without it, up to a rent is with it, also of rents that are no whole cents', async () => {
  const other = await appUnderTest()
  const rents = [0.9999, 1, 1.0001, 1.5]
  await fillBook(
    other.db,
    rents.map((rentPerSf) => makeProperty({ id: String(rentPerSf), rentPerSf })),
  )
  const found = async (query: string) => {
    const { results, parsedCriteria } = (await json(
      other.post('/api/properties/search', { query }),
    )) as unknown as { results: { rentPerSf: number }[]; parsedCriteria: { maxRent: number | null } }
    return [results.map(({ rentPerSf }) => rentPerSf), parsedCriteria.maxRent]
  }
  expect(await found('under $1/sf')).toEqual([[0.9999], 1])
  expect(await found('up to $1/sf')).toEqual([[0.9999, 1], 1])
  expect(await found('over $1/sf')).toEqual([[1.0001, 1.5], null])
  expect(await found('at least $1/sf')).toEqual([[1, 1.0001, 1.5], null])
})
