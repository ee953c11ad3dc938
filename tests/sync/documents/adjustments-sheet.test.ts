import { expect, test } from 'vitest'
import { reconcile } from '../../../sync/adjustments/reconcile.ts'
import type { CompRow } from '../../../sync/documents/model/comps-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import type { CompAdjustments } from '../../../sync/domain/adjustment.ts'
import { readZipDirectory } from '../../../sync/sheets/file/zip-directory.ts'
import { readZipText } from '../../../sync/sheets/file/zip-entry.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { type Sheet, sheetOf, workedOut } from './work-out-sheet.ts'

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

async function adjustmentsOf(rows: readonly CompRow[]): Promise<Sheet> {
  const bytes = await xlsxDocument(makeComps({ rows }))
  const source = {
    name: 'comps.xlsx',
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, end),
  }
  const entry = (await readZipDirectory(source)).get('xl/worksheets/sheet3.xml')
  return sheetOf(entry ? await readZipText(source, entry) : '')
}

/** The figure beside a label of the column of names. */
function figureBeside(sheet: Sheet, label: string): number {
  const row = [...sheet].find(([, cell]) => cell.text === label)?.[0].replace(/^B/, '')
  return workedOut(sheet, `C${row}`)
}

const expectedOf = (rows: readonly CompRow[]) =>
  reconcile(
    rows.map(({ property, adjustments, weight }) => ({
      rent: property.rentPerSf,
      adjustments: adjustments ?? null,
      weight: weight ?? null,
    })),
  )

test('every formula of the grid works out to the figure that stands in it', async () => {
  const sheet = await adjustmentsOf(ROWS)
  const formulas = [...sheet].filter(([, cell]) => cell.formula !== undefined)
  expect(formulas.length).toBe(ROWS.length * 4 + 6)
  for (const [ref, { figure }] of formulas)
    expect([ref, workedOut(sheet, ref)]).toEqual([ref, expect.closeTo(figure ?? Number.NaN, 9)])
  const { value, after } = expectedOf(ROWS)
  expect(figureBeside(sheet, 'Reconciled rent')).toBeCloseTo(value ?? Number.NaN, 9)
  expect(figureBeside(sheet, 'Median')).toBeCloseTo(after?.median ?? Number.NaN, 9)
})

test('whoever changes an adjustment or a weight in the file sees the reconciled rent follow', async () => {
  const sheet = await adjustmentsOf(ROWS)
  const [first, second, third] = ROWS
  if (first === undefined || second === undefined || third === undefined) throw new Error('no rows')
  // The third comp's percentage for its date, and the first one's weight.
  sheet.set('E8', { figure: 0.02 })
  sheet.set('AE6', { figure: 0 })
  const shares = expectedOf(ROWS).comps.map(({ share }) => share * 100)
  const changed = [
    { ...first, weight: 0 },
    { ...second, weight: shares[1] ?? 0 },
    { ...third, adjustments: { dateSigned: percent(2) }, weight: shares[2] ?? 0 },
  ]
  expect(figureBeside(sheet, 'Reconciled rent')).toBeCloseTo(expectedOf(changed).value ?? Number.NaN, 9)
})

test('reasons stand in words, and a list without adjustments has no such sheet', async () => {
  const sheet = await adjustmentsOf(ROWS)
  expect([...sheet.values()].some(({ text }) => text === 'Year built: Roof redone')).toBe(true)
  const plain = await adjustmentsOf(ROWS.map(({ property }) => ({ property })))
  expect([...plain.values()].some(({ text }) => text === 'Reconciled rent')).toBe(false)
})
