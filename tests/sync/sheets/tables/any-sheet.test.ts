import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeSheet, OTHERS, type Truth } from './made-sheet.ts'
import { readRows } from './read-sheets.ts'

const FIELDS = ['address', ...OTHERS] as const

test('tables anywhere on a sheet, however headed and written, give their rows and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(madeSheet, async ({ rows, truths }) => {
      const { properties } = await readRows(rows, FIELDS)
      const byAddress = (all: readonly (readonly unknown[])[]) =>
        all.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
      expect(byAddress(properties)).toEqual(byAddress(truths.map(valuesOf)))
    }),
    { numRuns: 300, seed: 18 },
  )
})

function valuesOf(row: Truth): unknown[] {
  return FIELDS.map((field) => row[field])
}
