import type { RowSet } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import type { Criterion } from '../../sync/domain/criterion.ts'
import { describeCriterion } from '../../sync/domain/describe-criterion.ts'
import { phraseOf } from '../../sync/domain/query/phrase-of.ts'
import { withoutCriterion, withWords } from './criteria-edits.ts'
import styles from './criteria-row.module.css'
import { OpenInSearch } from './open-in-search.tsx'
import { orderWords } from './order-words.ts'
import { SetChip } from './set-chip.tsx'

interface CriteriaRowProps {
  book: Book
  rows: RowSet
  /** Absent where the rows are a figure's, which stays what it is. */
  onRows?: ((rows: RowSet) => void) | undefined
}

/** How a question was read: one chip a criterion, which can be changed or taken away. */
export function CriteriaRow({ book, rows, onRows }: CriteriaRowProps) {
  const order = orderWords(rows)
  if (rows.criteria.length === 0 && order === null) return <OpenInSearch book={book} rows={rows} />
  return (
    <div className={styles.row}>
      <span className={styles.lead}>Read as</span>
      <ul className={styles.chips} aria-label="Search criteria">
        {rows.criteria.map((criterion, index) => {
          const { key, value } = chipWords(criterion)
          return (
            <SetChip
              key={JSON.stringify(criterion)}
              label={key}
              value={value}
              words={phraseOf(criterion)}
              onEdit={onRows && ((next) => onRows(withWords(book, rows, index, next)))}
              onRemove={onRows && (() => onRows(withoutCriterion(rows, index)))}
            />
          )
        })}
        {order !== null && (
          <SetChip
            label="Order"
            value={order}
            words=""
            onRemove={onRows && (() => onRows({ ...rows, order: null, limit: null }))}
          />
        )}
      </ul>
      <OpenInSearch book={book} rows={rows} />
    </div>
  )
}

/** A rent of zero at least is no bound: it asks that there is one. */
function chipWords(criterion: Criterion): { key: string; value: string } {
  const described = describeCriterion(criterion, 'month')
  const isStated = criterion.kind === 'range' && criterion.min === 0 && criterion.max === null
  return isStated ? { ...described, value: 'stated' } : described
}
