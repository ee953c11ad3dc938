import type { RentStatistics } from '../../sync/book/question/answer.ts'
import { QUARTILES, withRentSentence } from '../../sync/documents/model/headline-figures.ts'
import { formatCount, RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'
import { rentFigure, rentRange } from './rent-figure.ts'
import { Statistic } from './statistic.tsx'

/** One line under each figure, that says what it is worth. */
export type FigureHints = Readonly<Record<'mean' | 'weightedMean' | 'median' | 'middle', string>>

interface RentFiguresProps {
  /** Null while there is nothing to count yet: the figures stand empty. */
  rents: RentStatistics | null
  count: number | null
  unit: RentUnit
  hints: FigureHints
  /** Classes of the list, and of its parts that a narrow bar leaves out or moves. */
  styles: Readonly<Record<string, string | undefined>>
}

/** How many there are of a set, and what rents they ask. */
export function RentFigures({ rents, count, unit, hints, styles }: RentFiguresProps) {
  return (
    <dl className={styles.figures}>
      <Statistic
        className={styles.count}
        label="Count"
        value={count === null ? null : formatCount(count)}
        title={rents && count !== null ? withRentSentence(rents.withRent, count) : undefined}
        hint={rents === null ? '' : `${formatCount(rents.withRent)} with rent`}
      />
      <Statistic label="Mean" {...rentFigure(rents?.mean, unit)} hint={hints.mean} />
      <Statistic
        label={
          <>
            SF-weighted<span className={styles.wide}> mean</span>
          </>
        }
        title="Weighted by square feet"
        {...rentFigure(rents?.weightedMean, unit)}
        hint={hints.weightedMean}
      />
      <Statistic
        className={styles.median}
        label="Median"
        {...rentFigure(rents?.median, unit)}
        hint={hints.median}
      />
      <Statistic
        label={QUARTILES}
        title={`Middle 50% of the rents, in $${RENT_UNITS[unit]}`}
        value={rents && rentRange(rents.p25, rents.p75, unit)}
        hint={hints.middle}
      />
    </dl>
  )
}
