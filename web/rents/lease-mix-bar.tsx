import { memo } from 'react'
import type { LeaseMix } from '../../sync/book/question/answer.ts'
import { formatCount, NO_LEASE_TYPE } from '../../sync/domain/format.ts'
import styles from './lease-mix-bar.module.css'

const PARTS = [
  { type: 'NNN', words: 'NNN', title: 'Net of taxes, insurance and maintenance' },
  { type: 'MG', words: 'MG', title: 'Modified gross' },
  { type: 'Gross', words: 'Gross', title: 'Gross' },
  { type: 'none', words: 'N/A', title: NO_LEASE_TYPE },
] as const satisfies readonly { type: keyof LeaseMix; words: string; title: string }[]

/** How the found set splits by lease type: a mean over mixed types is only worth what this says. */
export const LeaseMixBar = memo(function LeaseMixBar({ mix }: { mix: LeaseMix | null }) {
  return (
    <div className={styles.mix}>
      <div className={styles.bar} aria-hidden>
        {mix !== null &&
          PARTS.map(({ type }) => (
            <span key={type} className={styles.part} data-lease={type} style={{ flexGrow: mix[type] }} />
          ))}
      </div>
      <ul className={styles.words} aria-label="Lease types">
        {PARTS.map(({ type, words, title }) => (
          <li key={type} title={title}>
            <span className={styles.swatch} data-lease={type} aria-hidden />
            <span className={styles.count}>{mix !== null && formatCount(mix[type])}</span> {words}
          </li>
        ))}
      </ul>
    </div>
  )
})
