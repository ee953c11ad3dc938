import { memo } from 'react'
import styles from './quick-searches.module.css'

/** The specification's quick-search suggestions. */
export const QUICK_SEARCHES = [
  'Manufacturing space Houston',
  'Distribution center under $1/sf',
  'Crane-ready buildings',
  'Warehouse with dock doors',
  'Manufacturing space with office',
] as const

export const QuickSearches = memo(function QuickSearches(props: {
  disabled: boolean
  onPick: (query: string) => void
}) {
  return (
    <div className={styles.row}>
      <span className={styles.label} id="quick-searches">
        Try
      </span>
      <ul className={styles.list} aria-labelledby="quick-searches">
        {QUICK_SEARCHES.map((words) => (
          <li key={words}>
            <button
              type="button"
              className={styles.suggestion}
              disabled={props.disabled}
              onClick={() => props.onPick(words)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
})
