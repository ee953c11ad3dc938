import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { findWanted } from '../../sync/book/question/ask.ts'
import { unusedCriteria, unusedSentences } from '../../sync/book/question/unused-criteria.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import { usedCriteria } from '../../sync/book/question/words/words-use.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { Day } from '../../sync/domain/dates/days.ts'
import type { Property } from '../../sync/domain/property.ts'
import { effectiveCriteria } from '../../sync/domain/query/criteria.ts'
import { parseQuery } from '../../sync/domain/query/query-language.ts'
import { ApiError } from '../http/api-error.ts'

export interface FoundProperties {
  criteria: readonly Criterion[]
  properties: readonly Property[]
}

/** Properties by their ids, each once, in the order asked. Throws a 404 that says how many are not in the book. */
export function propertiesOf(book: Book, ids: readonly string[]): FoundProperties {
  const distinct = [...new Set(ids)]
  const slots = distinct.map((id) => findSlot(book, id))
  const missing = slots.filter((slot) => slot < 0).length
  if (missing > 0) throw new ApiError('not_found', missingWords(missing, distinct.length))
  return { criteria: [], properties: slots.map((slot) => propertyAt(book, slot)) }
}

function missingWords(missing: number, asked: number): string {
  if (asked === 1) return 'The requested property was not found.'
  if (missing === asked) return `None of the ${asked} requested properties were found.`
  return `${missing} of the ${asked} requested properties ${missing === 1 ? 'was' : 'were'} not found.`
}

/**
 * What the words of a query find, in the order in which the search page shows it; all for an empty query.
 * @throws ApiError where they ask for more than one question can, as no file says what was left out
 */
export function propertiesFound(
  book: Book,
  query: string,
  today: Day,
  withSimilar: boolean,
): FoundProperties {
  const vocabulary = vocabularyOf(book)
  const parsed = parseQuery(query, vocabulary, today)
  const criteria = effectiveCriteria(parsed, {}, vocabulary, {}, withSimilar).map(
    ({ criterion }) => criterion,
  )
  const [problem] = unusedSentences(unusedCriteria(criteria))
  if (problem !== undefined) throw new ApiError('bad_request', problem)
  const { slots, words } = findWanted(book, { criteria, sort: parsed.sort ?? 'relevance' }, parsed)
  return {
    criteria: usedCriteria(criteria, words),
    properties: Array.from(slots, (slot) => propertyAt(book, slot)),
  }
}
