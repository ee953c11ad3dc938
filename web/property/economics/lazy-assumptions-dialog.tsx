import { lazy, Suspense } from 'react'
import { loadPart } from '../../load-part.ts'

const load = () => import('./assumptions-dialog.tsx')
const AssumptionsDialog = lazy(async () => ({ default: (await loadPart(load)).AssumptionsDialog }))

/** What the team assumes of all leases. Its code is loaded when it is first opened. */
export function LazyAssumptionsDialog({ onClose }: { onClose(): void }) {
  return (
    <Suspense fallback={null}>
      <AssumptionsDialog onClose={onClose} />
    </Suspense>
  )
}
