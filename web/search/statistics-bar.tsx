import { memo } from 'react'
import type { Answer, RentStatistics } from '../../sync/book/question/answer.ts'
import { formatCount, type RentUnit } from '../../sync/domain/format.ts'
import type { RentBounds } from '../rents/histogram-span.ts'
import { RentDistribution } from '../rents/rent-distribution.tsx'
import { rentRange } from '../rents/rent-figure.ts'
import type { FigureHints } from '../rents/rent-figures.tsx'
import { SetStatistics } from '../rents/set-statistics.tsx'
import { usePainted } from '../ui/timing/use-painted.ts'
import styles from './statistics-bar.module.css'

interface StatisticsBarProps {
  /** Null while there is nothing to count yet: the boxes are empty. */
  answer: Answer | null
  /** The same array as long as the set stays the same. */
  slots: Uint32Array | null
  unit: RentUnit
  onPickRents: (bounds: RentBounds) => void
  /** Narrows the set in words. */
  onAsk: (words: string) => void
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

/** Statistics of the found set: they are the answer, the list below is the evidence. */
export const StatisticsBar = memo(function StatisticsBar(props: StatisticsBarProps) {
  const { answer, slots, unit, onPickRents, onAsk } = props
  const rents = answer?.rents ?? null
  // The bars may follow the figures a frame later.
  const drawn = usePainted(answer)

  return (
    <SetStatistics
      label="Statistics of the found properties"
      rents={rents}
      leaseMix={answer?.leaseMix ?? null}
      slots={slots}
      unit={unit}
      hints={hintsOf(rents, unit)}
      withRent={answer === null ? '' : `${formatCount(answer.rents.withRent)} with rent`}
      onAsk={onAsk}
      styles={styles}
    >
      <div className={styles.distribution}>
        {drawn !== null && (
          <RentDistribution
            histogram={drawn.histogram}
            median={drawn.rents.median}
            unit={unit}
            onPick={onPickRents}
          />
        )}
      </div>
    </SetStatistics>
  )
})

function hintsOf(rents: RentStatistics | null, unit: RentUnit): FigureHints {
  if (rents === null || rents.withRent === 0) return { mean: '', weightedMean: '', median: '', subject: '' }
  return {
    mean: rentRange(rents.min, rents.max, unit),
    weightedMean: `over ${compact.format(rents.weightedSquareFeet)} SF`,
    median: '50th percentile',
    subject: '',
  }
}
