import type { Book } from '../../../sync/book/book.ts'
import { judge } from '../../../sync/book/question/judge.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import type { ListComp } from './list-comps.ts'

/** The comps that meet all criteria, in their order. What has left the book meets none. */
export function compsMeeting(
  book: Book,
  comps: readonly ListComp[],
  criteria: readonly Criterion[],
): readonly ListComp[] {
  if (criteria.length === 0) return comps
  const { marks } = judge(book, criteria)
  return comps.filter(({ slot }) => slot >= 0 && marks[slot] === 0)
}
