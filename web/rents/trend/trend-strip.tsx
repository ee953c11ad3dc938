import { memo, useState } from 'react'
import { mayBeChance, UNCLEAR } from '../../../sync/adjustments/suggest.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { formatCount, formatSquareFeet, type RentUnit } from '../../../sync/domain/format.ts'
import { fixed, signedPercent } from '../../../sync/domain/format-decimals.ts'
import type { RentTrend } from '../../../sync/trends/rent-trend.ts'
import type { RentPoint, SlotsTrend } from '../../../sync/trends/slots-trend.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { leasedSizesAsked, quartersAsked, sizesAsked, yearsAsked } from './brush-words.ts'
import { RentScatter } from './rent-scatter.tsx'
import { TrendChart } from './trend-chart.tsx'
import styles from './trend-strip.module.css'
import { spanWords } from './trend-words.ts'

interface TrendStripProps {
  shown: SlotsTrend
  /** What the trend is of, in words: `74 leases, NNN, within 5 mi`. */
  of: string
  subject: { size: RentPoint | null; year: RentPoint | null } | null
  unit: RentUnit
  /** Narrows the set by what was dragged over, in words; absent where it cannot be narrowed. */
  onAsk?: ((words: string) => void) | undefined
}

/** Rents over time by quarter, and against size or age. */
export const TrendStrip = memo(function TrendStrip(props: TrendStripProps) {
  const { shown, of, subject, unit, onAsk } = props
  const { trend } = shown
  const [against, setAgainst] = useState<'size' | 'year'>('size')
  const own = subject?.[against] ?? null
  const asked = against === 'year' ? yearsAsked : askedOfSizes(shown)
  return (
    <section className={styles.strip} aria-label="Rent over time">
      <div className={styles.words}>
        <h2 className={styles.label}>Rent by quarter signed</h2>
        {trend.slope === null ? (
          <p className={styles.of}>Too few dated leases for a trend</p>
        ) : (
          <Slope slope={trend.slope} span={spanWords(trend.quarters)} />
        )}
        <p className={styles.of}>{of}</p>
        <p className={styles.key}>Band: middle half. Hollow: n below {FEW_ROWS}.</p>
      </div>
      <TrendChart
        quarters={trend.quarters}
        unit={unit}
        onPick={onAsk && ((first, last) => onAsk(quartersAsked(first, last)))}
      />
      <div className={styles.scatter}>
        <div className={styles.against}>
          <span>Rent against</span>
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
          <span className={styles.counted}>
            n {formatCount(shown[against].length)}
            {own !== null && ' · diamond: subject'}
          </span>
        </div>
        <RentScatter
          key={against}
          of={against === 'size' ? 'Size' : 'Year built'}
          points={shown[against]}
          subject={own}
          unit={unit}
          show={against === 'size' ? formatSquareFeet : String}
          onPick={asked === null ? undefined : onAsk && ((from, to) => onAsk(asked(from, to)))}
          whyNotPick={asked === null && onAsk !== undefined ? MIXED_SIZES : undefined}
        />
      </div>
    </section>
  )
})

/** Large is what can be relied on: the figure, or that it may be chance. */
function Slope({ slope, span }: { slope: NonNullable<RentTrend['slope']>; span: string }) {
  const percent = signedPercent(slope.percent)
  const rest = `±${fixed(slope.spread, 1)}, ${span}`
  return mayBeChance(slope) ? (
    <p>
      <span className={styles.slope}>{UNCLEAR}</span>{' '}
      <span className={styles.of}>
        {percent} a year {rest}
      </span>
    </p>
  ) : (
    <p>
      <span className={styles.slope}>{percent}</span> a year <span className={styles.of}>{rest}</span>
    </p>
  )
}

const MIXED_SIZES =
  'Some of these sizes are of leased areas, some of buildings. One filter cannot ask for both.'

/** How the sizes that are drawn are asked for; null where no question finds all of them. */
function askedOfSizes({ sizesOf }: SlotsTrend): ((from: number, to: number) => string) | null {
  if (sizesOf === null) return null
  return sizesOf === 'leases' ? leasedSizesAsked : sizesAsked
}
