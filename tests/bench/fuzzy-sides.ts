import uFuzzy from '@leeoniya/ufuzzy'
import { compareText } from '../../sync/book/base-order/compare-text.ts'
import { TEXT_FIELDS, type TextField } from '../../sync/domain/fields/text-fields.ts'
import { FUZZY_THRESHOLD, normalizeQuery, scoreProperty } from '../../sync/domain/words/fuzzy.ts'
import { orderByRank } from '../../sync/search/order-by-rank.ts'
import type { TextRow } from '../../sync/search/text-search.ts'
import type { TextSearcher } from '../../sync/search/text-searcher.ts'

/** Answers the rows found, best first. */
export type Side = (query: string) => ArrayLike<number>

/** `byName`: the rows by their names, which decide between equal scores. */
export function oursFor(searcher: TextSearcher, byName: Uint32Array): Side {
  const marks = new Int32Array(byName.length)
  return (query) => orderByRank(searcher.search(query), marks, byName)
}

/** The specification's scoring, property by property. */
export function literalFor(rows: readonly TextRow[], byName: Uint32Array): Side {
  const properties = rows.map(
    (row) =>
      Object.fromEntries(TEXT_FIELDS.map((field, i) => [field, row[i] ?? null])) as Record<
        TextField,
        string | null
      >,
  )
  return (asked) => {
    const query = normalizeQuery(asked)
    return Array.from(byName, (row) => ({
      row,
      score: scoreProperty(properties[row] as Record<TextField, string | null>, query),
    }))
      .filter(({ score }) => score >= FUZZY_THRESHOLD)
      .sort((a, b) => b.score - a.score)
      .map(({ row }) => row)
  }
}

/** It scores otherwise; it is here for its speed. */
export function uFuzzyFor(rows: readonly TextRow[]): Side {
  const engine = new uFuzzy({ intraMode: 1 })
  const haystack = rows.map((row) => row.map((text) => text ?? '').join(' '))
  return (query) => {
    // Without a threshold from which on it would leave results unranked: ours never does.
    const [found, info, order] = engine.search(haystack, query, 0, Number.POSITIVE_INFINITY)
    return order ? order.map((i) => info.idx[i] as number) : (found ?? [])
  }
}

/** Numbers of rows by name; rows of one name in their order. */
export function nameOrder(rows: readonly TextRow[]): Uint32Array {
  const names = rows.map((row) => row[0] ?? '')
  return Uint32Array.from(names.keys()).sort((a, b) => compareText(names[a] ?? '', names[b] ?? '') || a - b)
}
