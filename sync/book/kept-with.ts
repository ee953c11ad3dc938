/** What is worked out once for a thing, and goes when the thing goes. */
export interface KeptWith<K extends object, V> {
  of(key: K): V
}

const adopted = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** Takes what was worked out elsewhere for a thing, by the names that `keptWith` is given. */
export function adopt(key: object, values: Readonly<Record<string, unknown>>): void {
  adopted.set(key, values)
}

/** Works a thing out when it is first asked for, unless it was adopted under its name. */
export function keptWith<K extends object, V>(make: (key: K) => V, name = ''): KeptWith<K, V> {
  const known = new WeakMap<K, V>()
  return {
    of(key) {
      let value = known.get(key)
      if (value === undefined) {
        value = (adopted.get(key)?.[name] as V | undefined) ?? make(key)
        known.set(key, value)
      }
      return value
    },
  }
}
