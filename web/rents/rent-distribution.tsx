import { memo, useState } from 'react'
import type { RentHistogram } from '../../sync/book/question/answer.ts'
import { formatRent, type RentUnit } from '../../sync/domain/format.ts'
import { type HistogramBar, histogramBars } from './histogram-bars.ts'
import { HistogramChart } from './histogram-chart.tsx'
import { type BarSpan, boundsOfSpan, type RentBounds, spanWords } from './histogram-span.ts'
import styles from './rent-distribution.module.css'

/** Bars that the statistics bar has room for. */
const MOST_BARS = 48

interface RentDistributionProps {
  histogram: RentHistogram
  median: number | null
  unit: RentUnit
  onPick: (bounds: RentBounds) => void
}

/** Rents of the found set as bars. A click or a drag makes a rent range of them. */
export const RentDistribution = memo(function RentDistribution(props: RentDistributionProps) {
  const { histogram, median, unit, onPick } = props
  const [pointed, setPointed] = useState<BarSpan | null>(null)
  const bars = histogramBars(histogram, MOST_BARS)
  const [lowest, highest] = axisEnds(bars, unit)

  return (
    <div className={styles.distribution}>
      <div className={styles.chart}>
        <HistogramChart
          bars={bars}
          median={median}
          chosen={null}
          label={`Rent distribution, from ${lowest} to ${highest}`}
          onPoint={setPointed}
          onPick={(span) => onPick(boundsOfSpan(bars, span))}
        />
      </div>
      <p className={styles.axis}>
        {pointed === null || bars.length === 0 ? (
          <>
            <span>{lowest}</span>
            {median !== null && <span>dashed: median</span>}
            <span>{highest}</span>
          </>
        ) : (
          <span className={styles.pointed}>{spanWords(bars, pointed, unit)}</span>
        )}
      </p>
    </div>
  )
})

/** What stands below the outermost bars. One that gathers a tail has no end of its own. */
function axisEnds(bars: readonly HistogramBar[], unit: RentUnit): [string, string] {
  const first = bars.at(0)
  const last = bars.at(-1)
  if (first === undefined || last === undefined) return ['', '']
  return [
    first.open ? `< ${formatRent(first.to, unit)}` : formatRent(first.from, unit),
    last.open ? `${formatRent(last.from, unit)}+` : formatRent(last.to, unit),
  ]
}
