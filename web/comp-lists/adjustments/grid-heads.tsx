import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { BASE_WORDS } from '../../../sync/adjustments/grid-base.ts'
import {
  type GridLine,
  type GridSort,
  pressedSort,
  readGridSort,
} from '../../../sync/adjustments/grid-order.ts'
import { CHARACTERISTIC_WORDS, rateWords, rowRateWords } from '../../../sync/adjustments/grid-words.ts'
import { isMeasured } from '../../../sync/adjustments/measures.ts'
import type { Reconciled } from '../../../sync/adjustments/reconcile.ts'
import type { Rates } from '../../../sync/adjustments/suggest.ts'
import { formatPercent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { CHARACTERISTICS, type Characteristic } from '../../../sync/domain/records/characteristics.ts'
import type { GridTerms } from '../../../sync/domain/records/grid-terms.ts'
import cells from './grid-cells.module.css'
import styles from './grid-heads.module.css'

interface GridHeadsProps extends Pick<Reconciled, 'scaledFrom'> {
  terms: GridTerms
  rates: Rates
  unit: RentUnit
  sort: GridSort | null
  onSort(sort: GridSort | null): void
}

/** What the lines of the grid are, and what the set suggests for each. A press sorts the comps by a line. */
export const GridHeads = memo(function GridHeads(props: GridHeadsProps) {
  const { terms, rates, unit, scaledFrom, sort, onSort } = props
  const head = (line: GridLine, words: string, more?: ReactNode) => (
    <LineHead {...{ line, words, more, sort, onSort }} />
  )
  const wordsOf = (name: Characteristic) => {
    const typed = isMeasured(name) ? terms.rates[name] : undefined
    return typed === undefined || !isMeasured(name)
      ? rateWords(name, rates)
      : `rate ${rowRateWords(name, typed, unit)}`
  }
  const perUnit = <span className={cells.unit}>{RENT_UNITS[unit]}</span>
  return (
    <div className={cells.heads}>
      <div className={cells.head} />
      <div className={cells.rent}>{head('rent', BASE_WORDS[terms.base], perUnit)}</div>
      {CHARACTERISTICS.map((name) => (
        <div key={name} className={cells.row}>
          {name === 'other' ? (
            <strong>{CHARACTERISTIC_WORDS[name]}</strong>
          ) : (
            head(name, CHARACTERISTIC_WORDS[name])
          )}
          <span className={styles.rate} title={wordsOf(name)}>
            {wordsOf(name)}
          </span>
        </div>
      ))}
      <div className={cells.sum}>{head('net', 'Net', 'and gross adjustment')}</div>
      <div className={cells.rent}>{head('adjusted', 'Adjusted rent', perUnit)}</div>
      <div className={cells.sum}>
        {head(
          'weight',
          'Weight',
          scaledFrom === null ? 'sums to 100%' : `of ${formatPercent(scaledFrom)}, scaled to 100%`,
        )}
      </div>
      <div className={cells.sum}>{head('similarity', 'Similarity', 'to the subject, of 100')}</div>
    </div>
  )
})

interface LineHeadProps extends Pick<GridHeadsProps, 'sort' | 'onSort'> {
  line: GridLine
  words: string
  more: ReactNode
}

function LineHead({ line, words, more, sort, onSort }: LineHeadProps) {
  const sorted = sort === null ? null : readGridSort(sort)
  const way = sorted?.by !== line ? null : sorted.descending ? 'falling' : 'rising'
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(pressedSort(sort, line))}>
      <strong>{words}</strong> {more}
      {way !== null && <span className="visually-hidden">, {way}</span>}
      {way === 'rising' && <ArrowUp size={12} aria-hidden />}
      {way === 'falling' && <ArrowDown size={12} aria-hidden />}
    </button>
  )
}
