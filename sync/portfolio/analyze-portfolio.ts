import type { Book } from '../book/book.ts'
import { type CountedValues, countValues } from './count-values.ts'
import { type JudgedPortfolio, judgePortfolio, leftAfterEach } from './judge-portfolio.ts'
import { PORTFOLIO_FIELDS } from './portfolio-field.ts'
import type { PortfolioFilter } from './portfolio-filter.ts'
import { type Suggestion, suggest } from './suggest.ts'

export interface PortfolioAnalysis extends CountedValues {
  /** How many properties there are without filters. */
  startingCount: number
  /** By filter: how many are left once it and those before it have been applied. */
  left: readonly number[]
  /** By filter: how many there would be without it. */
  withoutEach: readonly number[]
  suggestions: readonly Suggestion[]
}

/** What filters leave of a book, what every further value would leave, and which values to suggest. */
export function analyzePortfolio(book: Book, filters: readonly PortfolioFilter[]): PortfolioAnalysis {
  const judged = judgePortfolio(book, filters)
  const counted = countValues(book, judged, PORTFOLIO_FIELDS)
  return {
    ...counted,
    startingCount: book.size,
    left: leftAfterEach(book, filters),
    withoutEach: filters.map((filter) => countWithout(filter, judged, counted)),
    suggestions: suggest(counted),
  }
}

/**
 * Without one of several values of a field, the others still filter. Without its only value, the field is not
 * filtered any more.
 */
function countWithout(
  filter: PortfolioFilter,
  { groups }: JudgedPortfolio,
  { count, without, fields }: CountedValues,
): number {
  const at = groups.findIndex((group) => group.includes(filter))
  if (groups[at]?.length === 1) return without[at] ?? count
  const counted = fields.get(filter.field)
  const value = filter.value.toLowerCase()
  const place = counted?.values.findIndex((known) => known.toLowerCase() === value) ?? -1
  return count - (counted?.found[place] ?? 0)
}
