import { memo } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { AddCriterion } from '../../criteria/add-criterion.tsx'
import styles from '../../criteria/criteria-chips.module.css'
import { askedParts } from '../../use-asking.ts'
import type { ChipItemsProps } from './chip-items.tsx'

interface CriteriaChipsProps extends ChipItemsProps {
  disabled: boolean
  book: Book | null
  /** What is found. */
  slots: Uint32Array
  onAdd: (words: string) => void
}

/** How the question was understood, one chip a criterion, each with what it leaves. */
export const CriteriaChips = memo(function CriteriaChips(props: CriteriaChipsProps) {
  const { chips, unit, disabled, book, slots, onAdd } = props
  const ChipItems = askedParts()?.ChipItems
  return (
    <ul className={styles.chips} aria-label="Criteria">
      {ChipItems !== undefined && <ChipItems {...props} />}
      <li className={styles.add}>
        <AddCriterion {...{ book, slots, unit, disabled, onAdd }} hasWords={chips.length === 0} />
      </li>
    </ul>
  )
})
