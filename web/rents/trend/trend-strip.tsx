import { useState } from 'react'
import { formatSquareFeet, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { rentWeight } from '../../../sync/domain/rent-weight.ts'
import { FEW_RENTS, quarterNumber, type RentTrend } from '../../../sync/trends/rent-trend.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { RentScatter } from './rent-scatter.tsx'
import { TrendChart } from './trend-chart.tsx'
import styles from './trend-strip.module.css'

type Scattered = Pick<Property, 'rentPerSf' | 'squareFootage' | 'leasedSf' | 'yearBuilt'>

interface TrendStripProps {
  trend: RentTrend
  /** What the trend is of, in words: `74 leases, NNN, within 5 mi`. */
  of: string
  comps: readonly Scattered[]
  subject: Scattered | null
  unit: RentUnit
  onPick?: (first: string, last: string) => void
}

/** More are too far back to say anything of today. */
const MOST_QUARTERS = 20

/** Rents over time by quarter, and against size or age. */
export function TrendStrip({ trend, of, comps, subject, unit, onPick }: TrendStripProps) {
  const [against, setAgainst] = useState<'size' | 'year'>('size')
  const figureOf = against === 'size' ? rentWeight : ({ yearBuilt }: Scattered) => yearBuilt ?? Number.NaN
  const pointOf = (comp: Scattered): [number, number][] => {
    const figure = figureOf(comp)
    return comp.rentPerSf === null || Number.isNaN(figure) ? [] : [[figure, comp.rentPerSf]]
  }
  const newest = quarterNumber(trend.quarters.at(-1)?.quarter ?? '')
  const quarters = trend.quarters.filter(({ quarter }) => quarterNumber(quarter) > newest - MOST_QUARTERS)
  return (
    <section className={styles.strip} aria-label="Rent over time">
      <div className={styles.words}>
        <h2 className={styles.label}>Rent by quarter signed</h2>
        {trend.slope === null ? (
          <p className={styles.of}>Too few dated leases for a trend</p>
        ) : (
          <p>
            <span className={styles.slope}>{signed(trend.slope.percent)}</span> a year
          </p>
        )}
        <p className={styles.of}>{of}</p>
        {trend.slope !== null && <p className={styles.of}>Spread ±{trend.slope.spread.toFixed(1)}</p>}
        <p className={styles.key}>Band: middle half. Hollow: n below {FEW_RENTS}.</p>
      </div>
      <TrendChart quarters={quarters} unit={unit} onPick={onPick} />
      <div className={styles.scatter}>
        <div className={styles.against}>
          <SegmentedControl<'size' | 'year'>
            label="Against"
            size="small"
            value={against}
            onChange={setAgainst}
            segments={[
              { value: 'size', label: 'Size' },
              { value: 'year', label: 'Year built' },
            ]}
          />
        </div>
        <RentScatter
          key={against}
          of={against === 'size' ? 'Size' : 'Year built'}
          points={comps.flatMap(pointOf)}
          subject={subject === null ? null : (pointOf(subject)[0] ?? null)}
          unit={unit}
          show={against === 'size' ? formatSquareFeet : String}
        />
      </div>
    </section>
  )
}

function signed(percent: number): string {
  return `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent).toFixed(1)}%`
}
