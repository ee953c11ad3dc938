import type { Hono } from 'hono'
import { analyzeFilters } from '../../sync/api/portfolio.ts'
import { NOT_AVAILABLE } from '../../sync/domain/format.ts'
import { analyzePortfolio, type PortfolioAnalysis } from '../../sync/portfolio/analyze-portfolio.ts'
import { effectWords, valueWords } from '../../sync/portfolio/describe-filter.ts'
import { NAMED_FIELDS } from '../../sync/portfolio/filters-input.ts'
import { OPTIMAL_RANGE, RECOMMENDED_MIN } from '../../sync/portfolio/optimal-range.ts'
import { FIELD_WORDS } from '../../sync/portfolio/portfolio-field.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'

/** The portfolio page's analysis over HTTP, by the same functions as in the browser. */
export function portfolioRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handle(app, analyzeFilters, async ({ appliedFilters = [] }, c) => {
    await countCall('questions', c, services)
    const analysis = analyzePortfolio(await bookOf(c), appliedFilters)
    return {
      currentCount: analysis.count,
      startingCount: analysis.startingCount,
      optimalRange: { ...OPTIMAL_RANGE },
      recommendedMin: RECOMMENDED_MIN,
      dataDistribution: byType(analysis),
      suggestions: suggestionsOf(analysis),
    }
  })
}

function byType({ fields }: PortfolioAnalysis): Record<string, number> {
  const types = fields.get('propertyType')
  const counts = (types?.values ?? []).map((value, place) => [value, types?.found[place] ?? 0] as const)
  const all = [...counts, [NOT_AVAILABLE, types?.missing ?? 0] as const]
  return Object.fromEntries(all.filter(([, count]) => count > 0))
}

function suggestionsOf({ count, suggestions }: PortfolioAnalysis) {
  return suggestions.map(({ field, values, newCount, more }) => ({
    field: NAMED_FIELDS.find((named) => named === field) ?? 'other',
    name: field,
    label: FIELD_WORDS[field].label,
    values: values.map(({ value }) => value),
    valueLabels: values.map(({ value }) => valueWords(field, value, 'month')),
    counts: values.map((value) => value.newCount),
    reasons: values.map((value) => effectWords(count, value.newCount)),
    newCount,
    more,
  }))
}
