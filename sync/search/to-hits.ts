import { SUBSTRING_SCORE, similarityScore, WORD_PREFIX_SCORE } from '../domain/fuzzy.ts'
import { type RankKeys, similarityKey } from './rank-keys.ts'
import type { TextHits } from './text-search.ts'

/** The longest query of which every key has a rank of its own. */
const MOST_UNITS = 181
const MOST_RANKS = 65_535

/** Ranks and scores of rows by their keys. */
export function toHits(best: Uint32Array, keys: RankKeys): TextHits {
  return keys.length <= MOST_UNITS ? rankAll(best, keys) : rankFound(best, keys)
}

/** Similarity keys begin at half of the scale: ranks are keys without it. */
function rankAll(best: Uint32Array, { length, scale, wordPrefix, substring }: RankKeys): TextHits {
  const none = scale / 2 - 1
  const ranks = new Uint16Array(best.length)
  for (let row = 0; row < best.length; row++) {
    const key = best[row] as number
    if (key !== 0) ranks[row] = key - none
  }
  const scores = new Float64Array(substring - none + 1)
  for (let longer = length; longer <= 2 * length; longer++) {
    for (let edits = 0; edits <= longer >> 1; edits++) {
      scores[similarityKey(scale, edits, longer) - none] = similarityScore(edits, longer)
    }
  }
  scores[wordPrefix - none] = WORD_PREFIX_SCORE
  scores[substring - none] = SUBSTRING_SCORE
  return { ranks, scores }
}

/** A long query has more keys than there are ranks: only those found get one. */
function rankFound(best: Uint32Array, keys: RankKeys): TextHits {
  const found = Uint32Array.from(new Set(best).add(0)).sort()
  // Of more than 65,535 different scores the lowest share a rank.
  const spare = Math.max(0, found.length - 1 - MOST_RANKS)
  const rankOf = new Map(Array.from(found, (key, i) => [key, key === 0 ? 0 : Math.max(1, i - spare)]))
  const scores = new Float64Array(found.length - spare)
  for (const [key, rank] of rankOf) scores[rank] = scoreOf(key, keys)
  return { ranks: Uint16Array.from(best, (key) => rankOf.get(key) as number), scores }
}

function scoreOf(key: number, { length, scale, wordPrefix, substring }: RankKeys): number {
  if (key === 0) return 0
  if (key === substring) return SUBSTRING_SCORE
  if (key === wordPrefix) return WORD_PREFIX_SCORE
  for (let longer = length; longer <= 2 * length; longer++) {
    const edits = longer - Math.ceil((key * longer) / scale)
    if (similarityKey(scale, edits, longer) === key) return similarityScore(edits, longer)
  }
  throw new Error('No similarity has this key.')
}
