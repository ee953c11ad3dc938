import { useState } from 'react'
import type { Property } from '../../sync/domain/property.ts'

export interface Selection {
  /** Position of the selected result among those shown, or -1. */
  selected: number
  select: (index: number) => void
  clear: () => void
}

interface SelectableResults {
  /** Results shown, in order. */
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  /** The slot of a property of the book, or -1. */
  slotOf: (id: string) => number
}

/** One selected result. It stays selected while question and book change, as long as it is among the results. */
export function useSelection({ slots, propertyAt, slotOf }: SelectableResults): Selection {
  const [chosen, setChosen] = useState<string | null>(null)
  return {
    selected: chosen === null ? -1 : slots.indexOf(slotOf(chosen)),
    select(index) {
      const slot = slots[index]
      if (slot !== undefined) setChosen(propertyAt(slot).id)
    },
    clear: () => setChosen(null),
  }
}
