import { lazy, Suspense } from 'react'
import { loadCode } from '../code-not-loaded.ts'

const LoadedNotFound = lazy(async () => ({
  default: (await loadCode(() => import('./not-found.tsx'))).NotFound,
}))

/** What few ever see is not among what everybody loads first. */
export function LazyNotFound() {
  return (
    <Suspense fallback={null}>
      <LoadedNotFound />
    </Suspense>
  )
}
