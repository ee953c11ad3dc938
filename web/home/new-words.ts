import type { Book } from '../../sync/book/book.ts'
import { find } from '../../sync/book/question/find.ts'
import type { MomentField } from '../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { Moment } from '../../sync/domain/dates/moments.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'

/** What became of properties from a moment on. */
export function sinceOf(field: MomentField, from: Moment) {
  return { kind: 'moment', field, from, to: null, not: false } as const
}

/** How many properties meet all criteria. */
export function countMeeting(book: Book, criteria: readonly Criterion[]): number {
  return find(book, { criteria, sort: DEFAULT_SORT }, 0).found
}

/** Of the new properties, `4 leased, 2 asking`: with a tenant, and on offer; false where none says so. */
export function newWords(book: Book, from: Moment): string | false {
  const isNew = sinceOf('createdAt', from)
  const asking = countMeeting(book, [isNew, { kind: 'word', field: 'status', anyOf: ['Asking'], not: false }])
  const leased = countMeeting(book, [
    isNew,
    // Any name has it within.
    { kind: 'party', field: 'tenant', text: '', not: false },
    { kind: 'word', field: 'status', anyOf: ['Asking'], not: true },
  ])
  const parts = [
    ...(leased > 0 ? [`${formatCount(leased)} leased`] : []),
    ...(asking > 0 ? [`${formatCount(asking)} asking`] : []),
  ]
  return parts.length > 0 && parts.join(', ')
}
