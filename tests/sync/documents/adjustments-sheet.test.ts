import { expect, test } from 'vitest'
import { reconcile } from '../../../sync/adjustments/reconcile.ts'
import type { CompRow } from '../../../sync/documents/model/comps-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import type { CompAdjustments } from '../../../sync/domain/records/adjustment.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { type CalculatedWorkbook, calculatedWorkbook } from './calculated-workbook.ts'

const percent = (amount: number, reason: string | null = null) =>
  ({ kind: 'percent', amount, reason }) as const
const dollars = (amount: number) => ({ kind: 'dollars', amount, reason: null }) as const

function comp(rentPerSf: number, adjustments: CompAdjustments, weight?: number): CompRow {
  const property = makeProperty({
    id: `at ${rentPerSf}`,
    name: `Plant at ${rentPerSf}`,
    rentPerSf,
    yearBuilt: 2000,
  })
  return { property, adjustments, ...(weight !== undefined && { weight }) }
}

const ROWS = [
  comp(1.17, { clearHeight: percent(-1.5), yearBuilt: percent(1, 'Roof redone'), location: percent(-2) }, 25),
  comp(1.01, { leaseType: dollars(-0.1), size: percent(3) }, 15),
  comp(0.95, { dateSigned: percent(9.2) }),
]

const SHEET = 'Adjustments'

const adjustmentsOf = async (rows: readonly CompRow[]) =>
  await calculatedWorkbook(await xlsxDocument(makeComps({ rows })))

/** The figure beside a label of the column of names. */
function figureBeside(workbook: CalculatedWorkbook, label: string): unknown {
  return workbook.valueAt(SHEET, workbook.find(SHEET, label).replace(/^B/, 'C'))
}

const expectedOf = (rows: readonly CompRow[]) =>
  reconcile(
    rows.map(({ property, adjustments, weight }) => ({
      rent: property.rentPerSf,
      adjustments: adjustments ?? null,
      weight: weight ?? null,
    })),
  )

test('the grid works out to the reconciled rent', async () => {
  const workbook = await adjustmentsOf(ROWS)
  const { value, after } = expectedOf(ROWS)
  expect(figureBeside(workbook, 'Reconciled rent')).toBeCloseTo(value ?? Number.NaN, 9)
  expect(figureBeside(workbook, 'Median')).toBeCloseTo(after?.median ?? Number.NaN, 9)
})

test('whoever changes an adjustment or a weight in the file sees the reconciled rent follow', async () => {
  const workbook = await adjustmentsOf(ROWS)
  const [first, second, third] = ROWS
  if (first === undefined || second === undefined || third === undefined) throw new Error('no rows')
  // The third comp's percentage for its date, and the first one's weight.
  workbook.set(SHEET, 'E8', 0.02)
  workbook.set(SHEET, 'AF6', 0)
  const changed = [{ ...first, weight: 0 }, second, { ...third, adjustments: { dateSigned: percent(2) } }]
  expect(figureBeside(workbook, 'Reconciled rent')).toBeCloseTo(expectedOf(changed).value ?? Number.NaN, 9)
})

test('reasons stand in words, and a list without adjustments has no such sheet', async () => {
  const workbook = await adjustmentsOf(ROWS)
  expect(workbook.find(SHEET, 'Year built: Roof redone')).not.toBe('')
  const plain = await adjustmentsOf(ROWS.map(({ property }) => ({ property })))
  expect(plain.sheets).not.toContain(SHEET)
})
