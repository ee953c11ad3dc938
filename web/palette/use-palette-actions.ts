import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Screen } from '../screens.ts'
import type { SearchPageParams } from '../search/search-params.ts'
import type { PropertyActions } from './property-choices.ts'

export interface PaletteActions extends PropertyActions {
  goTo(path: Screen['path'] | '/'): void
  openList(id: number): void
}

/** Where the palette leads. They work after it is gone. */
export function usePaletteActions(): PaletteActions {
  const router = useRouter()
  return useMemo(
    () => ({
      goTo: (to) => void router.navigate({ to }),
      openList: (id) => void router.navigate({ to: '/comp-lists/$id', params: { id: String(id) } }),
      searchFor: (q) => void router.navigate({ to: '/search', search: { q } }),
      openProperty(property) {
        const { pathname, search } = router.state.location
        // On the search page the question stays; from elsewhere closing the property leads back.
        const isHere = pathname === '/search'
        void router.navigate({
          to: '/search',
          search: isHere ? (was) => ({ ...(was as SearchPageParams), property }) : { property },
          state: (was) => ({ ...was, opened: true as const }),
          replace: isHere && search.property !== undefined,
          resetScroll: !isHere,
        })
      },
    }),
    [router],
  )
}
