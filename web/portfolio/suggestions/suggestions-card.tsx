import { CircleCheck, ListFilter } from 'lucide-react'
import { memo, useRef } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../../sync/portfolio/analyze-portfolio.ts'
import { countStatus } from '../../../sync/portfolio/optimal-range.ts'
import type { PortfolioField } from '../../../sync/portfolio/portfolio-field.ts'
import type { PortfolioFilter } from '../../../sync/portfolio/portfolio-filter.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OPTIMAL_WORDS, propertiesWords } from '../portfolio-words.ts'
import type { PreviewStore } from '../preview-store.ts'
import { SuggestionColumn } from './suggestion-column.tsx'
import styles from './suggestions-card.module.css'
import { TakeBackColumn } from './take-back-column.tsx'
import { useSuggestionKeys } from './use-suggestion-keys.ts'

interface SuggestionsCardProps {
  /** Null while loading. */
  analysis: PortfolioAnalysis | null
  filters: readonly PortfolioFilter[]
  unit: RentUnit
  preview: PreviewStore
  onToggle: (filter: PortfolioFilter) => void
  /** Shows all values of a field. */
  onMore: (field: PortfolioField) => void
}

/** The steps to take next, each with what it leads to. */
export const SuggestionsCard = memo(function SuggestionsCard(props: SuggestionsCardProps) {
  const { analysis, filters, unit, preview, onToggle, onMore } = props
  const columns = useRef<HTMLDivElement>(null)
  const onKeyDown = useSuggestionKeys(columns, filters)
  const status = analysis === null ? 'large' : countStatus(analysis.count)
  const isShort = status === 'empty' || status === 'small'
  const isEmpty = analysis?.suggestions.length === 0 && !(isShort && filters.length > 0)
  return (
    <section className={styles.card} aria-labelledby="suggestions-title">
      <header className={styles.head}>
        <h2 id="suggestions-title" className={styles.title}>
          Smart Filter Suggestions
        </h2>
        <p className={styles.hint}>Count after filtering</p>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the suggestions inside, which are buttons. */}
      <div ref={columns} className={styles.columns} onKeyDown={onKeyDown}>
        {analysis === null && SKELETONS.map((key) => <ColumnSkeleton key={key} />)}
        {analysis !== null && isShort && filters.length > 0 && (
          <TakeBackColumn {...{ analysis, filters, unit, preview, onToggle }} />
        )}
        {analysis?.suggestions.map((suggestion, i) => (
          <SuggestionColumn
            key={PLACES[i]}
            {...{ suggestion, unit, preview, onMore }}
            count={analysis.count}
            onApply={onToggle}
          />
        ))}
        {analysis !== null && isEmpty && <p className={styles.nothing}>{whyNothing(analysis, filters)}</p>}
      </div>
      <footer className={styles.foot}>
        <span className={styles.legend}>
          <CircleCheck size={14} strokeWidth={1.75} aria-hidden className={styles.lands} />
          within {OPTIMAL_WORDS}
        </span>
        <span className={styles.keys}>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> move
        </span>
        <span className={styles.keys}>
          <Kbd>Enter</Kbd> apply
        </span>
        <span className={styles.keys}>
          <Kbd>⌫</Kbd> remove last
        </span>
        <button
          type="button"
          className={styles.all}
          disabled={analysis === null}
          onClick={() => onMore(analysis?.suggestions[0]?.field ?? 'propertyType')}
        >
          <ListFilter size={14} strokeWidth={1.75} aria-hidden />
          All filters
        </button>
      </footer>
    </section>
  )
})

function whyNothing({ count }: PortfolioAnalysis, filters: readonly PortfolioFilter[]): string {
  if (countStatus(count) === 'perfect')
    return `These ${propertiesWords(count)} are a comp set of optimal size. Any further filter leaves too few.`
  if (filters.length === 0)
    return `You have ${propertiesWords(count)} in all: there is nothing to narrow down.`
  return 'No further filter changes this set.'
}

/** A step changes what stands at a place; the place itself stays, and keeps the focus. */
const PLACES = ['first', 'second', 'third']
const SKELETONS = ['a', 'b', 'c']
const ROWS = ['60%', '48%', '70%', '55%', '40%']

function ColumnSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton width={96} height={14} />
      {ROWS.map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  )
}
