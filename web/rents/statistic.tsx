import type { ReactNode } from 'react'
import { NOT_AVAILABLE } from '../../sync/domain/format.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './statistic.module.css'

interface StatisticProps {
  label: ReactNode
  /** Null while loading. */
  value: string | null
  unit?: string
  /** One line under the figure. */
  hint: string
  /** What the figure means, on hover. */
  title?: string | undefined
  className?: string | undefined
}

/** One figure of the statistics bar: label, value, unit, and a line that says what it is worth. */
export function Statistic({ label, value, unit, hint, title, className = '' }: StatisticProps) {
  return (
    <div className={`${styles.statistic} ${className}`} title={title}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-missing={value === NOT_AVAILABLE || undefined}>
        {value === null ? <Skeleton width={72} height={18} /> : value}
        {value !== null && unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </dd>
      <dd className={styles.hint}>{hint}</dd>
    </div>
  )
}
