/** What `make` gives, made at the first call and then kept. */
export function memoize<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The same of a promise. A failure is not kept: the next call tries again. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** A record that makes each value when it is first read. */
export function lazyRecord<K extends string, V>(
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

/** A function of an object whose results are kept as long as the object is. */
export interface WeakMemo<K extends object, V> {
  of(key: K): V
}

const seeds = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** Gives an object results that were computed elsewhere, as in a worker, by the names that `weakMemo` is given. */
export function seedMemo(key: object, values: Readonly<Record<string, unknown>>): void {
  seeds.set(key, values)
}

/** Computes a value when it is first asked for, unless it was seeded under `name`. */
export function weakMemo<K extends object, V>(make: (key: K) => V, name = ''): WeakMemo<K, V> {
  const known = new WeakMap<K, V>()
  return {
    of(key) {
      let value = known.get(key)
      if (value === undefined) {
        value = (seeds.get(key)?.[name] as V | undefined) ?? make(key)
        known.set(key, value)
      }
      return value
    },
  }
}
