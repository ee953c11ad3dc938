import { compareValues } from './compare-values.ts'
import { bestKey, type LoweredTexts, loweredTexts } from './lowered-texts.ts'
import { matchValues } from './match-values.ts'
import { matchWords } from './match-words.ts'
import { raiseRows } from './raise-rows.ts'
import type { TextIndex } from './text-index.ts'
import { textQuery } from './text-query.ts'
import type { TextHits, TextRow } from './text-search.ts'
import { toHits } from './to-hits.ts'

export interface TextSearcher {
  /**
   * Scores the rows of the index and, after them, rows that are not in it, exactly as `scoreProperty` does. A query
   * without text finds nothing. The rows of `extra` must never change: what is worked out for one is kept with it.
   */
  search(query: string, extra?: readonly TextRow[]): TextHits
}

export function createTextSearcher(index: TextIndex): TextSearcher {
  const pools = index.pools.map((pool) => ({ pool, odd: pool.odd.texts.map((text) => loweredTexts([text])) }))
  const lowered = new WeakMap<TextRow, LoweredTexts>()
  const lower = (row: TextRow): LoweredTexts => {
    const texts = lowered.get(row) ?? loweredTexts(row.flatMap((text) => text?.toLowerCase() ?? []))
    lowered.set(row, texts)
    return texts
  }
  return {
    search(asked, extra = []) {
      const query = textQuery(asked)
      const best = new Uint32Array(index.rows + extra.length)
      if (query.text === '') return { ranks: new Uint16Array(best.length), scores: new Float64Array(1) }
      for (const { pool } of pools) {
        if (pool.words) matchWords(pool, pool.words, query, best)
        else matchValues(pool, query, best)
      }
      // Similarity comes last: a value is passed over where its only row has a better score already.
      for (const { pool, odd } of pools) {
        compareValues(pool, query, best)
        odd.forEach((texts, value) => {
          raiseRows(pool.odd, value, bestKey(texts, query), best)
        })
      }
      for (let i = 0; i < extra.length; i++) best[index.rows + i] = bestKey(lower(extra[i] as TextRow), query)
      return toHits(best, query.keys)
    },
  }
}
