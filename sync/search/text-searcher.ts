import { compareLong } from './compare-long.ts'
import { compareShort, SHORT } from './compare-short.ts'
import { matchValues } from './match-values.ts'
import { matchWords } from './match-words.ts'
import { raiseRows } from './raise-rows.ts'
import type { TextIndex } from './text-index.ts'
import { textKey } from './text-key.ts'
import { type TextQuery, textQuery } from './text-query.ts'
import type { TextHits, TextRow } from './text-search.ts'
import { toHits } from './to-hits.ts'
import type { ValuePool } from './value-pool.ts'

export interface TextSearcher {
  /**
   * Scores the rows of the index and, after them, rows that are not in it, exactly as `scoreProperty` would. A query
   * without any text finds nothing.
   */
  search(query: string, extra?: readonly TextRow[]): TextHits
}

export function createTextSearcher(index: TextIndex): TextSearcher {
  const lowered = new WeakMap<TextRow, string[]>()
  const lower = (row: TextRow): string[] => {
    let texts = lowered.get(row)
    if (texts === undefined) {
      texts = row.flatMap((text) => text?.toLowerCase() ?? [])
      lowered.set(row, texts)
    }
    return texts
  }
  return {
    search(asked, extra = []) {
      const query = textQuery(asked)
      const best = new Uint32Array(index.rows + extra.length)
      if (query.text === '') return { ranks: new Uint16Array(best.length), scores: new Float64Array(1) }
      for (const pool of index.pools) matchPool(pool, query, best)
      // What is certain to be better comes first: values of a single row are passed over where it has a better one.
      for (const pool of index.pools) comparePool(pool, query, best)
      extra.forEach((row, i) => {
        best[index.rows + i] = lower(row).reduce((key, text) => Math.max(key, textKey(text, query)), 0)
      })
      return toHits(best, query.keys)
    },
  }
}

function matchPool(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  if (pool.words) matchWords(pool, pool.words, query, best)
  else matchValues(pool, query, best)
  pool.odd.texts.forEach((text, value) => {
    const key = textKey(text, query)
    if (key !== 0) raiseRows(pool.odd, value, key, best)
  })
}

function comparePool(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  if (query.text.length <= SHORT) compareShort(pool, query, best)
  else compareLong(pool, query, best)
}
