import type { BookColumns } from '../../columns/book-columns.ts'
import { type NumberColumn, type ScaledRange, scaledRange } from '../../columns/number-column.ts'
import type { Range } from '../../domain/criteria/range.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import { boundColumn } from './bound-column.ts'
import type { Marks } from './marks.ts'

/** A range criterion, both ends inclusive, and its number in the question. */
export interface AskedRange {
  asked: Range
  criterion: number
}

/** A column of whole numbers, its range, and the bit of those outside. */
interface ScaledTest extends ScaledRange {
  values: Int32Array
  bit: number
}

const NONE: ScaledRange = { low: 1, high: 0 }

/**
 * Marks every row that fails a range. A missing value fails. Each pass takes two ranges, because reading and writing
 * the marks is half the work.
 */
export function applyRanges(
  columns: BookColumns,
  ranges: readonly AskedRange[],
  marks: Marks,
  firstSlot: number,
  assumed?: Assumed,
): void {
  const tests: ScaledTest[] = []
  for (const { asked, criterion } of ranges) {
    const column = boundColumn(columns, asked.field, assumed)
    const bit = 1 << criterion
    if (column.kind === 'scaled') tests.push(scaledTest(column, asked.min, asked.max, bit))
    else applyFloat(column.values, asked.min, asked.max, marks, firstSlot, bit)
  }
  for (let i = 0; i < tests.length; i += 2) {
    const test = tests[i] as ScaledTest
    markOutside(test, tests[i + 1] ?? test, marks, firstSlot)
  }
}

/** The same for one column, with the bit of those outside. */
export function applyRange(
  column: NumberColumn,
  min: number,
  max: number,
  marks: Marks,
  firstSlot: number,
  bit: number,
): void {
  if (column.kind === 'float') applyFloat(column.values, min, max, marks, firstSlot, bit)
  else {
    const test = scaledTest(column, min, max, bit)
    markOutside(test, test, marks, firstSlot)
  }
}

function scaledTest(
  { scale, values }: Extract<NumberColumn, { kind: 'scaled' }>,
  min: number | null,
  max: number | null,
  bit: number,
): ScaledTest {
  return { ...(scaledRange(scale, min, max) ?? NONE), values, bit }
}

function applyFloat(
  values: Float64Array,
  min: number | null,
  max: number | null,
  marks: Marks,
  firstSlot: number,
  bit: number,
): void {
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    const isIn = value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)
    if (!isIn) marks[firstSlot + row] = (marks[firstSlot + row] as number) | bit
  }
}

/**
 * Compares by arithmetic, because a branch would be mispredicted too often: outside the range a difference is
 * negative.
 */
function markOutside(a: ScaledTest, b: ScaledTest, marks: Marks, firstSlot: number): void {
  const { values: as, low: lowA, high: highA, bit: bitA } = a
  const { values: bs, low: lowB, high: highB, bit: bitB } = b
  for (let row = 0; row < as.length; row++) {
    const valueA = as[row] as number
    const valueB = bs[row] as number
    const slot = firstSlot + row
    marks[slot] =
      (marks[slot] as number) |
      ((((valueA - lowA) | (highA - valueA)) >> 31) & bitA) |
      ((((valueB - lowB) | (highB - valueB)) >> 31) & bitB)
  }
}
