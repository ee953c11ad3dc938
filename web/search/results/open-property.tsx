import { OpenProperty as Opened } from '../../property/open-property.tsx'
import { withoutProperty } from '../../rows/search-status.ts'
import { SCREEN_NAMES } from '../../screens.ts'
import type { SearchState } from '../search-state.ts'

interface OpenPropertyProps {
  state: SearchState
  /** Gives the focus to a result; -1 for a property that is none. */
  onReturnFocus(slot: number): void
}

/** The property in the address, among the results. */
export function OpenProperty({ state, onReturnFocus }: OpenPropertyProps) {
  const { openId, openProperty, closeProperty, book, answer, propertyAt, slotOf, unit } = state
  return (
    <Opened
      {...{ openId, openProperty, closeProperty, propertyAt, slotOf, unit, onReturnFocus }}
      pageTitle={SCREEN_NAMES['/search']}
      slots={(book && answer?.slots) ?? null}
      without={withoutProperty(state.status, state.retry)}
    />
  )
}
