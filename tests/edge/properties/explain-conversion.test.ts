import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainConversion } from '../../../edge/properties/explain-conversion.ts'
import { keptIn } from '../../../sync/domain/fields/figure-units.ts'

test.each([
  ['rentPerSf', '$16.20/SF/yr NNN', 1.35, '$/SF/yr', '$16.20/SF/yr ÷ 12 = $1.35/SF/mo'],
  ['rentPerSf', '8.27', 0.689167, '$/SF/yr', '$8.27/SF/yr ÷ 12 = $0.6892/SF/mo'],
  ['rentPerSf', '$12,500/mo', 0.25, '$/mo for the whole', '$12,500/mo ÷ 50,000 SF = $0.25/SF/mo'],
  ['rentPerSf', '$150,000 a year', 0.25, '$/yr for the whole', '$150,000/yr ÷ 50,000 SF ÷ 12 = $0.25/SF/mo'],
  ['opexPerSf', '2.64', 0.22, '$/SF/yr', '$2.64/SF/yr ÷ 12 = $0.22/SF/mo'],
  ['squareFootage', '96', 96_000, 'SF', '96 SF × 1,000 = 96,000 SF'],
  ['squareFootage', '1,000 m²', 10_764, 'm²', '1,000 m² × 10.7639 = 10,764 SF'],
  ['landSizeAcres', '226,512', 5.2, 'SF', '226,512 SF ÷ 43,560 = 5.2 acres'],
  ['landSizeAcres', '2 ha', 4.942, 'ha', '2 ha × 2.47105 = 4.942 acres'],
  ['clearHeight', '9.8 m', 32.2, 'm', '9.8 m × 3.28084 = 32.2 ft'],
  ['leaseTerm', '5 yrs', 60, 'years', '5 years × 12 = 60 months'],
  ['freeRentMonths', '13 weeks', 3, 'weeks', '13 weeks × 12 ÷ 52 = 3 months'],
  ['rentEscalationPct', '0.0325', 3.25, 'fraction', '0.0325 × 100 = 3.25%/yr'],
  ['officeSf', '12%', 6_000, '%', '12% of 50,000 SF = 6,000 SF'],
  ['tiPerSf', '250000', 5, '$ for the whole', '$250,000 ÷ 50,000 SF = $5.00/SF'],
  ['salePrice', '$9.45M', 9_450_000, '$', '$9.45 × 1,000,000 = $9,450,000'],
] as const)('%s of %j: one line from the cell to the value', (field, cell, value, unit, line) => {
  expect(explainConversion({ field, value, unit }, cell, 50_000)).toBe(line)
})

test('a rent for a part of the building is divided by the size that its note names', () => {
  const reading = {
    field: 'rentPerSf',
    value: 0.5,
    unit: '$/mo for the whole',
    note: '5,000 per month for the whole, over 10,000 SF',
  } as const
  expect(explainConversion(reading, '$5,000/mo', 50_000)).toBe('$5,000/mo ÷ 10,000 SF = $0.50/SF/mo')
})

test.each([
  ['nothing was converted', 'rentPerSf', '$0.69/SF/mo', 0.69, '$/SF/mo'],
  ['no number of the cell gives the value', 'leaseTerm', '5 years 6 months', 66, 'years'],
  ['there is no value', 'rentPerSf', '$9 to $11/SF/yr', null, '$/SF/yr'],
  ['there is no unit', 'yearBuilt', '2019', 2019, undefined],
  ['the value is text', 'tenant', '12', '12', undefined],
] as const)('no arithmetic where %s', (_why, field, cell, value, unit) => {
  expect(explainConversion({ field, value, ...(unit && { unit }) }, cell, null)).toBeNull()
})

test('any yearly rent is a twelfth of what the cell says, and the line shows both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 12_000 }), (cents) => {
      const yearly = cents / 100
      const value = keptIn('rent', yearly / 12)
      const line = explainConversion(
        { field: 'rentPerSf', value, unit: '$/SF/yr' },
        `$${yearly.toFixed(2)} NNN`,
        null,
      )
      expect(line?.startsWith(`$${yearly.toFixed(2)}/SF/yr ÷ 12 = $`)).toBe(true)
    }),
  )
})
