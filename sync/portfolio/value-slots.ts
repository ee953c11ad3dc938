import type { Book } from '../book/book.ts'
import { addEqual, type Bitmap, emptyBitmap, fullBitmap } from '../columns/bitmap.ts'
import type { BookColumns } from '../columns/book-columns.ts'
import type { Codes } from '../columns/string-column.ts'
import { AMENITY_IDS } from '../domain/amenities/amenities.ts'
import { weakMemo } from '../memo.ts'
import { facetsOf } from './facets-of.ts'
import { keepFew } from './keep-few.ts'
import { filterToken, type PortfolioFilter } from './portfolio-filter.ts'

interface Known {
  shown: Bitmap
  byValue: Map<string, Bitmap>
}

const known = new WeakMap<Book, Known>()

/** All slots of a book that hold a property. Do not change them. */
export function shownSlots(book: Book): Bitmap {
  return knownOf(book).shown
}

/**
 * The slots that have a value, gone ones included. They are kept, because the next question uses most of them again.
 * Do not change them.
 */
export function valueSlots(book: Book, filter: PortfolioFilter): Bitmap {
  const { byValue } = knownOf(book)
  const key = filterToken(filter).toLowerCase()
  let slots = byValue.get(key)
  if (slots === undefined) {
    slots = slotsWith(book, filter)
    keepFew(byValue, key, slots)
  }
  return slots
}

function slotsWith(book: Book, { field, value }: PortfolioFilter): Bitmap {
  const { columns } = book.base.snapshot
  if (field === 'amenity') {
    const bit = (AMENITY_IDS as readonly string[]).indexOf(value)
    if (bit < 0) return emptyBitmap(book.slots)
    const mask = 1 << bit
    const slots = withChanged(book, rowsWith(columns, `amenity ${bit}`, columns.amenities, mask, mask))
    addEqual(slots, columns.rows, book.extra.amenities, mask, mask)
    return slots
  }
  const {
    numbers,
    parts: [base, extra],
  } = facetsOf(book)[field]
  const number = numbers.get(value.toLowerCase())
  if (number === undefined) return emptyBitmap(book.slots)
  const slots = withChanged(book, rowsWith(columns, `${field} ${number}`, base.codes, number))
  const code = extra.bookValue.indexOf(number)
  if (code > 0) addEqual(slots, base.codes.length, extra.codes, code)
  return slots
}

/** The rows of a snapshot, with room for what changed since. */
function withChanged({ slots }: Book, rows: Bitmap): Bitmap {
  const bitmap = emptyBitmap(slots)
  bitmap.set(rows)
  return bitmap
}

const knownRows = weakMemo((_columns: BookColumns) => new Map<string, Bitmap>())

/** Those of a snapshot stay the same while the book changes. */
function rowsWith(columns: BookColumns, key: string, codes: Codes, wanted: number, mask = -1) {
  const byKey = knownRows.of(columns)
  let rows = byKey.get(key)
  if (rows === undefined) {
    rows = emptyBitmap(columns.rows)
    addEqual(rows, 0, codes, wanted, mask)
    keepFew(byKey, key, rows)
  }
  return rows
}

function knownOf(book: Book): Known {
  let held = known.get(book)
  if (held === undefined) {
    const shown = fullBitmap(book.slots)
    for (const row of book.goneRows) shown[row >>> 5] = (shown[row >>> 5] as number) & ~(1 << (row & 31))
    held = { shown, byValue: new Map() }
    known.set(book, held)
  }
  return held
}
