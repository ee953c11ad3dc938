import { useMe } from '../../data/session/session.tsx'
import { AutoRefreshSelect } from '../../sync-run/auto-refresh-select.tsx'
import { useAutoRefresh } from '../../sync-run/use-auto-refresh.ts'
import { useSyncRun } from '../../sync-run/use-sync-run.ts'
import styles from './auto-refresh.module.css'

/** Reads the sources again by itself while the page is open, and lets people say how often. A viewer may not. */
export function AutoRefresh() {
  return useMe()?.role === 'viewer' ? null : <Refresh />
}

function Refresh() {
  return (
    <div className={styles.row}>
      <AutoRefreshSelect {...useAutoRefresh(useSyncRun())} />
    </div>
  )
}
