import { useCallback, useMemo } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import type { Property } from '../../sync/domain/property.ts'

export interface BookRows {
  /** Throws before there is a book. */
  propertyAt: (slot: number) => Property
  /** The slot of a property of the book, or -1. */
  slotOf: (id: string) => number
}

/** Reads properties of the book; both are the same functions as long as the book is the same. */
export function useBookRows(book: Book | null): BookRows {
  const inSlot = useCallback(
    (slot: number) => {
      if (book === null) throw new Error('There is no property before there is a book.')
      return propertyAt(book, slot)
    },
    [book],
  )
  const slotOf = useCallback((id: string) => (book === null ? -1 : findSlot(book, id)), [book])
  return useMemo(() => ({ propertyAt: inSlot, slotOf }), [inSlot, slotOf])
}
