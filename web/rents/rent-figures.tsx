import type { ReactNode } from 'react'
import type { RentStatistics } from '../../sync/book/question/answer.ts'
import {
  QUARTILES,
  TOP_DECILE,
  TOP_DECILE_SHORT,
  withRentSentence,
} from '../../sync/documents/model/statistics-words.ts'
import {
  formatCount,
  formatRent,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../sync/domain/format.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { rentFigure, rentRange } from './rent-figure.ts'
import styles from './statistic.module.css'

/** One line under each figure, that says what it is worth, and where a subject is among the quartiles. */
export type FigureHints = Readonly<Record<'mean' | 'weightedMean' | 'median' | 'subject', string>>

interface RentFiguresProps {
  /** Null while there is nothing to count yet: the figures are empty. */
  rents: RentStatistics | null
  count: number | null
  unit: RentUnit
  hints: FigureHints
  /** Classes of the list, and of its parts that a narrow bar leaves out or moves. */
  styles: Readonly<Record<string, string | undefined>>
}

/** How many there are of a set, and what rents they ask. */
export function RentFigures({ rents, count, unit, hints, styles }: RentFiguresProps) {
  return (
    <dl className={styles.figures}>
      <Statistic
        className={styles.count}
        label="Count"
        value={count === null ? null : formatCount(count)}
        title={rents && count !== null ? withRentSentence(rents.withRent, count) : undefined}
        hint={rents === null ? '' : `${formatCount(rents.withRent)} with rent`}
      />
      <Statistic label="Mean" {...rentFigure(rents?.mean, unit)} hint={hints.mean} />
      <Statistic
        label={
          <>
            SF-weighted<span className={styles.wide}> mean</span>
          </>
        }
        title="Weighted by square feet: the leased area where it is known, else the building’s"
        {...rentFigure(rents?.weightedMean, unit)}
        hint={hints.weightedMean}
      />
      <Statistic
        className={styles.median}
        label="Median"
        {...rentFigure(rents?.median, unit)}
        hint={hints.median}
      />
      <Statistic
        label={QUARTILES}
        title={`Middle 50% of the rents, in $${RENT_UNITS[unit]}`}
        value={rents && rentRange(rents.p25, rents.p75, unit)}
        hint={rents?.p90 == null ? '' : topDecileHint(rents.p90, unit, hints.subject)}
      />
      {/* A phone has no room for hints. */}
      <Statistic
        className={styles.topDecile}
        label={TOP_DECILE}
        value={rentFigure(rents?.p90, unit).value}
        hint=""
      />
    </dl>
  )
}

/** `90th percentile $1.12`, or `90th $1.12, subject inside`. */
function topDecileHint(p90: number, unit: RentUnit, subject: string): string {
  const rent = formatRent(p90, unit)
  return subject === '' ? `${TOP_DECILE} ${rent}` : `${TOP_DECILE_SHORT} ${rent}, ${subject}`
}

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
function Statistic({ label, value, unit, hint, title, className = '' }: StatisticProps) {
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
