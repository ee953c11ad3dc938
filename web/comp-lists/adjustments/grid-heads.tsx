import { memo } from 'react'
import { CHARACTERISTIC_WORDS, rateWords } from '../../../sync/adjustments/grid-words.ts'
import type { Rates } from '../../../sync/adjustments/suggest.ts'
import { CHARACTERISTICS } from '../../../sync/domain/adjustment.ts'
import { RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import styles from './adjustment-grid.module.css'

/** What the lines of the grid are, and what the set suggests for each. */
export const GridHeads = memo(function GridHeads({ rates, unit }: { rates: Rates; unit: RentUnit }) {
  return (
    <div className={styles.heads}>
      <div className={styles.head} />
      <div className={styles.rent}>
        <strong>Contract rent</strong> <span className={styles.unit}>{RENT_UNITS[unit]}</span>
      </div>
      {CHARACTERISTICS.map((name) => (
        <div key={name} className={styles.row}>
          <strong>{CHARACTERISTIC_WORDS[name]}</strong>
          <span className={styles.rate}>{rateWords(name, rates)}</span>
        </div>
      ))}
      <div className={styles.sum}>
        <span>
          <strong>Net</strong> and gross adjustment
        </span>
      </div>
      <div className={styles.rent}>
        <strong>Adjusted rent</strong> <span className={styles.unit}>{RENT_UNITS[unit]}</span>
      </div>
      <div className={styles.sum}>
        <span>
          <strong>Weight</strong> sums to 100%
        </span>
      </div>
      <div className={styles.sum}>
        <span>
          <strong>Similarity</strong> to the subject, of 100
        </span>
      </div>
    </div>
  )
})
