import type { StringColumn } from '../book/string-column.ts'
import type { ByteValues } from './byte-values.ts'
import { byteOfUnit, SEPARATOR } from './text-page.ts'
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

// A mark at the start of a value is a character of it.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const lowerAscii = Uint8Array.from({ length: 128 }, (_, byte) =>
  String.fromCharCode(byte).toLowerCase().charCodeAt(0),
)

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
  columns.forEach(({ bytes, offsets }, c) => {
    const numbers = numbered[c]?.numbers as Uint32Array
    const oddNumbers = oddNumbered[c]?.numbers as Uint32Array
    for (let value = 0; value < numbers.length; value++) {
      const from = offsets[value] as number
      const to = offsets[value + 1] as number
      if (from === to) continue
      const start = starts[count] as number
      let end = putAscii(text, start, bytes, from, to)
      if (end < 0) {
        const lower = decoder.decode(bytes.subarray(from, to)).toLowerCase()
        end = putUnits(text, start, lower)
        if (end < 0) {
          oddNumbers[value] = oddTexts.push(lower)
          continue
        }
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

/** Writes `bytes[from .. to)` lower-cased and answers where they end; -1 where they are not all ASCII. */
function putAscii(text: Uint8Array, at: number, bytes: Uint8Array, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number
    if (byte === 0 || byte > 127) return -1
    text[at + i - from] = lowerAscii[byte] as number
  }
  return at + to - from
}

/** Writes a text and answers where it ends; -1 where one of its units is not on the page. */
function putUnits(text: Uint8Array, at: number, lower: string): number {
  for (let i = 0; i < lower.length; i++) {
    const byte = byteOfUnit[lower.charCodeAt(i)] as number
    if (byte === 0) return -1
    text[at + i] = byte
  }
  return at + lower.length
}
