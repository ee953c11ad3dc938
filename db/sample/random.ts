/** A source of chance that gives the same sequence for the same seed, on any machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Whole, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  /** About normal: mean 0, deviation 1, never beyond ±3. */
  normal(): number
  pick<T>(choices: readonly T[]): T
  /** Early choices come up far more often than late ones. */
  pickEarly<T>(choices: readonly T[]): T
  /** In proportion to the weights, of which there is one for every choice. */
  weighted<T>(choices: readonly T[], weights: readonly number[]): T
}

/** A sequence of its own for every seed and stream, so that row 7 is the same however many rows there are. */
export function createRandom(seed: number, stream = 0): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35)) | 0

  // mulberry32, public domain
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    normal: () => (next() + next() + next() - 1.5) * 2,
    pick: (choices) => at(choices, Math.floor(next() * choices.length)),
    pickEarly: (choices) => at(choices, Math.floor(next() ** 2 * choices.length)),
    weighted(choices, weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const index = weights.findIndex((weight) => {
        rest -= weight
        return rest < 0
      })
      return at(choices, index < 0 ? choices.length - 1 : index)
    },
  }
}

function at<T>(choices: readonly T[], index: number): T {
  const choice = choices[index]
  if (choice === undefined) throw new RangeError('nothing to pick from')
  return choice
}

/** The value, or null where the source happens not to say. */
export function kept<T>(random: Random, probability: number, value: T): T | null {
  return random.chance(probability) ? value : null
}
