import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ColumnId, compColumn } from '../../../sync/documents/columns/comp-columns.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { handFocusOn } from '../../ui/hand-focus-on.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { furtherColumns, withMoved, withToggled } from './column-draft.ts'
import styles from './columns-dialog.module.css'

interface ColumnListProps {
  chosen: readonly ColumnId[]
  /** What can be had beside the columns that properties are kept by. */
  worked: readonly ColumnId[]
  onChange(chosen: readonly ColumnId[]): void
}

/** The chosen columns in their order, then the others. */
export function ColumnList({ chosen, worked, onChange }: ColumnListProps) {
  const further = [...furtherColumns(chosen), ...worked.filter((id) => !chosen.includes(id))]
  return (
    <>
      <ol aria-label="Chosen columns">
        {chosen.map((id, i) => {
          const { header } = compColumn(id)
          return (
            <li key={id} ref={handFocusOn} className={styles.row}>
              <Checkbox
                checked
                disabled={chosen.length === 1}
                onChange={() => onChange(withToggled(chosen, id))}
              >
                {header}
              </Checkbox>
              <span className={styles.moves}>
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${header} up`}
                  disabled={i === 0}
                  onClick={() => onChange(withMoved(chosen, id, -1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${header} down`}
                  disabled={i === chosen.length - 1}
                  onClick={() => onChange(withMoved(chosen, id, 1))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      {further.length > 0 && (
        <>
          <h3 className={styles.further}>Available columns</h3>
          <ul aria-label="Available columns">
            {further.map((id) => (
              <li key={id} ref={handFocusOn} className={styles.row}>
                <Checkbox checked={false} onChange={() => onChange(withToggled(chosen, id))}>
                  {compColumn(id).header}
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
