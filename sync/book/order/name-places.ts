import { valueAt } from '../../columns/string-column.ts'
import type { Property } from '../../domain/property.ts'
import { compareText } from '../base-order/compare-text.ts'
import { nameKey, type RowOrders } from '../base-order/row-order.ts'
import type { BookBase } from '../book.ts'
import { bisect } from './bisect.ts'

/** The ranks by name of a snapshot's rows, and of changed properties once they have been looked up. */
export interface NamePlaces {
  /** By row. */
  ranks: Uint32Array
  /** How many rows of the snapshot come before a property by name, then id. */
  of(property: Property): number
}

const known = new WeakMap<RowOrders, NamePlaces>()

/** Kept with the snapshot, because a change to the book leaves most changed properties as they were. */
export function namePlaces({ snapshot: { columns }, orders }: BookBase): NamePlaces {
  let places = known.get(orders)
  if (places === undefined) {
    const kept = new WeakMap<Property, number>()
    places = {
      ranks: ranksIn(orders.name, columns.rows),
      of(property) {
        let place = kept.get(property)
        if (place === undefined) {
          const name = property.name.toLowerCase()
          place = bisect(orders.name, (row) => {
            const order = compareText(nameKey(columns, row), name)
            return (order === 0 ? compareText(valueAt(columns.strings.id, row), property.id) : order) < 0
          })
          kept.set(property, place)
        }
        return place
      },
    }
    known.set(orders, places)
  }
  return places
}

/** For each of `slots` slots its position in `order`, which may hold only some of them; 0 for the others. */
export function ranksIn(order: Uint32Array, slots: number): Uint32Array {
  const ranks = new Uint32Array(slots)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank
  return ranks
}
