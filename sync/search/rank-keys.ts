/**
 * A key stands for a score while rows are being scored: a whole number, greater for a better score, the same for the
 * same score, 0 for none.
 *
 * Similarities that count are at least a half, so that the longer text has at most twice the units of the query.
 * Two different fractions with such denominators are more than `1 / scale` apart; times the scale, rounding down
 * leaves them different.
 */
export interface RankKeys {
  /** Units in the query. */
  length: number
  scale: number
  wordPrefix: number
  substring: number
}

export function rankKeys(length: number): RankKeys {
  const scale = Math.min(4 * length * length, 2 ** 32 - 3)
  return { length, scale, wordPrefix: scale + 1, substring: scale + 2 }
}

/** The key of two texts that are `distance` edits apart, the longer one being `length` units long. */
export function similarityKey(scale: number, distance: number, length: number): number {
  return Math.floor(((length - distance) * scale) / length)
}

/** The most edits for which `similarityKey` may be above `key`, or a little more; half the length where key is 0. */
export function mostEdits(scale: number, key: number, length: number): number {
  const half = length >> 1
  return key === 0 ? half : Math.min(half, Math.floor(length - (key * length) / scale + 1e-6))
}
