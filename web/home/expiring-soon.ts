import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { find } from '../../sync/book/question/find.ts'
import { addDays } from '../../sync/domain/days.ts'
import type { Property } from '../../sync/domain/property.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'

/** Leases that end within a year. */
export interface ExpiringSoon {
  count: number
  /** The first to end. */
  first: readonly Property[]
  /** Finds them all in the search. */
  q: string
}

const A_YEAR = 365

export function expiringSoon(book: Book, today: string, most: number): ExpiringSoon {
  const asked = { kind: 'date', field: 'expiration', from: today, to: addDays(today, A_YEAR) } as const
  const { found, slots } = find(book, { criteria: [asked], sort: 'expiry_asc' }, most)
  return { count: found, first: Array.from(slots, (slot) => propertyAt(book, slot)), q: phraseOf(asked) }
}
