import type { Book } from '../book/book.ts'
import { judge } from '../book/question/judge.ts'
import type { Nearby } from '../book/spatial/order-by-distance.ts'
import type { Criterion } from '../domain/criteria/criterion.ts'

/** Those that meet the criteria, in the same order. The `subject`, a slot or -1, is left out. */
export function compsAmong(
  book: Book,
  { slots, miles }: Nearby,
  criteria: readonly Criterion[],
  subject: number,
): Nearby {
  const { marks } = judge(book, criteria)
  const kept: Nearby = { slots: new Uint32Array(slots.length), miles: new Float64Array(slots.length) }
  let count = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    if (marks[slot] !== 0 || slot === subject) continue
    kept.slots[count] = slot
    kept.miles[count++] = miles[i] as number
  }
  return { slots: kept.slots.subarray(0, count), miles: kept.miles.subarray(0, count) }
}

/** How many are at most `radius` miles away. */
export function countWithin({ miles }: Nearby, radius: number): number {
  let [low, high] = [0, miles.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((miles[middle] as number) <= radius) low = middle + 1
    else high = middle
  }
  return low
}

/** The first so many. */
export function firstOf({ slots, miles }: Nearby, count: number): Nearby {
  return { slots: slots.subarray(0, count), miles: miles.subarray(0, count) }
}

/** For each criterion, how many of the slots would meet all the others. */
export function countWithoutEach(
  book: Book,
  slots: Uint32Array,
  criteria: readonly Criterion[],
  subject: number,
): number[] {
  const { marks } = judge(book, criteria)
  const counts = criteria.map(() => 0)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    const mark = marks[slot] as number
    if (slot === subject || mark < 0) continue
    for (let c = 0; c < counts.length; c++) {
      if ((mark & ~(1 << c)) === 0) counts[c] = (counts[c] as number) + 1
    }
  }
  return counts
}
