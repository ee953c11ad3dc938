export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  /** Picks early choices far more often than late ones, as firms and cities turn up in a book. */
  pickOften<T>(choices: readonly T[]): T
  chance(probability: number): boolean
}

/** The same numbers for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
    pickOften: <T>(choices: readonly T[]) => choices[Math.floor(next() ** 3 * choices.length)] as T,
    chance: (probability) => next() < probability,
  }
}
