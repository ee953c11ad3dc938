import { Badge, Button } from '@radix-ui/themes'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ColumnDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ColumnEvidence, TablePreview } from '../../../sync/sheets/preview/workbook-preview.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { roleName } from '../role-names.ts'
import { valueWords } from '../value-words.ts'
import styles from './question-panel.module.css'

interface QuestionPanelProps {
  table: TablePreview
  column: ColumnEvidence
  /** Which of the open questions it is, from 1, and how many there are; null where it is answered. */
  place: { number: number; of: number } | null
  /** What was decided of it just now; undefined where nothing was. */
  decided: ColumnDecision | undefined
  /** Whether keys act on the column: those that answer the question always do. */
  isInHand: boolean
  onDecide(use: ColumnDecision): void
}

/** What a column could be, and what its rows say of it. Nothing is chosen before a person chooses. */
export function QuestionPanel({ table, column, place, decided, isInHand, onDecide }: QuestionPanelProps) {
  const { question, header, letter, reading } = column
  if (question === null) return null
  const use = decided ?? reading
  const chosen = use.as === 'field' ? use.role : null
  const most = Math.max(...question.candidates.map(({ rows }) => rows))
  const isTie = question.candidates.filter(({ rows }) => rows === most).length > 1
  return (
    <section className={styles.panel} aria-label={`Question about ${header}`}>
      <header className={styles.head}>
        <code>{letter}</code>
        <h2>{header}: what is it?</h2>
        {place !== null && (
          <Badge color="amber">
            Question {place.number} of {place.of}
          </Badge>
        )}
      </header>
      <fieldset className={styles.candidates}>
        <legend className="visually-hidden">What {header} is</legend>
        {[...question.candidates.entries()].map(([index, { role, rows, says }]) => (
          <label key={role} className={styles.candidate}>
            <input
              type="radio"
              name={`question ${column.index}`}
              checked={chosen === role}
              onChange={() => onDecide({ as: 'field', role })}
            />
            <span className={styles.says}>
              <strong>{roleName(role)}</strong>
              {rows === most && !isTie && <Badge color="grass">fits better</Badge>}
              <span className="hint">
                <b>
                  {formatCount(rows)} of {formatCount(question.of)}
                </b>{' '}
                {says}
              </span>
            </span>
            <Kbd>{String(index + 1)}</Kbd>
          </label>
        ))}
      </fieldset>
      <p className={styles.or}>
        <span className="muted">Or</span>
        <Button size="1" variant="outline" color="gray" onClick={() => onDecide({ as: 'custom' })}>
          Custom {isInHand && <Kbd>C</Kbd>}
        </Button>
        <Button size="1" variant="outline" color="gray" onClick={() => onDecide({ as: 'ignored' })}>
          Ignore {isInHand && <Kbd>X</Kbd>}
        </Button>
      </p>
      {question.rows.length > 0 && <EvidenceRows table={table} column={column} />}
      <p className={`hint ${styles.kept}`}>
        The answer is kept with this source and used by every later run.
      </p>
    </section>
  )
}

/** The first rows with the columns that decide, and what follows from them. */
function EvidenceRows({ table, column }: { table: TablePreview; column: ColumnEvidence }) {
  const { question } = column
  if (question === null) return null
  const shown = question.columns.flatMap(
    (index) => table.columns.find((other) => other.index === index) ?? [],
  )
  return (
    <>
      <h3 className={styles.rowsTitle}>What the rows say</h3>
      <div className={styles.scroll}>
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Row</span>
              </th>
              {shown.map(({ index, letter, header }) => (
                <th key={index} scope="col" title={header}>
                  {letter}
                </th>
              ))}
              {question.derived !== null && <th scope="col">{question.derived}</th>}
            </tr>
          </thead>
          <tbody>
            {question.rows.map(({ rowNumber, cells, derived }) => (
              <tr key={rowNumber}>
                <th scope="row">{rowNumber}</th>
                {[...shown.entries()].map(([at, { index }]) => (
                  <td key={index} data-own={index === column.index || undefined}>
                    {cells[at]}
                  </td>
                ))}
                {question.derived !== null && (
                  <td className="muted">{derived !== null && valueWords('commencement', derived)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
