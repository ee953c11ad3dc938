import type { WithoutProperty } from '../property/dialog/no-property.tsx'
import { OpenProperty } from '../property/open-property.tsx'
import type { ProximityState } from './proximity-state.ts'

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
      pageTitle="Proximity Search"
      slots={result?.slots ?? null}
      without={withoutProperty(state)}
    />
  )
}

/** Why there is no property to show, where the book has none with this id. */
function withoutProperty({ status, retry }: ProximityState): WithoutProperty {
  switch (status.kind) {
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', reason: status.message, retry }
    case 'searching':
    case 'ready':
      return { kind: 'unknown' }
  }
}
