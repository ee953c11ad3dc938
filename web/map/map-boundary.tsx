import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { MapFailure } from './base-map-props.ts'
import styles from './map-boundary.module.css'
import { mapFailed } from './map-failed.tsx'
import { MapSkeleton } from './map-skeleton.tsx'

interface MapBoundaryProps {
  /** As of `BaseMap`; here for a map whose code did not come. */
  failed?: MapFailure
  /** A lazy component that draws on `BaseMap`. */
  children: ReactNode
}

/** Holds the place of a map while its code is on its way. */
export function MapBoundary({ failed = mapFailed, children }: MapBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={() => failed('Check your connection. Trying again reloads the page.', reload)}
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

/** A browser does not ask for code that failed again as long as the page lives. */
function reload(): void {
  location.reload()
}
