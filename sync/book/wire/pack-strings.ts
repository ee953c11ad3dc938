import type { StringField } from '../../columns/book-fields.ts'
import { decodeDeltas, encodeDeltas } from '../../columns/delta-codes.ts'
import type { StringColumn } from '../../columns/string-column.ts'
import { BookUnreadable, type PackedColumn, type StringHead } from './book-format.ts'
import { isHex, packHex, type Strings, unpackHex } from './pack-hex.ts'
import { packNames } from './pack-names.ts'
import { packIntegers, unpackCodes } from './packed-integers.ts'

/** `predictor` is the column whose codes these codes follow, where they follow any. */
export function packStrings(
  field: StringField,
  column: StringColumn,
  predictor: StringColumn | undefined,
): PackedColumn {
  const values = column.offsets.length - 1
  if (field === 'name') {
    const blocks = packNames(column)
    return { head: { field, blocks: blocks.length, values, form: 'names' }, blocks }
  }
  const form = isHex(column) ? 'hex' : 'text'
  const blocks = form === 'hex' ? packHex(column) : packText(column)
  if (column.codes !== null) {
    const steps = predictor?.codes
      ? encodeDeltas(column.codes, predictor.codes, predictor.offsets.length)
      : column.codes
    blocks.push(packIntegers(steps))
  }
  return { head: { field, blocks: blocks.length, values, form }, blocks }
}

/** Reads back what `packStrings` wrote of any column but the names. The blocks are spent: what they hold may become the column's own. */
export function unpackStrings(
  { form, values }: StringHead,
  blocks: readonly Uint8Array[],
  { shared, rows, predictor }: { shared: boolean; rows: number; predictor: StringColumn | undefined },
): StringColumn {
  if (shared ? values > rows : values !== rows)
    throw new BookUnreadable('A column has not as many values as rows.')
  const planes = shared ? blocks.at(-1) : undefined
  const strings = form === 'hex' ? unpackHex(blocks, values) : unpackText(blocks, values)
  if (planes === undefined) return { ...strings, codes: null }
  const codes = unpackCodes(planes, rows)
  if (!predictor?.codes) return { ...strings, codes }
  return { ...strings, codes: decodeDeltas(codes, predictor.codes, predictor.offsets.length, values) }
}

function packText({ bytes, offsets }: StringColumn): Uint8Array[] {
  const lengths = new Uint32Array(offsets.length - 1)
  for (let i = 0; i < lengths.length; i++) lengths[i] = (offsets[i + 1] as number) - (offsets[i] as number)
  return [bytes, packIntegers(lengths)]
}

function unpackText([bytes, planes]: readonly Uint8Array[], values: number): Strings {
  if (bytes === undefined || planes === undefined) throw new BookUnreadable('A column of text is cut short.')
  const lengths = unpackCodes(planes, values)
  const offsets = new Uint32Array(values + 1)
  let end = 0
  for (let i = 0; i < values; i++) offsets[i + 1] = end += lengths[i] as number
  if (end !== bytes.length) throw new BookUnreadable('A column of text is damaged.')
  return { bytes, offsets }
}
