import { useState } from 'react'
import { DEAL_FIELDS, type DealFacts, type DealField } from '../../../sync/sheets/model/deal-facts.ts'
import type { GroupDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ProblemGroup, ProblemRow, TablePreview } from '../../../sync/sheets/preview/workbook-preview.ts'
import { roleName } from '../role-names.ts'
import { valueWords } from '../value-words.ts'
import styles from './duplicate-table.module.css'
import { MoreRows } from './more-rows.tsx'
import { PairDecision } from './pair-decision.tsx'
import sheetRows from './sheet-rows.module.css'

/** More columns do not fit beside each other. */
const MOST_FIELDS = 6

const IN_COLUMNS_OF_THEIR_OWN: ReadonlySet<DealField> = new Set(['name', 'tenant'])
/** Shown also where both rows of all pairs say the same. */
const ALWAYS: ReadonlySet<DealField> = new Set(['leasedSf', 'squareFootage', 'rentPerSf', 'commencement'])

interface DuplicateTableProps {
  group: ProblemGroup
  tables: readonly TablePreview[]
  /** Decides one row; null leaves it to its group. */
  onDecide(row: ProblemRow, decision: GroupDecision | null): void
}

/** So many pairs are drawn at a time. */
const PAGE = 50

/** Rows that may repeat one before them, each below that one, with what differs in bold. */
export function DuplicateTable({ group, tables, onDecide }: DuplicateTableProps) {
  const [shown, setShown] = useState(PAGE)
  const { rows, sheet, decision } = group
  const fields = shownFields(rows)
  return (
    <>
      <p className="hint">Each later row stands below the one it is like. What differs is in bold.</p>
      <div className={sheetRows.scroll}>
        <table className={`${sheetRows.table} ${styles.table}`}>
          <thead>
            <tr className={sheetRows.letters} aria-hidden>
              <th />
              <th>{letterOfField(tables, sheet, 'name') || letterOfField(tables, sheet, 'address')}</th>
              <th>{letterOfField(tables, sheet, 'tenant')}</th>
              {fields.map((field) => (
                <th key={field}>{letterOfField(tables, sheet, field)}</th>
              ))}
              <th />
            </tr>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Property</th>
              <th scope="col">{roleName('tenant')}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {roleName(field === 'leasedSf' ? 'dealArea' : field)}
                </th>
              ))}
              <th scope="col">Decision</th>
            </tr>
          </thead>
          {rows.slice(0, shown).map((row) => {
            const { ref, rowNumber, pair, becomes, why } = row
            if (pair === null) return null
            const { earlier, facts } = pair
            const isOut = becomes.is === 'skipped'
            return (
              <tbody key={`${ref} ${rowNumber}`} data-out={isOut || undefined}>
                <tr>
                  <th scope="row" className={sheetRows.number}>
                    {earlier.sheet !== sheet && <span className={styles.sheet}>{earlier.sheet}</span>}
                    {earlier.rowNumber}
                  </th>
                  <FactCells own={earlier.facts} other={facts} fields={fields} />
                  <td rowSpan={2} className={styles.decision}>
                    <PairDecision
                      label={`Row ${rowNumber}`}
                      own={pair.decision}
                      shared={decision}
                      onDecide={(next) => onDecide(row, next)}
                    />
                    <span className={styles.why}>{why}</span>
                  </td>
                </tr>
                <tr className={styles.later}>
                  <th scope="row" className={sheetRows.number}>
                    {rowNumber}
                  </th>
                  <FactCells own={facts} other={earlier.facts} fields={fields} />
                </tr>
              </tbody>
            )
          })}
        </table>
      </div>
      <p className={styles.after}>
        <MoreRows group={group} shown={shown} onMore={() => setShown(shown + PAGE)} />
      </p>
    </>
  )
}

interface FactCellsProps {
  own: DealFacts
  other: DealFacts
  fields: readonly DealField[]
}

function FactCells({ own, other, fields }: FactCellsProps) {
  return [...(['name', 'tenant'] as const), ...fields].map((field) => (
    <td key={field} data-differs={own[field] !== other[field] || undefined}>
      {field === 'name' && own.name === '' ? own.address : valueWords(field, own[field])}
    </td>
  ))
}

/** The fields that help to tell pairs apart: first those that differ, in the order in which a row is read. */
function shownFields(rows: readonly ProblemRow[]): readonly DealField[] {
  const differing = new Set<DealField>()
  const said = new Set<DealField>()
  for (const { pair } of rows) {
    if (pair === null) continue
    for (const field of DEAL_FIELDS) {
      if (pair.facts[field] !== pair.earlier.facts[field]) differing.add(field)
      if (pair.facts[field] !== null) said.add(field)
    }
  }
  const others = [...ALWAYS].filter((field) => said.has(field) && !differing.has(field))
  const chosen = new Set(
    [...differing, ...others].filter((field) => !IN_COLUMNS_OF_THEIR_OWN.has(field)).slice(0, MOST_FIELDS),
  )
  return DEAL_FIELDS.filter((field) => chosen.has(field))
}

/** The letter of the column that a field is read from; empty where there is none of its own. */
function letterOfField(tables: readonly TablePreview[], sheet: string, field: DealField): string {
  const role = field === 'leasedSf' ? 'dealArea' : field
  const columns = tables
    .filter((table) => table.sheet === sheet && table.isChosen)
    .flatMap((table) => table.columns)
  return columns.find(({ reading }) => reading.as === 'field' && reading.role === role)?.letter ?? ''
}
