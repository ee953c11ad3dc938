import type { RentUnit } from '../../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../../sync/portfolio/analyze-portfolio.ts'
import { effectWords, filterWords } from '../../../sync/portfolio/describe-filter.ts'
import { countStatus } from '../../../sync/portfolio/optimal-range.ts'
import { filterToken, type PortfolioFilter } from '../../../sync/portfolio/portfolio-filter.ts'
import { MOST_VALUES } from '../../../sync/portfolio/suggest.ts'
import type { PreviewStore } from '../preview-store.ts'
import styles from './suggestion-column.module.css'
import { SuggestionRow } from './suggestion-row.tsx'

interface TakeBackColumnProps {
  analysis: PortfolioAnalysis
  filters: readonly PortfolioFilter[]
  unit: RentUnit
  preview: PreviewStore
  onToggle: (filter: PortfolioFilter) => void
}

/** Where there are too few: the filters whose removal alone brings more, in order of the steps they then need. */
export function TakeBackColumn({ analysis, filters, unit, preview, onToggle }: TakeBackColumnProps) {
  const { count } = analysis
  const useful = filters
    .map((filter, i) => ({ filter, after: analysis.withoutEach[i] ?? 0 }))
    .filter(({ after }) => after > count)
    .sort((a, b) => b.after - a.after)
    .slice(0, MOST_VALUES)
  const most = Math.max(...useful.map(({ after }) => after))
  return (
    <section className={styles.column} aria-label="Undo a filter" data-column>
      <h3 className={styles.title}>Undo a filter</h3>
      <p className={styles.hint}>
        {useful.length > 0 ? 'Count without it' : 'Undoing one filter is not enough'}
      </p>
      {useful.map(({ filter, after }) => (
        <SuggestionRow
          key={filterToken(filter)}
          words={filterWords(filter, unit)}
          why={effectWords(count, after)}
          count={after}
          share={after / most}
          isOptimal={countStatus(after) === 'perfect'}
          step={`Without ${filterWords(filter, unit)}`}
          preview={preview}
          onPress={() => onToggle(filter)}
        />
      ))}
    </section>
  )
}
