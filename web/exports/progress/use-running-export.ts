import { useSyncExternalStore } from 'react'
import { exportStore, type RunningExport } from './export-store.ts'

/** The export under way, of which there is at most one; null where there is none. Buttons are disabled meanwhile. */
export function useRunningExport(): RunningExport | null {
  return useSyncExternalStore(exportStore.subscribe, exportStore.current)
}
