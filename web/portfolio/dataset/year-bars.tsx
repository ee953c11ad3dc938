import { formatCount, NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import { BANDS } from '../../../sync/portfolio/bands.ts'
import type { CountedField } from '../../../sync/portfolio/count-values.ts'
import { valueWords } from '../../../sync/portfolio/describe-filter.ts'
import styles from './year-bars.module.css'

/** How many of the set were built when. `years` is null while loading. */
export function YearBars({ years }: { years: CountedField | null }) {
  const counts = BANDS.yearBuilt.map(({ id }, place) => ({
    words: valueWords('yearBuilt', id, 'month'),
    count: years?.found[place] ?? 0,
  }))
  const rows = [...counts, { words: NOT_AVAILABLE, count: years?.missing ?? 0 }]
  const most = Math.max(...rows.map(({ count }) => count))
  return (
    <>
      <h3 className={styles.title}>Year built</h3>
      <dl>
        {rows.map(({ words, count }) => (
          <div key={words} className={styles.row}>
            <dt>{words}</dt>
            <dd className={styles.figure}>
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ width: `${most === 0 ? 0 : (count / most) * 100}%` }} />
              </span>
              <span className={`${styles.count} figures`}>{years !== null && formatCount(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
