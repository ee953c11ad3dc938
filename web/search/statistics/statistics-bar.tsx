import { memo } from 'react'
import type { Answer } from '../../../sync/book/question/answer.ts'
import { formatCount, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import type { RentBounds } from '../filter/histogram-span.ts'
import { LeaseMixBar } from './lease-mix-bar.tsx'
import { RentDistribution } from './rent-distribution.tsx'
import { rentFigure, rentRange } from './rent-figure.ts'
import { Statistic } from './statistic.tsx'
import styles from './statistics-bar.module.css'

interface StatisticsBarProps {
  /** Null while there is nothing to count yet: the boxes stand empty. */
  answer: Answer | null
  unit: RentUnit
  onPickRents: (bounds: RentBounds) => void
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

/** Statistics of the found set: they are the answer, the list below is the evidence. */
export const StatisticsBar = memo(function StatisticsBar({ answer, unit, onPickRents }: StatisticsBarProps) {
  const rents = answer?.rents ?? null
  const withRent = rents === null ? '' : `${formatCount(rents.withRent)} with rent`
  const isAny = rents !== null && rents.withRent > 0

  return (
    <section className={styles.bar} aria-label="Statistics of the found properties">
      <dl className={styles.figures}>
        <Statistic
          className={styles.count}
          label="Count"
          value={answer && formatCount(answer.found)}
          hint={withRent}
        />
        <Statistic
          label="Mean"
          {...rentFigure(rents?.mean, unit)}
          hint={isAny ? rentRange(rents.min, rents.max, unit) : ''}
        />
        <Statistic
          label={
            <>
              SF-weighted<span className={styles.wide}> mean</span>
            </>
          }
          title="Each rent counts by its square feet"
          {...rentFigure(rents?.weightedMean, unit)}
          hint={isAny ? `over ${compact.format(rents.weightedSquareFeet)} SF` : ''}
        />
        <Statistic
          className={styles.median}
          label="Median"
          {...rentFigure(rents?.median, unit)}
          hint={isAny ? `middle of ${formatCount(rents.withRent)}` : ''}
        />
        <Statistic
          label="p25 – p75"
          title={`Half of the rents, in $${RENT_UNITS[unit]}`}
          value={rents && rentRange(rents.p25, rents.p75, unit)}
          hint={isAny ? 'middle half' : ''}
        />
      </dl>
      <div className={styles.lease}>
        <h2 className={styles.label}>Lease type</h2>
        <span className={styles.withRent}>{withRent}</span>
        <div className={styles.mix}>
          <LeaseMixBar mix={answer?.leaseMix ?? null} />
        </div>
      </div>
      <div className={styles.distribution}>
        {answer !== null && (
          <RentDistribution
            histogram={answer.histogram}
            median={answer.rents.median}
            unit={unit}
            onPick={onPickRents}
          />
        )}
      </div>
    </section>
  )
})
