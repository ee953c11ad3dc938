import { formatCount } from '../../sync/domain/format.ts'
import { type FunnelStep, OPTIMAL_COUNT } from './funnel.ts'
import styles from './funnel-chart.module.css'

/** How many properties are left after each of a few steps. */
export function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  const most = steps[0]?.left ?? 0
  return (
    <dl className={styles.chart}>
      {steps.map(({ words, left }, i) => (
        <div key={words} className={styles.step}>
          <dt className={`${styles.words} truncate`}>{words}</dt>
          <dd className={`${styles.left} figures`}>
            <span
              className={styles.bar}
              data-optimal={(i > 0 && left >= OPTIMAL_COUNT.min && left <= OPTIMAL_COUNT.max) || undefined}
              style={{ width: `${Math.max(1.5, most === 0 ? 0 : (left / most) * 100)}%` }}
            />
            <span>{formatCount(left)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
