import type { NumberField } from '../../columns/book-fields.ts'
import { MISSING_INT, type NumberColumn, numberValues } from '../../columns/number-column.ts'
import type { Codes } from '../../columns/string-column.ts'
import { BookUnreadable, type NumberHead, type PackedColumn } from './book-format.ts'
import { packIntegers, unpackCodes, unpackIntegers } from './packed-integers.ts'

export function packNumbers(field: NumberField, column: NumberColumn): PackedColumn {
  return column.kind === 'float'
    ? packFloats(field, column.values)
    : packScaled(field, column.scale, column.values)
}

/** Reads back what `packNumbers` wrote. The blocks are spent: what they hold may become the column's own. */
export function unpackNumbers(
  { scale, least, values }: NumberHead,
  [first, codes]: readonly Uint8Array[],
  rows: number,
): NumberColumn {
  if (first === undefined || (values ?? 0) > rows) throw new BookUnreadable('A column of numbers is damaged.')
  if (scale === null) {
    const floats = floatsIn(first, values ?? rows)
    return { kind: 'float', values: codes ? floatsByCode(codes, floats, rows) : floats }
  }
  if (codes === undefined)
    return { kind: 'scaled', scale, values: fromLeast(unpackIntegers(first, rows), least) }
  return {
    kind: 'scaled',
    scale,
    values: scaledByCode(codes, unpackCodes(first, values ?? rows), least, rows),
  }
}

function packScaled(field: NumberField, scale: number, ints: Int32Array): PackedColumn {
  let least = -MISSING_INT
  for (let row = 0; row < ints.length; row++) {
    const value = ints[row] as number
    if (value < least && value !== MISSING_INT) least = value
  }
  const numbered = numberValues(ints, MISSING_INT)
  if (numbered === null) {
    const distances = new Uint32Array(ints.length)
    for (let row = 0; row < ints.length; row++) {
      const value = ints[row] as number
      if (value !== MISSING_INT) distances[row] = value - least + 1
    }
    return { head: { field, blocks: 1, scale, least, values: null }, blocks: [packIntegers(distances)] }
  }
  const { values, codes } = numbered
  const steps = Uint32Array.from(values, (value, i) => value - (values[i - 1] ?? least))
  const head: NumberHead = { field, blocks: 2, scale, least, values: values.length }
  return { head, blocks: [packIntegers(steps), packIntegers(codes)] }
}

function packFloats(field: NumberField, floats: Float64Array): PackedColumn {
  const numbered = numberValues(floats, Number.NaN)
  const head = { field, scale: null, least: 0 }
  if (numbered === null) return { head: { ...head, blocks: 1, values: null }, blocks: [bytesOf(floats)] }
  const { values, codes } = numbered
  const blocks = [bytesOf(Float64Array.from(values)), packIntegers(codes)]
  return { head: { ...head, blocks: 2, values: values.length }, blocks }
}

function fromLeast(distances: Uint32Array, least: number): Int32Array {
  const ints = new Int32Array(distances.buffer as ArrayBuffer)
  for (let row = 0; row < ints.length; row++) {
    const distance = ints[row] as number
    ints[row] = distance === 0 ? MISSING_INT : distance - 1 + least
  }
  return ints
}

function scaledByCode(planes: Uint8Array, steps: Codes, least: number, rows: number): Int32Array {
  const figureOf = new Int32Array(steps.length + 1)
  figureOf[0] = MISSING_INT
  for (let i = 0, value = least; i < steps.length; i++) figureOf[i + 1] = value += steps[i] as number
  const codes = unpackCodes(planes, rows)
  const scaled = new Int32Array(rows)
  for (let row = 0; row < rows; row++) scaled[row] = figureOf[codes[row] as number] as number
  return scaled
}

function floatsByCode(planes: Uint8Array, values: Float64Array, rows: number): Float64Array {
  const codes = unpackCodes(planes, rows)
  const floats = new Float64Array(rows)
  for (let row = 0; row < rows; row++) {
    const code = codes[row] as number
    floats[row] = code === 0 ? Number.NaN : (values[code - 1] as number)
  }
  return floats
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function floatsIn({ buffer, byteOffset, byteLength }: Uint8Array, count: number): Float64Array {
  if (byteLength !== count * 8) throw new BookUnreadable('A column of numbers is damaged.')
  return new Float64Array(buffer, byteOffset, count)
}
