import { useState } from 'react'
import type { AnswerTable } from '../../../sync/assistant/answer-table.ts'
import type { Figure } from '../../../sync/assistant/figure.ts'
import { plainText } from '../../../sync/assistant/linked-text.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import styles from './answer-figures.module.css'
import { LinkedWords } from './linked-words.tsx'

interface AnswerFiguresProps {
  table: AnswerTable
  figures: readonly Figure[]
  shown: string | null
  onFigure: (figure: Figure) => void
}

/** Rows shown until all are asked for. */
const FIRST_ROWS = 8
/** Figures beside each other. The first column names the row, the others are aligned as figures are. */
export function AnswerFigures({ table: { title, head, rows }, ...links }: AnswerFiguresProps) {
  const [hasAll, setHasAll] = useState(false)
  const isFolded = rows.length > FIRST_ROWS + 2 && !hasAll
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isFolded ? FIRST_ROWS : undefined).map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <LinkedWords text={name} {...links} />
              </th>
              {cells.map((cell, i) => (
                <td
                  key={head[i + 1]}
                  data-few={
                    (head[i + 1] === 'n' && Number(plainText(cell).replaceAll(',', '')) < FEW_ROWS) ||
                    undefined
                  }
                >
                  <LinkedWords text={cell} {...links} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <button type="button" className={styles.more} onClick={() => setHasAll(true)}>
          All {formatCount(rows.length)} rows
        </button>
      )}
    </div>
  )
}
