import { RefreshCw } from 'lucide-react'
import { useMe } from '../data/session/session.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './sync-action.module.css'
import { useSyncRun } from './use-sync-run.ts'

/** The header's way to read the sources again, which a viewer may not. */
export function SyncAction() {
  const { isRunning, start } = useSyncRun()
  if (useMe()?.role === 'viewer') return null
  return (
    <span className={styles.action} data-running={isRunning || undefined}>
      <IconButton
        icon={RefreshCw}
        label={isRunning ? 'Syncing data' : 'Sync data now'}
        aria-disabled={isRunning}
        onClick={() => {
          if (!isRunning) void start(true)
        }}
      />
    </span>
  )
}
