import type { AnswerTable } from '../../sync/assistant/answer-table.ts'
import type { Figure } from '../../sync/assistant/figure.ts'
import styles from './answer-figures.module.css'
import { LinkedWords } from './linked-words.tsx'

interface AnswerFiguresProps {
  table: AnswerTable
  figures: readonly Figure[]
  shown: string | null
  onFigure: (figure: Figure) => void
}

/** Figures beside each other. The first column names the row, the others are aligned as figures are. */
export function AnswerFigures({ table: { title, head, rows }, ...links }: AnswerFiguresProps) {
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
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <LinkedWords text={name} {...links} />
              </th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>
                  <LinkedWords text={cell} {...links} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
