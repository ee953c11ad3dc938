import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import { effectWords, filterWords, valueWords } from '../../../sync/portfolio/describe-filter.ts'
import { FIELD_WORDS, type PortfolioField } from '../../../sync/portfolio/portfolio-field.ts'
import type { PortfolioFilter } from '../../../sync/portfolio/portfolio-filter.ts'
import type { Suggestion } from '../../../sync/portfolio/suggest.ts'
import type { PreviewStore } from '../preview-store.ts'
import styles from './suggestion-column.module.css'
import { SuggestionRow } from './suggestion-row.tsx'

interface SuggestionColumnProps {
  suggestion: Suggestion
  /** How many there are now. */
  count: number
  unit: RentUnit
  preview: PreviewStore
  onApply: (filter: PortfolioFilter) => void
  onMore: (field: PortfolioField) => void
}

/** A field to narrow by next: its best values, and how many more there are. */
export function SuggestionColumn(props: SuggestionColumnProps) {
  const { suggestion, count, unit, preview, onApply, onMore } = props
  const { field, values, more } = suggestion
  const { label, hint } = FIELD_WORDS[field]
  const most = Math.max(count, ...values.map((value) => value.newCount))
  return (
    <section className={styles.column} aria-label={label} data-column>
      <h3 className={styles.title}>{label}</h3>
      <p className={styles.hint}>{hint}</p>
      {values.map(({ value, newCount, isOptimal }, i) => (
        <SuggestionRow
          key={PLACES[i]}
          words={valueWords(field, value, unit)}
          why={effectWords(count, newCount)}
          count={newCount}
          share={newCount / most}
          isOptimal={isOptimal}
          step={filterWords({ field, value }, unit)}
          preview={preview}
          onPress={() => onApply({ field, value })}
        />
      ))}
      {more > 0 && (
        <button type="button" className={styles.more} data-suggestion onClick={() => onMore(field)}>
          +{formatCount(more)} more<span className="visually-hidden"> values of {label}</span>
        </button>
      )}
    </section>
  )
}

/** A step changes what stands at a place; the place itself stays, and keeps the focus. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
