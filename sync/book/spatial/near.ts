import type { BookColumns } from '../../columns/book-columns.ts'
import { circleAround, measureCircle } from '../../domain/area/circle.ts'
import type { LatLng } from '../../domain/area/coordinates.ts'
import { boundsAround, milesFrom } from '../../domain/area/distance.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { weakMemo } from '../../memo.ts'
import type { Book } from '../book.ts'
import { nameRanks } from '../order/name-ranks.ts'
import { judge, partsOf } from '../question/judge.ts'
import type { Marks } from '../question/marks.ts'
import { type Nearby, orderByDistance } from './order-by-distance.ts'
import { type PlaceIndex, placeIndex, rangesIn } from './place-index.ts'

/**
 * All properties at most `miles` away that meet the criteria, nearest first, then by name and id. Properties without
 * coordinates are left out.
 */
export function near(book: Book, center: LatLng, miles: number, criteria: readonly Criterion[] = []): Nearby {
  return nearMarked(book, center, miles, marksOf(book, criteria))
}

/** The first `limit` of them, and how many there are. Much faster than `near`, as only these are put in order. */
export function nearest(
  book: Book,
  center: LatLng,
  miles: number,
  limit: number,
  criteria: readonly Criterion[] = [],
): Nearby & { found: number } {
  const marks = marksOf(book, criteria)
  const found = countMarked(book, center, miles, marks)
  for (let reach = miles * Math.sqrt(limit / found); ; reach *= 1.5) {
    const first = nearMarked(book, center, Math.min(reach, miles), marks)
    if (first.slots.length < limit && reach < miles) continue
    return { found, slots: first.slots.subarray(0, limit), miles: first.miles.subarray(0, limit) }
  }
}

/** Null where nothing can fail: reading the mark of every row would take as long as everything else. */
function marksOf(book: Book, criteria: readonly Criterion[]): Marks | null {
  return criteria.length === 0 && book.goneRows.length === 0 ? null : judge(book, criteria).marks
}

/** Reused for the next question, because allocating it for a large book takes long. */
const memory = weakMemo((_columns: BookColumns) => ({
  slots: new Uint32Array(0),
  distances: new Float64Array(0),
}))

function roomFor({ base, slots }: Book) {
  const held = memory.of(base.snapshot.columns)
  if (held.slots.length < slots) {
    held.slots = new Uint32Array(slots)
    held.distances = new Float64Array(slots)
  }
  return held
}

/** The slots that fail nothing. */
function nearMarked(book: Book, center: LatLng, miles: number, marks: Marks | null): Nearby {
  const { slots, distances } = roomFor(book)
  const distanceTo = milesFrom(center)
  const { tall, wideAtLeast, surelyOut } = measureCircle(center, miles)
  const { latitude, longitude } = center
  let n = 0
  rangesAround(book, center, miles, ({ rows, latitudes, longitudes }, firstSlot, from, to) => {
    for (let i = from; i < to; i++) {
      // Written out, because a call for each row takes as long as the sums.
      const north = (latitudes[i] as number) - latitude
      const east = (longitudes[i] as number) - longitude
      if (north * north * tall + east * east * wideAtLeast > surelyOut) continue
      const distance = distanceTo(latitudes[i] as number, longitudes[i] as number)
      if (!(distance <= miles)) continue
      const slot = firstSlot + (rows[i] as number)
      if (marks !== null && marks[slot] !== 0) continue
      slots[n] = slot
      distances[n++] = distance
    }
  })
  return orderByDistance(slots.subarray(0, n), distances.subarray(0, n), miles, nameRanks(book))
}

/** How many slots fail nothing. This has a loop of its own, because a callback for each row takes twice as long. */
function countMarked(book: Book, center: LatLng, miles: number, marks: Marks | null): number {
  const isWithin = circleAround(center, miles)
  let found = 0
  rangesAround(book, center, miles, ({ rows, latitudes, longitudes }, firstSlot, from, to) => {
    for (let i = from; i < to; i++) {
      if (!isWithin(latitudes[i] as number, longitudes[i] as number)) continue
      if (marks === null || marks[firstSlot + (rows[i] as number)] === 0) found++
    }
  })
  return found
}

/** Calls back with all ranges of positions whose places may be within the circle. */
function rangesAround(
  book: Book,
  center: LatLng,
  miles: number,
  visit: (index: PlaceIndex, firstSlot: number, from: number, to: number) => void,
): void {
  const box = boundsAround(center, miles)
  for (const { columns, firstSlot } of partsOf(book)) {
    const index = placeIndex.of(columns)
    rangesIn(index, box, (from, to) => visit(index, firstSlot, from, to))
  }
}
