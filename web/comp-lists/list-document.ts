import type { GridSort } from '../../sync/adjustments/grid-order.ts'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { compListDocument } from '../../sync/comp-lists/comp-list-document.ts'
import type { CompsDocument } from '../../sync/documents/model/comps-document.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { marketNear } from '../../sync/trends/market-near.ts'
import type { SyncedCompList } from '../data/comp-lists/comp-lists.ts'
import { madeRentOnly } from '../exports/rent-only-document.ts'
import { today } from '../exports/today.ts'

interface ListDocumentOptions {
  unit: RentUnit
  /** Whether those that were left out are left out here as well. */
  includedOnly: boolean
  /** Whether those without a rent are. */
  isRentOnly?: boolean
  /** What the adjusted comps are sorted by; null for the list's own order. */
  gridSort?: GridSort | null
}

/** A list as a document, from the book as it is now. */
export function listDocument(
  list: SyncedCompList,
  book: Book,
  { unit, includedOnly, isRentOnly = false, gridSort = null }: ListDocumentOptions,
): CompsDocument {
  const whole = compListDocument({
    list,
    entries: list.entries.filter(({ isIncluded }) => isIncluded || !includedOnly),
    propertyOf(id) {
      const slot = findSlot(book, id)
      return slot < 0 ? null : propertyAt(book, slot)
    },
    date: today(),
    unit,
    assumed: book.base.assumed,
    credits: [],
    marketNear: (center, miles) => marketNear(book, center, miles),
  })
  const document = gridSort === null ? whole : { ...whole, gridSort }
  if (!isRentOnly) return document
  const rows = document.rows.filter(({ property }) => property.rentPerSf !== null)
  return madeRentOnly({ ...document, rows }, true)
}
