import { formatCount } from '../../sync/domain/format.ts'
import { countStatus } from '../../sync/portfolio/optimal-range.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { FunnelStep } from './funnel.ts'
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
              data-optimal={(i > 0 && countStatus(left) === 'perfect') || undefined}
              style={{ width: `${most === 0 ? 0 : (left / most) * 100}%` }}
            />
            <span className={styles.count}>{formatCount(left)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Shares that look like a funnel, while the real ones are on their way. */
const WAITING = [100, 42, 20, 10, 6, 3] as const

export function FunnelSkeleton() {
  return (
    <div className={styles.chart}>
      {WAITING.map((share) => (
        <div key={share} className={styles.step}>
          <span className={styles.waiting}>
            <Skeleton width={92} />
          </span>
          <Skeleton width={`${share}%`} height={13} />
        </div>
      ))}
    </div>
  )
}
