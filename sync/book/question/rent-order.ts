import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import { allValues, stringAt } from '../../columns/string-column.ts'
import { SUBJECT } from '../../domain/known-types.ts'
import { weakMemo } from '../../memo.ts'
import type { RowOrders } from '../base-order/row-order.ts'
import type { Book, BookBase } from '../book.ts'
import { extraOrder } from '../order/extra-order.ts'
import { isMarked, type Marks } from './marks.ts'
import type { SortedRents } from './rent-statistics.ts'

/** The rows of a snapshot that state a rent, in order of it, with what statistics read of each. */
interface RentOrder extends SortedRents {
  rows: Uint32Array
  /** 0 for a subject, which is left out of all figures. */
  counted: Uint8Array
  /** Good until the next question about the same snapshot. */
  answer: SortedRents
}

/**
 * The rents, rising, of the slots that fail no criterion outside `ignored`. Valid until the next
 * question about the same snapshot, which reuses the memory.
 */
export function rentsOf(book: Book, marks: Marks, ignored: number): SortedRents {
  const order = rentOrder(book.base)
  const extra = extraOrder(book, 'rent_asc')
  const { rentPerSf } = book.extra.numbers
  const firstExtra = book.gone.length
  const asked = ~ignored
  const answer = roomFor(order, extra.slots.length)
  let count = 0
  let from = 0
  for (let next = 0; next < extra.slots.length; next++) {
    const slot = extra.slots[next] as number
    const rent = numberAt(rentPerSf, slot - firstExtra)
    // Those without a rent are last.
    if (Number.isNaN(rent)) break
    const to = extra.before[next] as number
    count = copyFound(order, from, to, marks, asked, answer, count)
    from = to
    answer.rents[count] = rent
    answer.squareFeet[count] = weightAt(book.extra, slot - firstExtra)
    const isSubject = stringAt(book.extra.strings.status, slot - firstExtra) === SUBJECT
    if (!isSubject) count += 1 - isMarked((marks[slot] as number) & asked)
  }
  count = copyFound(order, from, order.rows.length, marks, asked, answer, count)
  return { rents: answer.rents.subarray(0, count), squareFeet: answer.squareFeet.subarray(0, count) }
}

/** Appends what is found in a range of the order to the first `count` entries, and answers the new count. */
function copyFound(
  { rows, counted, rents, squareFeet }: RentOrder,
  from: number,
  to: number,
  marks: Marks,
  asked: number,
  { rents: rentsFound, squareFeet: feetFound }: SortedRents,
  count: number,
): number {
  let n = count
  // No branch, which would be mispredicted for every other property: what does not count is overwritten.
  for (let i = from; i < to; i++) {
    rentsFound[n] = rents[i] as number
    feetFound[n] = squareFeet[i] as number
    n += (counted[i] as number) & (1 - isMarked((marks[rows[i] as number] as number) & asked))
  }
  return n
}

/** Room for all, plus one that is overwritten. */
function roomFor(order: RentOrder, extra: number): SortedRents {
  const needed = order.rows.length + extra + 1
  if (order.answer.rents.length < needed) {
    order.answer = { rents: new Float64Array(needed), squareFeet: new Float64Array(needed) }
  }
  return order.answer
}

const known = weakMemo((_orders: RowOrders) => ({ order: null as RentOrder | null }))

function rentOrder(base: BookBase): RentOrder {
  const held = known.of(base.orders)
  held.order ??= createRentOrder(base)
  return held.order
}

function createRentOrder({ snapshot: { columns }, orders }: BookBase): RentOrder {
  const { rentPerSf } = columns.numbers
  const byRent = orders.rent_asc
  const rents = new Float64Array(byRent.length)
  const squareFeet = new Float64Array(byRent.length)
  const counted = new Uint8Array(byRent.length)
  const isSubject = subjectRows(columns)
  let n = 0
  for (; n < byRent.length; n++) {
    const row = byRent[n] as number
    const rent = numberAt(rentPerSf, row)
    if (Number.isNaN(rent)) break
    rents[n] = rent
    squareFeet[n] = weightAt(columns, row)
    counted[n] = isSubject(row) ? 0 : 1
  }
  return {
    rows: byRent.subarray(0, n),
    counted,
    rents: rents.subarray(0, n),
    squareFeet: squareFeet.subarray(0, n),
    answer: { rents: new Float64Array(0), squareFeet: new Float64Array(0) },
  }
}

/** As `rentWeight` of the property. */
function weightAt({ numbers: { leasedSf, squareFootage } }: BookColumns, row: number): number {
  const leased = numberAt(leasedSf, row)
  return Number.isNaN(leased) ? numberAt(squareFootage, row) : leased
}

function subjectRows({ strings: { status } }: BookColumns): (row: number) => boolean {
  const { codes } = status
  const code = codes ? allValues(status).indexOf(SUBJECT) + 1 : 0
  return (row) => (codes ? code > 0 && codes[row] === code : stringAt(status, row) === SUBJECT)
}
