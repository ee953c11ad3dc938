/**
 * The median, for an even count the upper of the two middle values; NaN for none. Reorders the values, without
 * sorting them.
 */
export function median(values: Float64Array): number {
  const middle = values.length >>> 1
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number
    let [i, j] = [low, high]
    while (i <= j) {
      while ((values[i] as number) < pivot) i++
      while ((values[j] as number) > pivot) j--
      if (i > j) break
      const value = values[i] as number
      values[i++] = values[j] as number
      values[j--] = value
    }
    if (middle <= j) high = j
    else if (middle >= i) low = i
    else break
  }
  return values[middle] ?? Number.NaN
}
