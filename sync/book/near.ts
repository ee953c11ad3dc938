import { circleAround } from '../domain/circle.ts'
import { boundsAround, type LatLng, milesFrom } from '../domain/coordinates.ts'
import type { Criterion } from '../domain/criterion.ts'
import type { Book } from './book.ts'
import { judge, partsOf } from './judge.ts'
import { keptWith } from './kept-with.ts'
import type { Marks } from './marks.ts'
import { nameRanks } from './name-ranks.ts'
import { type Nearby, orderByDistance } from './order-by-distance.ts'
import { placeIndex, stretchesIn } from './place-index.ts'

/**
 * All properties at most `miles` away that meet the criteria, nearest first; those equally far stand by name, then
 * id. A property without coordinates is not there.
 */
export function near(book: Book, centre: LatLng, miles: number, criteria: readonly Criterion[] = []): Nearby {
  return nearMarked(book, centre, miles, judge(book, criteria).marks)
}

/** The first `limit` of them, and how many there are. Much faster than `near`, as only these are put in order. */
export function nearest(
  book: Book,
  centre: LatLng,
  miles: number,
  limit: number,
  criteria: readonly Criterion[] = [],
): Nearby & { found: number } {
  const { marks } = judge(book, criteria)
  const found = visitWithin(book, centre, miles, marks, () => {})
  for (let reach = miles * Math.sqrt(limit / found); ; reach *= 1.5) {
    const first = nearMarked(book, centre, Math.min(reach, miles), marks)
    if (first.slots.length < limit && reach < miles) continue
    return { found, slots: first.slots.subarray(0, limit), miles: first.miles.subarray(0, limit) }
  }
}

/** Used again for the next question: of a large book it would take long to allocate. */
const memory = keptWith((book: Book) => ({
  slots: new Uint32Array(book.slots),
  distances: new Float64Array(book.slots),
}))

function nearMarked(book: Book, centre: LatLng, miles: number, marks: Marks): Nearby {
  const { slots, distances } = memory.of(book)
  const distanceTo = milesFrom(centre)
  let n = 0
  visitWithin(book, centre, miles, marks, (slot, latitude, longitude) => {
    slots[n] = slot
    distances[n++] = distanceTo(latitude, longitude)
  })
  return orderByDistance(slots.subarray(0, n), distances.subarray(0, n), miles, nameRanks(book))
}

/** Calls back with all that fail nothing and are within the circle, in no order; answers how many there are. */
function visitWithin(
  book: Book,
  centre: LatLng,
  miles: number,
  marks: Marks,
  visit: (slot: number, latitude: number, longitude: number) => void,
): number {
  const box = boundsAround(centre, miles)
  const isWithin = circleAround(centre, miles)
  let found = 0
  for (const { columns, firstSlot } of partsOf(book)) {
    const index = placeIndex.of(columns)
    const { rows, latitudes, longitudes } = index
    stretchesIn(index, box, (from, to) => {
      for (let i = from; i < to; i++) {
        const latitude = latitudes[i] as number
        const longitude = longitudes[i] as number
        if (!isWithin(latitude, longitude)) continue
        const slot = firstSlot + (rows[i] as number)
        if (marks[slot] !== 0) continue
        visit(slot, latitude, longitude)
        found++
      }
    })
  }
  return found
}
