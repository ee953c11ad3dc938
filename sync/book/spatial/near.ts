import type { BookColumns } from '../../columns/book-columns.ts'
import { circleAround } from '../../domain/area/circle.ts'
import type { LatLng } from '../../domain/area/coordinates.ts'
import { haversineOf, haversinesFrom, milesOf } from '../../domain/area/distance.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { weakMemo } from '../../memo.ts'
import type { Book } from '../book.ts'
import { nameRanks } from '../order/name-ranks.ts'
import { judge, partsOf } from '../question/judge.ts'
import type { Marks } from '../question/marks.ts'
import {
  emptyRoom,
  type FoundNearby,
  type Nearby,
  orderByDistance,
  roomForNearby,
} from './order-by-distance.ts'
import { type PlaceIndex, placeIndex, rangesIn } from './place-index.ts'

/** A haversine below so much of the rim's is inside, however it was rounded. */
const SURE = 1 - 1e-9

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
const memory = weakMemo((_columns: BookColumns) => ({ room: roomForNearby(0) }))

function roomFor({ base, slots }: Book): FoundNearby {
  const held = memory.of(base.snapshot.columns)
  if (held.room.slots.length < slots) held.room = roomForNearby(slots)
  return held.room
}

/** The slots that fail nothing. */
function nearMarked(book: Book, center: LatLng, miles: number, marks: Marks | null): Nearby {
  const ranges = rangesAround(book, center, miles)
  const room = roomFor(book)
  const rim = haversineOf(miles)
  const most = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  emptyRoom(room, most, rim)
  const { slots, haversines, ringOf, counts, scale } = room
  const haversineTo = haversinesFrom(center)
  let n = 0
  for (const { index, firstSlot, from, to } of ranges) {
    const { rows, latitudes, longitudes } = index
    for (let i = from; i < to; i++) {
      const haversine = haversineTo(latitudes[i] as number, longitudes[i] as number)
      if (haversine > rim * SURE && !(milesOf(haversine) <= miles)) continue
      const slot = firstSlot + (rows[i] as number)
      if (marks !== null && marks[slot] !== 0) continue
      const ring = (haversine * scale) | 0
      counts[ring] = (counts[ring] as number) + 1
      slots[n] = slot
      ringOf[n] = ring
      haversines[n++] = haversine
    }
  }
  room.found = n
  return orderByDistance(room, nameRanks(book))
}

/** How many slots fail nothing. */
function countMarked(book: Book, center: LatLng, miles: number, marks: Marks | null): number {
  const isWithin = circleAround(center, miles)
  let found = 0
  for (const { index, firstSlot, from, to } of rangesAround(book, center, miles)) {
    const { rows, latitudes, longitudes } = index
    for (let i = from; i < to; i++) {
      if (!isWithin(latitudes[i] as number, longitudes[i] as number)) continue
      if (marks === null || marks[firstSlot + (rows[i] as number)] === 0) found++
    }
  }
  return found
}

interface Range {
  index: PlaceIndex
  firstSlot: number
  from: number
  to: number
}

/** All ranges of positions whose places may be within the circle. */
function rangesAround(book: Book, center: LatLng, miles: number): Range[] {
  const ranges: Range[] = []
  for (const { columns, firstSlot } of partsOf(book)) {
    const index = placeIndex.of(columns)
    rangesIn(index, center, miles, (from, to) => ranges.push({ index, firstSlot, from, to }))
  }
  return ranges
}
