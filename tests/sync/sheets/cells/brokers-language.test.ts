import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const known = (header: string, cell: string, beside: Record<string, string> = {}) =>
  fieldsOf({ ...beside, [header]: cell }) as Record<string, number | string | undefined>
const around = fc.constantFrom<(figure: string) => string>(
  (figure) => figure,
  (figure) => `~${figure}`,
  (figure) => `±${figure}`,
  (figure) => `approx. ${figure}`,
  (figure) => `${figure}*`,
  (figure) => `${figure} (est.)`,
)
const grouped = (value: number) => value.toLocaleString('en-US')

/** A rent a month in cents, so that it is exact by the year as well. */
const rents = fc.integer({ min: 45, max: 195 }).map((cents) => cents / 100)
const types = fc.constantFrom<readonly [words: string, type: string | undefined]>(
  ['', undefined],
  [' NNN', 'NNN'],
  [' (NNN)', 'NNN'],
  [' net', 'NNN'],
  [' MG', 'MG'],
  [' Mod. Gross', 'MG'],
  [' FSG', 'Gross'],
)
const monthly = ['/SF/mo', ' psf/mo', '/ft/mo', ' per SF per month', '/SF/MO', ' PSF monthly']
const yearly = ['/SF/yr', ' psf/yr', '/ft/yr', ' per SF per year', '/SF/YR', ' PSF annually']
const units = fc.constantFrom(
  ...monthly.map((unit) => ({ unit, times: 1 })),
  ...yearly.map((unit) => ({ unit, times: 12 })),
)

test('a rent is the same in every unit, period and order of words', () => {
  fc.assert(
    fc.property(rents, units, types, around, (rent, { unit, times }, [type, leaseType], write) => {
      const read = known('Rent', write(`$${(rent * times).toFixed(2)}${unit}${type}`))
      expect(read.rentPerSf).toBeCloseTo(rent, 5)
      expect(read.leaseType).toBe(leaseType)
    }),
    { numRuns: 300 },
  )
})

test('what is paid on top of a rent is never added to it', () => {
  const top = fc.constantFrom<(nets: string) => string>(
    (nets) => ` NNN + ${nets} nets`,
    (nets) => ` NNN (${nets} nets)`,
    (nets) => ` NNN plus ${nets} OpEx`,
    (nets) => ` NNN w/ ${nets} NNN's`,
    (nets) => ` (NNN) + ${nets}`,
  )
  fc.assert(
    fc.property(rents, fc.integer({ min: 12, max: 39 }), top, (rent, nets, write) => {
      const read = known('Rent', `$${rent.toFixed(2)}/SF/mo${write(`$0.${nets}`)}`)
      expect([read.rentPerSf, read.opexPerSf]).toEqual([rent, nets / 100])
    }),
  )
})

test('costs that are named one by one are added up, unless one of them is not known', () => {
  const cents = fc.integer({ min: 2, max: 30 })
  const parted = fc.constantFrom(', ', ' + ', '; ', ' / ')
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      parted,
      fc.constantFrom('/mo', '/SF/mo', ''),
      (tax, ins, cam, sign, unit) => {
        const shown = (name: string, value: number) => `${name} $${(value / 100).toFixed(2)}`
        const parts = [shown('Taxes', tax), shown('Ins', ins), shown('CAM', cam)]
        const header = unit === '' ? 'OpEx ($/SF/Mo)' : 'OpEx'
        expect(known(header, parts.join(sign) + unit).opexPerSf).toBeCloseTo((tax + ins + cam) / 100, 5)
        expect(known(header, [...parts, shown('Roof', tax)].join(sign) + unit).opexPerSf).toBeUndefined()
      },
    ),
  )
})

test('a size is the same with every sign, unit and remark around it', () => {
  const write = fc.constantFrom<(size: number) => string>(
    grouped,
    (size) => `${grouped(size)} SF`,
    (size) => `${grouped(size)}SF`,
    (size) => `${grouped(size)} sq. ft.`,
    (size) => `${size} sqft`,
    (size) => `${size / 1000}K SF`,
    (size) => `${grouped(size)} RSF`,
    (size) => `${grouped(size)} SF (10% office)`,
    (size) => `${grouped(size)} SF w/ mezz`,
    (size) => `${grouped(size)} SF BTS`,
  )
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9999 }), write, (hundreds, say) => {
      expect(known('Size', say(hundreds * 100)).squareFootage).toBe(hundreds * 100)
    }),
    { numRuns: 200 },
  )
})

test('a building on its land gives both, whatever stands between them', () => {
  const between = fc.constantFrom(' on ', ' / ', ', ', ' on ±', '; ')
  const unit = fc.constantFrom(' AC', ' acres', 'ac.', ' Acres')
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 9999 }),
      fc.integer({ min: 5, max: 300 }),
      between,
      unit,
      (h, t, sign, ac) => {
        const read = known('Size', `${grouped(h * 100)} SF${sign}${t / 10}${ac}`)
        expect([read.squareFootage, read.landSizeAcres]).toEqual([h * 100, t / 10])
      },
    ),
  )
})

test('doors are counted by kind in every order and spelling', () => {
  const dock = ['DH', 'docks', 'dock-high', 'TL', 'dock doors', 'dock high doors']
  const grade = ['GL', 'DI', 'grade level', 'drive-ins', 'ramps', 'grade-level doors']
  const signs = [' / ', ', ', ' & ', ' + ', '; ', ' and ']
  const written = fc.record({
    docks: fc.integer({ min: 2, max: 90 }),
    grades: fc.integer({ min: 2, max: 20 }),
    dock: fc.constantFrom(...dock),
    grade: fc.constantFrom(...grade),
    sign: fc.constantFrom(...signs),
    isTurned: fc.boolean(),
    size: fc.constantFrom('', " (9'x10')", ' (12x14)'),
  })
  fc.assert(
    fc.property(written, ({ docks, grades, dock: d, grade: g, sign, isTurned, size }) => {
      const parts = [`${docks} ${d}${size}`, `${grades} ${g}`]
      const read = known('Loading', (isTurned ? parts.toReversed() : parts).join(sign))
      expect([read.dockDoors, read.gradeDoors]).toEqual([docks, grades])
    }),
    { numRuns: 200 },
  )
})

test('a term is the same in months and in years, with its options left out', () => {
  const write = fc.constantFrom<(months: number) => string>(
    (months) => `${months} mos.`,
    (months) => `${months} months`,
    (months) => `${Math.floor(months / 12)} yrs ${months % 12} mos`,
    (months) => `${months}-month term`,
    (months) => `${months} months + (2) 5-yr options`,
    (months) => `${months} mos w/ one 5 year option`,
  )
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 180 }), write, (months, say) => {
      expect(known('Term', say(months)).leaseTerm).toBe(months)
    }),
  )
})

/** What says no one figure, or no plausible one, of the field that it stands under. */
const REFUSED: readonly (readonly [header: string, field: string, cells: readonly string[]])[] = [
  [
    'Rent',
    'rentPerSf',
    ['low $0.80s', '$0.85-.95', '$0.85 / $0.88 / $0.91', '$1.00/yr', '$85.00', '0,85', 'FMV'],
  ],
  [
    'Rent',
    'rentPerSf',
    ['$0.85 whse / $1.50 office', '$850/acre/mo', '$250/stall', 'same', '$0.71 -> $0.74'],
  ],
  ['OpEx ($/SF/yr)', 'opexPerSf', ['26,400', '$0.20-0.24', 'included']],
  [
    'Size',
    'squareFootage',
    ['45.000', '4,5000 SF', '20,000-45,000', '45,000 SF 3,000 SF', "300' x 150'", '15,OOO SF'],
  ],
  ['Land', 'landSizeAcres', ['2-3 acres', '2.50 ac / 87,120 sf', 'none']],
  ['Clear', 'clearHeight', ['280', '2', 'high']],
  ['Loading', 'dockDoors', ['6', '6/2', '10-12', 'shared dock']],
  ['Term', 'leaseTerm', ['5', '5-7 years', 'Month to month']],
  ['Lease Start', 'commencement', ['13/13/2024', '2/30/2024', '3/1/24 or TBD', 'upon completion', 'ASAP']],
  [
    'Escalation',
    'rentEscalationPct',
    ['3-4%', 'greater of 3% or CPI', '3% every 2 years', '30%', '$0.03/SF/yr'],
  ],
  ['Rent Bumps ($)', 'rentEscalationPct', ['0.5', '0.03', '3']],
  ['Free Rent', 'freeRentMonths', ['2-3 months', '$25,000', '300', 'yes']],
  ['TI', 'tiPerSf', ['$250,000', '$5-7/SF', 'spec office', 'LL to build out offices']],
  ['Sale Price', 'salePrice', ['$8.4M - $8.9M', '8.4', '$8,400', '$168/SF']],
  ['Year Built', 'yearBuilt', ['1990s', '19998', 'new']],
  ['Cap Rate', 'capRate', ['55%', 'sub-5%']],
]

test.each(REFUSED.flatMap(([header, field, cells]) => cells.map((cell) => [header, cell, field] as const)))(
  'under “%s” “%s” is no %s',
  (header, cell, field) => {
    const read = known(header, cell, header === 'OpEx ($/SF/yr)' ? { 'Building SF': '50,000' } : {})
    expect(read[field]).toBeUndefined()
  },
)
