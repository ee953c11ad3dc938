import { lazy, Suspense } from 'react'
import type { LeaseEconomics } from './lease-economics.tsx'

const Economics = lazy(async () => ({ default: (await import('./lease-economics.tsx')).LeaseEconomics }))

/** What the lease is worth. It stands below what is known at once, so nothing moves but what follows. */
export function LazyLeaseEconomics(props: Parameters<typeof LeaseEconomics>[0]) {
  return (
    <Suspense fallback={null}>
      <Economics {...props} />
    </Suspense>
  )
}
