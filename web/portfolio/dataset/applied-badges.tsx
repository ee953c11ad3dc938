import { X } from 'lucide-react'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../../sync/portfolio/analyze-portfolio.ts'
import { valueWords } from '../../../sync/portfolio/describe-filter.ts'
import { FIELD_WORDS } from '../../../sync/portfolio/portfolio-field.ts'
import { filterToken, type PortfolioFilter } from '../../../sync/portfolio/portfolio-filter.ts'
import { handFocusOn } from '../../ui/hand-focus-on.ts'
import styles from './applied-badges.module.css'

interface AppliedBadgesProps {
  analysis: PortfolioAnalysis | null
  filters: readonly PortfolioFilter[]
  unit: RentUnit
  onRemove: (filter: PortfolioFilter) => void
}

/** The applied filters in order, each with how many it leaves. A press anywhere on one takes it off. */
export function AppliedBadges({ analysis, filters, unit, onRemove }: AppliedBadgesProps) {
  return (
    <div className={styles.applied}>
      <span className={styles.label}>Applied</span>
      {filters.length === 0 && <span className={styles.none}>no filters yet</span>}
      <ul className={styles.badges} aria-label="Applied filters">
        {filters.map((filter, i) => {
          const { label } = FIELD_WORDS[filter.field]
          const value = valueWords(filter.field, filter.value, unit)
          const left = analysis?.left[i]
          return (
            <li key={filterToken(filter)} ref={handFocusOn}>
              <button
                type="button"
                className={styles.badge}
                data-tooltip={analysis === null ? undefined : withoutWords(analysis, i)}
                onClick={() => onRemove(filter)}
              >
                <span className={styles.words}>
                  <span className="visually-hidden">Remove </span>
                  <span className={styles.key}>{label}</span> <span className={styles.value}>{value}</span>
                </span>
                <span className={`${styles.left} figures`}>
                  {left !== undefined && formatCount(left)}
                  <span className="visually-hidden"> left</span>
                </span>
                <X size={14} strokeWidth={1.75} aria-hidden className={styles.cross} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function withoutWords({ withoutEach }: PortfolioAnalysis, i: number): string {
  return `Remove it: ${formatCount(withoutEach[i] ?? 0)} without it`
}
