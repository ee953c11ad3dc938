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
            figure === null ? expect.stringMatching(/^no |^MG share/) : expect.closeTo(figure, 9),
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
              figure === null ? expect.stringMatching(/^no |^MG share/) : expect.closeTo(figure, 8)
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
