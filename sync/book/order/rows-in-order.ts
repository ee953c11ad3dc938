import type { SortBy } from '../../domain/sort.ts'
import {
  isWorkedSort,
  readWorkedSort,
  type TableSort,
  type WorkedSort,
} from '../../domain/table/table-sort.ts'
import { weakMemo } from '../../memo.ts'
import { fallingOrder, risingOrder } from '../base-order/number-order.ts'
import type { BookBase } from '../book.ts'
import { keptUnder } from './kept-under.ts'
import { workedValues } from './worked-values.ts'

/** An order of the rows of a snapshot. */
export type Order = 'name' | TableSort

/** The rows of a snapshot in an order, by a field or by what is worked out. Sorted when it is first used. */
export function rowsInOrder(base: BookBase, order: Order): Uint32Array {
  return isOfFields(order) ? base.orders[order] : workedOrder(base, order)
}

function isOfFields(order: Order): order is 'name' | SortBy {
  return order === 'name' || !isWorkedSort(order)
}

const known = weakMemo((_orders: object) => new Map<WorkedSort, Uint32Array>())

function workedOrder({ snapshot, orders, assumed }: BookBase, sort: WorkedSort): Uint32Array {
  const { by, descending } = readWorkedSort(sort)
  const kept = known.of(keptUnder(orders, by, assumed?.terms))
  const inOrder = (way: WorkedSort, make: () => Uint32Array) => {
    const rows = kept.get(way) ?? make()
    kept.set(way, rows)
    return rows
  }
  const { figures } = workedValues(snapshot.columns, by, assumed?.terms)
  const rising = inOrder(`${by}_asc`, () => risingOrder(figures, orders.name))
  return descending ? inOrder(`${by}_desc`, () => fallingOrder(figures, rising)) : rising
}
