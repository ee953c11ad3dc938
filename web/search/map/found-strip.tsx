import { memo, type ReactNode } from 'react'
import type { Answer } from '../../../sync/book/question/answer.ts'
import { QUARTILES_SHORT, TOP_DECILE_SHORT } from '../../../sync/documents/model/statistics-words.ts'
import {
  formatCount,
  formatRent,
  formatRentRange,
  NOT_AVAILABLE,
  type RentUnit,
} from '../../../sync/domain/format.ts'
import { histogramBars } from '../../rents/histogram-bars.ts'
import { HistogramChart } from '../../rents/histogram-chart.tsx'
import { boundsOfSpan, type RentBounds } from '../../rents/histogram-span.ts'
import { TrendButton } from '../../rents/trend/trend-button.tsx'
import { UnitToggle } from '../../rents/unit-toggle.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './found-strip.module.css'

/** Bars that the strip has room for. */
const MOST_BARS = 24

interface FoundStripProps {
  /** Null while there is nothing to count yet. */
  answer: Answer | null
  /** The same array as long as the set stays the same. */
  slots: Uint32Array | null
  unit: RentUnit
  setUnit: (unit: RentUnit) => void
  onPickRents: (bounds: RentBounds) => void
  /** Narrows the set in words. */
  onAsk: (words: string) => void
}

/** Statistics of the found set in one line, above the list beside a map. */
export const FoundStrip = memo(function FoundStrip(props: FoundStripProps) {
  const { answer, slots, unit, setUnit, onPickRents, onAsk } = props
  const rents = answer?.rents
  const rent = (perMonth: number | null) => (perMonth === null ? NOT_AVAILABLE : formatRent(perMonth, unit))
  const bars = answer === null ? [] : histogramBars(answer.histogram, MOST_BARS)
  return (
    <section className={styles.strip} aria-label="Statistics of the found properties">
      <dl className={styles.figures}>
        <Figure label="Properties">{answer && formatCount(answer.found)}</Figure>
        <Figure label="Median">
          {rents && (
            <>
              {rent(rents.median)} <UnitToggle unit={unit} setUnit={setUnit} narrow />
            </>
          )}
        </Figure>
        <Figure label="SF-weighted">{rents && rent(rents.weightedMean)}</Figure>
        <Figure label={QUARTILES_SHORT}>
          {rents &&
            (rents.p25 === null || rents.p75 === null
              ? NOT_AVAILABLE
              : formatRentRange(rents.p25, rents.p75, unit))}
        </Figure>
        <Figure label={TOP_DECILE_SHORT}>{rents && rent(rents.p90)}</Figure>
      </dl>
      <div className={styles.chart}>
        {answer !== null && (
          <HistogramChart
            bars={bars}
            median={answer.rents.median}
            chosen={null}
            label="Rent distribution"
            onPoint={nothing}
            onPick={(span) => onPickRents(boundsOfSpan(bars, span))}
          />
        )}
      </div>
      <span className={styles.trend}>
        <TrendButton slots={slots} unit={unit} onAsk={onAsk} />
      </span>
    </section>
  )
})

function nothing(): void {}

/** Without children while loading. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children ?? <Skeleton width={56} height={12} />}</dd>
    </div>
  )
}
