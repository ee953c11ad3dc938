import type { RowSet } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import type { MapFilter } from '../../sync/domain/query/criteria.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { parseQuery } from '../../sync/domain/query/query-language.ts'
import { lastVisit } from '../data/last-visit.ts'

export function withoutCriterion(rows: RowSet, index: number): RowSet {
  return { ...rows, criteria: rows.criteria.filter((_, i) => i !== index) }
}

/** The set with other words, read by the query language, in the place of a criterion. */
export function withWords(book: Book, rows: RowSet, index: number, words: string): RowSet {
  const { criteria } = parseQuery(words, vocabularyOf(book), dayHere(new Date()), lastVisit())
  const read = criteria.map(({ criterion }) => criterion)
  return { ...rows, criteria: rows.criteria.flatMap((one, i) => (i === index ? read : [one])) }
}

/** What a map asks of a set. */
export function mapFilterOf({ criteria }: RowSet): MapFilter {
  const area = criteria.find((one) => one.kind === 'area')
  const view = criteria.find((one) => one.kind === 'view')
  return { ...(area && { area: area.ring }), ...(view && { view }) }
}

/** The set with the map's present criteria instead of its earlier ones. */
export function withMapFilter(rows: RowSet, { area, view }: MapFilter): RowSet {
  const others = rows.criteria.filter(({ kind }) => kind !== 'area' && kind !== 'view')
  return {
    ...rows,
    criteria: [
      ...others,
      ...(area === undefined ? [] : [{ kind: 'area' as const, ring: area }]),
      ...(view === undefined ? [] : [{ kind: 'view' as const, ...view }]),
    ],
  }
}

/** The words with which the search page finds the same rows; null where only the assistant can name them. */
export function searchWords(book: Book, { criteria, ids, limit }: RowSet): string | null {
  if (ids !== null || limit !== null) return null
  const vocabulary = vocabularyOf(book)
  const isReadable = criteria.every((one) => one.kind !== 'near' || vocabulary.placeOf(one.place) !== null)
  if (!isReadable) return null
  return criteria
    .map(phraseOf)
    .filter((phrase) => phrase !== '')
    .join(', ')
}
