import { memo } from 'react'
import { differenceOf } from '../../sync/domain/difference.ts'
import {
  formatCount,
  formatRent,
  formatRentRange,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../sync/domain/format.ts'
import type { CompFigures } from '../../sync/proximity/comp-figures.ts'
import { LeaseMixBar } from '../search/lease-mix-bar.tsx'
import { Statistic } from '../search/statistic.tsx'
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
  const range = (from: number | null | undefined, to: number | null | undefined) =>
    from == null || to == null ? NOT_AVAILABLE : formatRentRange(from, to, unit)
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
          {...figure(rents?.mean, unit)}
          hint={against(rents?.mean, isAny ? range(rents.min, rents.max) : '')}
        />
        <Statistic
          label={
            <>
              SF-weighted<span className={styles.wide}> mean</span>
            </>
          }
          title="Each rent counts by its square feet"
          {...figure(rents?.weightedMean, unit)}
          hint={against(rents?.weightedMean, 'by square feet')}
        />
        <Statistic
          className={styles.median}
          label="Median"
          {...figure(rents?.median, unit)}
          hint={against(rents?.median, isAny ? `middle of ${formatCount(rents.withRent)}` : '')}
        />
        <Statistic
          label="p25 – p75"
          title={`Half of the rents, in $${RENT_UNITS[unit]}`}
          value={rents && range(rents.p25, rents.p75)}
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

/** Nothing while loading; 'N/A', without a unit, where no property says. */
function figure(
  perMonth: number | null | undefined,
  unit: RentUnit,
): { value: string | null; unit?: string } {
  if (perMonth === undefined) return { value: null }
  if (perMonth === null) return { value: NOT_AVAILABLE }
  return { value: formatRent(perMonth, unit), unit: RENT_UNITS[unit] }
}

/** `+11% vs subject`. */
function vsSubject(subject: number, rent: number): string {
  const difference = differenceOf(subject, rent, 'rentPerSf')
  return difference === null ? '' : difference === 'same' ? 'same as subject' : `${difference} vs subject`
}

function insideWords(subject: number | null, p25: number | null, p75: number | null): string {
  if (subject === null || p25 === null || p75 === null) return 'middle half'
  return subject < p25 ? 'subject below' : subject > p75 ? 'subject above' : 'subject inside'
}
