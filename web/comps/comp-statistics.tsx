import { memo } from 'react'
import { differenceOf } from '../../sync/domain/difference.ts'
import { formatCount, RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'
import type { CompFigures } from '../../sync/proximity/comp-figures.ts'
import { LeaseMixBar } from '../search/statistics/lease-mix-bar.tsx'
import { rentFigure, rentRange } from '../search/statistics/rent-figure.ts'
import { Statistic } from '../search/statistics/statistic.tsx'
import styles from './comp-statistics.module.css'

interface CompStatisticsProps {
  /** Null while there is nothing to count yet: the boxes stand empty. */
  figures: CompFigures | null
  count: number
  /** The subject's rent, to compare with; null for none. */
  subjectRent: number | null
  unit: RentUnit
}

/** Statistics of the comps shown, against the subject. */
export const CompStatistics = memo(function CompStatistics(props: CompStatisticsProps) {
  const { figures, count, subjectRent, unit } = props
  const rents = figures?.rents ?? null
  const isAny = rents !== null && rents.withRent > 0
  const against = (rent: number | null | undefined, otherwise: string) =>
    rent == null ? '' : subjectRent === null ? otherwise : vsSubject(subjectRent, rent)

  return (
    <section className={styles.bar} aria-label="Statistics of the properties shown">
      <dl className={styles.figures}>
        <Statistic
          className={styles.count}
          label="Count"
          value={figures && formatCount(count)}
          hint={rents === null ? '' : `${formatCount(rents.withRent)} with rent`}
        />
        <Statistic
          label="Mean"
          {...rentFigure(rents?.mean, unit)}
          hint={against(rents?.mean, isAny ? rentRange(rents.min, rents.max, unit) : '')}
        />
        <Statistic
          label={
            <>
              SF-weighted<span className={styles.wide}> mean</span>
            </>
          }
          title="Each rent counts by its square feet"
          {...rentFigure(rents?.weightedMean, unit)}
          hint={against(rents?.weightedMean, 'by square feet')}
        />
        <Statistic
          className={styles.median}
          label="Median"
          {...rentFigure(rents?.median, unit)}
          hint={against(rents?.median, isAny ? `middle of ${formatCount(rents.withRent)}` : '')}
        />
        <Statistic
          label="p25 – p75"
          title={`Half of the rents, in $${RENT_UNITS[unit]}`}
          value={rents && rentRange(rents.p25, rents.p75, unit)}
          hint={isAny ? insideWords(subjectRent, rents.p25, rents.p75) : ''}
        />
      </dl>
      <div className={styles.lease}>
        <h2 className={styles.label}>Lease type</h2>
        <LeaseMixBar mix={figures?.leaseMix ?? null} />
      </div>
    </section>
  )
})

/** `+11% vs subject`. */
function vsSubject(subject: number, rent: number): string {
  const difference = differenceOf(subject, rent, 'rentPerSf')
  return difference === null ? '' : difference === 'same' ? 'same as subject' : `${difference} vs subject`
}

function insideWords(subject: number | null, p25: number | null, p75: number | null): string {
  if (subject === null || p25 === null || p75 === null) return 'middle half'
  return subject < p25 ? 'subject below' : subject > p75 ? 'subject above' : 'subject inside'
}
