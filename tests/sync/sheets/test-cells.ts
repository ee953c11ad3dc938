import { expect, test } from 'vitest'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import { fieldsOf, remarksOf } from './read-one-row.ts'

/** A cell, the fields it gives, and what is remarked of them. */
export type CellExample = readonly [
  cell: Cell,
  fields: Readonly<Record<string, unknown>>,
  remarks?: Readonly<Record<string, string>>,
]

/** One test for each cell under a header: exactly these fields are known, and exactly this is remarked. */
export function testCells(
  header: string,
  examples: readonly CellExample[],
  beside: Readonly<Record<string, Cell>> = {},
): void {
  const known = fieldsOf(beside)
  test.each(
    examples.map(([cell, fields, remarks]) => [JSON.stringify(cell), cell, fields, remarks] as const),
  )(`under “${header}”, %s is read as expected`, (_, cell, fields, remarks = {}) => {
    const row = { ...beside, [header]: cell }
    expect(fieldsOf(row)).toEqual({ ...(known as object), ...fields })
    expect(remarksOf(row)).toEqual(remarks)
  })
}
