import { useLayoutEffect, useRef, useState } from 'react'
import type { ProximityState } from './proximity-state.ts'

type OfState = 'moveTo' | 'setRadius' | 'setSubject' | 'setSort' | 'setView' | 'setUnit' | 'openProperty'

export interface ProximityActions extends Pick<ProximityState, OfState> {
  clearFilters(): void
  removeCriterion(index: number): void
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
    clearFilters: () => newest.current.narrowing.clear(),
    removeCriterion: (index) => newest.current.narrowing.remove(index),
    addWords: (words) => newest.current.narrowing.add(words),
    setSubject: (id) => newest.current.setSubject(id),
    setSort: (sort) => newest.current.setSort(sort),
    setView: (view) => newest.current.setView(view),
    setUnit: (unit) => newest.current.setUnit(unit),
    openProperty: (id) => newest.current.openProperty(id),
  }))
  return actions
}
