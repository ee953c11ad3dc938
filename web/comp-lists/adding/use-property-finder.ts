import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { find } from '../../../sync/book/question/find.ts'
import { bestMatches } from '../../../sync/book/question/words/best-matches.ts'
import { near } from '../../../sync/book/spatial/near.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { PROXIMITY_MILES } from '../../../sync/domain/proximity.ts'
import { DEFAULT_SORT } from '../../../sync/domain/sort.ts'
import type { SyncedCompList } from '../../data/comp-lists/comp-lists.ts'
import { stepAmong } from '../../ui/step-among.ts'

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

/** At most so many are offered (specification, section 9). */
export const MOST_OFFERED = 20

/**
 * Properties to add to a list that it does not have yet: those the words find, best first; without words the ones
 * around the list's center, nearest first, or where it has none the first by rent.
 */
export function offeredProperties(
  book: Book,
  words: string,
  present: ReadonlySet<string>,
  center: LatLng | null,
): Property[] {
  const text = words.trim()
  // Of so many found, that many are still there without those the list has.
  const most = MOST_OFFERED + present.size
  const slots =
    text !== ''
      ? bestMatches(book, text, most)
      : center !== null
        ? near(book, center, PROXIMITY_MILES.max).slots
        : find(book, { criteria: [], sort: DEFAULT_SORT }, most).slots
  const offered: Property[] = []
  for (const slot of slots) {
    const property = propertyAt(book, slot)
    if (present.has(property.id)) continue
    offered.push(property)
    if (offered.length === MOST_OFFERED) break
  }
  return offered
}
