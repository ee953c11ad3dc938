export interface NumberedValues {
  /** Each value once, from small to large. */
  values: readonly number[]
  /** Per row 0 where it is missing, else 1 + the number of its value. */
  codes: Uint32Array
}

/** The rows of a column as numbers of its values; null where a value stands less than twice on average. */
export function numberValues(column: Int32Array | Float64Array, missing: number): NumberedValues | null {
  const values: number[] = []
  for (const value of column.slice().sort()) {
    if (Object.is(value, missing) || value === values.at(-1)) continue
    // A map takes minus zero for zero.
    if (Object.is(value, -0) || (values.length + 1) * 2 > column.length) return null
    values.push(value)
  }
  const codeOf = new Map(values.map((value, i) => [value, i + 1]))
  return { values, codes: Uint32Array.from(column, (value) => codeOf.get(value) ?? 0) }
}
