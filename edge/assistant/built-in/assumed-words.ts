import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { boundFigureOf } from '../../../sync/domain/criteria/asked-fields.ts'
import { QUERY_LENGTH } from '../../../sync/domain/criteria/parsed-query.ts'
import { formatMiles } from '../../../sync/domain/format.ts'
import { wordsOf, wordsOfLease } from '../../../sync/domain/query/edit-query.ts'
import { assumedPeriod } from '../../../sync/domain/query/fields/assumed-period.ts'
import { assumedMiles } from '../../../sync/domain/query/quantities/assumed-miles.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import type { BookToday } from '../tools/tool-context.ts'

/** What a question was taken to mean that it does not say, as sentences: a rent per year, minutes as miles. */
export function assumedWords({ book, today }: BookToday, question: string): string[] {
  const text = question.slice(0, QUERY_LENGTH)
  const vocabulary = vocabularyOf(book)
  const parsed = parseQuery(text, vocabulary, today)
  const read = (words: string) => parseQuery(words, vocabulary).criteria.map(({ criterion }) => criterion)
  return parsed.criteria.flatMap(({ criterion }, i) => {
    const words = wordsOf(text, parsed, i)
    const drive = assumedMiles(words, criterion)
    if (drive !== null)
      return [`${drive.minutes} minutes are taken as ${formatMiles(drive.miles)} in a straight line.`]
    const rent = assumedPeriod(words, criterion, read, wordsOfLease(text, parsed))
    if (rent === null || criterion.kind !== 'range') return []
    return [
      `The ${boundFigureOf(criterion.field).short.toLowerCase()} is taken as per ${rent.period}, by its size.`,
    ]
  })
}
