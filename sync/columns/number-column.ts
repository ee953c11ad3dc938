/**
 * The figures of one column. `scaled` holds `value * scale` as whole numbers, which takes half the memory and can be
 * compared without a branch. `float` holds figures that do not fit this.
 */
export type NumberColumn =
  | { kind: 'scaled'; scale: number; values: Int32Array }
  | { kind: 'float'; values: Float64Array }

/** A missing value among scaled ones. All others are nearer to zero, so that differences fit 32 bits. */
export const MISSING_INT = -0x40000000

/** Tried in this order; coordinates need the last. */
const SCALES = [1, 100, 10_000, 1_000_000] as const

/** The value of a row, NaN where it is missing. */
export function numberAt(column: NumberColumn, row: number): number {
  const value = column.values[row] as number
  if (column.kind === 'float') return value
  return value === MISSING_INT ? Number.NaN : value / column.scale
}

/** A column that lacks every value. Columns never change, so all such fields of a book may share one. */
export function lackingNumbers(rows: number): NumberColumn {
  return { kind: 'scaled', scale: 1, values: new Int32Array(rows).fill(MISSING_INT) }
}

/** The same figures as whole numbers where there is a scale that loses nothing, else as they are. */
export function compactNumbers(values: Float64Array): NumberColumn {
  const scale = SCALES.find((s) => isWholeAt(values, s))
  if (scale === undefined) return { kind: 'float', values }
  const ints = new Int32Array(values.length)
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    ints[row] = Number.isNaN(value) ? MISSING_INT : Math.round(value * scale)
  }
  return { kind: 'scaled', scale, values: ints }
}

/** True where dividing the rounded product gives every value back exactly. */
function isWholeAt(values: Float64Array, scale: number): boolean {
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    if (Number.isNaN(value)) continue
    const scaled = Math.round(value * scale)
    const isExact = scaled / scale === value && !Object.is(value, -0)
    if (!isExact || Math.abs(scaled) >= -MISSING_INT) return false
  }
  return true
}

/** A range of a column's own whole numbers, both ends inclusive. */
export interface ScaledRange {
  low: number
  high: number
}

/**
 * The whole numbers n with `min <= n / scale <= max`, by the same division that reads a value, so that the bound
 * itself is never lost to rounding. Null where there are none.
 */
export function scaledRange(scale: number, min: number | null, max: number | null): ScaledRange | null {
  const last = -MISSING_INT - 1
  // A bound beyond all values is brought near first: far out, adding one changes nothing.
  const near = (bound: number) => Math.min(Math.max(bound * scale, -last - 1), last + 1)
  let low = -last
  if (min !== null) {
    low = Math.floor(near(min)) - 1
    while (low <= last && low / scale < min) low++
  }
  let high = last
  if (max !== null) {
    high = Math.ceil(near(max)) + 1
    while (high >= -last && high / scale > max) high--
  }
  const range = { low: Math.max(low, -last), high: Math.min(high, last) }
  return range.low <= range.high ? range : null
}

interface NumberedValues {
  /** Each value once, from small to large. */
  values: readonly number[]
  /** Per row 0 where it is missing, else 1 + the number of its value. */
  codes: Uint32Array
}

/** The rows of a column as numbers of its values; null where a value stands less than twice on average. */
export function numberValues(column: Int32Array | Float64Array, missing: number): NumberedValues | null {
  const sorted = column.slice().sort()
  const codeOf = new Map<number, number>()
  const values: number[] = []
  let last = Number.NaN
  for (let i = 0; i < sorted.length; i++) {
    const value = sorted[i] as number
    if (value === last || Object.is(value, missing)) continue
    // A map takes minus zero for zero.
    if (Object.is(value, -0) || (values.length + 1) * 2 > sorted.length) return null
    codeOf.set(value, values.push(value))
    last = value
  }
  const codes = new Uint32Array(column.length)
  for (let row = 0; row < codes.length; row++) codes[row] = codeOf.get(column[row] as number) ?? 0
  return { values, codes }
}
