import { memo, type ReactNode, useMemo } from 'react'
import { QUARTILES, TOP_DECILE_SHORT } from '../../../sync/documents/model/statistics-words.ts'
import { formatRent, NOT_AVAILABLE, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../../sync/portfolio/analyze-portfolio.ts'
import { BANDS } from '../../../sync/portfolio/bands.ts'
import type { PortfolioField } from '../../../sync/portfolio/portfolio-field.ts'
import type { PortfolioSet } from '../../../sync/portfolio/portfolio-set.ts'
import type { RentBounds } from '../../rents/histogram-span.ts'
import { LeaseMixBar } from '../../rents/lease-mix-bar.tsx'
import { RentDistribution } from '../../rents/rent-distribution.tsx'
import { rentRange } from '../../rents/rent-figure.ts'
import { UnitToggle } from '../../rents/unit-toggle.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { propertiesWords } from '../portfolio-words.ts'
import styles from './dataset-card.module.css'
import { YearBars } from './year-bars.tsx'

interface DatasetCardProps {
  /** Null while loading. */
  analysis: PortfolioAnalysis | null
  set: PortfolioSet | null
  unit: RentUnit
  setUnit: (unit: RentUnit) => void
  onValues: (field: PortfolioField, values: readonly string[]) => void
}

/** What is in the set: rents, lease types, years. */
export const DatasetCard = memo(function DatasetCard(props: DatasetCardProps) {
  const { analysis, set, unit, setUnit, onValues } = props
  const rents = set?.rents
  const rent = (perMonth: number | null) => (perMonth === null ? NOT_AVAILABLE : formatRent(perMonth, unit))
  // What of the histogram is picked becomes the rent bands it touches.
  const pickRents = useMemo(() => (bounds: RentBounds) => onValues('rent', bandsWithin(bounds)), [onValues])
  return (
    <section className={styles.card} aria-labelledby="dataset-title">
      <header className={styles.head}>
        <h2 id="dataset-title" className={styles.title}>
          Current Dataset
        </h2>
        <span className={styles.count}>{analysis !== null && propertiesWords(analysis.count)}</span>
        <UnitToggle unit={unit} setUnit={setUnit} narrow />
      </header>
      <div className={styles.part}>
        <dl className={styles.figures}>
          <Figure label={`Median ${RENT_UNITS[unit]}`}>{rents && rent(rents.median)}</Figure>
          <Figure label="SF-weighted" title="Mean weighted by square feet">
            {rents && rent(rents.weightedMean)}
          </Figure>
          <Figure label={QUARTILES} title="Middle 50% of the rents">
            {rents && rentRange(rents.p25, rents.p75, unit)}
          </Figure>
          <Figure label={TOP_DECILE_SHORT} title="90% of the rents are at or below">
            {rents && rent(rents.p90)}
          </Figure>
        </dl>
        <div className={styles.chart}>
          {set !== null && (
            <RentDistribution
              histogram={set.histogram}
              median={set.rents.median}
              unit={unit}
              onPick={pickRents}
            />
          )}
        </div>
      </div>
      <div className={styles.part}>
        <LeaseMixBar mix={set?.leaseMix ?? null} />
      </div>
      <div className={styles.part}>
        <YearBars years={analysis?.fields.get('yearBuilt') ?? null} />
      </div>
    </section>
  )
})

function bandsWithin({ minRent = Number.NEGATIVE_INFINITY, maxRent = Number.POSITIVE_INFINITY }: RentBounds) {
  return BANDS.rent
    .filter(
      ({ from, to }) =>
        maxRent >= (from ?? Number.NEGATIVE_INFINITY) && minRent < (to ?? Number.POSITIVE_INFINITY),
    )
    .map(({ id }) => id)
}

/** Without children while loading. */
function Figure({ label, title, children }: { label: string; title?: string; children: ReactNode }) {
  return (
    <div title={title}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`${styles.value} figures`}>{children ?? <Skeleton width={56} height={12} />}</dd>
    </div>
  )
}
