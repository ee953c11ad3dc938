import { lazy, Suspense } from 'react'
import { useRunningExport } from './use-running-export.ts'

const ProgressView = lazy(() =>
  import('./export-progress-view.tsx').then((file) => ({ default: file.ExportProgressView })),
)

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
