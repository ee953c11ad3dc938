import { describe, expect, test } from 'vitest'
import { placeHeading } from '../../../../sync/sheets/titles/place-heading.ts'
import { csvOf, previewOf } from '../preview/preview-of.ts'
import { readMade } from '../tables/read-sheets.ts'

const LIST = ['Property', 'Address', 'SF', 'Rent/SF/Mo']

test('towns that title the parts of a list are the cities of their rows, where no column says so', async () => {
  const read = await readMade(
    [
      LIST,
      ['Katy'],
      ['Westpark 1', '100 Katy Fwy', 20_000, 0.8],
      ['Westpark 2', '120 Katy Fwy, Brookshire, TX', 30_000, 0.85],
      ['Katy Total', null, 50_000, null],
      ['Westpark 3', '9 Elm St', 30_000, 0.85],
      ['SUGAR LAND (1)'],
      ['Fluor 1', '1 Fluor Dr', 20_000, 0.8],
      ['Hempstead'],
      ['Depot', '12 Austin St', 20_000, 0.7],
      ['Active Listings'],
      ['Fluor 2', '2 Fluor Dr', 20_000, 0.8],
    ],
    ['name', 'city'],
  )
  expect(read.properties).toEqual([
    ['Westpark 1', 'Katy'],
    ['Westpark 2', 'Brookshire'],
    ['Westpark 3', null],
    ['Fluor 1', 'Sugar Land'],
    ['Depot', 'Hempstead'],
    ['Fluor 2', null],
  ])
})

test('a town with the number of rows below it is their city and no property', async () => {
  const read = await readMade(
    [
      ['Address', 'SF', 'Clear Height', 'Rent ($/SF/Mo)'],
      ['LAS VEGAS (2 buildings)', null, null, null],
      ['6385 S Valley View Blvd', 30_000, 24, 0.9],
      ['3930 W Ali Baba Ln', 24_000, 28, 0.95],
      ['Henderson - 1 property', null, null, null],
      ['150 Cassia Way', 12_000, 20, 1.1],
      ['Southern Nevada - all buildings', 66_000, null, null],
    ],
    ['address', 'city'],
  )
  expect(read.properties).toEqual([
    ['6385 S Valley View Blvd', 'Las Vegas'],
    ['3930 W Ali Baba Ln', 'Las Vegas'],
    ['150 Cassia Way', 'Henderson'],
  ])
  expect(read.others).toEqual(['2 section-title', '5 section-title', '7 total'])
})

test('each table has the town over it, and a table with a column of cities has none from a title', async () => {
  const read = await readMade(
    [
      ['Katy'],
      LIST,
      ['Westpark 1', '100 Katy Fwy', 20_000, 0.8],
      [null],
      ['Stafford, TX'],
      ['Building', 'Street Address', 'Size', 'Rent/SF/Mo'],
      ['Cash 1', '1 Cash Rd', 20_000, 0.8],
      [null],
      ['Pasadena'],
      ['Property', 'Address', 'City', 'SF'],
      ['Red Bluff 1', '1 Red Bluff Rd', null, 20_000],
    ],
    ['name', 'city', 'state'],
  )
  expect(read.properties).toEqual([
    ['Westpark 1', 'Katy', null],
    ['Cash 1', 'Stafford', 'TX'],
    ['Red Bluff 1', null, null],
  ])
})

test('a title that is used stands as a column of its own, which says where it is from', async () => {
  const csv = `Katy,,,\n${csvOf({ Property: ['Westpark 1'], Address: ['100 Katy Fwy'], SF: [20_000] })}`
  const { preview } = await previewOf(csv)
  const column = preview.tables[0]?.columns.at(-1)
  expect(column).toMatchObject({ header: 'City in the title', values: ['Katy'], reading: { role: 'city' } })
  expect(preview.tables[0]?.range).toBe('A2:C3')
  expect(column?.letter).toBe('–')
  expect(column?.why).toContain('said by a title over the rows')
})

describe('what a heading is', () => {
  test.each([
    ['Katy', { role: 'city', text: 'Katy' }],
    ['CITY OF INDUSTRY', { role: 'city', text: 'City of Industry' }],
    ['— 2. Katy (3 leases) —', { role: 'city', text: 'Katy' }],
    ['*** KATY ***', { role: 'city', text: 'Katy' }],
    ['City: Camden', { role: 'city', text: 'Camden' }],
    ['Smallville, KS', { role: 'city', text: 'Smallville, KS' }],
    ['Northwest Submarket', { role: 'submarket', text: 'Northwest' }],
    ['Submarket: Airport', { role: 'submarket', text: 'Airport' }],
    ['Inland Empire West', { role: 'submarket', text: 'Inland Empire West' }],
  ])('%s', (heading, place) => expect(placeHeading(heading)).toEqual(place))

  test.each([
    'Commerce',
    'Industry',
    'Mobile',
    'Summary',
    'IE',
    'Lease Comps 2025',
    'Class A',
    'Dana Whitfield',
    'Submarket Summary',
    'Rents by Submarket',
  ])('%s is no place', (heading) => expect(placeHeading(heading)).toBeNull())
})
