import type { Book } from '../../sync/book/book.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import type { ParsedQuery } from '../../sync/domain/criteria/parsed-query.ts'
import { shortLabel } from '../../sync/domain/field-list.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { assumedPeriod } from '../../sync/domain/query/assumed-period.ts'
import { removeLimit, replaceCriterion, wordsOf } from '../../sync/domain/query/edit-query.ts'
import { parseQuery } from '../../sync/domain/query/query-language.ts'

/** What a question was also read as: no criterion, and yet a chip. */
export interface Aside {
  kind: 'limit' | 'period'
  label: string
  value: string
  /** What pressing it does. */
  verb: string
  /** What is asked then. */
  text: string
}

/** "5 cheapest" are only the first five; "under $12" is a year's rent by its size. */
export function asidesOf(book: Book, text: string, parsed: ParsedQuery): Aside[] {
  const read = (words: string) =>
    parseQuery(words, vocabularyOf(book)).criteria.map(({ criterion }) => criterion)
  const periods = parsed.criteria.flatMap(({ criterion }, i): Aside[] => {
    if (criterion.kind !== 'range') return []
    const assumed = assumedPeriod(wordsOf(text, parsed, i), criterion, read)
    if (assumed === null) return []
    const { period, otherwise } = assumed
    return [
      {
        kind: 'period',
        label: 'Assumed',
        value: `${shortLabel(criterion.field).toLowerCase()} per ${period}`,
        verb: `Read it per ${period === 'year' ? 'month' : 'year'}`,
        text: replaceCriterion(text, parsed, i, otherwise),
      },
    ]
  })
  if (parsed.limit === undefined) return periods
  const limit: Aside = {
    kind: 'limit',
    label: 'Only',
    value: limitWords(parsed.limit, parsed.isNearest === true ? 'nearest' : 'first'),
    verb: 'Show all',
    text: removeLimit(text, parsed),
  }
  return [...periods, limit]
}

/** "the first 5", "the nearest". */
function limitWords(limit: number, which: string): string {
  return limit === 1 ? `the ${which}` : `the ${which} ${formatCount(limit)}`
}
