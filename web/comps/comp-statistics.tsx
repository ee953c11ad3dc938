import { memo } from 'react'
import type { RentStatistics } from '../../sync/book/question/answer.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { differenceOf } from '../../sync/domain/records/difference.ts'
import type { CompFigures } from '../../sync/proximity/comp-figures.ts'
import { rentRange } from '../rents/rent-figure.ts'
import type { FigureHints } from '../rents/rent-figures.tsx'
import { SetStatistics } from '../rents/set-statistics.tsx'
import styles from './comp-statistics.module.css'

interface CompStatisticsProps {
  /** Null while there is nothing to count yet: the boxes are empty. */
  figures: CompFigures | null
  /** Of the comps in the book. The same array as long as they stay the same. */
  slots: Uint32Array | null
  /** The subject's rent, to compare with; null for none. */
  subjectRent: number | null
  unit: RentUnit
  /** Narrows the comps in words; absent where they cannot be narrowed. */
  onAsk?: ((words: string) => void) | undefined
}

/** Statistics of the comps shown, against the subject. */
export const CompStatistics = memo(function CompStatistics(props: CompStatisticsProps) {
  const { figures, slots, subjectRent, unit, onAsk } = props
  const rents = figures?.rents ?? null
  return (
    <SetStatistics
      label="Statistics of the properties shown"
      rents={rents}
      leaseMix={figures?.leaseMix ?? null}
      slots={slots}
      unit={unit}
      hints={hintsOf(rents, subjectRent, unit)}
      onAsk={onAsk}
      styles={styles}
    />
  )
})

function hintsOf(rents: RentStatistics | null, subject: number | null, unit: RentUnit): FigureHints {
  const isAny = rents !== null && rents.withRent > 0
  const against = (rent: number | null | undefined, otherwise: string) =>
    rent == null ? '' : subject === null ? otherwise : vsSubject(subject, rent)
  return {
    mean: against(rents?.mean, isAny ? rentRange(rents.min, rents.max, unit) : ''),
    weightedMean: against(rents?.weightedMean, 'by square feet'),
    median: against(rents?.median, isAny ? '50th percentile' : ''),
    subject: isAny ? insideWords(subject, rents.p25, rents.p75) : '',
  }
}

/** `+11% vs subject`. */
function vsSubject(subject: number, rent: number): string {
  const difference = differenceOf(subject, rent, 'rentPerSf')
  return difference === null ? '' : difference === 'same' ? 'same as subject' : `${difference} vs subject`
}

function insideWords(subject: number | null, p25: number | null, p75: number | null): string {
  if (subject === null || p25 === null || p75 === null) return ''
  return subject < p25 ? 'subject below' : subject > p75 ? 'subject above' : 'subject inside'
}
