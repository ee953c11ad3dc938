import { useMemo, useState } from 'react'
import type { WithoutProperty } from '../property/dialog/no-property.tsx'
import { PropertyDialog } from '../property/dialog/property-dialog.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import type { SearchState } from './search-state.ts'

interface OpenPropertyProps {
  state: SearchState
  /** Gives the focus to a result; -1 for a property that is none. */
  onReturnFocus(slot: number): void
}

/** The property in the address, among the results. It stays drawn while its dialog closes. */
export function OpenProperty({ state, onReturnFocus }: OpenPropertyProps) {
  const { openId, answer, propertyAt, slotOf } = state
  const [id, setId] = useState(openId)
  if (openId !== undefined && openId !== id) setId(openId)
  const slot = id === undefined ? -1 : slotOf(id)
  const property = useMemo(() => (slot < 0 ? null : propertyAt(slot)), [slot, propertyAt])
  const index = slot < 0 || answer === null ? -1 : answer.slots.indexOf(slot)
  usePageTitle(openId === undefined ? 'Property Search' : (property?.name ?? 'Property not found'))

  return (
    <PropertyDialog
      open={openId !== undefined}
      subject={property ?? withoutProperty(state)}
      neighbours={
        index < 0 || answer === null
          ? null
          : {
              index,
              count: answer.slots.length,
              go(to) {
                const next = answer.slots[to]
                if (next !== undefined) state.openProperty(propertyAt(next).id)
              },
            }
      }
      unit={state.unit}
      onClose={state.closeProperty}
      onReturnFocus={() => onReturnFocus(slot)}
    />
  )
}

/** Why there is no property to show, where the book has none with this id. */
function withoutProperty({ status, retry }: SearchState): WithoutProperty {
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
