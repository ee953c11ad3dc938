import { Button } from '@radix-ui/themes'
import { useMemo, useState } from 'react'
import type { ColumnsOf } from '../../../sync/documents/columns/columns-of-table.ts'
import { useBook } from '../../data/book/book.tsx'
import { tableOnScreen } from '../../table/table-on-screen.ts'
import { workedColumns } from '../../table/worked-columns.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { rememberColumns, rememberedColumns } from './column-choice.ts'
import { choiceOf, furtherColumns, usualColumns, withAll } from './column-draft.ts'
import { ColumnList } from './column-list.tsx'
import styles from './columns-dialog.module.css'

interface ColumnsDialogProps {
  open: boolean
  onClose(): void
}

/** Which columns files have, and in which order. Every change is kept at once, for exports from a page like this one. */
export function ColumnsDialog({ open, onClose }: ColumnsDialogProps) {
  const [of, setOf] = useState<ColumnsOf>('spreadsheet')
  const [chosen, setChosen] = useState(() => ({ spreadsheet: start('spreadsheet'), report: start('report') }))
  const columns = chosen[of]
  const { book } = useBook()
  const worked = useMemo(() => workedColumns(book), [book])
  const isBesideTable = tableOnScreen() !== null
  // The button keeps the focus when it has been pressed.
  const areUsual = choiceOf(of, columns) === null || undefined
  const hasAll = furtherColumns(columns).length === 0
  const change = (next: typeof columns) => {
    setChosen({ ...chosen, [of]: next })
    rememberColumns(of, choiceOf(of, next))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Export columns"
      description={`Columns in exported files, left to right. Saved in this browser${isBesideTable ? ' for this table' : ''}.`}
      width={480}
      footer={
        <>
          <Button
            variant="outline"
            color="gray"
            aria-disabled={areUsual}
            data-disabled={areUsual}
            onClick={() => areUsual || change(usualColumns(of))}
          >
            Reset to default
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className={styles.kinds}>
        <SegmentedControl<ColumnsOf>
          label="Kind of file"
          value={of}
          segments={[
            { value: 'spreadsheet', label: 'CSV and Excel' },
            { value: 'report', label: 'Reports' },
          ]}
          onChange={setOf}
        />
      </div>
      {of === 'spreadsheet' && (
        <div className={styles.all}>
          <Checkbox checked={hasAll} onChange={() => change(hasAll ? usualColumns(of) : withAll(columns))}>
            All columns
          </Checkbox>
          <p className={styles.hint}>A file with all of them can be imported again whole.</p>
        </div>
      )}
      <ColumnList chosen={columns} worked={worked} onChange={change} />
    </Dialog>
  )
}

function start(of: ColumnsOf) {
  return rememberedColumns(of) ?? usualColumns(of)
}
