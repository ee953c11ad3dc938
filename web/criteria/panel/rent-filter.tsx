import { useState } from 'react'
import { RENT_BIN, type RentHistogram } from '../../../sync/book/question/answer.ts'
import { formatRent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { histogramBars } from '../../rents/histogram-bars.ts'
import { HistogramChart } from '../../rents/histogram-chart.tsx'
import {
  type BarSpan,
  boundsOfSpan,
  boundsOfThumbs,
  type RentBounds,
  spanOfBounds,
  spanWords,
} from '../../rents/histogram-span.ts'
import { toMonth, toUnit } from '../../rents/rent-unit-scale.ts'
import { writtenMaxRent } from '../../rents/written-max-rent.ts'
import { BoundsInputs } from '../../ui/fields/bounds-inputs.tsx'
import { RangeSlider } from '../../ui/fields/slider.tsx'
import { FilterSection } from './filter-section.tsx'
import styles from './rent-filter.module.css'

/** Bars that the panel has room for. */
const MOST_BARS = 36

interface RentFilterProps {
  /** Rents of all that pass the criteria other than the rent bounds. */
  histogram: RentHistogram
  bounds: RentBounds
  unit: RentUnit
  problem: string | undefined
  onChange: (bounds: RentBounds) => void
}

/** Rent from and to, over the rents there are to choose from. */
export function RentFilter({ histogram, bounds, unit, problem, onChange }: RentFilterProps) {
  const [pointed, setPointed] = useState<BarSpan | null>(null)
  const bars = histogramBars(histogram, MOST_BARS)
  const lowest = bars.at(0)?.from ?? 0
  const highest = bars.at(-1)?.to ?? 1
  const { minRent, maxRent } = bounds
  const { max, isBelow } = writtenMaxRent(maxRent, unit)
  const held = (rent: number) => Math.min(Math.max(rent, lowest), highest)

  const thumbs = [held(minRent ?? lowest), held(maxRent ?? highest)] as const

  return (
    <FilterSection
      title="Rent"
      aside={pointed === null || bars.length === 0 ? `$${RENT_UNITS[unit]}` : spanWords(bars, pointed, unit)}
      problem={problem}
    >
      <div className={styles.chart}>
        <HistogramChart
          bars={bars}
          median={null}
          chosen={spanOfBounds(bars, bounds)}
          label="Rents that can be chosen from"
          onPoint={setPointed}
          onPick={(span) => onChange(boundsOfSpan(bars, span))}
        />
      </div>
      <div className={styles.slider}>
        <RangeSlider
          label="Rent range"
          min={lowest}
          max={highest}
          step={RENT_BIN}
          value={thumbs}
          words={(rent) => `${formatRent(rent, unit)} ${RENT_UNITS[unit]}`}
          onChange={(moved) => onChange(boundsOfThumbs(bounds, [lowest, highest], thumbs, moved))}
        />
      </div>
      <BoundsInputs
        of={`rent in dollars per square foot per ${unit}`}
        min={toUnit(minRent, unit)}
        max={max}
        isBelowMax={isBelow}
        onMin={(rent) => onChange({ minRent: toMonth(rent, unit), maxRent })}
        onMax={(rent) => onChange({ minRent, maxRent: toMonth(rent, unit) })}
      />
    </FilterSection>
  )
}
