import { Button } from '@radix-ui/themes'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ProblemGroup, ProblemRow, TablePreview } from '../../../sync/sheets/preview/workbook-preview.ts'
import { roleName } from '../role-names.ts'
import type { UsedReading } from '../use-reading.ts'
import { becomesWords } from './becomes-words.ts'
import { CellEditor } from './cell-editor.tsx'
import { MoreRows } from './more-rows.tsx'
import styles from './problem-table.module.css'
import sheetRows from './sheet-rows.module.css'

interface ProblemTableProps {
  group: ProblemGroup
  /** The table that the rows stand in. */
  table: TablePreview
  type: UsedReading['type']
  /** Replaces the text of a cell; null restores the sheet's. */
  onMend(row: ProblemRow, text: string | null): void
}

/** So many rows are drawn at a time. */
const PAGE = 100

/** The rows of a group as they stand in the sheet, what each becomes, and why. Cells are edited in place. */
export function ProblemTable({ group, table, type, onMend }: ProblemTableProps) {
  const [shown, setShown] = useState(PAGE)
  const [edited, setEdited] = useState<string | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  /** The cell that takes the focus back from its editor. */
  const left = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell is there again once its editor is gone.
  useEffect(() => {
    const cells = body.current?.querySelectorAll<HTMLElement>('[data-problem-cell]') ?? []
    ;[...cells].find((cell) => cell.dataset.problemCell === left.current)?.focus()
    left.current = null
  }, [edited])
  const column = table.columns.find(({ header }) => header === group.header)
  const { rows, header, letter, field, others } = group
  return (
    <div className={sheetRows.scroll}>
      <table className={`${sheetRows.table} ${styles.table}`}>
        <thead>
          <tr className={sheetRows.letters} aria-hidden>
            <th />
            <th />
            <th />
            {header !== null && <th>{letter}</th>}
            <th>becomes</th>
            <th>why</th>
          </tr>
          <tr>
            <th scope="col" className={sheetRows.number}>
              {table.headerRow}
            </th>
            <th scope="col">Property</th>
            <th scope="col">Tenant</th>
            {header !== null && <th scope="col">{header}</th>}
            <th scope="col">{field === null ? 'Row' : roleName(field)}</th>
            <th scope="col">
              <span className="visually-hidden">Why</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.slice(0, shown).map((row) => {
            const { ref, rowNumber, property, tenant, text, typed, why, becomes } = row
            const isEdited = edited === ref && column !== undefined
            return (
              <tr key={`${ref} ${rowNumber}`} data-state={typed === null ? 'open' : 'mended'}>
                <th scope="row" className={sheetRows.number}>
                  {rowNumber}
                </th>
                <td className={styles.name}>{property}</td>
                <td>{tenant}</td>
                {isEdited ? (
                  <CellEditor
                    text={typed ?? text ?? ''}
                    label={`${header}, row ${rowNumber}`}
                    type={(next) =>
                      type({
                        sheet: table.sheet,
                        table: table.table,
                        rowNumber,
                        index: column.index,
                        text: next,
                      })
                    }
                    onKeep={(next) => {
                      onMend(row, next)
                      setEdited(null)
                    }}
                    onClose={() => setEdited(null)}
                    onLeave={() => {
                      left.current = ref
                    }}
                  />
                ) : (
                  <>
                    {header !== null && (
                      <td className={styles.cell}>
                        {column === undefined ? (
                          text
                        ) : (
                          <button
                            type="button"
                            data-problem-cell={ref}
                            aria-label={`${header}, row ${rowNumber}: ${typed ?? text ?? ''}. Edit`}
                            onClick={() => setEdited(ref)}
                          >
                            {typed === null ? text : <s>{text}</s>}
                          </button>
                        )}
                      </td>
                    )}
                    <td className={styles.becomes} data-is={becomes.is}>
                      {becomesWords(becomes)}
                    </td>
                    <td className={styles.why}>
                      <span>
                        {typed === null ? why : typed === '' ? 'left empty by you' : `typed by you: ${typed}`}
                      </span>
                      {typed !== null && (
                        <Button size="1" variant="ghost" onClick={() => onMend(row, null)}>
                          <Undo2 size={13} strokeWidth={1.75} aria-hidden />
                          Back
                        </Button>
                      )}
                    </td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.after}>
        <MoreRows group={group} shown={shown} onMore={() => setShown(shown + PAGE)} />
        {header !== null && others > 0 && `The other ${formatCount(others)} cells of this column were read.`}
      </p>
    </div>
  )
}
