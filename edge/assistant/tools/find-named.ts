import type { Book } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { partsOf } from '../../../sync/book/question/judge.ts'
import { stringAt } from '../../../sync/columns/string-column.ts'
import type { Property } from '../../../sync/domain/property.ts'

/** How well a name fits; a higher number is worse. */
const EXACT = 0
const BEGINS = 1
const HOLDS = 2

/**
 * The properties with a name, an address or an id: exact matches, otherwise those that begin with it, otherwise those
 * that contain it. In the order of the book.
 */
export function findNamed(book: Book, words: string): Property[] {
  const wanted = folded(words)
  if (wanted === '') return []
  const byId = findSlot(book, words.trim())
  if (byId >= 0) return [propertyAt(book, byId)]
  const longest = wanted.split(' ').reduce((a, b) => (b.length > a.length ? b : a))
  let best = HOLDS
  let slots: number[] = []
  for (const { columns, firstSlot } of partsOf(book)) {
    for (let row = 0; row < columns.rows; row++) {
      const slot = firstSlot + row
      if (book.gone[slot] === 1) continue
      const fit = Math.min(
        fitOf(stringAt(columns.strings.name, row), wanted, longest),
        fitOf(stringAt(columns.strings.address, row), wanted, longest),
      )
      if (fit > best) continue
      if (fit < best) slots = []
      best = fit
      slots.push(slot)
    }
  }
  return slots.map((slot) => propertyAt(book, slot))
}

/** Most texts lack the longest word, and need not be folded, which takes long. */
function fitOf(text: string | null, wanted: string, longest: string): number {
  if (text === null || !text.toLowerCase().includes(longest)) return HOLDS + 1
  const has = folded(text)
  if (has === wanted) return EXACT
  if (has.startsWith(`${wanted} `)) return BEGINS
  return ` ${has} `.includes(` ${wanted} `) ? HOLDS : HOLDS + 1
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
