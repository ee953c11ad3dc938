import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { find } from '../../sync/book/question/find.ts'
import { addDays, type Day } from '../../sync/domain/dates/days.ts'
import type { Moment } from '../../sync/domain/dates/moments.ts'
import type { Property } from '../../sync/domain/property.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { countMeeting, sinceOf } from './new-words.ts'

/** Leases that end within a year. */
export interface ExpiringSoon {
  count: number
  /** The first to end. */
  first: readonly Property[]
  /** Finds them all in the search. */
  q: string
}

const A_YEAR = 365

/** How many of them are new since a moment, or end within a year only since then. */
export function newlyExpiring(book: Book, today: Day, from: Moment): number {
  const asked = { kind: 'date', field: 'expiration', from: today } as const
  const wereThen = { ...asked, to: addDays(from.slice(0, 10), A_YEAR) }
  const isOld = { ...sinceOf('createdAt', from), not: true }
  return (
    countMeeting(book, [{ ...asked, to: addDays(today, A_YEAR) }]) - countMeeting(book, [wereThen, isOld])
  )
}

export function expiringSoon(book: Book, today: string, most: number): ExpiringSoon {
  const asked = { kind: 'date', field: 'expiration', from: today, to: addDays(today, A_YEAR) } as const
  const { found, slots } = find(book, { criteria: [asked], sort: 'expiry_asc' }, most)
  return { count: found, first: Array.from(slots, (slot) => propertyAt(book, slot)), q: phraseOf(asked) }
}
