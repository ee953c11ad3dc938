import { type BookColumns, FLAG } from '../../columns/book-columns.ts'
import { MISSING_INT, type NumberColumn } from '../../columns/number-column.ts'
import type { StringColumn } from '../../columns/string-column.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { Marks } from './marks.ts'

/** Marks every row whose field is empty, or with `not` every row whose field is not. */
export function applyStated(
  columns: BookColumns,
  { field, not }: Extract<Criterion, { kind: 'stated' }>,
  marks: Marks,
  firstSlot: number,
  bit: number,
): void {
  const string = (columns.strings as Partial<Record<string, StringColumn>>)[field]
  const number = (columns.numbers as Partial<Record<string, NumberColumn>>)[field]
  const flag = (columns.flags as Partial<Record<string, Uint8Array>>)[field]
  const [ifMissing, ifStated] = not ? [0, bit] : [bit, 0]
  if (string !== undefined && string.codes === null) {
    const { offsets } = string
    for (let row = 0; row + 1 < offsets.length; row++) {
      const slot = firstSlot + row
      marks[slot] = (marks[slot] as number) | (offsets[row] === offsets[row + 1] ? ifMissing : ifStated)
    }
    return
  }
  // Each kind of column has one value for what is missing; of figures as they are it is the one unlike itself.
  const [values, missing] =
    string?.codes != null
      ? [string.codes, 0]
      : number !== undefined
        ? [number.values, number.kind === 'scaled' ? MISSING_INT : Number.NaN]
        : [flag ?? new Uint8Array(0), FLAG.missing]
  for (let row = 0; row < values.length; row++) {
    const slot = firstSlot + row
    const value = values[row] as number
    const isMissing = value === missing || Number.isNaN(value)
    marks[slot] = (marks[slot] as number) | (isMissing ? ifMissing : ifStated)
  }
}
