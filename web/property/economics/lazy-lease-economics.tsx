import { lazy, Suspense } from 'react'
import type { LeaseEconomics } from './lease-economics.tsx'

const Economics = lazy(async () => ({ default: (await import('./lease-economics.tsx')).LeaseEconomics }))

/**
 * What the lease is worth. It is below the facts that are shown at once, so that only what follows it moves when it
 * is loaded.
 */
export function LazyLeaseEconomics(props: Parameters<typeof LeaseEconomics>[0]) {
  return (
    <Suspense fallback={null}>
      <Economics {...props} />
    </Suspense>
  )
}
