/** The parts of `is` that say something else than `was`. An empty text says as much as none, and spaces around one nothing. */
export function whatChanged<T extends object>(was: T, is: Partial<T>): Partial<T> {
  const changed: Partial<T> = {}
  for (const key in is) if (meant(is[key]) !== meant(was[key])) changed[key] = is[key]
  return changed
}

function meant(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value
}
