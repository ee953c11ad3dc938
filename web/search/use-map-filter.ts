import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { areaParam, type MapParams, mapFilterIn, withinParam } from './map-params.ts'
import type { SearchPageParams } from './search-params.ts'
import type { SearchState } from './search-state.ts'

/** What the map asks lives in the address. */
export function useMapFilter(): Pick<
  SearchState,
  'mapFilter' | 'setArea' | 'setWithin' | 'areaShown' | 'showOnMap'
> {
  const area = useSearch({ from: '/search', select: (address: SearchPageParams) => address.area })
  const isMap = useSearch({ from: '/search', select: (address: SearchPageParams) => address.view === 'map' })
  const within = useSearch({ from: '/search', select: (address: SearchPageParams) => address.within })
  const navigate = useNavigate({ from: '/search' })
  const [areaShown, setAreaShown] = useState(0)
  const goTo = (part: MapParams & Pick<SearchPageParams, 'view'>, replace: boolean): void =>
    void navigate({ search: (was) => ({ ...was, ...part }), replace, resetScroll: false })
  return {
    mapFilter: useMemo(() => mapFilterIn({ area, within }), [area, within]),
    setArea: (ring) => goTo({ area: areaParam(ring) }, false),
    setWithin: (bounds) => goTo({ within: withinParam(bounds) }, bounds !== null && within !== undefined),
    areaShown,
    showOnMap(kind) {
      if (kind === 'area') setAreaShown((times) => times + 1)
      goTo({ view: 'map' }, isMap)
    },
  }
}
