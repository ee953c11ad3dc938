import { expect, test } from 'vitest'
import { csvOf, previewOf } from '../preview/preview-of.ts'
import { readMade, readRows } from './read-sheets.ts'

test('a column that holds several fields is read in its parts', async () => {
  const read = await readMade(
    [
      ['Property', 'Address', 'Clear / Docks / GL', 'Lease Dates', 'City/State'],
      ['Alder 1', '100 Main St', "32' / 24 / 2", '1/1/2025 - 12/31/2029', 'Katy, TX'],
      ['Alder 2', '200 Main St', "24'/4/1", 'Feb 2025 to Jan 2030', 'Katy, TX'],
      ['Alder 3', '300 Main St', 'see flyer', 'month to month', 'Katy, TX'],
    ],
    ['clearHeight', 'dockDoors', 'gradeDoors', 'commencement', 'expiration', 'dateSigned', 'city'],
  )
  expect(read.properties).toEqual([
    [32, 24, 2, '2025-01-01', '2029-12-31', null, 'Katy'],
    [24, 4, 1, '2025-02', '2030-01', null, 'Katy'],
    [null, null, null, null, null, null, 'Katy'],
  ])
})

test('the whole cell stays to be seen beside its parts, and the preview says what they are', async () => {
  const csv = csvOf({ Address: ['1 Elm St', '2 Elm St'], 'Docks / Clear': ['4 / 24', '6 / 28'] })
  const { preview } = await previewOf(csv)
  const columns = preview.tables[0]?.columns.slice(1)
  expect(columns?.map(({ header, why }) => [header, why])).toEqual([
    ['Docks / Clear', 'read in its parts'],
    ['Docks', 'part of another column; 4 to 6'],
    ['Clear', 'part of another column; 24 to 28'],
  ])
})

test('a header that is one field is not parted, and neither is one whose other part has a column already', async () => {
  const read = await readMade(
    [
      ['Address', 'Rent/SF/Mo', 'DH/GL', 'Docks / Clear', 'Clear Height'],
      ['1 Elm St', 0.8, '4/2', '9 / 9', 24],
      ['2 Elm St', 0.9, '6/1', '9 / 9', 28],
    ],
    ['rentPerSf', 'dockDoors', 'gradeDoors', 'clearHeight'],
  )
  expect(read.properties.map(([rent, , , clear]) => [rent, clear])).toEqual([
    [0.8, 24],
    [0.9, 28],
  ])
})

test('a column of specifications in words gives the clear height and the doors', async () => {
  const read = await readMade(
    [
      ['Address', 'Bldg Specs'],
      ['1 Elm St', "24' clear, 4 docks, 1 ramp"],
      ['2 Elm St', '30 ft clr; 12 DH; 2 GL; ESFR'],
      ['3 Elm St', 'ESFR'],
    ],
    ['clearHeight', 'dockDoors', 'gradeDoors'],
  )
  expect(read.properties).toEqual([
    [24, 4, 1],
    [30, 12, 2],
    [null, null, null],
  ])
})

test.each(['Parties', 'Tenant', 'Tenant / Landlord'])(
  'parties under “%s” with their side behind them are told apart',
  async (header) => {
    const read = await readRows(
      [
        ['Address', header],
        ['1 Oak St', 'Acme (T) / Garnet REIT (LL)'],
        ['2 Oak St', 'Dunmore Trust (LL); Zenith (T)'],
      ],
      ['address', 'tenant', 'landlordFirm'],
    )
    expect(read.properties).toEqual([
      ['1 Oak St', 'Acme', 'Garnet REIT'],
      ['2 Oak St', 'Zenith', 'Dunmore Trust'],
    ])
  },
)

test.each(['Rent (Ask/Taken)', 'Asking / Actual Rent', 'Asking Rate / Deal Rate'])(
  'under “%s” what was asked and what was agreed are two rents',
  async (header) => {
    const read = await readRows(
      [
        ['Address', header],
        ['1 Oak St', '$1.15 / $1.05'],
        ['2 Oak St', '0.95 / 0.91'],
      ],
      ['address', 'askingRent', 'rentPerSf'],
    )
    expect(read.properties).toEqual([
      ['1 Oak St', 1.15, 1.05],
      ['2 Oak St', 0.95, 0.91],
    ])
  },
)
