import type { StringColumn } from '../columns/string-column.ts'
import type { TextField } from '../domain/fields/text-fields.ts'
import { raiseNumbers } from './lists/number-lists.ts'
import { emptyKeys, mostEdits, type RowKeys, similarityKey } from './lists/rank-keys.ts'
import { putMembers, raiseMembers } from './lists/value-set.ts'
import { beginsWord, findBytes } from './matching/byte-pattern.ts'
import { countBits, type LetterBags } from './matching/letter-bag.ts'
import { type TextQuery, textQuery } from './matching/text-query.ts'
import type { TextHits, TextRow } from './text-search.ts'
import { createLongTextReader, type LongTextReader } from './texts/long-text-reader.ts'
import { bestKey, type LoweredTexts, loweredTexts } from './texts/lowered-texts.ts'
import type { TextIndex } from './texts/text-index.ts'
import type { TextsByLength } from './texts/texts-by-length.ts'
import { toHits } from './to-hits.ts'
import { compareValues } from './values/compare-values.ts'
import { eachContaining } from './values/contained-values.ts'
import { longCounter } from './values/long-counter.ts'
import { putSet, raiseRows, raiseSet } from './values/raise-rows.ts'
import { SHORT, shortCounter } from './values/short-counter.ts'
import type { OddValues, ValuePool } from './values/value-pool.ts'
import { matchWords } from './words/match-words.ts'
import type { WordIndex } from './words/word-index.ts'

export interface TextSearcher {
  /**
   * Scores the rows of the index and, after them, rows that are not in it, exactly as `scoreProperty` does. A query
   * without text finds nothing. The rows of `extra` must never change, because results are memoized for each.
   */
  search(query: string, extra?: readonly TextRow[]): TextHits
  /** Sets a bit for the same rows where one of their words begins with a word; whatever else they hold. */
  markWord(word: string, extra: readonly TextRow[], marks: Uint32Array, bit: number): void
}

/** Searches an index. Long texts are read in the columns it was built from. */
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
  function match(query: TextQuery, best: RowKeys): void {
    for (const pool of index.pools) matchPool(pool, query, best)
    for (const { texts, reader } of long) matchLongTexts(texts.words, reader, query, best)
  }
  /** Rows outside the pools are few, so each is compared directly. */
  function scoreOthers(query: TextQuery, extra: readonly TextRow[], best: RowKeys): void {
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
      const best = emptyKeys(query.keys, index.rows + extra.length)
      if (query.text === '') return { ranks: new Uint16Array(best.length), scores: new Float64Array(1) }
      match(query, best)
      // Similarity comes last, because a value is skipped where its only row has a better score already.
      for (const pool of index.pools) compareValues(pool, query, best)
      for (const { texts, reader } of long) compareLongTexts(texts.byLength, reader, query, best)
      scoreOthers(query, extra, best)
      return toHits(best, query.keys)
    },
    markWord(word, extra, marks, bit) {
      // A word that is asked twice counts as two words, and each of several words must begin a word.
      const query = textQuery(`${word} ${word}`)
      const best = emptyKeys(query.keys, index.rows + extra.length)
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

/** Finds the rows whose long texts contain the query, or whose words its words begin. */
function matchLongTexts(words: WordIndex, reader: LongTextReader, query: TextQuery, best: RowKeys): void {
  const { substring, wordPrefix } = query.keys
  matchWords(words, query, {
    eachContaining: reader.eachContaining,
    putOne: (row) => {
      best[row] = substring
    },
    putAll: (rows) => putMembers(best, rows, substring),
    raiseAll: (rows) => raiseMembers(best, rows, wordPrefix),
  })
}

/** Finds the values of a pool that contain the query, or whose words its words begin. */
function matchPool(pool: ValuePool, query: TextQuery, best: RowKeys): void {
  const { rows, words, bags } = pool
  if (bags !== null) matchValues(pool, bags, query, best)
  if (words === null) return
  const { substring, wordPrefix } = query.keys
  matchWords(words, query, {
    eachContaining: (values, pattern, found) => eachContaining(pool, values, pattern, found),
    putOne: (value) => raiseRows(rows, value, substring, best),
    putAll: (values) => putSet(rows, values, substring, best),
    raiseAll: (values) => raiseSet(rows, values, wordPrefix, best),
  })
}

/** Finds the values that contain the query, or whose words its words begin, by looking at every value of a pool. */
function matchValues(pool: ValuePool, bags: LetterBags, query: TextQuery, best: RowKeys): void {
  const { count, text, starts, rows } = pool
  const { pattern, oneWord, wordPatterns, keys } = query
  const { low, high } = pattern.bag
  // A text that holds every word of the query has all bits of each; one that holds the query has all bits of the whole.
  const wordsLow = wordPatterns.reduce((bits, { bag }) => bits | bag.low, 0)
  const wordsHigh = wordPatterns.reduce((bits, { bag }) => bits | bag.high, 0)
  for (let value = 0; value < count; value++) {
    const bagLow = bags.low[value] as number
    const bagHigh = bags.high[value] as number
    if ((bagLow & wordsLow) !== wordsLow || (bagHigh & wordsHigh) !== wordsHigh) continue
    const from = starts[value] as number
    const to = (starts[value + 1] as number) - 1
    if ((bagLow & low) === low && (bagHigh & high) === high && findBytes(text, from, to, pattern) >= 0) {
      raiseRows(rows, value, keys.substring, best)
    } else if (!oneWord && wordPatterns.every((word) => beginsWord(text, from, to, word))) {
      raiseRows(rows, value, keys.wordPrefix, best)
    }
  }
}

/** Scores the rows by the similarity of their texts to the query: those that are long enough, and not too long. */
function compareLongTexts(
  { rows, firsts, bags }: TextsByLength,
  reader: LongTextReader,
  query: TextQuery,
  best: RowKeys,
): void {
  const { length, scale, wordPrefix } = query.keys
  const { low, high, uncounted } = query.pattern.bag
  const most = Math.min(2 * length, firsts.length - 2)
  const text = new Uint8Array(most)
  const read = reader.readInto(text)
  const values = { text, backwards: false }
  const counter = length <= SHORT ? shortCounter(values, query) : longCounter(values, query)
  for (let units = length - (length >> 1); units <= most; units++) {
    const longer = Math.max(units, length)
    const end = firsts[units + 1] as number
    for (let at = firsts[units] as number; at < end; at++) {
      const alike =
        at < bags.low.length
          ? countBits((bags.low[at] as number) & low, (bags.high[at] as number) & high) + uncounted
          : length
      if (longer - alike > longer >> 1) continue
      const row = rows[at] as number
      const key = best[row] as number
      if (key >= wordPrefix) continue
      const allowed = mostEdits(scale, key, longer)
      if (longer - alike > allowed) continue
      read(row)
      const edits = counter.count(0, units, allowed)
      if (edits <= allowed) best[row] = Math.max(key, similarityKey(scale, edits, longer))
    }
  }
}
