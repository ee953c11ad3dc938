export interface NumberedValues {
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
