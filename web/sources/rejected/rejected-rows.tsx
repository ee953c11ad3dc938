import { Button } from '@radix-ui/themes'
import { Download, RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { requestOf } from '../../../sync/api/request-of.ts'
import { type ApiSource, exportRejected, listRejected } from '../../../sync/api/sources.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { call } from '../../data/requests/call.ts'
import { useAnswer } from '../../data/requests/use-answer.ts'
import { counted } from '../../session/counted.ts'
import { failureWords } from '../../ui/states/failure-words.ts'
import { whenInSight } from '../../ui/timing/when-in-sight.ts'
import type { RejectedRow } from './rejected-row.ts'
import styles from './rejected-rows.module.css'
import { isSameRow, type MendedCell, withMended } from './with-mended.ts'

interface RejectedRowsProps {
  source: ApiSource
  mayMend: boolean
  /** Keeps the decisions with the source and reads it again. Answers whether it was read. */
  onRun(source: ApiSource, decisions: ImportDecisions): Promise<boolean>
}

/** Rows that are drawn at once: each has an input for every column. */
const AT_ONCE = 40

/** The rows that are no properties yet, with their reasons. Cells are mended in place, then all of it is tried again. */
export function RejectedRows({ source, mayMend, onRun }: RejectedRowsProps) {
  const { id, decisions } = source
  const { rows, total, failure, refresh, more, moreFailure } = useRejectedRows(id)
  const [drawn, setDrawn] = useState(AT_ONCE)
  const [mended, setMended] = useState<readonly MendedCell[]>([])
  const [isRunning, setRunning] = useState(false)
  if (rows === null) {
    return <p role="status">{failure === null ? 'Fetching the rows.' : failureWords(failure)}</p>
  }
  const shown = rows.slice(0, drawn)
  function drawMore() {
    setDrawn(shown.length + AT_ONCE)
    if (shown.length + AT_ONCE >= (rows?.length ?? 0)) more()
  }
  function mend(row: RejectedRow, column: number, text: string) {
    const isThis = (cell: MendedCell) => isSameRow(cell.row, row) && cell.column === column
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
        <Button asChild size="1" variant="outline" color="gray">
          <a href={requestOf(exportRejected, { id }).address} download>
            <Download size={14} strokeWidth={1.75} aria-hidden />
            Download them
          </a>
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
        {shown.map((row) => (
          <RejectedItem key={`${row.sheet} ${row.rowNumber}`} {...{ row, mended, mayMend }} onMend={mend} />
        ))}
        {shown.length < total && <End key={shown.length} failure={moreFailure} onSeen={drawMore} />}
      </ul>
    </section>
  )
}

/** The end of what is drawn: when it comes in sight there is more. */
function End({ failure, onSeen }: { failure: unknown; onSeen(): void }) {
  const ref = useRef<HTMLLIElement>(null)
  const seen = useRef(onSeen)
  seen.current = onSeen
  useEffect(() => (ref.current === null ? undefined : whenInSight(ref.current, () => seen.current())), [])
  return (
    <li ref={ref} className="hint" role="status">
      {failure === null ? 'Fetching more rows.' : failureWords(failure)}
    </li>
  )
}

/** The server answers so many rows at once, and the next ones when `more` asks for them. */
function useRejectedRows(id: number) {
  const ask = useCallback(() => call(listRejected, { id }), [id])
  const { answer, failure, refresh } = useAnswer(ask)
  const [further, setFurther] = useState<Further>(NOTHING_FURTHER)
  const [isAsking, setAsking] = useState(false)
  // Another first answer begins anew.
  const behind = further.answer === answer ? further : NOTHING_FURTHER
  const rows = answer === null ? null : [...answer.rows, ...behind.rows]
  const total = answer?.total ?? 0
  async function more() {
    if (isAsking || rows === null || rows.length >= total) return
    setAsking(true)
    try {
      const next = await call(listRejected, { id, offset: rows.length })
      setFurther({ answer, rows: [...behind.rows, ...next.rows], failure: null })
    } catch (error) {
      setFurther({ answer, rows: behind.rows, failure: error })
    }
    setAsking(false)
  }
  return { rows, total, failure, refresh, more: () => void more(), moreFailure: behind.failure }
}

/** The rows behind those of a first answer. */
interface Further {
  answer: unknown
  rows: readonly RejectedRow[]
  failure: unknown
}

const NOTHING_FURTHER: Further = { answer: null, rows: [], failure: null }

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
          const text = mended.find((cell) => isSameRow(cell.row, row) && cell.column === column)?.text
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
