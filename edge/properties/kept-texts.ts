/** Values that were asked for last, up to some size altogether. */
export interface KeptTexts<K, V extends { readonly length: number }> {
  /** The value of a key, made where none is kept. */
  of(key: K, make: () => V): V
}

/** `most` is in the units of a value's length. A value that is longer than that is not kept. */
export function createKeptTexts<K, V extends { readonly length: number }>(most: number): KeptTexts<K, V> {
  const kept = new Map<K, V>()
  let size = 0
  return {
    of(key, make) {
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const value = make()
      kept.set(key, value)
      size += value.length
      for (const [oldest, { length }] of kept) {
        if (size <= most) break
        kept.delete(oldest)
        size -= length
      }
      return value
    },
  }
}
