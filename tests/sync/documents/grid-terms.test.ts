import { expect, test } from 'vitest'
import { adjustedComps } from '../../../sync/documents/model/adjusted-comps.ts'
import type { CompRow } from '../../../sync/documents/model/comps-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import { makeAssumed } from '../../make/assumed.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { type CalculatedWorkbook, calculatedWorkbook } from './calculated-workbook.ts'

const LEASE = { leaseTerm: 60, rentEscalationPct: 0, freeRentMonths: 3, tiPerSf: 6, rentPerSf: 1 }
/** At $0.85 after free rent and TI, the second at $1.70, the third without a TI that anybody stated. */
const ROWS: readonly CompRow[] = [
  { property: makeProperty({ ...LEASE, id: 'a', name: 'First', clearHeight: 28, dateSigned: '2025-11' }) },
  {
    property: makeProperty({
      ...LEASE,
      id: 'b',
      name: 'Second',
      rentPerSf: 2,
      tiPerSf: 12,
      clearHeight: 30,
      dateSigned: '2026-05',
    }),
    adjustments: { clearHeight: { kind: 'percent', amount: 1, reason: null } },
  },
  { property: makeProperty({ ...LEASE, id: 'c', name: 'Third', tiPerSf: null, clearHeight: null }) },
]
const SUBJECT = makeProperty({ id: 's', name: 'Plant', clearHeight: 32 })
const RATES = {
  dateSigned: { kind: 'percent', amount: 0.5 },
  clearHeight: { kind: 'dollars', amount: 0.01 },
} as const
const DOCUMENT = makeComps({
  date: '2026-11-29',
  rows: ROWS,
  subject: SUBJECT,
  grid: { base: 'netEffectiveRent', rates: RATES },
})

test('a grid of net effective rents starts from them, and a comp that lacks one is named and left out', () => {
  const grid = adjustedComps(DOCUMENT)
  expect(grid?.rows.map(({ rent }) => rent)).toEqual([expect.closeTo(0.85, 12), expect.closeTo(1.7, 12)])
  expect(grid?.lacking).toEqual(['3 Third: no TI'])
  // 12 months and 4 ft; 6 months, and what was typed comes before the rate of its line.
  const adjusted = [0.85 * 1.06 + 0.04, 1.7 * (1 + 0.03 + 0.01)]
  expect(grid?.rows.map((row) => row.adjusted.rent)).toEqual(adjusted.map((rent) => expect.closeTo(rent, 12)))
  expect(grid?.reconciled.value).toBeCloseTo(((adjusted[0] ?? 0) + (adjusted[1] ?? 0)) / 2, 12)
})

test('without a rate, another rent or an adjustment there is no grid', () => {
  const rows = ROWS.map(({ property }) => ({ property }))
  expect(adjustedComps(makeComps({ rows }))).toBeNull()
  expect(adjustedComps(makeComps({ rows, grid: { base: 'effectiveOverTerm', rates: {} } }))).not.toBeNull()
})

test('the contract rent of a subject stands beside contract rents only', async () => {
  const subject = { ...SUBJECT, rentPerSf: 1.23 }
  const beside = async (base: 'rentPerSf' | 'netEffectiveRent') => {
    const document = { ...DOCUMENT, subject, grid: { base, rates: RATES } }
    const workbook = await calculatedWorkbook(await xlsxDocument(document))
    return workbook.valueAt('Adjustments', workbook.find('Adjustments', 'Subject: Plant').replace('B', 'C'))
  }
  expect(await beside('rentPerSf')).toBeCloseTo(1.23, 9)
  expect(await beside('netEffectiveRent')).not.toBe(1.23)
})

const reconciledIn = (workbook: CalculatedWorkbook) =>
  workbook.valueAt('Adjustments', workbook.find('Adjustments', 'Reconciled rent').replace('B', 'C'))

test('in a workbook every figure of such a grid follows from the rates and the leases', async () => {
  const assumed = makeAssumed({ discountPercent: 8, commissionPerSf: 3 })
  for (const document of [DOCUMENT, { ...DOCUMENT, assumed }]) {
    const workbook = await calculatedWorkbook(await xlsxDocument(document))
    for (const { sheet, ref, kept } of workbook.formulas) {
      const now = workbook.valueAt(sheet, ref)
      expect([sheet, ref, now]).toEqual([
        sheet,
        ref,
        typeof kept === 'number' ? expect.closeTo(kept, 9) : kept,
      ])
    }
    expect(reconciledIn(workbook)).toBeCloseTo(adjustedComps(document)?.reconciled.value ?? Number.NaN, 9)
    expect(() =>
      workbook.find('Adjustments', 'Left out, no net effective rent: 3 Third: no TI'),
    ).not.toThrow()
  }
})

test('whoever changes a rate or fills in what a lease lacks in the file sees the reconciled rent follow', async () => {
  const workbook = await calculatedWorkbook(await xlsxDocument(DOCUMENT))
  const rate = workbook.find('Adjustments', 'Rate a month').replace('D', 'E')
  expect(workbook.valueAt('Adjustments', rate)).toBe(0.005)
  workbook.set('Adjustments', rate, 0.01)
  const dearer = { ...RATES, dateSigned: { kind: 'percent', amount: 1 } } as const
  const again = { ...DOCUMENT, grid: { base: 'netEffectiveRent', rates: dearer } } as const
  expect(reconciledIn(workbook)).toBeCloseTo(adjustedComps(again)?.reconciled.value ?? Number.NaN, 9)
  const tiOf = workbook.find('Comps', 'TI Allowance ($/SF)').replace('1', '5')
  workbook.set('Comps', tiOf, 6)
  const whole = ROWS.map((row) =>
    row.property.id === 'c' ? { property: { ...row.property, tiPerSf: 6 } } : row,
  )
  const filled = adjustedComps({ ...again, rows: whole })
  expect(filled?.lacking).toEqual([])
  expect(reconciledIn(workbook)).toBeCloseTo(filled?.reconciled.value ?? Number.NaN, 9)
})
