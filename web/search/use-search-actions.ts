import { useLayoutEffect, useRef, useState } from 'react'
import type { RentBounds } from '../rents/histogram-span.ts'
import type { SearchState } from './search-state.ts'

type OfState =
  | 'typeQuery'
  | 'setQuery'
  | 'removeChip'
  | 'editChip'
  | 'wordsOf'
  | 'applyFilter'
  | 'clearAll'
  | 'setArea'
  | 'setWithin'
  | 'showOnMap'
  | 'includeSimilar'
  | 'setSort'
  | 'setView'
  | 'setUnit'
  | 'openProperty'

export interface SearchActions extends Pick<SearchState, OfState> {
  /** Asks for something further, in words of the query language. */
  addWords(words: string): void
  removeLastChip(): void
  /** Narrows the rents; a bound that is not given stays as it is. */
  boundRents(bounds: RentBounds): void
}

/**
 * What can be done to the search, for event handlers. The functions stay the same and act on the newest state, so that
 * components that receive them do not render again.
 */
export function useSearchActions(state: SearchState): SearchActions {
  const newest = useRef(state)
  useLayoutEffect(() => {
    newest.current = state
  })
  const [actions] = useState<SearchActions>(() => ({
    typeQuery: (text) => newest.current.typeQuery(text),
    setQuery: (text) => newest.current.setQuery(text),
    removeChip: (index) => newest.current.removeChip(index),
    editChip: (index, words) => newest.current.editChip(index, words),
    wordsOf: (index) => newest.current.wordsOf(index),
    applyFilter: (draft) => newest.current.applyFilter(draft),
    clearAll: () => newest.current.clearAll(),
    setArea: (area) => newest.current.setArea(area),
    setWithin: (seen) => newest.current.setWithin(seen),
    showOnMap: (kind) => newest.current.showOnMap(kind),
    includeSimilar: (isWanted) => newest.current.includeSimilar(isWanted),
    setSort: (sort) => newest.current.setSort(sort),
    setView: (view) => newest.current.setView(view),
    setUnit: (unit) => newest.current.setUnit(unit),
    openProperty: (id) => newest.current.openProperty(id),
    addWords(words) {
      const { query, setQuery } = newest.current
      setQuery(query.trim() === '' ? words : `${query.trimEnd()}, ${words}`)
    },
    removeLastChip() {
      const { chips, removeChip } = newest.current
      if (chips.length > 0) removeChip(chips.length - 1)
    },
    boundRents({ minRent, maxRent }) {
      const { filter, applyFilter } = newest.current
      applyFilter({
        ...filter,
        minRent: minRent ?? filter.minRent,
        maxRent: maxRent ?? filter.maxRent,
      })
    },
  }))
  return actions
}
