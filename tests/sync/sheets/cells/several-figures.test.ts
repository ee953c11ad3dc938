import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

const ASSUMED = { rentBasisAssumed: true }
const NNN = { leaseType: 'NNN' }
const STEPS = { rentPerSf: 'with steps in later years' }

const AREA = { leasedSf: 'what the rent is for' }

testCells('Rent', [
  [
    '$31,500/mo on 35,000 SF',
    { rentPerSf: 0.9, leasedSf: 35_000 },
    { rentPerSf: '31,500 per month for the whole, over 35,000 SF', ...AREA },
  ],
  [
    '$378,000 per year NNN for ±35,000 sq. ft.',
    { rentPerSf: 0.9, leasedSf: 35_000, ...NNN },
    { rentPerSf: '378,000 per year for the whole, over 35,000 SF', ...AREA },
  ],
  ['$31,500 on 35,000 SF', { leasedSf: 35_000 }, { rentPerSf: 'ambiguous', ...AREA }],
  ['$0.88 yr 1 / $0.91 yr 2', { rentPerSf: 0.88, ...ASSUMED }, STEPS],
  ['Yr 1 $0.88; Yrs 2-5 $0.91', { rentPerSf: 0.88, ...ASSUMED }, STEPS],
  ['$0.91 (yr 2), $0.94 (yr 3)', {}, { rentPerSf: 'ambiguous' }],
  ['$10.20 NNN (~$0.85)', { rentPerSf: 0.85, ...NNN, ...ASSUMED }],
  ['$12.24 NNN ($0.85)', NNN, { rentPerSf: 'ambiguous' }],
  ['$1.10 MG ($0.30)', { leaseType: 'MG' }, { rentPerSf: 'ambiguous' }],
])

testCells(
  'Rent',
  [
    [
      '$31,500/mo on 35,000 SF',
      { rentPerSf: 0.9, leasedSf: 35_000 },
      { rentPerSf: '31,500 per month for the whole, over 35,000 SF', ...AREA },
    ],
  ],
  { 'Building SF': 90_000 },
)

testCells('Term', [
  [
    '7 yrs w/ (1) 3-yr opt',
    { leaseTerm: 84, term: '7 yrs w/ (1) 3-yr opt' },
    { leaseTerm: '7 yrs w/ (1) 3-yr opt' },
  ],
  ['7 + 5 yr option', { leaseTerm: 84, term: '7 + 5 yr option' }, { leaseTerm: '7 + 5 yr option' }],
  ['5 + 12 mo option', { term: '5 + 12 mo option' }, { leaseTerm: 'ambiguous' }],
  ['7 + 7', { term: '7 + 7' }, { leaseTerm: 'ambiguous' }],
])

testCells('Free Rent', [
  ['Month 1 & 13 free', { freeRentMonths: 2 }, { freeRentMonths: 'Month 1 & 13 free' }],
  ['months 2, 14 and 26', { freeRentMonths: 3 }, { freeRentMonths: 'months 2, 14 and 26' }],
])

testCells('Escalations', [
  ['four percent', { rentEscalationPct: 4 }],
  ['Four (4) percent annually', { rentEscalationPct: 4 }],
  ['four percent (4%)', { rentEscalationPct: 4 }],
  ['four percent (3%)', {}, { rentEscalationPct: 'four percent (3%)' }],
  ['four percent every two years', {}, { rentEscalationPct: 'not yearly: four percent every two years' }],
  ['two and a half percent', {}, { rentEscalationPct: 'not-understood' }],
])

testCells('Size', [
  ['Suite 100 200 SF', {}, { squareFootage: 'ambiguous' }],
  ['45 00', {}, { squareFootage: 'ambiguous' }],
])

const grouped = (number: number, mark: string) => number.toLocaleString('en-US').replaceAll(',', mark)
const size = fc.integer({ min: 1000, max: 999_999 })

test('thousands parted by blanks are read as those parted by commas', () => {
  fc.assert(
    fc.property(size, fc.constantFrom('', ' SF', ' sq. ft.', ' square feet'), (area, unit) => {
      for (const header of ['Building SF', 'Leased SF', 'Office SF'])
        expect(fieldsOf({ [header]: grouped(area, ' ') + unit })).toEqual(
          fieldsOf({ [header]: grouped(area, ',') + unit }),
        )
    }),
  )
})

test('a part of a building is the area of its deal, whatever the column is called', () => {
  fc.assert(
    fc.property(size, size, fc.constantFrom('of', 'out of'), (one, other, of) => {
      const [leasedSf, squareFootage] = [Math.min(one, other), Math.max(one, other)]
      const cell = `${grouped(leasedSf, ',')} ${of} ${grouped(squareFootage, ',')} SF`
      for (const header of ['Leased SF', 'Building SF', 'Size'])
        expect(fieldsOf({ [header]: cell })).toEqual({ leasedSf, squareFootage })
      const isSame = leasedSf === squareFootage
      const reversed = `${grouped(squareFootage, ',')} ${of} ${grouped(leasedSf, ',')} SF`
      if (!isSame) expect(fieldsOf({ 'Leased SF': reversed })).toEqual({})
    }),
  )
})

test('a rent for a part of a building is of that part', () => {
  const cells = { Size: '15,000 of 60,000 SF', 'Monthly Rent': '$13,500' }
  expect(fieldsOf(cells)).toMatchObject({ rentPerSf: 0.9, leasedSf: 15_000, squareFootage: 60_000 })
})

const cents = fc.integer({ min: 40, max: 190 })

test('what stands in parentheses behind a net rent is paid on top of it where it is a fair part of it', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 400 }), fc.constantFrom('$', ''), (rent, more, sign) => {
      const cell = `$${(rent / 100).toFixed(2)} NNN (${sign}${(more / 100).toFixed(2)})`
      const { opexPerSf } = fieldsOf({ Rent: cell }) as { opexPerSf?: number }
      const isPart = more * 10 >= rent && more * 10 < rent * 6
      if (!isPart) expect([cell, opexPerSf]).toEqual([cell, undefined])
      else if (more > 10) expect([cell, opexPerSf]).toEqual([cell, more / 100])
    }),
  )
})

test('the first of several yearly rents is the rent, however the years are written', () => {
  const wording = fc.constantFrom(
    (rent: string, year: number) => `${rent} (yr ${year})`,
    (rent: string, year: number) => `${rent} yr ${year}`,
    (rent: string, year: number) => `Year ${year}: ${rent}`,
  )
  fc.assert(
    fc.property(
      cents,
      wording,
      fc.constantFrom(', ', '; ', ' / '),
      fc.integer({ min: 2, max: 6 }),
      (rent, write, mark, years) => {
        const cell = Array.from({ length: years }, (_, i) =>
          write(`$${((rent + i * 3) / 100).toFixed(2)}`, i + 1),
        ).join(mark)
        expect([cell, fieldsOf({ 'Rent/SF/Mo': cell })]).toEqual([cell, { rentPerSf: rent / 100 }])
      },
    ),
  )
})
