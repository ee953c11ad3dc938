import { useLayoutEffect, useRef, useState } from 'react'
import type { FilterChip, ProximityState } from './proximity-state.ts'

type OfState =
  | 'moveTo'
  | 'setRadius'
  | 'typeFilter'
  | 'setSubject'
  | 'setSort'
  | 'setView'
  | 'setUnit'
  | 'openProperty'

export interface ProximityActions extends Pick<ProximityState, OfState> {
  clearFilter(): void
  removeChip(chip: FilterChip): void
  /** Narrows the comps further, in words. */
  addWords(words: string): void
}

/**
 * What can be done on the page, for event handlers: the same functions for good, acting on the newest state, so that
 * what is given them does not render again for their sake.
 */
export function useProximityActions(state: ProximityState): ProximityActions {
  const newest = useRef(state)
  useLayoutEffect(() => {
    newest.current = state
  })
  const [actions] = useState<ProximityActions>(() => ({
    moveTo: (center) => newest.current.moveTo(center),
    setRadius: (miles) => newest.current.setRadius(miles),
    typeFilter: (filter) => newest.current.typeFilter(filter),
    clearFilter: () => newest.current.clearAll(),
    addWords: (words) => newest.current.further.add(words),
    setSubject: (id) => newest.current.setSubject(id),
    setSort: (sort) => newest.current.setSort(sort),
    setView: (view) => newest.current.setView(view),
    setUnit: (unit) => newest.current.setUnit(unit),
    openProperty: (id) => newest.current.openProperty(id),
    removeChip({ fields, further: place }) {
      const { filter, setFilter, further } = newest.current
      if (place !== undefined) return further.remove(place)
      setFilter(Object.fromEntries(Object.entries(filter).filter(([field]) => !isIn(fields, field))))
    },
  }))
  return actions
}

function isIn(fields: readonly string[], field: string): boolean {
  return fields.includes(field)
}
