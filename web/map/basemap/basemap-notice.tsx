import { TriangleAlert } from 'lucide-react'
import styles from './basemap-notice.module.css'

interface BasemapNoticeProps {
  words: string
  onRetry(): void
}

/** A line under the map: why it is not the one that was asked for. */
export function BasemapNotice({ words, onRetry }: BasemapNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <span className={styles.words}>{words}</span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
