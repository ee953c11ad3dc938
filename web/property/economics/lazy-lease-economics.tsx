import { type ComponentType, lazy, Suspense } from 'react'
import type { LeaseEconomics } from './lease-economics.tsx'

type Props = Parameters<typeof LeaseEconomics>[0]

/** Where its code cannot be loaded, such as offline, the rest of the property stays. */
const Economics = lazy(() =>
  import('./lease-economics.tsx').then(
    ({ LeaseEconomics }): { default: ComponentType<Props> } => ({ default: LeaseEconomics }),
    () => ({ default: NotLoaded }),
  ),
)

/**
 * What the lease is worth. It is below the facts that are shown at once, so that only what follows it moves when it
 * is loaded.
 */
export function LazyLeaseEconomics(props: Props) {
  return (
    <Suspense fallback={null}>
      <Economics {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  return <p className="hint">Lease economics could not be loaded. Reload the page once you are connected.</p>
}
