import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ColumnId } from '../../../sync/documents/columns/comp-columns.ts'
import { compColumn } from '../../../sync/documents/columns/comp-columns.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import type { Assumed } from '../../../sync/domain/economics/assumptions.ts'
import { computedField } from '../../../sync/domain/economics/computed-fields.ts'
import { COMPUTED_FIELD_NAMES, COMPUTED_NAMES } from '../../../sync/domain/economics/computed-names.ts'
import { LEASE_TYPES } from '../../../sync/domain/known-types.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { makeAssumed } from '../../make/assumed.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { type CalculatedWorkbook, calculatedWorkbook } from './calculated-workbook.ts'

const SHEET = 'Comps'
const ALL: readonly ColumnId[] = ['name', ...COMPUTED_FIELD_NAMES]

async function workbookOf(
  leases: readonly Partial<Property>[],
  columns: readonly ColumnId[] = ALL,
  assumed?: Assumed,
) {
  const rows = leases.map((lease, i) => ({ property: makeProperty({ id: `p${i}`, ...lease }) }))
  const comps = makeComps({ rows, ...(assumed && { assumed }) })
  return await calculatedWorkbook(await xlsxDocument(comps, { columns }))
}

/** The cell of a row under a header; rows count from 0. */
function refUnder(workbook: CalculatedWorkbook, header: string, row: number): string {
  return workbook.find(SHEET, header).replace(/\d+$/, String(row + 2))
}

function perYear(workbook: CalculatedWorkbook, row: number): string {
  const month = workbook.valueAt(SHEET, refUnder(workbook, COMPUTED_NAMES.netEffectiveRent.header, row))
  return (Number(month) * 12).toFixed(2)
}

const FLAT = { rentPerSf: 50 / 12, leaseTerm: 60, rentEscalationPct: 0, freeRentMonths: 3, tiPerSf: 10 }
const RISING = { rentPerSf: 50 / 12, leaseTerm: 60, rentEscalationPct: 3, freeRentMonths: 6, tiPerSf: 40 }

test('the formulas of a workbook come to 45.50 and 40.09 a year for the leases that are worth that', async () => {
  const workbook = await workbookOf([FLAT, RISING])
  expect([perYear(workbook, 0), perYear(workbook, 1)]).toEqual(['45.50', '40.09'])
})

const STEPPED = {
  rentPerSf: 2.083333,
  leaseTerm: 36,
  rentSteps: '25.00, 25.50, 26.00 $/SF/yr by year',
  freeRentMonths: 1,
  tiPerSf: 0,
}

test('the formula of a lease by steps follows its terms, and names steps that its cells contradict', async () => {
  const workbook = await workbookOf([STEPPED])
  const cell = (header: string) => refUnder(workbook, header, 0)
  const net = cell(COMPUTED_NAMES.netEffectiveRent.header)
  expect(perYear(workbook, 0)).toBe('24.81')
  workbook.set(SHEET, cell('Free Rent (Months)'), 0)
  expect(perYear(workbook, 0)).toBe('25.50')
  workbook.set(SHEET, cell('Lease Term (Months)'), 48)
  expect(workbook.valueAt(SHEET, net)).toBe('rent steps unclear')
  workbook.set(SHEET, cell('Lease Term (Months)'), 24)
  expect(perYear(workbook, 0)).toBe('25.25')
  workbook.set(SHEET, cell('Escalation (%/Yr)'), 3)
  expect(workbook.valueAt(SHEET, net)).toBe('rent steps unclear')
  workbook.set(SHEET, cell('Escalation (%/Yr)'), 2)
  expect(perYear(workbook, 0)).toBe('25.25')
  workbook.set(SHEET, cell('Rent Steps'), '25.00, 26.00, 27.00 $/SF/yr by year')
  expect(workbook.valueAt(SHEET, net)).toBe('rent steps unclear')
})

test('whoever changes a term in the file sees the net effective rent follow', async () => {
  const workbook = await workbookOf([{ ...FLAT, tiPerSf: null }], ['name', 'netEffectiveRent'])
  const net = refUnder(workbook, COMPUTED_NAMES.netEffectiveRent.header, 0)
  expect(workbook.valueAt(SHEET, net)).toBe('no TI')
  workbook.set(SHEET, refUnder(workbook, 'TI Allowance ($/SF)', 0), 10)
  expect(perYear(workbook, 0)).toBe('45.50')
  workbook.set(SHEET, refUnder(workbook, 'Free Rent (Months)', 0), 0)
  expect(perYear(workbook, 0)).toBe('48.00')
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const anyLease = fc.record({
  rentPerSf: maybe(fc.constantFrom(0, 0.62, 1.175, 4)),
  leaseTerm: maybe(fc.constantFrom(0, 7, 12, 13, 36, 61, 84.5, 1300)),
  rentEscalationPct: maybe(fc.constantFrom(0, 2.5, 3, -1)),
  rentSteps: fc.constantFrom(
    null,
    null,
    '0.62, 0.64, 0.66, 0.68, 0.70, 0.72, 0.74, 0.76 $/SF/mo by year',
    '14.10, 14.50, 15.00, 15.50 $/SF/yr by year',
    '0.62 months 1-5, 0.65 months 6-12, 0.7 from month 13 $/SF/mo',
    '4.00, 4.10, 4.20, 4.31 $/SF/mo by year',
    '0.25 $/SF/yr more each year',
    '0.03 $/SF/mo more each year',
    '4 months 1-9, 5 months 12-60 $/SF/mo',
    'to be agreed',
  ),
  freeRentMonths: maybe(fc.constantFrom(0, 1, 2.5, 13, 90)),
  tiPerSf: maybe(fc.constantFrom(0, 4, 12.5)),
  leaseType: maybe(fc.constantFrom(...LEASE_TYPES)),
  opexPerSf: maybe(fc.constantFrom(0, 0.24)),
  commencement: maybe(fc.constantFrom('2024-03-01', '2024')),
  expiration: maybe(fc.constantFrom('2029-02-28', '2024-01-31')),
})

test('whatever a lease states, each formula comes to what the screens show, or names what is missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLease, { minLength: 20, maxLength: 20 }), async (leases) => {
      const workbook = await workbookOf(leases)
      for (const [row, lease] of leases.entries()) {
        for (const name of COMPUTED_FIELD_NAMES) {
          const shown = workbook.valueAt(SHEET, refUnder(workbook, COMPUTED_NAMES[name].header, row))
          const { figure } = computedField(name, makeProperty(lease))
          expect([name, lease, shown]).toEqual([
            name,
            lease,
            figure === null ? expect.stringMatching(/^no |^MG share|^rent steps/) : expect.closeTo(figure, 9),
          ])
        }
      }
      const kept = workbook.formulas.filter(({ sheet }) => sheet === SHEET)
      expect(kept).toHaveLength(leases.length * COMPUTED_FIELD_NAMES.length)
      for (const { ref, kept: was } of kept)
        expect(workbook.valueAt(SHEET, ref)).toEqual(typeof was === 'number' ? expect.closeTo(was, 9) : was)
    }),
    { numRuns: 10 },
  )
})

const anyAssumed = fc.record(
  {
    discountPercent: fc.constantFrom(0, 2.5, 3, 8),
    commissionPerSf: fc.constantFrom(0, 6.25),
    opexPerSf: fc.constantFrom(0, 0.31),
    modifiedGrossPercent: fc.constantFrom(0, 40, 100),
  },
  { requiredKeys: [] },
)

test('the same holds whatever is assumed where nothing is stated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyLease, { minLength: 20, maxLength: 20 }),
      anyAssumed,
      async (leases, terms) => {
        const assumed = makeAssumed(terms)
        const workbook = await workbookOf(leases, ALL, assumed)
        for (const [row, lease] of leases.entries()) {
          for (const name of COMPUTED_FIELD_NAMES) {
            const { header } = compColumn(name, assumed)
            const { figure } = computedField(name, makeProperty(lease), terms)
            const shown = workbook.valueAt(SHEET, refUnder(workbook, header, row))
            const known =
              figure === null
                ? expect.stringMatching(/^no |^MG share|^rent steps/)
                : expect.closeTo(figure, 8)
            expect([name, lease, shown]).toEqual([name, lease, known])
          }
        }
      },
    ),
    { numRuns: 20 },
  )
})

test('the head of a worked out rent says what it rests on, and who set it', async () => {
  const assumed = makeAssumed({ discountPercent: 8, commissionPerSf: 6 })
  const workbook = await workbookOf([FLAT], ALL, assumed)
  const said = 'assumes 8% discount and $6.00/SF commissions, set by Maria Chen'
  workbook.find(SHEET, `Net Effective Rent ($/SF/Mo; ${said})`)
  workbook.find(SHEET, COMPUTED_NAMES.effectiveOverTerm.header)
})

test('a workbook without such a rent has no column more than before', async () => {
  const workbook = await workbookOf([FLAT], ['name', 'rentPerSf'])
  expect(() => workbook.find(SHEET, 'TI Allowance ($/SF)')).toThrow()
})
