/**
 * A key stands for a score while rows are being scored: a whole number, greater for a better score, the same for the
 * same score, 0 for none.
 *
 * Similarities that count are at least a half, so the longer text has at most twice the units of the query. Two
 * different fractions with such denominators are at least `1 / scale` apart, so they stay different when they are
 * multiplied by the scale and rounded down. Keys begin at the half.
 */
export interface RankKeys {
  /** Units in the query. */
  length: number
  scale: number
  wordPrefix: number
  substring: number
}

/** A key for each row. */
export type RowKeys = Uint16Array | Uint32Array

/** Ranks have 16 bits. */
export const MOST_RANKS = 65_535

/** Keys fit 32 bits. Beyond 46,000 units, more than a cell can hold, the closest of different scores are one. */
const MOST_SCALE = 2 ** 33 - 8

/** What keys mean for a query of this many units. */
export function rankKeys(length: number): RankKeys {
  const scale = Math.min(4 * length * length, MOST_SCALE)
  const exact = scale / 2 + 1
  return { length, scale, wordPrefix: exact + 1, substring: exact + 2 }
}

/** No keys yet for so many rows: of 16 bits where those of the query fit, which is half to write and to read. */
export function emptyKeys({ substring }: RankKeys, rows: number): RowKeys {
  return substring <= MOST_RANKS ? new Uint16Array(rows) : new Uint32Array(rows)
}

/** The key of two texts that differ by `edits`, where the longer one has `units` units. */
export function similarityKey(scale: number, edits: number, longer: number): number {
  return Math.floor(((longer - edits) * scale) / longer) - scale / 2 + 1
}

/** The most edits for which `similarityKey` may be above `key`, or a little more; half the units where key is 0. */
export function mostEdits(scale: number, key: number, longer: number): number {
  const half = longer >> 1
  return key === 0
    ? half
    : Math.min(half, Math.floor(longer - ((key + scale / 2 - 1) * longer) / scale + 1e-6))
}
