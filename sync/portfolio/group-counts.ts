import type { Book } from '../book/book.ts'
import { slotsIn } from '../columns/bitmap.ts'
import { weakMemo } from '../memo.ts'
import { facetsOf } from './facets-of.ts'
import { histogram } from './histogram.ts'
import type { FilterGroup } from './judge-portfolio.ts'
import { keepFew } from './keep-few.ts'
import type { SingleField } from './portfolio-field.ts'
import { filterToken, type PortfolioFilter } from './portfolio-filter.ts'
import { shownSlots, valueSlots } from './value-slots.ts'

/** How many of the properties that meet a group of filters have each value of a field; a missing one at 0. */
export function groupCounts(book: Book, [first, ...others]: FilterGroup, field: SingleField): Uint32Array {
  const counts = valueCounts(book, first, field)
  if (others.length === 0) return counts
  // A property has one value of the group's field.
  const sums = counts.slice()
  for (const other of others) {
    const more = valueCounts(book, other, field)
    for (let value = 0; value < sums.length; value++)
      sums[value] = (sums[value] as number) + (more[value] as number)
  }
  return sums
}

const known = weakMemo((_book: Book) => new Map<string, Map<SingleField, Uint32Array>>())

/** They are kept, because the next step of a portfolio needs them again. Do not change them. */
function valueCounts(book: Book, filter: PortfolioFilter, field: SingleField): Uint32Array {
  const byFilter = known.of(book)
  const key = filterToken(filter).toLowerCase()
  let byField = byFilter.get(key)
  if (byField === undefined) {
    byField = new Map()
    keepFew(byFilter, key, byField)
  }
  let counts = byField.get(field)
  if (counts === undefined) {
    const shown = shownSlots(book)
    const slots = valueSlots(book, filter).map((word, i) => word & (shown[i] as number))
    counts = histogram(facetsOf(book)[field], slotsIn(slots))
    byField.set(field, counts)
  }
  return counts
}
