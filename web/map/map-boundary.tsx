import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import styles from './map-boundary.module.css'
import { mapFailed } from './map-failed.tsx'
import { MapSkeleton } from './map-skeleton.tsx'

interface MapBoundaryProps {
  /** As of `BaseMap`; here for a map whose code did not come. */
  failed?: (reason: string) => ReactNode
  /** A lazy component that draws on `BaseMap`. */
  children: ReactNode
}

/** Holds the place of a map while its code is on its way. */
export function MapBoundary({ failed = mapFailed, children }: MapBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={() => failed('Its code could not be loaded. Reload the page to try again.')}
    >
      <Suspense
        fallback={
          <div className={styles.place}>
            <MapSkeleton />
          </div>
        }
      >
        {children}
      </Suspense>
    </CatchBoundary>
  )
}
