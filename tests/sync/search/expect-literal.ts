import { expect } from 'vitest'
import { FUZZY_THRESHOLD, normalizeQuery, scoreText } from '../../../sync/domain/words/fuzzy.ts'
import { orderByRank } from '../../../sync/search/order-by-rank.ts'
import type { TextHits, TextRow } from '../../../sync/search/text-search.ts'
import { createTextSearcher } from '../../../sync/search/text-searcher.ts'
import { buildTextIndex } from '../../../sync/search/texts/text-index.ts'
import { textColumns } from '../../make/text-rows.ts'

/** A row that was found. */
interface Found {
  row: number
  score: number
}

/** What section 9 of the specification says, word for word. */
function literally(rows: readonly TextRow[], order: Uint32Array, asked: string): Found[] {
  const query = normalizeQuery(asked)
  const known = new Map<string | null, number>([[null, 0]])
  const score = (text: string | null): number => {
    const scored = known.get(text) ?? scoreText(text ?? '', query)
    known.set(text, scored)
    return scored
  }
  return Array.from(order, (row) => ({ row, score: Math.max(...(rows[row] ?? []).map(score)) }))
    .filter((found) => found.score >= FUZZY_THRESHOLD)
    .sort((a, b) => b.score - a.score)
}

/** The rows that were found, in their order. */
export function found({ ranks, scores }: TextHits, order: Uint32Array): Found[] {
  const rows = orderByRank({ ranks, scores }, new Int32Array(ranks.length), order)
  return Array.from(rows, (row) => ({ row, score: scores[ranks[row] as number] as number }))
}

/** An order that is not that of the rows. */
export function someOrder(rows: number): Uint32Array {
  return Uint32Array.from({ length: rows }, (_, i) => i).sort(
    (a, b) => ((a * 7919) % 1009) - ((b * 7919) % 1009) || a - b,
  )
}

/** Rows with nothing but names. */
export function named(...names: string[]): TextRow[] {
  return names.map((name) => [name, ...Array.from({ length: 11 }, () => null)])
}

/** Each query finds the rows, in the order and with the scores, that the literal implementation does. */
export function expectLiteral(
  rows: readonly TextRow[],
  queries: Iterable<string>,
  extra: readonly TextRow[] = [],
  wordsFrom?: number,
) {
  const all = [...rows, ...extra]
  const order = someOrder(all.length)
  const columns = textColumns(rows)
  const searcher = createTextSearcher(buildTextIndex(columns, rows.length, wordsFrom), columns)
  for (const query of queries) {
    expect({ query, found: found(searcher.search(query, extra), order) }).toEqual({
      query,
      found: literally(all, order, query),
    })
  }
}
