import { WORD_PREFIX_SCORE } from '../domain/words/fuzzy.ts'

/** The texts of one row in the order of `TEXT_FIELDS`, as they stand in the book; null where missing. */
export type TextRow = readonly (string | null)[]

/** How well each row matches. Rank 0 means that the row does not match; a higher rank is a better score. */
export interface TextHits {
  ranks: Uint16Array
  /** `scores[rank]` is the exact score; `scores[0]` is 0. */
  scores: Float64Array
}

/** The lowest rank of the rows that hold the words, or words that begin with them; those below hold similar ones. */
export function lowestHeldRank({ scores }: TextHits): number {
  let rank = scores.length
  while (rank > 1 && (scores[rank - 1] as number) >= WORD_PREFIX_SCORE) rank--
  return rank
}
