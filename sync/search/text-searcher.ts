import type { StringColumn } from '../columns/string-column.ts'
import type { TextField } from '../domain/fuzzy.ts'
import { compareLongTexts } from './compare-long-texts.ts'
import { compareValues } from './compare-values.ts'
import { createLongTextReader } from './long-text-reader.ts'
import { bestKey, type LoweredTexts, loweredTexts } from './lowered-texts.ts'
import { matchLongTexts } from './match-long-texts.ts'
import { matchPool } from './match-pool.ts'
import { raiseNumbers } from './number-lists.ts'
import type { TextIndex } from './text-index.ts'
import { type TextQuery, textQuery } from './text-query.ts'
import type { TextHits, TextRow } from './text-search.ts'
import { toHits } from './to-hits.ts'
import type { OddValues } from './value-pool.ts'

export interface TextSearcher {
  /**
   * Scores the rows of the index and, after them, rows that are not in it, exactly as `scoreProperty` does. A query
   * without text finds nothing. The rows of `extra` must never change: what is worked out for one is kept with it.
   */
  search(query: string, extra?: readonly TextRow[]): TextHits
  /** Sets a bit for the same rows where one of their words begins with a word; whatever else they hold. */
  markWord(word: string, extra: readonly TextRow[], marks: Uint32Array, bit: number): void
}

/** Searches an index, and the columns it was built from: long texts are read there. */
export function createTextSearcher(
  index: TextIndex,
  columns: Readonly<Record<TextField, StringColumn>>,
): TextSearcher {
  const long = index.long.map(({ field, texts }) => ({ texts, reader: createLongTextReader(columns[field]) }))
  const odd = [...index.pools, ...long.map(({ texts }) => texts)].map(loweredOnes)
  const lowered = new WeakMap<TextRow, LoweredTexts>()
  const lower = (row: TextRow): LoweredTexts => {
    const texts = lowered.get(row) ?? loweredTexts(row.flatMap((text) => text?.toLowerCase() ?? []))
    lowered.set(row, texts)
    return texts
  }
  function match(query: TextQuery, best: Uint32Array): void {
    for (const pool of index.pools) matchPool(pool, query, best)
    for (const { texts, reader } of long) matchLongTexts(texts.words, reader, query, best)
  }
  /** What is in no pool is few, and looked at as a whole. */
  function scoreOthers(query: TextQuery, extra: readonly TextRow[], best: Uint32Array): void {
    for (const { texts, rows } of odd) {
      texts.forEach((text, value) => {
        raiseNumbers(best, rows, value, bestKey(text, query))
      })
    }
    for (let i = 0; i < extra.length; i++) best[index.rows + i] = bestKey(lower(extra[i] as TextRow), query)
  }
  return {
    search(asked, extra = []) {
      const query = textQuery(asked)
      const best = new Uint32Array(index.rows + extra.length)
      if (query.text === '') return { ranks: new Uint16Array(best.length), scores: new Float64Array(1) }
      match(query, best)
      // Similarity comes last: a value is passed over where its only row has a better score already.
      for (const pool of index.pools) compareValues(pool, query, best)
      for (const { texts, reader } of long) compareLongTexts(texts.byLength, reader, query, best)
      scoreOthers(query, extra, best)
      return toHits(best, query.keys)
    },
    markWord(word, extra, marks, bit) {
      // Asked for twice, it is more than one word, and each of several must begin a word.
      const query = textQuery(`${word} ${word}`)
      const best = new Uint32Array(index.rows + extra.length)
      match(query, best)
      scoreOthers(query, extra, best)
      for (let row = 0; row < best.length; row++) {
        if ((best[row] as number) >= query.keys.wordPrefix) marks[row] = (marks[row] as number) | bit
      }
    },
  }
}

function loweredOnes({ odd: { texts, rows } }: { odd: OddValues }) {
  return { texts: texts.map((text) => loweredTexts([text])), rows }
}
