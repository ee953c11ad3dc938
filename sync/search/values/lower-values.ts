import { type StringColumn, valueAt } from '../../columns/string-column.ts'
import type { ByteValues } from '../matching/byte-values.ts'
import { lowerInto } from '../matching/lower-bytes.ts'
import { SEPARATOR } from '../matching/text-page.ts'
import type { NumberedColumn } from './value-rows.ts'

/** The values of some columns, lower-cased. Empty ones are left out. */
interface LowerValues {
  /** Those whose units are all on the page. */
  values: ByteValues
  numbered: NumberedColumn[]
  /** The others. */
  oddTexts: string[]
  oddNumbered: NumberedColumn[]
}

/** Lower-cases the values of some columns. */
export function lowerValues(columns: readonly StringColumn[]): LowerValues {
  const most = columns.reduce((sum, { offsets }) => sum + offsets.length - 1, 0)
  // Lower-casing makes no text longer in units than it was in bytes of UTF-8.
  const text = new Uint8Array(columns.reduce((sum, { offsets }) => sum + (offsets.at(-1) ?? 0), most + 1))
  const starts = new Uint32Array(most + 1)
  starts[0] = 1
  let count = 0
  const oddTexts: string[] = []
  const numbered = columns.map((column) => ({ column, numbers: new Uint32Array(column.offsets.length - 1) }))
  const oddNumbered = columns.map((column) => ({
    column,
    numbers: new Uint32Array(column.offsets.length - 1),
  }))
  columns.forEach((column, c) => {
    const { bytes, offsets } = column
    const lower = lowerInto(bytes, text)
    const numbers = numbered[c]?.numbers as Uint32Array
    const oddNumbers = oddNumbered[c]?.numbers as Uint32Array
    for (let value = 0; value < numbers.length; value++) {
      const from = offsets[value] as number
      const to = offsets[value + 1] as number
      if (from === to) continue
      const start = starts[count] as number
      const end = lower(start, from, to)
      if (end < 0) {
        oddNumbers[value] = oddTexts.push(valueAt(column, value).toLowerCase())
        continue
      }
      text[end] = SEPARATOR
      starts[++count] = end + 1
      numbers[value] = count
    }
  })
  const end = starts[count] as number
  const values = { count, text: text.slice(0, end), starts: starts.slice(0, count + 1) }
  return { values, numbered, oddTexts, oddNumbered }
}
