import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { SyncedCompList } from '../../data/comp-lists/comp-lists.ts'
import { stepAmong } from '../../ui/step-among.ts'
import { offeredProperties } from './offered-properties.ts'

export interface PropertyFinder {
  words: string
  /** Other words: nothing is selected any more. */
  setWords(words: string): void
  /** The words that `offered` was found for: those typed, or a frame older. */
  asked: string
  offered: readonly Property[]
  selected: Property | null
  /** Of the selected one among the offered; -1 for none. */
  index: number
  select(id: string | null): void
  selectNext(): void
  /** Up and down go through what is offered. */
  onKeyDown(event: KeyboardEvent): void
}

/** Finds properties of the book that a list does not have yet, and keeps which one is selected. */
export function usePropertyFinder(
  open: boolean,
  book: Book,
  list: SyncedCompList,
  center: LatLng | null,
): PropertyFinder {
  const [words, setWords] = useState('')
  const [selectedId, select] = useState<string | null>(null)
  const asked = useDeferredValue(words)
  const present = useMemo(() => new Set(list.entries.map(({ propertyId }) => propertyId)), [list])
  const offered = useMemo(
    () => (open ? offeredProperties(book, asked, present, center) : []),
    [open, book, asked, present, center],
  )
  const index = offered.findIndex(({ id }) => id === selectedId)
  return {
    words,
    setWords(next) {
      setWords(next)
      select(null)
    },
    asked,
    offered,
    selected: offered[index] ?? null,
    index,
    select,
    selectNext: () => select(offered[index + 1]?.id ?? null),
    onKeyDown(event) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      const to = stepAmong(event.key, index, offered.length)
      if (to !== null) select(offered[to]?.id ?? null)
    },
  }
}
