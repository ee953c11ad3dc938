import { foldPlace } from '../../domain/place/fold-place.ts'

/** A town as the table is made from it. */
export interface TownEntry {
  readonly name: string
  /** Two-letter code. */
  readonly state: string
  /** 0 where it is unknown. */
  readonly people: number
  /** Degrees; null for the middle of its ZIP codes. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null
}

export interface ZipEntry {
  /** Five digits. */
  readonly zip: string
  readonly town: TownEntry
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** In the order of the table: by folded name, then as written, then by state. */
export function inTableOrder(towns: readonly TownEntry[]): TownEntry[] {
  return towns
    .map((town) => ({ town, key: `${foldPlace(town.name)}\0${town.name}\0${town.state}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ town }) => town)
}

/** Numbers of the towns state by state: neighbors in ZIP codes are near each other in it. */
export function byState(stateOf: Uint8Array): Uint32Array {
  const next = new Uint32Array(257)
  for (const state of stateOf) next[state + 1] = (next[state + 1] as number) + 1
  for (let state = 1; state < next.length; state++) {
    next[state] = (next[state] as number) + (next[state - 1] as number)
  }
  const towns = new Uint32Array(stateOf.length)
  stateOf.forEach((state, town) => {
    const at = next[state] as number
    towns[at] = town
    next[state] = at + 1
  })
  return towns
}
