import { useMemo } from 'react'
import type { Property } from '../../../sync/domain/property.ts'

/** Several screenfuls. Beyond that, all are read again. */
const MOST_KEPT = 500

/**
 * Keeps the properties that were read, so that a card whose property stands still does not render again.
 * Another `propertyAt` is another state of the book, and starts anew.
 */
export function usePropertyCache(propertyAt: (slot: number) => Property): (slot: number) => Property {
  return useMemo(() => {
    const kept = new Map<number, Property>()
    return (slot) => {
      let property = kept.get(slot)
      if (property === undefined) {
        property = propertyAt(slot)
        if (kept.size >= MOST_KEPT) kept.clear()
        kept.set(slot, property)
      }
      return property
    }
  }, [propertyAt])
}
