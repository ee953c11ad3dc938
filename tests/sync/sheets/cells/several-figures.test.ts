import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, remarksOf } from '../read-one-row.ts'
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
  [
    '$0.88 yr 1 / $0.91 yr 2',
    { rentPerSf: 0.88, rentSteps: '0.88, 0.91 $/SF/mo by year', ...ASSUMED },
    STEPS,
  ],
  [
    'Yr 1 $0.88; Yrs 2-5 $0.91',
    { rentPerSf: 0.88, rentSteps: '0.88 months 1-12, 0.91 months 13-60 $/SF/mo', ...ASSUMED },
    STEPS,
  ],
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

test('the first of several yearly rents is the rent and all are its steps, however the years are written', () => {
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
        const rents = Array.from({ length: years }, (_, i) => ((rent + i * 3) / 100).toFixed(2))
        const cell = rents.map((one, i) => write(`$${one}`, i + 1)).join(mark)
        const read = { rentPerSf: rent / 100, rentSteps: `${rents.join(', ')} $/SF/mo by year` }
        expect([cell, fieldsOf({ 'Rent/SF/Mo': cell })]).toEqual([cell, read])
      },
    ),
  )
})

test('a sum over its area is a rent per SF, with a dollar sign or without, and never one per year for one per month', () => {
  const size = fc.integer({ min: 5, max: 90 }).map((thousands) => thousands * 1000)
  const period = fc.constantFrom<readonly [string, number]>(
    [' per month', 1],
    ['/mo', 1],
    [' monthly', 1],
    [' per year', 12],
    ['/yr', 12],
  )
  const way = fc.constantFrom(' / ', ' on ', ' for ', ' over ')
  fc.assert(
    fc.property(
      size,
      fc.integer({ min: 40, max: 190 }),
      period,
      way,
      fc.constantFrom('', '$'),
      (area, cents, [words, months], mark, sign) => {
        const sum = (area * cents * months) / 100
        const cell = `${sign}${sum.toLocaleString('en-US')}${words}${mark}${area.toLocaleString('en-US')} SF`
        expect(fieldsOf({ Rent: cell })).toEqual({
          rentPerSf: expect.closeTo(cents / 100, 5),
          leasedSf: area,
        })
      },
    ),
  )
  expect(fieldsOf({ Rent: '$24,000 / 30,000 SF' })).toEqual({ leasedSf: 30_000 })
})

test('rents per square meter are taken for what they are, however the meter is shortened', () => {
  for (const unit of ['SM', 'sqm', 'm2', 'sq. m.', 'square meter'])
    expect(fieldsOf({ Rent: `$135/${unit}/yr` }), unit).toEqual({ rentPerSf: expect.closeTo(1.045159, 5) })
})

test('money of a property in Canada is in Canadian dollars, unless its cell or its header says otherwise', () => {
  const province = fc.constantFrom('ON', 'BC', 'Alberta', 'Quebec')
  const columns: readonly (readonly [string, string, string])[] = [
    ['Rent ($/SF/yr)', '$16.25', 'rentPerSf'],
    ['Rent ($/SF/yr)', '16.25', 'rentPerSf'],
    ['Asking Net Rent (PSF)', '$16.25', 'rentPerSf'],
    ['Sale Price', '$4,250,000', 'salePrice'],
    ['TI', '$5.00', 'tiPerSf'],
    ['TMI (2025)', '$4.62', 'opexPerSf'],
  ]
  fc.assert(
    fc.property(province, fc.constantFrom(...columns), (State, [header, cell, field]) => {
      expect(fieldsOf({ State, [header]: cell })).not.toHaveProperty(field)
      expect(remarksOf({ State, [header]: cell })).toHaveProperty(
        field,
        expect.stringContaining('foreign-currency'),
      )
      expect(fieldsOf({ State: 'TX', [header]: cell })).toHaveProperty(field)
      const american = cell.startsWith('$') ? `US${cell}` : `US$${cell}`
      expect(fieldsOf({ State, [header]: american })).toHaveProperty(field)
      if (header !== 'TI') expect(fieldsOf({ State, [`${header} USD`]: cell })).toHaveProperty(field)
    }),
  )
})
