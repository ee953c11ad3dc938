import { beforeAll, describe, expect, test } from 'vitest'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

const BOOK = [
  makeProperty({
    id: 'a',
    name: 'Gears Works',
    city: 'Houston',
    propertyType: 'Manufacturing',
    rentPerSf: 0.7,
    squareFootage: 40_000,
    notes: '10-ton crane',
  }),
  makeProperty({ id: 'b', name: 'Clay Depot', city: 'Katy', propertyType: 'Warehouse', rentPerSf: 0.5 }),
  makeProperty({
    id: 'c',
    name: 'مستودع <script>alert(1)</script> 🏭',
    city: 'Katy',
    propertyType: 'Warehouse',
  }),
]

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, BOOK)
})

async function json(response: Promise<Response>): Promise<unknown> {
  const answered = await response
  return { status: answered.status, ...(await answered.json()) }
}

test('all properties are listed, cheapest first and those without a rent last', async () => {
  expect(await json(site.get('/api/properties'))).toEqual({
    status: 200,
    properties: [BOOK[1], BOOK[0], BOOK[2]],
    totalCount: 3,
  })
})

test('a page of the list counts from 1, and a page past the end is empty', async () => {
  expect(await json(site.get('/api/properties?limit=2&page=2'))).toMatchObject({ properties: [{ id: 'c' }] })
  expect(await json(site.get('/api/properties?limit=2&page=9'))).toMatchObject({
    properties: [],
    totalCount: 3,
  })
})

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

test('words are understood as criteria, and answered with them', async () => {
  const found = json(
    site.post('/api/properties/search', { query: 'manufacturing in Houston under $1/sf with crane' }),
  )
  expect(await found).toMatchObject({
    status: 200,
    totalCount: 1,
    results: [{ id: 'a' }],
    parsedCriteria: { propertyTypes: ['Manufacturing'], location: 'Houston', maxRent: 1 },
  })
})

test('words are used by the rule of the search page, told in the answer, and by the same rule in a file', async () => {
  const asked = { query: 'warehouse in Katy gears' }
  expect(await json(site.post('/api/properties/search', asked))).toMatchObject({
    totalCount: 2,
    searchedWords: {
      told: ['Not used: gears. No property with these criteria mentions it.'],
      notUsed: ['gears'],
      similarCount: 0,
      withSimilar: false,
    },
  })
  expect(await json(site.post('/api/properties/search', { query: 'warehouse' }))).toMatchObject({
    searchedWords: null,
  })
  const file = await site.post('/api/properties/export', { searchQuery: asked.query })
  expect((await file.text()).trim().split('\r\n')).toHaveLength(3)

  const slip = { query: 'clay depto' }
  expect(await json(site.post('/api/properties/search', slip))).toMatchObject({
    results: [{ id: 'b' }],
    searchedWords: { told: [expect.stringMatching(/^No exact match for “clay depto”/)], withSimilar: true },
  })
})

test('of a question for the largest or nearest few those alone are found, and those alone are in a file', async () => {
  const ids = async (query: string, page: object = {}) => {
    const found = (await json(site.post('/api/properties/search', { query, ...page }))) as {
      totalCount: number
      results: { id: string }[]
    }
    return [found.totalCount, found.results.map(({ id }) => id).join()]
  }
  // The third has the size that made properties have; it stands after the first by name where they are alike.
  const largest = BOOK.toSorted((a, b) => (b.squareFootage ?? 0) - (a.squareFootage ?? 0))
  const [first, second] = largest.map(({ id }) => id)
  expect(await ids('the 2 largest')).toEqual([2, `${first},${second}`])
  expect(await ids('the 2 largest', { limit: 1, page: 2 })).toEqual([2, second])
  expect(await ids('the 2 largest', { limit: 1, page: 3 })).toEqual([2, ''])
  const file = await site.post('/api/properties/export', { searchQuery: 'the 2 largest' })
  expect((await file.text()).trim().split('\r\n')).toHaveLength(3)
})

test('an amenity named 32 times is one criterion', async () => {
  const amenities = Array(32).fill('crane')
  const once = await json(site.post('/api/properties/filter', { amenities: ['crane'] }))
  expect(once).toMatchObject({ status: 200, results: [{ id: 'a' }] })
  expect(await json(site.post('/api/properties/filter', { amenities }))).toEqual(once)
  expect(await json(site.post('/api/properties/search', { query: '', filter: { amenities } }))).toMatchObject(
    {
      status: 200,
      results: [{ id: 'a' }],
    },
  )
})

test('of a question with more criteria than can be asked the first are asked, in a file as well', async () => {
  const query = Array.from({ length: 40 }, (_, i) => `not tenant Acme${i}`).join(', ')
  expect(await json(site.post('/api/properties/search', { query }))).toMatchObject({
    status: 200,
    totalCount: 3,
  })
  expect((await site.post('/api/properties/export', { searchQuery: query })).status).toBe(200)
})

test('a filter finds the same under either of its two shapes', async () => {
  const one = await json(site.post('/api/properties/filter', { propertyType: 'Warehouse', minRent: 0.4 }))
  const other = await json(
    site.post('/api/properties/filter', { propertyTypes: ['Warehouse'], minRent: 0.4 }),
  )
  expect(one).toEqual(other)
  expect(one).toMatchObject({ totalCount: 1, results: [{ id: 'b' }] })
})

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

const PAIR = expect.stringMatching(/^Either .*31.* or .*32/)
const LAST = expect.stringMatching(/^D.*32/)

test('what a question has no place for is told, and neither narrows what is found nor a file', async () => {
  // 33 criteria: one figure, 31 pairs of them and one figure.
  const query = Array.from({ length: 32 }, (_, i) => `${i + 1} clear and ${i + 1} docks`).join(' or ')
  const found = await json(site.post('/api/properties/search', { query }))
  expect(found).toMatchObject({ status: 200, unusedCriteria: [PAIR, LAST] })
  expect(await json(site.post('/api/properties/search', { query: 'Katy' }))).toMatchObject({
    unusedCriteria: [],
  })
  expect(await json(site.post('/api/properties/export', { searchQuery: query }))).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^Not used: Either .*32.* That is more than one question can ask\.$/),
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

test('a change in the book is in the next answer', async () => {
  const other = await appUnderTest()
  await fillBook(other.db, [makeProperty({ id: 'a' })])
  expect(await json(other.get('/api/properties'))).toMatchObject({ totalCount: 1 })
  await other.db.execute(
    "begin; select private.open_book('demo'); update property set name = 'Renamed' where id = 'a'; commit",
  )
  expect(await json(other.get('/api/properties'))).toMatchObject({ properties: [{ name: 'Renamed' }] })
})

describe('bad input gets a sentence that names the field, and never a 500', () => {
  test.each([
    ['limit below one', () => site.get('/api/properties?limit=-1'), 'limit: must be above 0.'],
    ['limit that is no number', () => site.get('/api/properties?limit=ten'), 'limit: must be a number.'],
    ['unknown parameter', () => site.get('/api/properties?color=red'), 'body: has unknown fields color.'],
    ['broken JSON', () => site.post('/api/properties/filter', '{"minRent":'), 'The body is not valid JSON.'],
    [
      'unknown field',
      () => site.post('/api/properties/filter', { rent: 1 }),
      'body: has unknown fields rent.',
    ],
    [
      'wrong type',
      () => site.post('/api/properties/filter', { minRent: 'one' }),
      'minRent: must be a number.',
    ],
    ['no object', () => site.post('/api/properties/filter', []), 'body: must be an object.'],
    [
      'fraction of a foot',
      () => site.post('/api/properties/filter', { minSqft: 1.5 }),
      'minSqft: must be a whole number.',
    ],
    [
      'query of the wrong type',
      () => site.post('/api/properties/search', { query: 5 }),
      'query: must be a string.',
    ],
    [
      'query too long',
      () => site.post('/api/properties/search', { query: 'x'.repeat(2_001) }),
      'query: must be no longer than 2,000 characters.',
    ],
  ])('%s', async (_name, send, message) => {
    expect(await json(send())).toEqual({ status: 400, code: 'bad_request', message })
  })

  test('a minimum above its maximum is refused', async () => {
    const answer = await json(site.post('/api/properties/filter', { minRent: 2, maxRent: 1 }))
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('rent') })
  })

  test('a megabyte of query is refused before it is read', async () => {
    const answer = await json(site.post('/api/properties/search', { query: 'x'.repeat(1_000_000) }))
    expect(answer).toEqual({ status: 413, code: 'too_large', message: 'The request is larger than 256 KB.' })
  })

  test.each([
    '🏭🏭',
    'مستودع',
    '<script>alert(1)</script>',
    "'; drop table property; --",
    '=cmd()',
    '\u0000',
    '%',
    '   ',
  ])('the query %j is searched like any other words', async (query) => {
    expect(await json(site.post('/api/properties/search', { query }))).toMatchObject({ status: 200 })
  })

  test('an address that is not there says so', async () => {
    expect(await json(site.get('/api/nope'))).toMatchObject({ status: 404, code: 'not_found' })
  })
})

test('an error nobody foresaw answers a fixed sentence and is logged', async () => {
  const other = await appUnderTest()
  await other.db.execute('drop table property_tail cascade')
  expect(await json(other.get('/api/properties'))).toEqual({
    status: 500,
    code: 'internal',
    message: 'Something went wrong on the server. Please try again.',
  })
  expect(other.log).toMatchObject([{ event: 'error', path: '/api/properties' }])
})
