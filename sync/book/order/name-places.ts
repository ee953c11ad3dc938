import { valueAt } from '../../columns/string-column.ts'
import type { Property } from '../../domain/property.ts'
import { compareText, nameKey, type RowOrders } from '../base-order/row-order.ts'
import type { BookBase } from '../book.ts'
import { bisect } from './bisect.ts'

/** Of the rows of a snapshot, their places by name; and those of properties that changed since, once they were looked for. */
export interface NamePlaces {
  /** By row. */
  ranks: Uint32Array
  /** How many rows of the snapshot stand before a property by name, then id. */
  of(property: Property): number
}

const known = new WeakMap<RowOrders, NamePlaces>()

/** A change to the book leaves most changed properties as they were, so that their places are kept with the snapshot. */
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

/** Per slot, its place in an order of some of `slots` slots; 0 for one that is not in it. */
export function ranksIn(order: Uint32Array, slots: number): Uint32Array {
  const ranks = new Uint32Array(slots)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank
  return ranks
}
