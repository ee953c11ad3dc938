import { Badge } from '@radix-ui/themes'
import type { ColumnDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ColumnEvidence } from '../../../sync/sheets/preview/workbook-preview.ts'
import { BlockTable } from '../../ui/block-table.tsx'
import styles from './columns-table.module.css'
import { FieldPicker } from './field-picker.tsx'
import { isDoubtful } from './reading-words.ts'
import { UnitSelect } from './unit-select.tsx'

interface ColumnsTableProps {
  columns: readonly ColumnEvidence[]
  /** The index of the column that keys act on. */
  active: number
  decidedOf(column: ColumnEvidence): ColumnDecision | undefined
  onActive(index: number): void
  onDecide(column: ColumnEvidence, use: ColumnDecision): void
}

/** Every column of a table: its first values, what it was understood as, why, in what unit, and how sure. */
export function ColumnsTable({ columns, active, decidedOf, onActive, onDecide }: ColumnsTableProps) {
  return (
    <BlockTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Letter</span>
          </th>
          <th scope="col">Column</th>
          <th scope="col">First values</th>
          <th scope="col">Understood as</th>
          <th scope="col">Why</th>
          <th scope="col">Unit, period</th>
          <th scope="col">Sure</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => {
          const { index, letter, header, values, why, reading } = column
          return (
            <tr key={index} className={styles.row} aria-current={index === active || undefined}>
              <td className={styles.letter}>{letter}</td>
              <th scope="row" className={styles.header}>
                {header}
              </th>
              <td className={styles.values}>
                {values.map((value) => (
                  <code key={value}>{value}</code>
                ))}
              </td>
              <td className={styles.field}>
                <FieldPicker
                  column={column}
                  onFocus={() => onActive(index)}
                  onChoose={(use) => onDecide(column, use)}
                />
              </td>
              <td className={styles.why} data-question={reading.as === 'question' || undefined}>
                {why}
              </td>
              <td className={styles.unit}>
                <UnitSelect
                  column={column}
                  decided={decidedOf(column)}
                  onChoose={(use) => onDecide(column, use)}
                />
              </td>
              <td className={styles.sureCell}>
                <Sure column={column} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </BlockTable>
  )
}

/** How sure the reading of a column is: a bar and a number, or in a word what it is instead. */
function Sure({ column }: { column: ColumnEvidence }) {
  const { reading, sure, isDecided } = column
  if (reading.as === 'question') return <Badge color="amber">1 question</Badge>
  if (reading.as === 'custom') return <Badge color="indigo">Custom</Badge>
  if (reading.as === 'ignored') return <Badge color="gray">Ignored</Badge>
  if (isDecided) return <Badge color="grass">Decided</Badge>
  if (sure === null) return null
  const percent = Math.round(sure * 100)
  return (
    <span className={styles.sure}>
      <span className={styles.bar} data-doubtful={isDoubtful(column) || undefined}>
        <span style={{ width: `${percent}%` }} />
      </span>
      {percent}%
    </span>
  )
}
