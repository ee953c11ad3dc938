import type { Book } from '../book/book.ts'
import { partsOf } from '../book/judge.ts'
import { AMENITY_IDS } from '../domain/amenities.ts'
import { addEqual, type Bitmap, emptyBitmap } from './bitmap.ts'
import { facetsOf } from './facets-of.ts'
import { filterToken, type PortfolioFilter } from './portfolio-filter.ts'

interface Known {
  shown: Bitmap
  byValue: Map<string, Bitmap>
}

const known = new WeakMap<Book, Known>()

/** More values than are asked for at a time; the oldest is forgotten. */
const MOST_KEPT = 64

/** All slots of a book that hold a property. Not to be changed. */
export function shownSlots(book: Book): Bitmap {
  return knownOf(book).shown
}

/** The slots that have a value, gone ones too. Kept, for the next question asks most of the same. Not to be changed. */
export function valueSlots(book: Book, filter: PortfolioFilter): Bitmap {
  const { byValue } = knownOf(book)
  const key = filterToken(filter).toLowerCase()
  let slots = byValue.get(key)
  if (slots === undefined) {
    slots = slotsWith(book, filter)
    for (const oldest of byValue.keys()) {
      if (byValue.size < MOST_KEPT) break
      byValue.delete(oldest)
    }
    byValue.set(key, slots)
  }
  return slots
}

function slotsWith(book: Book, { field, value }: PortfolioFilter): Bitmap {
  const slots = emptyBitmap(book.slots)
  if (field === 'amenity') {
    const bit = (AMENITY_IDS as readonly string[]).indexOf(value)
    if (bit < 0) return slots
    for (const { columns, firstSlot } of partsOf(book)) {
      addEqual(slots, firstSlot, columns.amenities, 1 << bit, 1 << bit)
    }
    return slots
  }
  const {
    numbers,
    parts: [base, extra],
  } = facetsOf(book)[field]
  const number = numbers.get(value.toLowerCase())
  if (number === undefined) return slots
  addEqual(slots, 0, base.codes, number)
  const code = extra.bookValue.indexOf(number)
  if (code > 0) addEqual(slots, base.codes.length, extra.codes, code)
  return slots
}

function knownOf(book: Book): Known {
  let held = known.get(book)
  if (held === undefined) {
    const shown = emptyBitmap(book.slots)
    addEqual(shown, 0, book.gone, 0)
    addEqual(shown, book.gone.length, new Uint8Array(book.extra.rows), 0)
    held = { shown, byValue: new Map() }
    known.set(book, held)
  }
  return held
}
