import { useMemo } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { allAround } from '../../../sync/proximity/all-around.ts'
import { compFigures } from '../../../sync/proximity/comp-figures.ts'
import { type CompSort, NEAREST_FIRST } from '../../../sync/proximity/comp-sort.ts'
import { compsAmong, countWithin, firstOf } from '../../../sync/proximity/comps-around.ts'
import { sortedPositions } from '../../../sync/proximity/sorted-positions.ts'
import type { FoundComps } from '../proximity-state.ts'

interface Asked {
  book: Book | null
  center: LatLng | null
  radius: number
  criteria: readonly Criterion[]
  /** Slot, or -1. */
  subject: number
  sort: CompSort
}

/**
 * What is found, answered in the same render. All around the place are put in order once: a radius is the first part
 * of them, so that dragging it costs no search.
 */
export function useFoundComps({ book, center, radius, criteria, subject, sort }: Asked): FoundComps | null {
  const around = useMemo(() => book && center && allAround(book, center), [book, center])
  const reach = useMemo(
    () => book && around && compsAmong(book, around, criteria, subject),
    [book, around, criteria, subject],
  )
  const place = useMemo(() => (around ? around.slots.indexOf(subject) : -1), [around, subject])
  const count = reach ? countWithin(reach, radius) : 0
  // Another order is another order of the same comps: nothing is counted or drawn again for it.
  const comps = useMemo(() => reach && firstOf(reach, count), [reach, count])
  const figures = useMemo(() => book && comps && compFigures(book, comps.slots), [book, comps])
  return useMemo(() => {
    if (!book || !around || !reach || !comps || !figures) return null
    const within = countWithin(around, radius)
    const order = sortedPositions(book, comps, sort)
    return {
      found: within - (place >= 0 && place < within ? 1 : 0),
      comps,
      order,
      slots: sort === NEAREST_FIRST ? comps.slots : slotsSorted(comps.slots, order),
      figures,
      around,
      reach,
    }
  }, [book, around, reach, comps, figures, place, radius, sort])
}

/** A loop, which runs faster than a function for each the first times. */
function slotsSorted(slots: Uint32Array, order: Uint32Array): Uint32Array {
  const sorted = new Uint32Array(order.length)
  for (let place = 0; place < sorted.length; place++) {
    sorted[place] = slots[order[place] as number] as number
  }
  return sorted
}
