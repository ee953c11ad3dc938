import { useLayoutEffect, useRef, useState } from 'react'
import type { PortfolioActions, PortfolioState } from './portfolio-state.ts'

export type StableActions = PortfolioActions & Pick<PortfolioState, 'setSort' | 'setUnit' | 'openProperty'>

/**
 * What can be done to the set, for event handlers: the same functions for good, acting on the newest state, so that
 * what is given them does not render again for their sake.
 */
export function usePortfolioActions(state: PortfolioState): StableActions {
  const newest = useRef(state)
  useLayoutEffect(() => {
    newest.current = state
  })
  const [actions] = useState<StableActions>(() => ({
    toggle: (filter) => newest.current.toggle(filter),
    setValues: (field, values) => newest.current.setValues(field, values),
    removeLast: () => newest.current.removeLast(),
    reset: () => newest.current.reset(),
    undo: () => newest.current.undo(),
    setSort: (sort) => newest.current.setSort(sort),
    setUnit: (unit) => newest.current.setUnit(unit),
    openProperty: (id) => newest.current.openProperty(id),
  }))
  return actions
}
