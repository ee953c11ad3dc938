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
  const named: Property[] = []
  for (let at = firstFrom(book, slots, wanted); at < slots.length && named.length < MOST; at++) {
    const slot = slots[at] as number
    if (nameAt(book, slot) !== wanted) break
    named.push(propertyAt(book, slot))
  }
  return named
}

/** The first names of a book that begin with some letters, whatever their case, each once. */
export function namesBeginning(book: Book, letters: string, most: number): string[] {
  const wanted = letters.toLowerCase()
  const slots = slotsInOrder(book, 'name')
  const names = new Map<string, string>()
  const first = firstFrom(book, slots, wanted)
  for (let at = first; at < Math.min(slots.length, first + MOST) && names.size < most; at++) {
    const slot = slots[at] as number
    const key = nameAt(book, slot)
    if (!key.startsWith(wanted)) break
    if (!names.has(key)) names.set(key, propertyAt(book, slot).name)
  }
  return [...names.values()]
}

/** Where the first name stands that is not before `wanted`. */
function firstFrom(book: Book, slots: ArrayLike<number>, wanted: string): number {
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareText(nameAt(book, slots[middle] as number), wanted) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function nameAt({ base, extraProperties }: Book, slot: number): string {
  const { rows, strings } = base.snapshot.columns
  const name = slot < rows ? stringAt(strings.name, slot) : extraProperties[slot - rows]?.name
  return name?.toLowerCase() ?? ''
}
