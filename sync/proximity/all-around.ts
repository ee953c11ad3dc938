import { type Book, type BookBase, overlay } from '../book/book.ts'
import { extraOrder } from '../book/order/extra-order.ts'
import { nameRanks } from '../book/order/name-ranks.ts'
import { near } from '../book/spatial/near.ts'
import type { Nearby } from '../book/spatial/order-by-distance.ts'
import type { BookColumns } from '../columns/book-columns.ts'
import { numberAt } from '../columns/number-column.ts'
import { circleAround } from '../domain/area/circle.ts'
import type { LatLng } from '../domain/area/coordinates.ts'
import { milesFrom } from '../domain/area/distance.ts'
import { PROXIMITY_MILES } from '../domain/proximity.ts'
import { weakMemo } from '../memo.ts'

const MILES = PROXIMITY_MILES.max

/**
 * Everything within the largest radius of the form, nearest first; a smaller radius is the beginning of it. Do not
 * change it: the result for the last place is kept, and a change to the book changes little of it.
 */
export function allAround(book: Book, center: LatLng): Nearby {
  const around = aroundInSnapshot(book.base, center)
  return book.size === book.slots && book.extra.rows === 0 ? around : withChanges(book, around, center)
}

const last = weakMemo((_columns: BookColumns) => ({ key: '', around: null as Nearby | null }))

function aroundInSnapshot(base: BookBase, center: LatLng): Nearby {
  const held = last.of(base.snapshot.columns)
  const key = `${center.latitude} ${center.longitude}`
  if (held.around === null || held.key !== key) {
    held.around = near(overlay(base, []), center, MILES)
    held.key = key
  }
  return held.around
}

/** Removes gone rows and inserts changed properties. */
function withChanges(book: Book, around: Nearby, center: LatLng): Nearby {
  const { gone } = book
  const changed = changedAround(book, center)
  // One more, because gone rows are written too and then overwritten.
  const room = around.slots.length + changed.length + 1
  const slots = new Uint32Array(room)
  const miles = new Float64Array(room)
  let at = 0
  let next = 0
  let ranks: Uint32Array | null = null
  for (let i = 0; i <= around.slots.length; i++) {
    const slot = around.slots[i] ?? -1
    const distance = around.miles[i] ?? Number.POSITIVE_INFINITY
    for (
      let before = changed[next];
      before !== undefined && before.miles <= distance;
      before = changed[++next]
    ) {
      if (before.miles === distance) {
        ranks ??= nameRanks(book)
        if ((ranks[before.slot] as number) > (ranks[slot] as number)) break
      }
      slots[at] = before.slot
      miles[at++] = before.miles
    }
    if (slot < 0) break
    slots[at] = slot
    miles[at] = distance
    at += 1 - (gone[slot] as number)
  }
  return { slots: slots.subarray(0, at), miles: miles.subarray(0, at) }
}

/** What changed and is around the place, nearest first; those equally far by name. */
function changedAround(book: Book, center: LatLng): { slot: number; miles: number }[] {
  const { latitude, longitude } = book.extra.numbers
  const isWithin = circleAround(center, MILES)
  const distanceTo = milesFrom(center)
  const changed: { slot: number; miles: number }[] = []
  for (const slot of extraOrder(book, 'name').slots) {
    const row = slot - book.gone.length
    const [lat, lng] = [numberAt(latitude, row), numberAt(longitude, row)]
    if (isWithin(lat, lng)) changed.push({ slot, miles: distanceTo(lat, lng) })
  }
  return changed.sort((a, b) => a.miles - b.miles)
}
