import { useState } from 'react'
import type { Property } from '../../sync/domain/property.ts'

export interface Selection {
  /** Position of the selected result among those shown, or -1. */
  selected: number
  select: (index: number) => void
  clear: () => void
}

/** One selected result. It stays selected while the question changes, as long as it is among the results. */
export function useSelection(slots: Uint32Array, propertyAt: (slot: number) => Property): Selection {
  const [chosen, setChosen] = useState<{ slot: number; id: string } | null>(null)
  const at = chosen === null ? -1 : slots.indexOf(chosen.slot)
  // After a change of the book, the slot may hold another property.
  const selected = chosen !== null && at >= 0 && propertyAt(chosen.slot).id === chosen.id ? at : -1
  return {
    selected,
    select(index) {
      const slot = slots[index]
      if (slot !== undefined) setChosen({ slot, id: propertyAt(slot).id })
    },
    clear: () => setChosen(null),
  }
}
