import { Button } from '@radix-ui/themes'
import { Download, RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { type ApiSource, listRejected } from '../../../sync/api/sources.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { call } from '../../data/requests/call.ts'
import { useAnswer } from '../../data/requests/use-answer.ts'
import { saveRows } from '../../import/job/save-rows.ts'
import { counted } from '../../session/counted.ts'
import { failureWords } from '../../ui/states/failure-words.ts'
import type { RejectedRow } from './rejected-row.ts'
import styles from './rejected-rows.module.css'
import { type MendedCell, withMended } from './with-mended.ts'

interface RejectedRowsProps {
  source: ApiSource
  mayMend: boolean
  /** Keeps the decisions with the source and reads it again. Answers whether it was read. */
  onRun(source: ApiSource, decisions: ImportDecisions): Promise<boolean>
}

/** The rows that are no properties yet, with their reasons. Cells are mended in place, then all of it is tried again. */
export function RejectedRows({ source, mayMend, onRun }: RejectedRowsProps) {
  const { id, name, decisions } = source
  const ask = useCallback(() => call(listRejected, { id }), [id])
  const { answer, failure, refresh } = useAnswer(ask)
  const [mended, setMended] = useState<readonly MendedCell[]>([])
  const [isRunning, setRunning] = useState(false)
  if (answer === null) {
    return <p role="status">{failure === null ? 'Fetching the rows.' : failureWords(failure)}</p>
  }
  const { rows, total } = answer
  function mend(row: RejectedRow, column: number, text: string) {
    const isThis = (cell: MendedCell) => cell.row === row && cell.column === column
    const others = mended.filter((cell) => !isThis(cell))
    setMended(text === row.cells[column] ? others : [...others, { row, column, text }])
  }
  async function tryAgain() {
    setRunning(true)
    if (await onRun(source, withMended(decisions ?? NO_DECISIONS, mended))) setMended([])
    setRunning(false)
    await refresh()
  }
  return (
    <section
      className={styles.section}
      aria-labelledby="rejected-rows"
      data-unkept={mended.length > 0 || undefined}
    >
      <header className={styles.head}>
        <h3 id="rejected-rows">{counted(total, 'row', 'rows')} to mend</h3>
        <Button size="1" variant="outline" color="gray" onClick={() => downloadRejected(name, rows)}>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          {rows.length < total ? `Download the first ${rows.length}` : 'Download them'}
        </Button>
        {mayMend && (
          <Button size="1" disabled={mended.length === 0 || isRunning} onClick={() => void tryAgain()}>
            <RotateCw size={14} strokeWidth={1.75} aria-hidden />
            {isRunning ? 'Reading again' : 'Try again'}
          </Button>
        )}
      </header>
      {mayMend && (
        <p className="hint">
          Click a cell and type what it should say. It is kept with the source, and the file stays as it is.
        </p>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <RejectedItem key={`${row.sheet} ${row.rowNumber}`} {...{ row, mended, mayMend }} onMend={mend} />
        ))}
      </ul>
    </section>
  )
}

interface RejectedItemProps {
  row: RejectedRow
  mended: readonly MendedCell[]
  mayMend: boolean
  onMend(row: RejectedRow, column: number, text: string): void
}

function RejectedItem({ row, mended, mayMend, onMend }: RejectedItemProps) {
  const { sheet, rowNumber, header, cells, reasons, problems } = row
  const doubtful = new Set(problems.map((problem) => problem.header))
  return (
    <li className={styles.row}>
      <p>
        <strong>
          {sheet} · row {rowNumber}
        </strong>{' '}
        {reasons.join(' ')}
      </p>
      <div ref={revealDoubtful} className={styles.cells}>
        {[...header.entries()].map(([column, name]) => {
          const text = mended.find((cell) => cell.row === row && cell.column === column)?.text
          const shown = text ?? cells[column] ?? ''
          return (
            <label
              key={`${column} ${name}`}
              className={styles.cell}
              data-wrong={doubtful.has(name) || undefined}
            >
              <span>{name}</span>
              <input
                value={shown}
                readOnly={!mayMend}
                data-mended={text !== undefined || undefined}
                onChange={(event) => onMend(row, column, event.target.value)}
              />
            </label>
          )
        })}
      </div>
    </li>
  )
}

/** A row may be wider than the dialog: it starts where its first doubtful cell is in sight, after the one before it. */
function revealDoubtful(cells: HTMLElement | null): void {
  const doubtful = cells?.querySelector('[data-wrong]')
  const before = doubtful?.previousElementSibling
  if (cells === null || !(before instanceof HTMLElement)) return
  cells.scrollLeft = before.offsetLeft - cells.offsetLeft
}

/** Saves the rejected rows of a source with their reasons; each stretch of rows of one table has its header. */
function downloadRejected(name: string, rows: readonly RejectedRow[]): void {
  const lines = rows.flatMap(({ sheet, rowNumber, header, cells, reasons }, index) => {
    const isHeaded = rows[index - 1]?.header.join('\n') === header.join('\n')
    const line = [sheet, rowNumber, reasons.join(' '), ...cells]
    return isHeaded ? [line] : [['Sheet', 'Row', 'Why it is rejected', ...header], line]
  })
  saveRows(`${name}-rejected-rows`, lines)
}
