import { assumesWords } from '../../sync/domain/assumed/assumption-words.ts'
import type { Assumption } from '../../sync/domain/economics/assumptions.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { capitalized } from '../../sync/domain/words/capitalized.ts'
import { AssumptionsButton } from '../property/economics/assumptions-button.tsx'
import styles from './assumed-note.module.css'

/** Over a table, what its worked out rents rest on beyond what is stated. A press shows where that is changed. */
export function AssumedNote({ assumptions, unit }: { assumptions: readonly Assumption[]; unit: RentUnit }) {
  const words = capitalized(assumesWords(assumptions, unit))
  return (
    <AssumptionsButton>
      <span className={styles.words} data-tooltip={words}>
        {words}
      </span>
    </AssumptionsButton>
  )
}
