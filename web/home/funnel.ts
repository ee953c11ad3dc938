import type { Book } from '../../sync/book/book.ts'
import { RENT_UNITS } from '../../sync/domain/format.ts'
import { type CountedField, countValues } from '../../sync/portfolio/count-values.ts'
import { valueWords } from '../../sync/portfolio/describe-filter.ts'
import { judgePortfolio } from '../../sync/portfolio/judge-portfolio.ts'
import { OPTIMAL_RANGE } from '../../sync/portfolio/optimal-range.ts'
import type { PortfolioField } from '../../sync/portfolio/portfolio-field.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'

export interface FunnelStep {
  words: string
  /** How many properties are left after this step and those before it. */
  left: number
}

const STEPS = ['propertyType', 'city', 'amenity', 'rent', 'brokerFirm'] as const

/**
 * An example of narrowing this book down to a comp set of optimal size, counted as a portfolio is: of each field the
 * value that leaves about half. Steps that would leave too few or change nothing are left out.
 */
export function funnelOf(book: Book): FunnelStep[] {
  const steps: FunnelStep[] = [{ words: 'All properties', left: book.size }]
  const filters: PortfolioFilter[] = []
  for (const field of STEPS) {
    const { count, fields } = countValues(book, judgePortfolio(book, filters), [field])
    if (count <= OPTIMAL_RANGE.max) break
    const counted = fields.get(field)
    const choice = counted === undefined ? null : aboutHalf(counted, count)
    if (choice === null) continue
    filters.push({ field, value: choice.value })
    steps.push({ words: stepWords(field, choice.value), left: choice.left })
  }
  return steps
}

function aboutHalf({ values, after }: CountedField, count: number): { value: string; left: number } | null {
  let best: { value: string; left: number } | null = null
  const offHalf = (left: number) => Math.abs(left - count / 2)
  for (const [place, value] of values.entries()) {
    const left = after[place] as number
    if (left < OPTIMAL_RANGE.min || left === count) continue
    if (best === null || offHalf(left) < offHalf(best.left)) best = { value, left }
  }
  return best
}

function stepWords(field: PortfolioField, value: string): string {
  const words = valueWords(field, value, 'month')
  if (field === 'city') return `in ${words}`
  return field === 'rent' ? `${words}${RENT_UNITS.month}` : words
}
