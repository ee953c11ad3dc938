import { Badge } from '@radix-ui/themes'
import type { ColumnEvidence } from '../../../sync/sheets/preview/workbook-preview.ts'
import styles from './columns-table.module.css'
import { isDoubtful } from './reading-words.ts'

/** How sure the reading of a column is: a bar and a number, or in a word what it is instead. */
export function Sure({ column }: { column: ColumnEvidence }) {
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
