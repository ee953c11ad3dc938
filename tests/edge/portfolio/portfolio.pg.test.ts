import { beforeAll, expect, test } from 'vitest'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

/** 120 properties: every other one in Houston, every third a warehouse, the rest of no stated type; sizes rise. */
const BOOK = Array.from({ length: 120 }, (_, i) =>
  makeProperty({
    id: `p${String(i).padStart(3, '0')}`,
    name: `Plant ${String(i).padStart(3, '0')}`,
    city: i % 2 === 0 ? 'Houston' : 'Katy',
    propertyType: i % 3 === 0 ? 'Warehouse' : null,
    squareFootage: i * 1_000,
    leaseType: i < 12 ? 'NNN' : null,
    craneTons: i < 30 ? 10 : null,
  }),
)

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, BOOK)
})

async function post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await site.post(path, body)
  return { status: response.status, body: await response.json() }
}
const analysis = (appliedFilters?: unknown) => post('/api/properties/filter-analysis', { appliedFilters })
const filtered = (body: unknown) => post('/api/properties/filter', body)

test('an analysis says what is there, what is good, and what to take next and why', async () => {
  expect(await analysis([{ field: 'city', value: 'houston' }])).toEqual({
    status: 200,
    body: {
      currentCount: 60,
      startingCount: 120,
      optimalRange: { min: 20, max: 50 },
      recommendedMin: 20,
      dataDistribution: { Warehouse: 20, 'N/A': 40 },
      suggestions: [
        {
          field: 'propertyType',
          name: 'propertyType',
          label: 'Property Type',
          values: ['Warehouse'],
          valueLabels: ['Warehouse'],
          counts: [20],
          reasons: ['cuts 60 to 20'],
          newCount: 20,
          more: 0,
        },
        {
          field: 'other',
          name: 'size',
          label: 'Size',
          values: ['under20000', '20000-40000', '40000-60000', '60000-100000', '100000-200000'],
          valueLabels: [
            'Under 20,000 SF',
            '20,000\u2009–\u200940,000 SF',
            '40,000\u2009–\u200960,000 SF',
            '60,000\u2009–\u2009100,000 SF',
            '100,000\u2009–\u2009200,000 SF',
          ],
          counts: [10, 10, 10, 20, 10],
          reasons: ['cuts 60 to 10', 'cuts 60 to 10', 'cuts 60 to 10', 'cuts 60 to 20', 'cuts 60 to 10'],
          newCount: 20,
          more: 0,
        },
        {
          field: 'other',
          name: 'amenity',
          label: 'Amenity',
          values: ['crane'],
          valueLabels: ['Crane Ready'],
          counts: [15],
          reasons: ['cuts 60 to 15'],
          newCount: 15,
          more: 0,
        },
      ],
    },
  })
})

test('without filters the analysis is of the whole book', async () => {
  expect(await analysis()).toMatchObject({ status: 200, body: { currentCount: 120, startingCount: 120 } })
})

test('what a suggestion answered can be sent back as it is', async () => {
  const filters = [
    { field: 'other', value: '60000-100000' },
    { field: 'city', value: 'Houston' },
  ]
  expect(await analysis(filters)).toMatchObject({ body: { currentCount: 20 } })
  expect(await analysis([{ field: 'other', value: 'crane' }])).toMatchObject({ body: { currentCount: 30 } })
})

test('values of one field are alternatives, fields all hold, in either shape', async () => {
  const asObject = { size: ['under20000', '20000-40000'], city: 'Katy' }
  const asList = [
    { field: 'size', value: 'under20000' },
    { field: 'size', value: '20000-40000' },
    { field: 'city', value: 'Katy' },
  ]
  for (const filters of [asObject, asList]) {
    expect(await analysis(filters)).toMatchObject({ body: { currentCount: 20 } })
    const found = await filtered({ filters, limit: 2, page: 2, sortBy: 'sqft_desc' })
    expect(found).toMatchObject({
      status: 200,
      body: { totalCount: 20, results: [{ id: 'p035' }, { id: 'p033' }] },
    })
  }
})

test('no filters find all', async () => {
  expect(await filtered({ filters: [] })).toMatchObject({ body: { totalCount: 120 } })
})

test.each([
  [[{ field: 'color', value: 'red' }], '0.field: must be one of propertyType, city,'],
  [{ color: 'red' }, 'color.field: must be one of propertyType, city,'],
  [{ size: '5' }, 'size.value: must be one of under20000, 20000-40000,'],
  [{ amenity: ['crane', 'pool'] }, 'amenity.value: must be one of crane, sprinkler,'],
  [{ city: 5 }, 'city.value: must be text that is not empty.'],
  [{ city: ' ' }, 'city.value: must be text that is not empty.'],
  [{ city: 'x'.repeat(201) }, 'city.value: must be no longer than 200 characters.'],
  [['city'], '0: must be an object with a field and a value.'],
  ['city', 'must be a list of fields with values, or an object of them.'],
  [Array.from({ length: 61 }, (_, i) => ({ field: 'city', value: `${i}` })), 'must have at most 60 entries.'],
])('%j is refused with a sentence that names the field', async (filters, sentence) => {
  const refusals = [
    { field: 'appliedFilters', answer: await analysis(filters) },
    { field: 'filters', answer: await filtered({ filters }) },
  ]
  for (const { field, answer } of refusals) {
    const message = expect.stringMatching(new RegExp(`^${field}[.:]`))
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', message } })
    expect(answer.body).toMatchObject({ message: expect.stringContaining(sentence) })
  }
})

test('every key of a filter is taken beside a portfolio’s filters and among them, and all combine', async () => {
  for (const one of [
    { minSqft: 100_000, sortBy: 'sqft_desc' },
    { minSize: 100_000, sortBy: 'sqft_desc' },
    { propertyTypes: ['Warehouse'], maxSqft: 12_000 },
    { propertyType: 'Warehouse', maxSize: 12_000 },
    { amenities: ['crane'], location: 'Houston', radius: 50 },
    { minRent: 0, maxRent: '2.50' },
    { yearBuiltMin: 1990, yearBuiltMax: 2020 },
  ]) {
    const alone = await filtered(one)
    expect(alone).toMatchObject({ status: 200 })
    expect(await filtered({ filters: one })).toEqual(alone)
    expect(await filtered({ filters: [], ...one })).toEqual(alone)
  }
  const inKaty = { filters: { city: 'Katy', minSqft: 100_000 } }
  expect(await filtered(inKaty)).toMatchObject({ body: { totalCount: 10 } })
  expect(await filtered({ filters: { minRent: 'x' } })).toMatchObject({
    status: 400,
    body: { message: 'minRent: must be a number.' },
  })
})
