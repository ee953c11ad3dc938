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
