import { OpenProperty } from '../../property/open-property.tsx'
import { withoutProperty } from '../../rows/search-status.ts'
import { SCREEN_NAMES } from '../../screens.ts'
import type { ProximityState } from '../proximity-state.ts'

interface OpenCompProps {
  state: ProximityState
  /** Gives the focus to a comp; -1 for a property the book does not have. */
  onReturnFocus(slot: number): void
}

/** The property in the address, among the comps. */
export function OpenComp({ state, onReturnFocus }: OpenCompProps) {
  const { openId, openProperty, closeProperty, result, propertyAt, slotOf, unit } = state
  return (
    <OpenProperty
      {...{ openId, openProperty, closeProperty, propertyAt, slotOf, unit, onReturnFocus }}
      pageTitle={SCREEN_NAMES['/proximity']}
      slots={result?.slots ?? null}
      without={withoutProperty(state.status, state.retry)}
    />
  )
}
