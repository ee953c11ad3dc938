import { Equal, TriangleAlert } from 'lucide-react'
import type { SourceReading } from '../../../sync/api/property-source.ts'
import styles from './source-remarks.module.css'
import { remarksOn } from './source-words.ts'

/** The arithmetic, and what else is to be known of a reading. */
export function SourceRemarks({ reading }: { reading: SourceReading }) {
  return remarksOn(reading).map(({ kind, words }) => (
    <p key={words} className={styles.remark} data-kind={kind}>
      {kind === 'arithmetic' && <Equal size={14} strokeWidth={1.75} aria-hidden />}
      {(kind === 'assumed' || kind === 'problem') && (
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
      )}
      <span>{words}</span>
    </p>
  ))
}
