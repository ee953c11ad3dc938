import { useEffect, useState } from 'react'
import { buildingSlots } from '../../../sync/book/building-slots.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { useBook } from '../../data/book/book.tsx'
import { dealDate } from './deal-words.ts'
import { SETTLING_MS } from './settling.ts'

const NONE: readonly Property[] = []

/** The deals at the building of a property, newest first, itself among them. Found once the dialog stands. */
export function useDeals(property: Property): readonly Property[] {
  const { book } = useBook()
  const [found, setFound] = useState<{ id: string; deals: readonly Property[] } | null>(null)
  useEffect(() => {
    if (book === null) return
    const timer = setTimeout(() => {
      const deals = buildingSlots(book, property).map((slot) => propertyAt(book, slot))
      setFound({ id: property.id, deals: deals.sort(newestFirst) })
    }, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [book, property])
  return found?.id === property.id ? found.deals : NONE
}

function newestFirst(a: Property, b: Property): number {
  const [one, other] = [dealDate(a) ?? '', dealDate(b) ?? '']
  return one === other ? (a.id < b.id ? -1 : 1) : one < other ? 1 : -1
}
