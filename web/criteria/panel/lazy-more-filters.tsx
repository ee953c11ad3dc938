import { lazy, Suspense } from 'react'
import { loadPart } from '../../load-part.ts'
import type { MoreFiltersProps } from './more-filters.tsx'

const MoreFilters = lazy(async () => ({
  default: (await loadPart(() => import('./more-filters.tsx'))).MoreFilters,
}))

/** Comes after the panel it stands at the end of, and not before there is a book to ask. */
export function LazyMoreFilters(props: MoreFiltersProps) {
  if (props.book === null) return null
  return (
    <Suspense fallback={null}>
      <MoreFilters {...props} />
    </Suspense>
  )
}
