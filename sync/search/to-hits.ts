import { SUBSTRING_SCORE, similarityScore, WORD_PREFIX_SCORE } from '../domain/words/fuzzy.ts'
import { MOST_RANKS, type RankKeys, type RowKeys, similarityKey } from './lists/rank-keys.ts'
import type { TextHits } from './text-search.ts'

/** Scores of queries up to this length are kept; those of all of them take half a megabyte. */
const KEPT = 48
const kept: (Float64Array | undefined)[] = []

/** Ranks and scores of rows by their keys. */
export function toHits(best: RowKeys, keys: RankKeys): TextHits {
  if (!(best instanceof Uint16Array)) return rankFound(best, keys)
  return { ranks: best, scores: keys.length > KEPT ? allScores(keys) : keptScores(keys) }
}

function keptScores(keys: RankKeys): Float64Array {
  const scores = kept[keys.length] ?? allScores(keys)
  kept[keys.length] = scores
  return scores
}

/** The score of every key. */
function allScores({ length, scale, wordPrefix, substring }: RankKeys): Float64Array {
  const scores = new Float64Array(substring + 1)
  for (let longer = length; longer <= 2 * length; longer++) {
    for (let edits = 0; edits <= longer >> 1; edits++) {
      scores[similarityKey(scale, edits, longer)] = similarityScore(edits, longer)
    }
  }
  scores[wordPrefix] = WORD_PREFIX_SCORE
  scores[substring] = SUBSTRING_SCORE
  return scores
}

/** A query of more than 180 units has more keys than there are ranks, so only the keys that were found get a rank. */
function rankFound(best: Uint32Array, keys: RankKeys): TextHits {
  const found = Uint32Array.from(new Set(best).add(0)).sort()
  // Where an answer has more than 65,535 different scores, the lowest share a rank.
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
    const edits = longer - Math.ceil(((key + scale / 2 - 1) * longer) / scale)
    if (similarityKey(scale, edits, longer) === key) return similarityScore(edits, longer)
  }
  throw new Error('No similarity has this key.')
}
