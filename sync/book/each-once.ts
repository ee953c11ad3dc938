/** A record that makes each value when it is first read. */
export function eachOnce<K extends string, V>(
  keys: readonly K[],
  make: (key: K) => V,
): Readonly<Record<K, V>> {
  const record = {} as Record<K, V>
  for (const key of keys) {
    Object.defineProperty(record, key, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make(key)
        Object.defineProperty(record, key, { value, enumerable: true })
        return value
      },
    })
  }
  return record
}
