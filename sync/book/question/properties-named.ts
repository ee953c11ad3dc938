import { stringAt } from '../../columns/string-column.ts'
import type { Property } from '../../domain/property.ts'
import { compareText } from '../base-order/compare-text.ts'
import type { Book } from '../book.ts'
import { slotsInOrder } from '../order/merged-order.ts'
import { propertyAt } from '../property-at.ts'

/** More of one name say nothing further. */
const MOST = 100

/** The first properties of a book with a name, whatever its case. Looks at about 20 names of a million. */
export function propertiesNamed(book: Book, name: string): Property[] {
  const wanted = name.toLowerCase()
  const slots = slotsInOrder(book, 'name')
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareText(nameAt(book, slots[middle] as number), wanted) < 0) low = middle + 1
    else high = middle
  }
  const named: Property[] = []
  for (let at = low; at < slots.length && named.length < MOST; at++) {
    const slot = slots[at] as number
    if (nameAt(book, slot) !== wanted) break
    named.push(propertyAt(book, slot))
  }
  return named
}

function nameAt({ base, extraProperties }: Book, slot: number): string {
  const { rows, strings } = base.snapshot.columns
  const name = slot < rows ? stringAt(strings.name, slot) : extraProperties[slot - rows]?.name
  return name?.toLowerCase() ?? ''
}
