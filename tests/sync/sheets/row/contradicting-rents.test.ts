import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnOf } from '../preview/preview-of.ts'
import { fieldsOf, readOneRow } from '../read-one-row.ts'

function outcomeOf(row: Record<string, number | string>) {
  const outcome = readOneRow({ Address: '410 Alder Ave', 'Leased SF': 10_000, ...row })
  if (outcome.kind !== 'property') throw new Error(outcome.kind)
  return outcome
}

test.each([
  [{ 'Rent $/SF/Mo': 0.85, 'Rent $/SF/Yr': 12 }, 'Rent $/SF/Yr: 12'],
  [{ 'Rent $/SF/Yr': 12, 'Rent $/SF/Mo': 0.85 }, 'Rent $/SF/Yr: 12'],
  [{ 'Base Rent PSF/Month': 0.9, 'Base Rent PSF/Year': 9 }, 'Base Rent PSF/Year: 9'],
  [{ 'Rent/SF/Mo': 0.85, 'Annual Rent': 144_000 }, 'Rent/SF/Mo: 0.85'],
])('two columns that say two rents raise a doubt, and neither is lost: %o', (row, custom) => {
  const { property, readings } = outcomeOf(row)
  expect(property.rentPerSf).not.toBeNull()
  expect(property.custom).toBe(custom)
  expect(readings.filter(({ problem }) => problem?.code === 'ambiguous')).toHaveLength(1)
})

test('a rent that is said by the month and by the year is one rent, whatever is rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 300 }), fc.integer({ min: -4, max: 4 }), (cents, off) => {
      const monthly = cents / 100
      const { property, readings } = outcomeOf({
        'Rent $/SF/Mo': monthly,
        'Rent $/SF/Yr': Number((monthly * 12 + off / 100).toFixed(2)),
      })
      expect(property.rentPerSf).toBe(monthly)
      expect(property.custom).toBeNull()
      expect(readings.some(({ problem }) => problem)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('each column of rents is told in its own unit', async () => {
  const csv = 'Address,Rent $/SF/Mo,Rent $/SF/Yr\n410 Alder Ave,0.85,10.2\n22 Birch St,0.9,10.8\n'
  expect((await columnOf(csv, 'Rent $/SF/Mo')).unit).toBe('per month')
  expect((await columnOf(csv, 'Rent $/SF/Yr')).unit).toBe('$/SF/yr')
})

test.each(['$1/yr', '$1.00 per year', '$1 annually', '$1 / annum'])(
  'a nominal rent of %s leaves the rent empty, and the row is taken',
  (rent) => {
    expect(fieldsOf({ Rent: rent, Tenant: 'City Museum' })).toEqual({ tenant: 'City Museum' })
  },
)

test.each([
  [[1.05, 0.95], 'rentPerSf', 1.05],
  [['$1.05', '$0.98'], 'rentPerSf', 1.05],
  [[10.2, 9.6], 'rentPerSf', 0.85],
  [[0.25, 0.21], 'opexPerSf', 0.25],
] as const)('`NNN` alone over %o is %s where no other column is a rent', (values, field, value) => {
  const rows = values.map((NNN, i) => ({ Address: `${i + 1} Alder Ave`, Tenant: 'Acme', NNN }))
  const outcome = readOneRow(...rows.toReversed())
  expect(outcome.kind === 'property' && outcome.property[field]).toBeCloseTo(value, 6)
  const beside = readOneRow(...rows.toReversed().map((row) => ({ ...row, Rent: 0.8 })))
  expect(beside.kind === 'property' && beside.property.rentPerSf).toBe(0.8)
})
