import { Button } from '@radix-ui/themes'
import { formatCount, formatPercent } from '../../../sync/domain/format.ts'
import styles from './export-progress-view.module.css'
import type { RunningExport } from './export-store.ts'

/** Appears only where an export takes longer than it takes to notice. */
export function ExportProgressView({ running: { what, rows, done, cancel } }: { running: RunningExport }) {
  const words = `Exporting ${formatCount(rows)} ${rows === 1 ? 'property' : 'properties'} as ${what}`
  return (
    <section className={styles.panel} aria-label="Export">
      <p className={styles.words} role="status">
        {words}
      </p>
      {done !== null && <span className={styles.share}>{formatPercent(Math.round(done * 100))}</span>}
      <Button type="button" size="1" variant="outline" color="gray" onClick={cancel}>
        Cancel
      </Button>
      <progress className={styles.bar} max={1} value={done ?? undefined} aria-label={words} />
    </section>
  )
}
