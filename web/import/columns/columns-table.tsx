import type { ColumnDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ColumnEvidence } from '../../../sync/sheets/preview/workbook-preview.ts'
import styles from './columns-table.module.css'
import { FieldPicker } from './field-picker.tsx'
import { Sure } from './sure.tsx'
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
    <table className={styles.table}>
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
    </table>
  )
}
