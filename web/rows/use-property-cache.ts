import { useMemo, useState } from 'react'
import type { Property } from '../../sync/domain/property.ts'

/** Several screenfuls. Beyond that, all are read again. */
const MOST_KEPT = 500

/**
 * Keeps the properties that were read, so that a card whose property is unchanged does not render again. Another
 * `propertyAt` means another state of the book: slots are read again, and a property in which nothing changed stays
 * the same object.
 */
export function usePropertyCache(propertyAt: (slot: number) => Property): (slot: number) => Property {
  const [known] = useState(() => new Map<string, Property>())
  return useMemo(() => {
    const kept = new Map<number, Property>()
    return (slot) => {
      let property = kept.get(slot)
      if (property === undefined) {
        const read = propertyAt(slot)
        const was = known.get(read.id)
        property = was !== undefined && isSame(was, read) ? was : read
        for (const map of [kept, known]) if (map.size >= MOST_KEPT) map.clear()
        kept.set(slot, property)
        known.set(property.id, property)
      }
      return property
    }
  }, [propertyAt, known])
}

function isSame(one: Property, other: Property): boolean {
  return (Object.keys(one) as (keyof Property)[]).every((field) => Object.is(one[field], other[field]))
}
