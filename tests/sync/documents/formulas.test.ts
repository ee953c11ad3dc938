import { expect, test } from 'vitest'
import type { CompRow } from '../../../sync/documents/model/comps-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { type CalculatedWorkbook, calculatedWorkbook } from './calculated-workbook.ts'

const LEASE_TYPES = ['NNN', 'MG', 'Gross', null] as const

/** Rows of every sort: with and without rent, size and leased area, left out, and a subject. */
const ROWS: readonly CompRow[] = Array.from({ length: 40 }, (_, i) => ({
  property: makeProperty({
    id: `p${i}`,
    name: i === 3 ? '=1+1' : `Plant ${i}`,
    rentPerSf: i % 7 === 0 ? null : 0.4 + ((i * 37) % 101) / 100,
    squareFootage: i % 5 === 0 ? null : 10_000 + ((i * 7919) % 90_000),
    leasedSf: i % 3 === 0 ? 4000 + i * 311 : null,
    leaseType: LEASE_TYPES[i % LEASE_TYPES.length] ?? null,
    status: i === 11 ? 'Subject' : null,
  }),
  isIncluded: i % 9 !== 4,
}))
const SUBJECT = makeProperty({ name: 'Tanner Road Plant', rentPerSf: 0.6 })

const ADJUSTED: readonly CompRow[] = ROWS.filter(({ property }) => property.rentPerSf !== null)
  .slice(0, 6)
  .map((row, i) => ({
    ...row,
    isIncluded: true,
    adjustments: {
      clearHeight: { kind: 'percent', amount: i - 2.5, reason: null },
      location: { kind: 'dollars', amount: 0.01 * i, reason: 'Closer to the port' },
    },
    weight: 10 + i,
  }))

const calculated = async (rows: readonly CompRow[], subject = SUBJECT) =>
  await calculatedWorkbook(await xlsxDocument(makeComps({ rows, subject })))

const keptIn = ({ formulas }: CalculatedWorkbook) =>
  formulas.map(({ sheet, ref, kept }) => [
    `${sheet}!${ref}`,
    typeof kept === 'number' ? expect.closeTo(kept, 9) : kept,
  ])
const workedOutIn = ({ formulas, valueAt }: CalculatedWorkbook) =>
  formulas.map(({ sheet, ref }) => [`${sheet}!${ref}`, valueAt(sheet, ref)])

test('a spreadsheet engine works every formula out to what the file keeps of it', async () => {
  const statistics = await calculated(ROWS)
  expect(statistics.formulas.length).toBeGreaterThan(50)
  expect(workedOutIn(statistics)).toEqual(keptIn(statistics))
  const adjustments = await calculated(ADJUSTED)
  expect(adjustments.formulas.length - statistics.formulas.length).toBe(ADJUSTED.length * 6 + 6)
  expect(workedOutIn(adjustments)).toEqual(keptIn(adjustments))
  const empty = await calculated([])
  expect(workedOutIn(empty)).toEqual(keptIn(empty))
})

test('whoever leaves a row out in the file gets the statistics of the others', async () => {
  const changed = await calculated(ROWS)
  const included = /^[A-Z]+/.exec(changed.find('Comps', 'Included'))?.[0]
  // Below the heads and the subject.
  changed.set('Comps', `${included}4`, 'No')
  const others = await calculated(ROWS.map((row, i) => (i === 1 ? { ...row, isIncluded: false } : row)))
  expect(workedOutIn(changed)).toEqual(keptIn(others))
})

test('whoever corrects a rent in the file gets the statistics of it', async () => {
  const changed = await calculated(ROWS)
  const rents = /^[A-Z]+/.exec(changed.find('Comps', 'Rent ($/SF/Mo)'))?.[0]
  changed.set('Comps', `${rents}4`, 1.11)
  const corrected = await calculated(
    ROWS.map((row, i) => (i === 1 ? { ...row, property: { ...row.property, rentPerSf: 1.11 } } : row)),
  )
  expect(workedOutIn(changed)).toEqual(keptIn(corrected))
})
