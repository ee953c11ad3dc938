import { type ComponentType, lazy, Suspense } from 'react'
import type { RunningExport } from './export-store.ts'
import { useRunningExport } from './use-running-export.ts'

const ProgressView = lazy(loadView)

/** Where it cannot be loaded, the export goes on all the same. */
async function loadView(): Promise<{ default: ComponentType<{ running: RunningExport }> }> {
  try {
    return { default: (await import('./export-progress-view.tsx')).ExportProgressView }
  } catch {
    return { default: () => null }
  }
}

/** How far a long export is, and the way to stop it. Mounted once. */
export function ExportProgress() {
  const running = useRunningExport()
  if (running === null) return null
  return (
    <Suspense fallback={null}>
      <ProgressView running={running} />
    </Suspense>
  )
}
