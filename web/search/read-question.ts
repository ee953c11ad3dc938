import type { Book } from '../../sync/book/book.ts'
import { MAX_CRITERIA } from '../../sync/book/question/marks.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { filterOf } from '../../sync/domain/criteria/filter-of.ts'
import type { ParsedQuery } from '../../sync/domain/criteria/parsed-query.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import {
  effectiveCriteria,
  effectiveFilter,
  type MapFilter,
  type SourcedCriterion,
} from '../../sync/domain/query/criteria.ts'
import { parseQuery } from '../../sync/domain/query/query-language.ts'
import { lastVisit } from '../data/last-visit.ts'

/** What the text, the applied filter and the map ask of a book, together. */
export interface ReadQuestion {
  parsed: ParsedQuery
  /** In the order of the chips. */
  criteria: readonly SourcedCriterion[]
  /** The same, and those beyond the most that a question has. */
  asked: readonly SourcedCriterion[]
  /** The filter in force, as the panel shows it. */
  filter: PropertyFilter
}

export function readQuestion(
  book: Book,
  text: string,
  urlFilter: PropertyFilter,
  mapFilter: MapFilter,
  withSimilar = false,
): ReadQuestion {
  const vocabulary = vocabularyOf(book)
  const parsed = parseQuery(text, vocabulary, dayHere(new Date()), lastVisit())
  const asked = effectiveCriteria(parsed, urlFilter, vocabulary, mapFilter, withSimilar)
  return {
    parsed,
    criteria: asked.slice(0, MAX_CRITERIA),
    asked,
    filter: effectiveFilter(urlFilter, filterOf(parsed)),
  }
}
