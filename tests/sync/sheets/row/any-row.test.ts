import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property, UNCHANGED } from '../../../../sync/domain/property.ts'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { readOneRow } from '../read-one-row.ts'

/** A header for each kind of reader, with a cell it understands. */
const UNDERSTOOD: Readonly<Record<string, string>> = {
  Rent: '$1.35/SF/mo NNN',
  'Rent ($/SF/Yr)': '16.20',
  'Annual Rent': '$725,000',
  'NNN Charges': '$3.90/SF/yr',
  Size: '45,000 SF',
  'Leased SF': '12,000',
  'Lot Size (AC)': '2.4',
  'Clear Height': "32'",
  'Truck Court': "185'",
  Docks: '12 DH',
  'Drive Ins': '2',
  Loading: '12 DH / 2 GL',
  'Year Built': '1985',
  Office: '2,500 SF',
  Crane: '10 ton',
  'Trailer Parking': '40',
  Rail: 'Yes',
  Commencement: '3/14/2025',
  Term: '60 months',
  Escalations: '3%',
  'Free Rent': '6 months',
  TI: '$25/SF',
  'Lease Type': 'NNN',
  'Sale Price': '$1,250,000',
  'Price/SF': '$52.08',
  Latitude: '29.76',
  Longitude: '-95.37',
  Zip: '77041',
}
const TEXTS = [
  'Property Name',
  'Type',
  'Sprinklers',
  'Power',
  'Column Spacing',
  'Notes',
  'Tenant',
  'Broker',
  'Email',
  'Brochure',
  'City',
  'State',
  'Suite',
  'Rent Basis',
  'Currency',
  'Property ID',
]

const PIECES =
  "$ 1 12 1,250 0.85 16.20 .5 1.2M 45K -5 (3) % / - – to /SF psf /mo /yr NNN MG gross plus + w/ CAM OpEx free months bumps 3% 32' 24'6\" m ft acres SF m² dock DH GL grade no yes TBD n/a ± ~ approx #REF! 1985 2025 March Q3 3/14/25 14/03/2025 Austin, TX 78701 n/a =cmd() <script> ½ € CAD".split(
    ' ',
  )

const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => pieces.join('')),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant({ date: '2025-10-12' }),
  fc.record({
    number: fc.double({ noNaN: true, noDefaultInfinity: true }),
    format: fc.constantFrom('0%', '0.00"/SF/YR"', '00000', '[$€-2] 0', '#,##0 "SF"', ''),
  }),
)

const HEADERS = [...Object.keys(UNDERSTOOD), ...TEXTS]

test('any cell under any header gives a property that the store can hold, or a reason', () => {
  const row = fc.record(Object.fromEntries(HEADERS.map((header) => [header, anyCell])))
  fc.assert(
    fc.property(row, (cells) => {
      const outcome = readOneRow({ Address: '12 Oak St', ...cells })
      if (outcome.kind !== 'property') return
      const stored = property.safeParse({
        ...outcome.property,
        id: outcome.key,
        sourceSheet: 'x',
        createdAt: 0,
        ...UNCHANGED,
      })
      expect(stored.error?.issues).toBeUndefined()
      expect(JSON.stringify(outcome.property)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      for (const { value, problem } of outcome.readings) if (problem) expect(value).toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('no figure is ever taken from a cell with a word that is not understood', () => {
  const unknownWord = fc.constantFrom('zqx', 'verily', 'jklm', 'xx9', 'ünknown', 'нет', '数')
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(UNDERSTOOD)),
      unknownWord,
      fc.nat(3),
      ([header, cell], word, place) => {
        const clean = readOneRow({
          Address: '12 Oak St',
          Latitude: 29,
          Longitude: -95,
          SF: 58_000,
          [header]: cell,
        })
        expect(clean).toMatchObject({ kind: 'property' })
        const spoilt = [`${cell} ${word}`, `${word} ${cell}`, `${cell}${word}`, `${word}${cell}`][place] ?? ''
        const outcome = readOneRow({ Address: '12 Oak St', [header]: spoilt })
        const readings =
          outcome.kind === 'skipped' ? [] : outcome.readings.filter(({ column }) => column === header)
        for (const { field, value } of readings)
          if (field !== 'term') expect([spoilt, value]).toEqual([spoilt, null])
      },
    ),
    { numRuns: 600 },
  )
})

test('the order of the columns makes no difference', () => {
  const entries = Object.entries({
    Address: '12 Oak St',
    'Property Name': 'Oak Park',
    ...UNDERSTOOD,
    'Annual Rent': null,
  })
  fc.assert(
    fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
      const [expected, outcome] = [
        readOneRow(Object.fromEntries(entries)),
        readOneRow(Object.fromEntries(shuffled)),
      ]
      expect(outcome.kind === 'property' && outcome.property).toEqual(
        expected.kind === 'property' && expected.property,
      )
    }),
    { numRuns: 30 },
  )
})

test('five thousand columns and a cell of a hundred thousand characters are read', () => {
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`Custom ${i}`, `value ${i}`]))
  const long = '=cmd() <script>\0🏭 '.repeat(6000)
  for (const header of HEADERS) {
    expect(readOneRow({ Address: '12 Oak St', [header]: long, SF: 12_000 }).kind).toBe('property')
  }
  expect(readOneRow({ Address: '12 Oak St', ...wide, SF: 12_000 })).toMatchObject({
    property: { squareFootage: 12_000 },
  })
})
